import FieldstoneCore

/// A part of a text that an expression makes.
enum ExpressionTextPart {
  /// Written in the expression.
  case written(String)
  /// Made of answers, so that nothing in it is translated or read as Markdown.
  case answer(String)

  var text: String {
    switch self {
    case .written(let text), .answer(let text): text
    }
  }
}

extension FormString {
  /// A text of which the written parts are the key, with `%@` for each answer.
  init(joining parts: [ExpressionTextPart]) {
    let hasAnswers = parts.contains { if case .answer = $0 { true } else { false } }
    let hasWritten = parts.contains { if case .written(let text) = $0 { !text.isEmpty } else { false } }
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
      }
    }
    self.init(key: key, arguments: arguments)
  }
}
