import Testing

@testable import FieldstoneDocuments

/// A pattern, with texts in which it has a match and texts in which it has none.
struct PatternCase: CustomTestStringConvertible, Sendable {
  let pattern: String
  let accepts: [String]
  let refuses: [String]
  var testDescription: String { pattern }

  init(_ pattern: String, _ accepts: [String], refuses: [String] = []) {
    self.pattern = pattern
    self.accepts = accepts
    self.refuses = refuses
  }

  func check() throws {
    let pattern = try LinearPattern(pattern)
    for text in accepts { #expect(pattern.matches(text), "\(self.pattern) in \(text.debugDescription)") }
    for text in refuses { #expect(!pattern.matches(text), "\(self.pattern) in \(text.debugDescription)") }
  }
}
