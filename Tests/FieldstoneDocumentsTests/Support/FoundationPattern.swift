import FieldstoneDocuments
import Foundation

/// Patterns by Foundation's regular expressions, so that schemas can be tested without the project's own engine.
struct FoundationPattern: SchemaPattern {
  private let expression: NSRegularExpression

  static let compiler = SchemaPatternCompiler { text in
    FoundationPattern(expression: try NSRegularExpression(pattern: text))
  }

  func matches(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: utf8, as: UTF8.self)
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
