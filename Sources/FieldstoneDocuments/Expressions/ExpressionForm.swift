import FieldstoneCore

/// What an expression reads: a form that is filled in, or plain values.
enum ExpressionForm {
  case reader(DocumentReader)
  case values(ExpressionValues)

  /// The form around this one. Plain values have none.
  var parent: ExpressionForm? {
    guard case .reader(let reader) = self else { return nil }
    return reader.parent.map(ExpressionForm.reader)
  }

  func value(_ path: [String]) -> ExpressionValue {
    switch self {
    case .reader(let reader): reader.expressionValue(path)
    case .values(let values): values.value(path)
    }
  }

  func isListOfForms(_ path: [String]) -> Bool {
    switch self {
    case .reader(let reader): reader.isListOfForms(path)
    case .values(let values): values.level.listOfForms(path, in: values.levels) != nil
    }
  }

  /// The elements of a list of forms.
  func elements(_ path: [String]) -> [ExpressionForm] {
    switch self {
    case .reader(let reader): reader[each: FormValuePath(path)].map(ExpressionForm.reader)
    case .values(let values): values.elements(path).map(ExpressionForm.values)
    }
  }

  /// Whether there is an answer to something that has rows of its own; nil for anything else.
  func isAnsweredAsWhole(_ path: [String]) -> Bool? {
    switch self {
    case .reader(let reader): reader.isAnsweredAsWhole(FormValuePath(path))
    case .values(let values): values.isAnsweredAsWhole(path)
    }
  }

  /// The form that is filled in; nil for plain values.
  var reader: DocumentReader? { if case .reader(let reader) = self { reader } else { nil } }
}

/// Values that are no form that is filled in, such as an element of a list in the summary of its row.
struct ExpressionValues {
  let values: FormValues
  let level: DocumentLevel
  let levels: DocumentLevels

  func value(_ path: [String]) -> ExpressionValue {
    let type = level.target(of: path, in: levels).type(in: levels)
    switch type {
    // What is in a form is read by its fields.
    case .form, .forms, .file: return .none
    default: return ExpressionValue(values[path: FormValuePath(path)], type)
    }
  }

  func elements(_ path: [String]) -> [ExpressionValues] {
    guard let element = level.listOfForms(path, in: levels), let inner = element.level(in: levels) else { return [] }
    let list = values[path: FormValuePath(path)]?.list ?? []
    return list.map { ExpressionValues(values: $0.object ?? FormValues(), level: inner, levels: levels) }
  }

  func isAnsweredAsWhole(_ path: [String]) -> Bool? {
    let value = values[path: FormValuePath(path)]
    switch level.target(of: path, in: levels) {
    case .form, .alternatives: return value?.object != nil
    case .list: return value?.list?.isEmpty == false
    default: return nil
    }
  }
}

extension DocumentLevel {
  /// What the elements are of a list of forms; nil for anything else.
  func listOfForms(_ path: [String], in levels: DocumentLevels) -> Content? {
    guard case .list(let content) = target(of: path, in: levels) else { return nil }
    if case .value = content { return nil }
    return content
  }
}

/// The value without a form that is filled in: of an answer alone, or of plain values. An expression that takes too many
/// steps has none.
extension DocumentExpression {
  /// - Parameter own: What `value` is.
  func value(of own: ExpressionValue) -> ExpressionValue { evaluate(own, nil) { $0.value(of: $1) } ?? .none }

  /// The text for people; nil for what is no text.
  func text(of own: ExpressionValue? = nil, in values: ExpressionValues? = nil) -> FormString? {
    evaluate(own, values) { $0.text(of: $1) } ?? nil
  }

  private func evaluate<Result>(
    _ own: ExpressionValue?, _ values: ExpressionValues?, _ body: (inout ExpressionEvaluator, ExpressionNode) -> Result
  ) -> Result? {
    guard mistakes.isEmpty, let root else { return nil }
    var evaluator = ExpressionEvaluator(self, values.map(ExpressionForm.values), environment: .standard, value: own)
    let result = body(&evaluator, root)
    return evaluator.isStopped ? nil : result
  }
}
