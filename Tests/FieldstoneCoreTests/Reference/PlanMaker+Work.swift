/// What happens around random forms.
extension PlanMaker {
  /// Adds what a program does over time, drawn from a copy of the generator, so that the rest of the plan stays as it is.
  func addWork(_ plan: inout Plan) {
    var copy = self
    plan.work = PlanWork(hasHandler: !copy.chance(4))
    if !copy.chance(4) { plan.makeSubmittable() }
    // The jobs of an input are numbered in its own order. An observer would replace one of them before it is handed over.
    let targets = Set(plan.observers.map(\.target))
    for field in plan.root.fields where plan.root.isAnswered(field) && !targets.contains(field.name) && copy.chance(3) {
      plan.root.statements.append(Statement(kind: .checked, target: field.name))
    }
    for field in plan.root.fields where plan.root.isAnswered(field) && copy.chance(2) {
      plan.root.statements.append(Statement(kind: .acts(atEnd: copy.chance(2)), target: field.name))
    }
  }
}

extension Plan {
  /// Removes what keeps people from submitting: errors, problems, and submit buttons that can't be pressed.
  mutating func makeSubmittable() {
    makeMostlyValid()
    for form: WritableKeyPath<Plan, FormPlan> in [\.root, \.kid, \.toy, \.bean, \.pod, \.hat] {
      self[keyPath: form].blank = self[keyPath: form].blank ?? [:]
      self[keyPath: form].places.removeAll { if case .button("submit", _) = $0 { true } else { false } }
    }
  }
}

extension FormPlan {
  /// Whether a field takes answers of people: it is neither a label nor computed.
  fileprivate func isAnswered(_ field: FieldPlan) -> Bool {
    guard let leaf = field.leaf, leaf.kind != .viewer, !field.traits.contains(.readOnly) else { return false }
    return !statements.contains { statement in
      if case .computed = statement.kind { statement.target == field.name } else { false }
    }
  }
}
