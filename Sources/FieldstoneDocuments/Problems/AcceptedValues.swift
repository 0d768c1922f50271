import FieldstoneCore

extension DocumentKind {
  /// What its values are in JSON, in a problem.
  fileprivate var accepted: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number, .decimal: "a number"
    case .date(let kind): "a text such as \"\(kind.example)\""
    case .written(let notation): "a text such as \"\(notation.example)\""
    case .range(let bound): "a list of \(bound.ends), such as \(bound.example)"
    case .choice: "one of the options"
    case .choices: "a list of options"
    case .file: "an object that refers to a file"
    case .form, .alternatives: "an object"
    case .list: "a list"
    }
  }
}

extension DocumentList {
  /// What its elements are in JSON, in a problem.
  var acceptedElement: String {
    switch element {
    case .form: "an object"
    case .value(let field): field.kind.accepted
    }
  }
}

extension DocumentNotation {
  /// What a value is called in a mistake.
  var words: String {
    switch self {
    case .duration: "a duration"
    case .url: "an address"
    case .uuid: "an identifier"
    }
  }

  /// A value in JSON, for a problem.
  var example: String {
    switch self {
    case .duration: "PT1H30M"
    case .url: "https://example.org"
    case .uuid: "123E4567-E89B-12D3-A456-426614174000"
    }
  }
}

extension DocumentRangeBound {
  /// What the ends of a range are in JSON, in a problem.
  var ends: String {
    switch self {
    case .integer: "two whole numbers, the lower one first"
    case .number, .decimal: "two numbers, the lower one first"
    case .date: "two dates, the earlier one first"
    }
  }

  fileprivate var example: String {
    switch self {
    case .integer: "[18, 65]"
    case .number, .decimal: "[1.5, 2]"
    case .date: "[\"2025-03-31\", \"2025-04-04\"]"
    }
  }
}

extension FormValues.Value {
  /// What is said of a value that a field of a kind can't have.
  func isNotValid(for kind: DocumentKind) -> String {
    let expected = isTooLarge(for: kind) ? "a whole number from \(Int.min) to \(Int.max)" : kind.accepted
    var hint = ""
    if case .written(as: .duration) = kind, let text, DurationValue.hasYearsOrMonths(text) {
      hint = " \(DurationValue.noYears)"
    }
    return "\(shortened) isn't a valid value for a field of type '\(kind.name)': expected \(expected).\(hint)"
  }

  /// Whether it is a whole number that doesn't fit.
  private func isTooLarge(for kind: DocumentKind) -> Bool {
    guard kind.isInteger, let double else { return false }
    return double.rounded() == double && (double >= 0x1p63 || double < -0x1p63)
  }

  /// The value as JSON, in a few words.
  var shortened: String {
    let text = description
    return text.count <= 60 ? text : text.prefix(57) + "…"
  }
}
