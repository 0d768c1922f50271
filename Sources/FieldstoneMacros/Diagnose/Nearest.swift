/// The candidate that a misspelled name probably means: at most two edits away, or one in a name of up to
/// five letters.
///
/// - Complexity: O(n·m) for each candidate of similar length.
func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  let allowed = name.count > 5 ? 2 : 1
  guard name.count > 2 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates.sorted() where candidate != name && abs(candidate.count - name.count) <= allowed {
    let distance = editDistance(from: Array(name), to: Array(candidate))
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The number of insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment).
private func editDistance(from source: [Character], to target: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for i in 1...max(source.count, 1) where !source.isEmpty {
    var row = [i] + Array(repeating: 0, count: target.count)
    for j in 1...max(target.count, 1) where !target.isEmpty {
      let isSame = source[i - 1] == target[j - 1]
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
      if i > 1, j > 1, source[i - 1] == target[j - 2], source[i - 2] == target[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[target.count]
}
