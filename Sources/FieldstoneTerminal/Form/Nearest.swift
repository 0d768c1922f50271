/// Suggests a name for a misspelled one.
enum Nearest {
  /// The name with the smallest edit distance, if that is at most a third of the characters (at least 2); otherwise the
  /// only name that begins with the wrong one, in any case.
  ///
  /// - Returns: nil if no name is near enough, or the wrong one has more than 40 characters.
  static func name(to wrong: String, in names: [String]) -> String? {
    guard wrong.count <= 40 else { return nil }
    let near = names.map { ($0, distance(Array(wrong.lowercased()), Array($0.lowercased()))) }.min { $0.1 < $1.1 }
    let most = max(2, wrong.count / 3)
    if let near, near.1 <= most { return near.0 }
    // A beginning of a name counts too: `--secret` for `--secrets-from-input`.
    let longer = names.filter { $0.lowercased().hasPrefix(wrong.lowercased()) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The Damerau–Levenshtein distance (optimal string alignment): how many characters to change, add, drop or swap.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the two names.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var line = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1], line[column]) + 1
        best = min(best, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      (before, last) = (last, line)
    }
    return last[right.count]
  }
}
