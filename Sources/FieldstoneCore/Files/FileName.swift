/// Names of files as they are shown and offered for saving. No store uses them as paths.
enum FileName {
  /// The most bytes of UTF-8 that a name has; file systems allow 255.
  private static let longest = 150

  /// A name without folders, control characters, marks that change the direction of writing, and dots or white space
  /// around it. A name that is too long keeps its extension.
  static func safe(_ name: String) -> String {
    // Browsers on some systems send whole paths.
    let last = name.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? ""
    let scalars = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    var text = String(String.UnicodeScalarView(scalars))[...]
    func isEdge(_ character: Character) -> Bool { character.isWhitespace || character == "." }
    while let first = text.first, isEdge(first) { text.removeFirst() }
    while let last = text.last, isEdge(last) { text.removeLast() }
    return text.isEmpty ? "file" : shortened(text)
  }

  /// The part after the last dot, in lower case; empty if there is none.
  static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static func shortened(_ name: Substring) -> String {
    guard name.utf8.count > longest else { return String(name) }
    let ending = fileExtension(of: String(name))
    let suffix = ending.isEmpty || ending.utf8.count > 12 ? "" : "." + ending
    var start = ""
    for character in name {
      guard start.utf8.count + String(character).utf8.count + suffix.utf8.count <= longest - 3 else { break }
      start.append(character)
    }
    return start + "…" + suffix
  }
}
