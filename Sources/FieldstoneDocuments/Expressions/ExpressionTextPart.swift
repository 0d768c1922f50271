import FieldstoneCore

/// A part of a text that an expression makes.
enum ExpressionTextPart {
  /// Written in the expression.
  case written(String)
  /// Made of answers, so that nothing in it is translated or read as Markdown; or a text of its own in the place of one.
  /// The first whole number decides about the plural form in translations.
  case answer(FormArgument)

  /// About how many bytes it takes.
  var bytes: Int {
    switch self {
    case .written(let text), .answer(.text(let text)), .answer(.number(let text)): text.utf8.count
    // What is written in it is no longer than the expression.
    case .answer(.string(let text)): text.arguments.reduce(32) { $0 + Self.answer($1).bytes }
    case .answer(.date): 32
    }
  }

  /// What it shows, and nil for what depends on the language.
  fileprivate var fixedText: String? {
    switch self {
    case .written(let text), .answer(.text(let text)): text
    case .answer: nil
    }
  }
}

extension FormString {
  /// A text of which the written parts are the key, with `%@` for each answer.
  init(joining parts: [ExpressionTextPart]) {
    let parts = parts.filter { if case .written("") = $0 { false } else { true } }
    let arguments = parts.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
    let isData = arguments.count == parts.count && !parts.isEmpty
    // Without answers, there is nothing to put in, and without texts, nothing to translate.
    if arguments.isEmpty || isData && arguments.count > 1, case let texts = parts.compactMap(\.fixedText),
      texts.count == parts.count
    {
      self = isData ? FormString(verbatim: texts.joined()) : FormString(texts.joined())
      return
    }
    let keys = parts.map { if case .written(let text) = $0 { text.replacing("%", with: "%%") } else { "%@" } }
    self.init(key: keys.joined(), arguments: arguments)
  }
}

extension FormArgument {
  /// A text in the place of an answer: an answer itself, or a text with a key of its own.
  init(joining parts: [ExpressionTextPart]) {
    if parts.count == 1, case .answer(let answer) = parts[0] {
      self = answer
    } else {
      self = .string(FormString(joining: parts))
    }
  }
}

extension String {
  /// Whether it consists of digits, and perhaps a minus sign.
  var isWholeNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
