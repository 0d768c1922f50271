import FieldstoneCore
import Foundation

/// A value that isn't of its field's type.
struct MistypedValue {
  /// The names of the rows that lead to it, and the positions of elements.
  var path: [String]
  /// The keys that lead to it.
  var keys: [String]
  let value: FormValues.Value
  /// What is said at its row; nil for one in the place of a form or a list.
  let issue: FormIssue?
  /// What it should be.
  let expected: String
  /// The kind of the field whose value it is; nil for a choice between forms, or for an element that should be a form.
  var kind: DocumentKind?

  /// The value as it is shown in its field.
  var text: String { value.text ?? String(value.description.prefix(200)) }

  var problem: FormProblem {
    FormProblem(
      kind: .invalidDocument("The value has to be \(expected), but is a JSON \(value.kind)."),
      key: keys.joined(separator: "."))
  }

  func below(_ rows: [String], _ keys: [String]) -> MistypedValue {
    var mistyped = self
    (mistyped.path, mistyped.keys) = (rows + path, keys + self.keys)
    return mistyped
  }
}

/// Values of the wrong type.
extension DocumentValues {
  func mistyped(in values: FormValues, _ form: DocumentForm, rowNames: [String: String] = [:]) -> [MistypedValue] {
    form.fields.flatMap { field -> [MistypedValue] in
      if field.isUnread { return [] }
      if let alternatives = field.alternativesOfLevel {
        return mistyped(in: values, alternatives, choice: alternatives.discriminator).map { $0.below([""], []) }
      }
      guard let value = values[field.key], value != .null else { return [] }
      return mistyped(in: value, field.kind).map { $0.below([rowNames[field.key] ?? field.key], [field.key]) }
    }
  }

  /// What isn't of the type that its field has, in a value of some kind.
  func mistyped(in value: FormValues.Value, _ kind: DocumentKind) -> [MistypedValue] {
    guard kind.accepts(value) else {
      return [MistypedValue(path: [], keys: [], value: value, issue: kind.issue, expected: kind.expected, kind: kind)]
    }
    switch (kind, value) {
    case (.form(let subform), .object(let object)):
      return form(subform.form).map { mistyped(in: object, $0) } ?? []
    case (.list(let list), .list(let elements)):
      return elements.enumerated().flatMap { index, element -> [MistypedValue] in
        mistyped(in: element, of: list).map { $0.below(["\(index)"], ["\(index)"]) }
      }
    case (.alternatives(let alternatives), .object(let object)):
      return mistyped(in: object, alternatives, choice: "")
    default: return []
    }
  }

  private func mistyped(in element: FormValues.Value, of list: DocumentList) -> [MistypedValue] {
    switch list.element {
    case .form(let source):
      guard let object = element.object else {
        return [MistypedValue(path: [], keys: [], value: element, issue: nil, expected: "a JSON object")]
      }
      return form(source).map { mistyped(in: object, $0) } ?? []
    case .value(let field):
      return field.isUnread || element == .null && field.mayBeMissing ? [] : mistyped(in: element, field.kind)
    }
  }

  /// - Parameter choice: The name of the row in which a case is chosen.
  private func mistyped(in object: FormValues, _ alternatives: DocumentAlternatives, choice: String) -> [MistypedValue]
  {
    guard let value = object[alternatives.discriminator], value != .null else { return [] }
    guard let index = alternatives.cases.firstIndex(where: { $0.value == value }) else {
      if alternatives.isIncomplete { return [] }
      let issue = FormIssue(.notChoice(String((value.text ?? value.description).prefix(80))))
      let names = alternatives.cases.map(\.id).joined(separator: ", ")
      return [
        MistypedValue(
          path: [choice], keys: [alternatives.discriminator], value: value, issue: issue, expected: "one of \(names)")
      ]
    }
    return mistyped(in: object, alternatives.cases[index].form, rowNames: shape(alternatives).rowNames[index])
  }
}

extension DocumentKind {
  /// What is said at a field whose value is of another type.
  fileprivate var issue: FormIssue? {
    switch self {
    case .text: .error("Enter a text.")
    case .flag: FormIssue(.notYesOrNo)
    case .integer: FormIssue(.notWholeNumber)
    case .number, .decimal: FormIssue(.notNumber)
    case .date(let kind): FormIssue(.notDate(kind))
    case .written(as: .duration): FormIssue(.notDuration)
    case .written(as: .url): FormIssue(.notURL)
    case .written(as: .uuid): FormIssue(.notUUID)
    case .range(let bound): FormIssue(.notRange(.exampleRange(of: bound == .date ? Date.formControl : Int.formControl)))
    case .choice, .choices: .error("Choose from the options.")
    case .file: .error("Choose a file.")
    case .form, .list, .alternatives: nil
    }
  }

  fileprivate var expected: String {
    switch self {
    case .form, .alternatives, .file: "a JSON object"
    case .list, .choices: "a JSON array"
    case .range(let bound): "a JSON array of \(bound.ends)"
    case .integer, .number, .decimal: "a JSON number"
    case .flag: "a JSON boolean"
    case .written(let notation): "a JSON string such as \"\(notation.example)\""
    case .text, .date, .choice: "a JSON string"
    }
  }
}
