import Foundation

/// A block of code in a document or in the doc comments of a source.
struct CodeBlock: Sendable {
  /// The file, relative to the package's folder.
  let file: String
  /// The number of its first line of code.
  let line: Int
  /// What follows the opening fence: `swift`, `sh`, `text`.
  let language: String
  let lines: [String]

  /// The allowed languages. Only `swift` is compiled.
  static let languages: Set = ["swift", "sh", "console", "text", "json"]

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

  /// The blocks of a file, in order. Throws if a block is not closed.
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

  /// The errors that the block expects, by line number: `// error: …` below the line with the error.
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

  /// The text of a doc comment line; nil for any other line.
  private static func comment(_ line: Substring) -> String? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    let text = line.dropFirst(3)
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  /// The declarations and statements of the block: each begins in the first column, outside all brackets.
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
      // A comment or an attribute belongs to the following part.
      if !isBlank || !line.isEmpty { isComplete = !isBlank && code.wholeMatch(of: /@\w+(\(.*\))?\s*/) == nil }
    }
    return parts
  }
}
