import SwiftSyntax

extension PropertySpec {
  /// The doc comment as plain text: lines of a paragraph joined by spaces, paragraphs by an empty line.
  ///
  /// As in the compiler, an empty line between two doc comments makes the later one the property's.
  static func documentation(in trivia: Trivia) -> String? {
    var lines: [Substring] = []
    var lineBreaks = 0
    for piece in trivia {
      switch piece {
      case .docLineComment(let text):
        if lineBreaks > 1 { lines = [] }
        lines.append(text.dropFirst(3))
        lineBreaks = 0
      case .docBlockComment(let text):
        if lineBreaks > 1 { lines = [] }
        lines += blockLines(text)
        lineBreaks = 0
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        lineBreaks += count
      case .lineComment, .blockComment:
        lineBreaks = 0
      default: break
      }
    }
    let paragraphs = lines.map(trimmed).split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  /// The lines between `/**` and `*/`, without the asterisks that some put before each.
  private static func blockLines(_ comment: String) -> [Substring] {
    let body = comment.dropFirst(3).dropLast(comment.hasSuffix("*/") ? 2 : 0)
    return body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let text = trimmed(line)
      return text == "*" || text.hasPrefix("* ") ? trimmed(text.dropFirst()) : text
    }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }
}
