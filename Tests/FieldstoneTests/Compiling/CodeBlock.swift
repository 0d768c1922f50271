import Foundation

/// A block of code in a document or in the doc comments of a source.
struct CodeBlock: Sendable {
  /// The file, from the package's folder.
  let file: String
  /// The number of its first line of code.
  let line: Int
  /// What follows the opening fence: `swift`, `sh`, `text`.
  let language: String
  let lines: [String]

  /// The languages that a block may be marked with. Only `swift` is compiled.
  static let languages: Set = ["swift", "sh", "console", "text"]

  /// The documents, and the sources whose doc comments are read.
  static let files: [String] = {
    var found = ["README.md"]
    for folder in ["Documentation", "Sources"] {
      let all = FileManager.default.enumerator(atPath: Compiler.repository.appending(path: folder).path)
      for case let path as String in all ?? .init() where path.hasSuffix(".md") || path.hasSuffix(".swift") {
        found.append("\(folder)/\(path)")
      }
    }
    return found.sorted()
  }()

  static func text(of file: String) throws -> String {
    try String(contentsOf: Compiler.repository.appending(path: file), encoding: .utf8)
  }

  /// The blocks of a file, in order. One without an end is an error.
  static func blocks(of file: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: String, lines: [String])?
    let isSource = file.hasSuffix(".swift")
    for (index, line) in try text(of: file).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let line = isSource ? comment(line) : String(line) else {
        if let open { throw Unfinished(file: file, line: open.line) }
        continue
      }
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if let block = open, isFence {
        blocks.append(CodeBlock(file: file, line: block.line, language: block.language, lines: block.lines))
        open = nil
      } else if isFence {
        open = (index + 2, String(line.drop { $0 == " " || $0 == "`" }), [])
      } else {
        open?.lines.append(line)
      }
    }
    if let open { throw Unfinished(file: file, line: open.line) }
    return blocks
  }

  /// What the block says of errors, `// error: …` in a line below the one that has it, by that line's number.
  var errors: [Int: String] {
    var errors: [Int: String] = [:]
    for (index, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /\s*\/\/ error: (.*)/) { errors[self.line + index - 1] = String(match.1) }
    }
    return errors
  }

  /// A block that is not closed.
  struct Unfinished: Error {
    let file: String
    let line: Int
  }

  /// What a line of a doc comment says; nil for any other line.
  private static func comment(_ line: Substring) -> String? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    let text = line.dropFirst(3)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  /// The block cut into declarations and statements: each begins at the margin, outside of all brackets.
  var parts: [CodePart] {
    var parts: [CodePart] = []
    var depth = 0
    var isComplete = true
    for (index, line) in lines.enumerated() {
      let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
      let isBlank = code.allSatisfy(\.isWhitespace)
      if depth == 0, isComplete, !line.isEmpty, !line.hasPrefix(" ") {
        parts.append(CodePart(file: file, line: self.line + index, text: line))
      } else if !parts.isEmpty {
        parts[parts.count - 1].text += "\n" + line
      }
      for character in code {
        if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      }
      // A comment and an attribute belong to what follows.
      if !isBlank || !line.isEmpty { isComplete = !isBlank && code.wholeMatch(of: /@\w+(\(.*\))?\s*/) == nil }
    }
    return parts
  }
}
