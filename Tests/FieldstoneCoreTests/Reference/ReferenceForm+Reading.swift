import FieldstoneCore

/// A dependency of a computed field.
enum ReferenceRead: Hashable {
  case field(String)
  /// A subform as a whole.
  case below(String)
  /// A property that is not a field, which depends on its whole form.
  case block(String)
}

/// Evaluates expressions, and records what they read.
struct ReferenceReading {
  let form: ReferenceForm
  let facts: ReferenceFacts
  /// The form that the expression belongs to.
  let block: String
  var reads: Set<ReferenceRead> = []

  init(_ form: ReferenceForm, _ facts: ReferenceFacts, _ block: String) {
    (self.form, self.facts, self.block) = (form, facts, block)
  }

  /// The value of a property. The property of a computed field without a value holds what the formula returned.
  mutating func value(_ name: String) -> PlanValue {
    let path = block.appending(name)
    reads.insert(form.layout.rowOfPath[path] == nil ? .block(path.dropLastName) : .field(path))
    return property(path)
  }

  private func property(_ path: String) -> PlanValue {
    if path.lastName == "loud" {
      // What the model computes sees what the model has.
      let text = path.dropLastName.appending("t0")
      return .text((form.state.held[text] ?? property(text)).text.uppercased())
    }
    if let computed = facts.computed[path], computed != .none { return computed }
    if facts.computed[path] != nil, form.canBeNil(path) { return .none }
    return facts.returned[path] ?? form.state.values[path] ?? .none
  }

  mutating func holds(_ expression: Expression) -> Bool {
    switch expression {
    case .yes: return true
    case .isOn(let name): return value(name) == .flag(true)
    case .isEmpty(let name): return value(name).isMissing
    case .equals(let name, let wanted): return value(name) == wanted
    case .isAbove(let name, let bound): return value(name).number.map { $0 > bound } ?? false
    case .not(let inner): return !holds(inner)
    case .both(let first, let second): return holds(first) && holds(second)
    case .either(let first, let second): return holds(first) || holds(second)
    case .isVisible(let name): return row(name).map { facts.shown.contains($0.id) } ?? false
    case .isEnabled(let name):
      return row(name).map {
        form.state.isEditing && facts.enabled.contains($0.id) && !facts.readOnly.contains($0.id)
          && !form.isReadOnly($0)
      } ?? false
    case .isValid(let name):
      guard let row = row(name) else { return true }
      return facts.issues[row.id]?.contains { $0.severity == .error } != true
    case .isThere(let name):
      reads.insert(.below(block.appending(name)))
      return form.state.present.contains(block.appending(name))
    case .isCase(let name, let id):
      let path = block.appending(name)
      reads.insert(.below(path))
      guard let cases = form.layout.block(path), form.isPresent(path) else { return false }
      return form.chosenCase(cases) == id
    case .isEmptyWithin(let name, let below):
      let path = block.appending(name)
      reads.insert(.below(path))
      return form.isPresent(path) ? property(path.appending(below)).isMissing : true
    case .hasMore(let name, let count): return elements(name).count > count
    case .isSumAbove(let name, let bound):
      return elements(name).reduce(0) { $0 + (property($1).number ?? 0) } > bound
    }
  }

  /// The paths of the numbers of a collection that is read as a whole.
  private mutating func elements(_ name: String) -> [String] {
    let path = block.appending(name)
    reads.insert(.below(path))
    guard form.isPresent(path) else { return [] }
    return form.elements(path).map { "\(path)[\($0)]" + (name == "beans" || name == "pods" ? ".i0" : "") }
  }

  mutating func value(_ formula: Formula) -> PlanValue {
    switch formula {
    case .joined(let names, let end):
      var text = ""
      for name in names { text += value(name).text }
      return .text(text + end)
    case .sum(let names, let more):
      var sum = more
      for name in names { sum += value(name).number ?? 0 }
      return .whole(sum)
    case .test(let test): return .flag(holds(test))
    case .either(let test, let first, let second): return holds(test) ? value(first) : value(second)
    }
  }

  private func row(_ name: String) -> ReferenceRow? {
    form.layout.rowOfPath[block.appending(name)].flatMap { form.layout.byID[$0] }
  }
}
