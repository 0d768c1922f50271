/// Values that take the place of nil: where the form is opened, and where somebody empties the field.
extension ReferenceForm {
  /// What takes the place of nil in a property. What a parent declares counts more than what the field itself declares.
  func defaultValue(_ path: String) -> PlanValue? {
    for (_, statement) in statements[path] ?? [] {
      if case .defaultValue(let value) = statement.kind { return value }
    }
    guard let field = layout.rowOfPath[path].flatMap({ layout.byID[$0] })?.field else { return nil }
    for trait in field.traits.reversed() { if case .defaultValue(let value) = trait { return value } }
    return nil
  }

  /// What takes the place of nil in a property of an element, or of an enum in it.
  ///
  /// - Parameter name: The path from the element.
  func defaultValue(_ name: String, in form: FormPlan) -> PlanValue {
    for statement in form.statements where statement.target == name {
      if case .defaultValue(let value) = statement.kind { return value }
    }
    guard let stop = name.firstIndex(of: ".") else {
      for trait in form.fields.first(where: { $0.name == name })?.traits.reversed() ?? [] {
        if case .defaultValue(let value) = trait { return value }
      }
      return .none
    }
    let rest = String(name[name.index(after: stop)...])
    return switch name[..<stop] {
    case "deal": defaultValue(rest, in: plan.deal)
    case "luck": defaultValue(rest, in: plan.deal.optionalCases)
    case "mini": defaultValue(rest, in: plan.mini)
    default: defaultValue(rest, in: plan.hat)
    }
  }

  func filled(_ path: String, _ value: PlanValue) -> PlanValue {
    value == .none ? defaultValue(path) ?? .none : value
  }

  /// The model as the form stores it.
  func filled(_ model: [String: PlanValue]) -> [String: PlanValue] {
    var model = model
    for (path, value) in model { model[path] = filled(path, value) }
    return model
  }

  /// Whether a property can hold nil.
  func canBeNil(_ path: String) -> Bool {
    Leaf.named(path.lastName)?.isOptional == true && defaultValue(path) == nil
  }
}
