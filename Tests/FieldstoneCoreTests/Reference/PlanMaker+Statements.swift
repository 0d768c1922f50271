import FieldstoneCore

/// The fields that an expression may read.
struct Scope {
  /// Fields and their properties, including those of subforms.
  var leaves: [(path: String, leaf: Leaf)] = []
  /// Optional subforms.
  var optionals: [String] = []
  /// Whether this is the last field, which may read everything.
  var isLast = false
  var facts = true

  init(_ plan: FormPlan, _ names: [String], _ family: Plan?) {
    for name in names {
      if let leaf = Leaf.byName[name] { leaves.append((name, leaf)) }
      if FormPlan.optionalNames.contains(name) {
        optionals.append(name)
      } else if let family, FormPlan.subformNames.contains(name) {
        let child = name == "mate" ? family.toy : family.kid
        for field in child.fields { if let leaf = field.leaf { leaves.append(("\(name).\(field.name)", leaf)) } }
      }
    }
    // Nothing that shows may read a secret.
    leaves.removeAll { path, _ in
      plan.field(path)?.traits.contains { if case .custom = $0 { true } else { $0 == .password } } == true
    }
  }

  /// The scope without computed fields, facts and subforms.
  func onlyValues(_ plan: FormPlan) -> Scope {
    var scope = self
    scope.facts = false
    scope.optionals = []
    let computed = plan.statements.compactMap { statement -> String? in
      if case .computed = statement.kind { return statement.target }
      return nil
    }
    scope.leaves.removeAll { computed.contains($0.path) || $0.path.contains(".") }
    return scope
  }
}

extension PlanMaker {
  /// Adds random statements about a field or a subform.
  mutating func say(_ name: String, _ scope: Scope, _ plan: inout FormPlan) {
    let leaf = Leaf.byName[name]
    let isSubform = FormPlan.subformNames.contains(name)
    if let leaf, leaf.kind != .viewer, leaf.name != "t0", chance(isSubform ? 100 : 7),
      let formula = formula(leaf, scope)
    {
      plan.statements.append(Statement(kind: .computed(formula), target: name))
    }
    for kind: Statement.Kind in [.visible, .enabled, .required, .readOnlyWhen] {
      guard chance(kind == .readOnlyWhen ? 12 : 5) else { continue }
      for _ in 0..<(chance(3) ? 2 : 1) {
        plan.statements.append(Statement(kind: kind, target: name, test: test(scope)))
      }
    }
    if leaf != nil, chance(9) {
      plan.statements.append(Statement(kind: .help("a", pick(["", "b"])), target: name, test: test(scope)))
    }
    // Drawn from a copy, so that the rest of the plan stays as it is.
    var copy = self
    if leaf != nil, copy.chance(6) {
      let kind = Statement.Kind.caption(copy.pick([.plain, .warning]), "c", copy.pick(["", "d"]))
      plan.statements.append(Statement(kind: kind, target: name, test: copy.test(scope)))
    }
    if leaf?.kind == .real, let field = plan.field(name), !field.traits.contains(.percent),
      !field.traits.contains(.unit),
      copy.chance(2)
    {
      let kind = Statement.Kind.unit("km", copy.pick(["", "mi"]))
      plan.statements.append(Statement(kind: kind, target: name, test: copy.test(scope)))
    }
    if leaf != nil, chance(7) {
      plan.statements.append(Statement(kind: .rule(severity(), message()), target: name, test: test(scope)))
    }
    if chance(9), !name.hasPrefix("x") {
      plan.statements.append(Statement(kind: .ruleOn(severity(), message()), target: name, test: test(scope)))
    }
    // Bounds of times of day that contradict each other are a range across midnight.
    if let leaf, leaf.kind == .real || leaf.kind == .date, chance(3), plan.field(name)?.hasTimeOnly == false {
      let bounds: Statement.Kind =
        leaf.kind == .real
        ? pick([.bounds(1, 9), .bounds(0.5, nil), .bounds(nil, 7.25)])
        : pick([.bounds(1_700_000_000, nil), .bounds(nil, 1_720_000_000), .bounds(1_650_000_000, 1_745_000_000)])
      plan.statements.append(Statement(kind: bounds, target: name, test: test(scope)))
    }
    if let leaf, leaf.isChoice { sayOptions(leaf, scope, &plan) }
    if let leaf, leaf.kind == .text, chance(8) {
      plan.statements.append(
        Statement(kind: .suggestions(["a", "x y"], pick([[], ["abc"]])), target: name, test: test(scope)))
    }
    if let leaf, leaf.kind == .text, !leaf.isOptional, chance(6),
      let other = scope.leaves.first(where: { $0.leaf.kind == .text && !$0.leaf.isOptional && !$0.path.contains(".") })
    {
      plan.statements.append(Statement(kind: .matches(other.path), target: name))
    }
  }

  /// Adds random statements of a parent about a subform's fields.
  mutating func sayBelow(_ name: String, _ scope: Scope, _ family: Plan, _ plan: inout FormPlan) {
    let child = name == "mate" ? family.toy : family.kid
    for field in child.fields where chance(6) {
      let target = "\(name).\(field.name)"
      let kind: Statement.Kind = pick([
        .visible, .enabled, .required, .readOnlyWhen, .ruleOn(severity(), message()), .visible,
      ])
      plan.statements.append(Statement(kind: kind, target: target, test: test(scope)))
    }
    for field in child.fields where chance(16) {
      guard let leaf = field.leaf, leaf.isOptional else { continue }
      let value = RandomText.present(leaf, &lot)
      plan.statements.append(Statement(kind: .defaultValue(value), target: "\(name).\(field.name)"))
    }
    for field in child.fields where field.leaf?.isChoice == true {
      sayOptions(of: field, in: child, at: "\(name).\(field.name)", scope, &plan)
    }
  }

  private mutating func formula(_ leaf: Leaf, _ scope: Scope) -> Formula? {
    let texts = scope.leaves.filter { [.text, .viewer, .name].contains($0.leaf.kind) }.map(\.path)
    let numbers = scope.leaves.filter { $0.leaf.kind == .whole || $0.leaf.kind == .byte }.map(\.path)
    // A property that is not a field depends on all fields of its form, so only the last field may be computed from it.
    guard scope.isLast || !scope.leaves.isEmpty else { return nil }
    switch leaf.kind {
    case .text:
      let simple = Formula.joined(texts.filter { _ in chance(3) }, "+")
      return chance(4) ? .either(test(scope), simple, .joined([], "else")) : simple
    case .whole:
      var paths = numbers.filter { _ in chance(3) }
      if scope.isLast, chance(2) { paths.append("plain") }
      return .sum(paths, 1)
    case .flag: return .test(test(scope))
    case .name:
      return .either(test(scope), .joined([], pick(RandomChoice.values)), .joined([], pick(RandomChoice.values)))
    default: return nil
    }
  }

  // MARK: Tests

  mutating func test(_ scope: Scope) -> Expression {
    switch lot.pick(8) {
    case 0: .not(atom(scope))
    case 1: .both(atom(scope), atom(scope))
    case 2: .either(atom(scope), .not(atom(scope)))
    default: atom(scope)
    }
  }

  private mutating func atom(_ scope: Scope) -> Expression {
    if let optional = scope.optionals.first, chance(4) { return .isThere(optional) }
    guard !scope.leaves.isEmpty else { return chance(3) ? .not(.yes) : .isAbove("plain", 3) }
    let (path, leaf) = pick(scope.leaves)
    if scope.facts {
      switch lot.pick(14) {
      case 0: return .isVisible(path)
      case 1: return .isEnabled(path)
      case 2: return .isValid(path)
      case 3:
        if let stop = path.firstIndex(of: ".") {
          return .isEmptyWithin(String(path[..<stop]), String(path[path.index(after: stop)...]))
        }
      default: break
      }
    }
    switch leaf.kind {
    case .flag: return .isOn(path)
    case .whole, .byte: return chance(3) ? .isEmpty(path) : .isAbove(path, 2)
    case .text, .viewer, .names, .shades, .shadeSet, .positions, .entries: return .isEmpty(path)
    case .bits, .mask, .index: return .isAbove(path, pick([0, 1, 4]))
    case .name: return chance(3) ? .isEmpty(path) : .equals(path, .text(pick(RandomChoice.values)))
    case .choice: return .equals(path, .option("dark"))
    case .file: return .isEmpty(path)
    case .real, .date: return leaf.isOptional ? .isEmpty(path) : .yes
    }
  }

  // MARK: Order

  mutating func places(_ plan: FormPlan, _ ranked: [String], isRoot: Bool, _ family: Plan?) -> [PlacePlan] {
    var places: [PlacePlan] = []
    let extras = plan.fields.filter(\.isExtra).map { PlacePlan.field($0.name) }
    guard isRoot || chance(2) else { return [] }
    var names = plan.fields.filter { !$0.isExtra }.map(\.name)
    if chance(2) { names = shuffled(names) }
    var number = 0
    while !names.isEmpty, chance(2) {
      let members = Array(names.prefix(1 + lot.pick(3)))
      names.removeFirst(members.count)
      number += 1
      var inner = members.map(PlacePlan.field)
      let rank = members.compactMap { ranked.firstIndex(of: $0) }.min() ?? 0
      let scope = Scope(plan, Array(ranked[..<rank]), family)
      if inner.count > 1, chance(3) {
        let last = inner.removeLast()
        inner.append(.section(id: "s\(number)i", footer: chance(2), [last], conditions(scope)))
      }
      if chance(5) { inner.append(.note(id: "n\(number)", conditions(scope))) }
      places.append(.section(id: "s\(number)", footer: chance(3), inner, conditions(scope)))
    }
    places += extras
    if chance(2) { places.append(.others) }
    let all = Scope(plan, ranked, family)
    if isRoot ? chance(2) : chance(8) { places.append(.button("submit", chance(2) ? conditions(all) : [])) }
    if isRoot, chance(5) { places.append(.button("submit", conditions(all))) }
    if isRoot, chance(6) { places.append(.button("reset", conditions(all))) }
    if isRoot, chance(6) { places.append(.button("other", conditions(all))) }
    return places
  }

  private mutating func conditions(_ scope: Scope) -> [RowCondition] {
    var conditions: [RowCondition] = []
    for _ in 0..<2 where chance(4) {
      conditions.append(RowCondition(kind: chance(2) ? .visible : .enabled, test: test(scope)))
    }
    return conditions
  }
}

extension FieldPlan {
  /// Whether it asks for a time of day without a day.
  fileprivate var hasTimeOnly: Bool { traits.contains(.dateKind(.time)) }
}
