import FieldstoneCore

/// A part of a text that an expression makes.
enum ExpressionTextPart {
  /// Written in the expression.
  case written(String)
  /// Made of answers, so that nothing in it is translated or read as Markdown.
  case answer(String)
  /// A whole number, in digits. It decides about the plural form in translations.
  case number(String)

  var text: String {
    switch self {
    case .written(let text), .answer(let text), .number(let text): text
    }
  }

  var isWritten: Bool { if case .written = self { true } else { false } }
}

extension FormString {
  /// A text of which the written parts are the key, with `%@` for each answer.
  init(joining parts: [ExpressionTextPart]) {
    let hasAnswers = parts.contains { !$0.isWritten }
    let hasWritten = parts.contains { $0.isWritten && !$0.text.isEmpty }
    guard hasAnswers, hasWritten else {
      let text = parts.map(\.text).joined()
      self = hasAnswers ? FormString(verbatim: text) : FormString(text)
      return
    }
    var (key, arguments) = ("", [FormArgument]())
    for part in parts {
      switch part {
      case .written(let text): key += text.replacing("%", with: "%%")
      case .answer(let text):
        key += "%@"
        arguments.append(.text(text))
      case .number(let digits):
        key += "%@"
        arguments.append(.number(digits))
      }
    }
    self.init(key: key, arguments: arguments)
  }
}

extension String {
  /// Whether it consists of digits, and perhaps a minus sign.
  var isWholeNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
