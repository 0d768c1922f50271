import FieldstoneCore

/// A value that isn't of its field's type.
struct Misfit {
  /// The names of the rows that lead to it, and the positions of elements.
  var path: [String]
  /// The keys that lead to it.
  var keys: [String]
  let value: FormValues.Value
  /// What is said at its row; nil for one in the place of a form or a list.
  let issue: FormIssue?
  /// What it should be.
  let expected: String

  /// The value as it is shown in its field.
  var text: String { value.text ?? String(value.description.prefix(200)) }

  var problem: FormProblem {
    FormProblem(
      kind: .invalidDocument("The value has to be \(expected), but is a JSON \(value.kind)."),
      key: keys.joined(separator: "."))
  }

  func below(_ rows: [String], _ keys: [String]) -> Misfit {
    var misfit = self
    (misfit.path, misfit.keys) = (rows + path, keys + self.keys)
    return misfit
  }
}

/// Values of the wrong type.
extension DocumentValues {
  func misfits(in values: FormValues, _ form: DocumentForm, rowNames: [String: String] = [:]) -> [Misfit] {
    form.fields.flatMap { field -> [Misfit] in
      if let alternatives = field.alternativesOfLevel {
        return misfits(in: values, alternatives, choice: alternatives.discriminator).map { $0.below([""], []) }
      }
      guard let value = values[field.key], value != .null else { return [] }
      return misfits(in: value, field.kind).map { $0.below([rowNames[field.key] ?? field.key], [field.key]) }
    }
  }

  private func misfits(in value: FormValues.Value, _ kind: DocumentKind) -> [Misfit] {
    guard kind.accepts(value) else {
      return [Misfit(path: [], keys: [], value: value, issue: kind.issue, expected: kind.expected)]
    }
    switch (kind, value) {
    case (.form(let subform), .object(let object)):
      return form(subform.form).map { misfits(in: object, $0) } ?? []
    case (.list(let list), .list(let elements)):
      return elements.enumerated().flatMap { index, element -> [Misfit] in
        misfits(in: element, of: list).map { $0.below(["\(index)"], ["\(index)"]) }
      }
    case (.alternatives(let alternatives), .object(let object)):
      return misfits(in: object, alternatives, choice: "")
    default: return []
    }
  }

  private func misfits(in element: FormValues.Value, of list: DocumentList) -> [Misfit] {
    switch list.element {
    case .form(let source):
      guard let object = element.object else {
        return [Misfit(path: [], keys: [], value: element, issue: nil, expected: "a JSON object")]
      }
      return form(source).map { misfits(in: object, $0) } ?? []
    case .value(let field):
      return element == .null && field.mayBeMissing ? [] : misfits(in: element, field.kind)
    }
  }

  /// - Parameter choice: The name of the row in which a case is chosen.
  private func misfits(in object: FormValues, _ alternatives: DocumentAlternatives, choice: String) -> [Misfit] {
    guard let value = object[alternatives.discriminator], value != .null else { return [] }
    guard let index = alternatives.cases.firstIndex(where: { $0.value == value }) else {
      let issue = FormIssue(.notChoice(String((value.text ?? value.description).prefix(80))))
      let names = alternatives.cases.map(\.id).joined(separator: ", ")
      return [
        Misfit(
          path: [choice], keys: [alternatives.discriminator], value: value, issue: issue, expected: "one of \(names)")
      ]
    }
    return misfits(in: object, alternatives.cases[index].form, rowNames: shape(alternatives).rowNames[index])
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
    case .choice, .choices: .error("Choose from the options.")
    case .file: .error("Choose a file.")
    case .form, .list, .alternatives: nil
    }
  }

  fileprivate var expected: String {
    switch self {
    case .form, .alternatives, .file: "a JSON object"
    case .list, .choices: "a JSON array"
    case .integer, .number, .decimal: "a JSON number"
    case .flag: "a JSON boolean"
    case .text, .date, .choice: "a JSON string"
    }
  }
}
