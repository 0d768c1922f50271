import FieldstoneCore

/// Evaluates the expressions of a plan on a real form, in the closures of the real definition.
struct PlanReading<Model: PlanModel>: @unchecked Sendable {
  /// The fields without a property, by id.
  var extras: [String: FieldReference<String>] = [:]

  func value(_ path: String, _ form: FormReader<Model>) -> PlanValue {
    if let extra = extras[path] { return form[extra].map { .text($0) } ?? .none }
    return Model.property(path)?.accept(ValueReader(form: form)) ?? .none
  }

  func holds(_ expression: Expression, _ form: FormReader<Model>) -> Bool {
    switch expression {
    case .yes: true
    case .isOn(let path): value(path, form) == .flag(true)
    case .isEmpty(let path): value(path, form).isMissing
    case .equals(let path, let wanted): value(path, form) == wanted
    case .isAbove(let path, let bound): value(path, form).number.map { $0 > bound } ?? false
    case .not(let inner): !holds(inner, form)
    case .both(let first, let second): holds(first, form) && holds(second, form)
    case .either(let first, let second): holds(first, form) || holds(second, form)
    case .isVisible(let path): Model.property(path)?.accept(FactReader(form: form, fact: .visible)) ?? false
    case .isEnabled(let path): Model.property(path)?.accept(FactReader(form: form, fact: .enabled)) ?? false
    case .isValid(let path): Model.property(path)?.accept(FactReader(form: form, fact: .valid)) ?? true
    case .isThere(let name): whole(name, form)[name] == .flag(true)
    case .hasMore(let name, let count): elements(name, form).count > count
    case .isSumAbove(let name, let bound):
      elements(name, form).reduce(0) { $0 + (($1[""] ?? $1["i0"])?.number ?? 0) } > bound
    case .isCase(let name, let id): chosen(name, form) == .option(id)
    case .isEmptyWithin(let name, let property): (whole(name, form)["\(name).\(property)"] ?? .none).isMissing
    }
  }

  func value(_ formula: Formula, _ form: FormReader<Model>) -> PlanValue {
    switch formula {
    case .joined(let paths, let end): .text(paths.map { value($0, form).text }.joined() + end)
    case .sum(let paths, let more): .whole(paths.reduce(more) { $0 + (value($1, form).number ?? 0) })
    case .test(let test): .flag(holds(test, form))
    case .either(let test, let first, let second): holds(test, form) ? value(first, form) : value(second, form)
    }
  }

  private func elements(_ name: String, _ form: FormReader<Model>) -> [[String: PlanValue]] {
    var reader = ElementsReader(form: form)
    Model.collection(name, &reader)
    return reader.values
  }

  private func chosen(_ name: String, _ form: FormReader<Model>) -> PlanValue {
    var reader = CaseReader(form: form)
    Model.cases(name, &reader)
    return reader.chosen
  }

  private func whole(_ name: String, _ form: FormReader<Model>) -> [String: PlanValue] {
    var reader = WholeReader(form: form, name: name)
    Model.subform(name, &reader)
    return reader.values
  }
}

extension PlanValue {
  var number: Int? {
    if case .whole(let number) = self { return number }
    return nil
  }
  var text: String {
    if case .text(let text) = self { return text }
    return ""
  }
}

private struct ValueReader<Model>: PropertyVisitor {
  let form: FormReader<Model>
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) -> PlanValue { form[path].planValue }
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) -> PlanValue { form[path]?.planValue ?? .none }
}

private struct FactReader<Model>: PropertyVisitor {
  enum Fact { case visible, enabled, valid }
  let form: FormReader<Model>
  let fact: Fact
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) -> Bool { read(path) }
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) -> Bool { read(path) }
  private func read<Value>(_ path: KeyPath<Model, Value>) -> Bool {
    switch fact {
    case .visible: form[isVisible: path]
    case .enabled: form[isEnabled: path]
    case .valid: form[isValid: path]
    }
  }
}

/// Reads a collection as a whole.
private struct ElementsReader<Parent: PlanModel>: CollectionVisitor {
  let form: FormReader<Parent>
  var values: [[String: PlanValue]] = []

  mutating func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>) {
    values = form[path].map(\.values)
  }
  mutating func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>) {
    values = form[path].map { ["": $0.planValue] }
  }
  mutating func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>) {
    values = .elements(of: form[path])
  }
}

/// Reads a subform as a whole.
private struct WholeReader<Parent: PlanModel>: SubformVisitor {
  let form: FormReader<Parent>
  let name: String
  var values: [String: PlanValue] = [:]

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    for (below, value) in form[path].values { values["\(name).\(below)"] = value }
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    let child = form[path]
    values[name] = .flag(child != nil)
    for (below, value) in child?.values ?? [:] { values["\(name).\(below)"] = value }
  }
}
