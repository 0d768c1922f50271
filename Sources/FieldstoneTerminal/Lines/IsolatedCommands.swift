/// Commands in lines that are written from right to left.
enum IsolatedCommands {
  /// The line with each command between marks of direction, if it has letters that are written from right to left. A
  /// terminal that orders lines would otherwise show the colon of `:cancel` at its other end, and `<` as `>`.
  ///
  /// Only commands are marked: what people enter has no marks that a terminal could be misled by.
  static func line(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: isRightToLeft) else { return line }
    return line.split(separator: " ", omittingEmptySubsequences: false).map(isolated).joined(separator: " ")
  }

  /// A word, with its command between marks if it is one, with punctuation around it.
  private static func isolated(_ word: Substring) -> String {
    let start = word.drop { "«\"“([".contains($0) }
    var command = start
    while let last = command.last, "»\"”)].,:;،؛؟".contains(last) { command.removeLast() }
    guard isChangedByOrder(command) else { return String(word) }
    return word[..<start.startIndex] + "\u{2066}\(command)\u{2069}" + word[command.endIndex...]
  }

  /// Whether it would look like something else: a colon with letters, `<`, or a backslash with what it is for.
  private static func isChangedByOrder(_ word: Substring) -> Bool {
    let bare = word.drop { $0 == "\\" }
    if bare == "<" { return true }
    if bare.first == ":" { return bare.count > 1 && bare.dropFirst().allSatisfy { $0.isASCII && $0.isLetter } }
    return word.first == "\\" && (bare == "?" || bare == "-")
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }
}
