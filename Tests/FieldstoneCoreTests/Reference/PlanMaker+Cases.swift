import FieldstoneCore

/// Enums with a form in random plans.
extension PlanMaker {
  /// The definitions of the enums, and of the form of a case.
  mutating func addCaseForms(_ plan: inout Plan, hasCollections: Bool) {
    plan.hat = form(["t0", "i0", "j0", "f0", "loud"], subforms: [])
    plan.hat.blank = plan.hat.blank ?? [:]
    if hasCollections {
      if chance(2) { addCollection("words", &plan.hat) }
      if chance(3) { addCollection("pods", &plan.hat) }
    }
    plan.mini = cases(["one", "two", "bare"], ["u0", "i0", "k0"])
    plan.deal = cases(["hat", "pair", "mini", "bare"], ["t0", "j0", "f0", "hat", "mini"])
    if hasCollections, chance(2) { addEnum("luck", &plan.bean) }
    if chance(2) { addEnum("deal", &plan.kid) }
  }

  /// The enums of the main form, and their values at the start.
  mutating func addCases(_ plan: inout Plan, hasCollections: Bool) {
    for name in ["deal", "luck"] where !chance(4) { addEnum(name, &plan.root) }
    if hasCollections, !chance(3) {
      addCollection("deals", &plan.root)
      let count = min(lot.pick(4), plan.root.field("deals")?.maximumCount ?? .max)
      plan.start.put((0..<count).map { _ in CaseMaker.values(&lot) }, at: "deals")
    }
    if !plan.root.fields.contains(where: { $0.isCases || $0.name == "deals" }) { addEnum("deal", &plan.root) }
    for path in ["deal", "luck", "kid.deal", "maybe.deal"] where chance(2) {
      guard !path.hasPrefix("maybe") || plan.start["maybe"] == .flag(true) else { continue }
      plan.start.merge(CaseMaker.values(&lot, of: path)) { $1 }
    }
    let names = ["deal", "luck"].filter { plan.root.field($0) != nil }
    guard !names.isEmpty else { return }
    if chance(3) {
      plan.root.places.insert(.section(id: "sd", footer: chance(2), names.map(PlacePlan.field), []), at: 0)
    }
    // Nothing reads the last field.
    if chance(2), plan.root.field("t2") != nil {
      plan.root.statements.append(Statement(kind: .visible, target: "t2", test: isCase(pick(names))))
    }
    if chance(3) {
      plan.root.statements.append(
        Statement(kind: .formRule(severity(), message()), target: "", test: isCase(pick(names))))
    }
  }

  private mutating func isCase(_ name: String) -> Expression {
    let test = Expression.isCase(name, pick(["pair", "hat", "mini", "bare"]))
    return chance(3) ? .not(test) : test
  }

  private mutating func addEnum(_ name: String, _ plan: inout FormPlan) {
    plan.fields.insert(FieldPlan(name, chance(4) ? [.required] : []), at: lot.pick(plan.fields.count + 1))
    var scope = Scope(plan, plan.fields.map(\.name).filter { $0 != "t2" && !$0.hasPrefix("x") }, nil).onlyValues(plan)
    scope.isLast = false
    guard !scope.leaves.isEmpty else { return }
    for kind: Statement.Kind in [.visible, .enabled, .required, .readOnlyWhen]
    where chance(kind == .visible ? 3 : 6) {
      plan.statements.append(Statement(kind: kind, target: name, test: test(scope)))
    }
    if chance(3) {
      let test = chance(2) ? isCase(name) : test(scope)
      plan.statements.append(Statement(kind: .ruleOn(severity(), message()), target: name, test: test))
    }
  }

  /// The plan of an enum.
  private mutating func cases(_ ids: [String], _ names: [String]) -> FormPlan {
    var plan = FormPlan()
    // The reference engine has no values of a payload that is no part of the form.
    plan.fields = names.filter { !chance(5) || $0 == "hat" || $0 == "mini" }.map { name in
      var field = field(name)
      field.ofCase = FormPlan.caseOfField(name)
      field.traits.removeAll { if case .whenHidden = $0 { true } else { false } }
      // What is typed for a case stays while it is not chosen.
      field.traits.append(.whenHidden(.keep, nil))
      if name == "hat" { field.traits.append(.inline) }
      return field
    }
    // Fields are declared case by case.
    plan.fields = ids.flatMap { id in plan.fields.filter { $0.ofCase == id } }
    let ranked = shuffled(plan.fields.map(\.name))
    for (rank, name) in ranked.enumerated() where name != "hat" {
      // Nothing is left out of an enum, so a condition may read what is typed for other cases.
      say(name, Scope(plan, Array(ranked[..<rank]), nil), &plan)
    }
    if chance(4) {
      plan.statements.append(
        Statement(kind: .formRule(severity(), message()), target: "", test: test(Scope(plan, ranked, nil))))
    }
    plan.fields.insert(FieldPlan("case", [.options(ids)]), at: 0)
    return plan
  }
}

/// Random values of enums.
enum CaseMaker {
  static func values(_ lot: inout SeededGenerator, hasForms: Bool = true) -> [String: PlanValue] {
    switch lot.pick(hasForms ? 6 : 4) {
    case 0: return ["case": .option("bare")]
    case 1:
      var values: [String: PlanValue] = ["case": .option("mini"), "mini.case": .option("two")]
      values["mini.i0"] = .whole(lot.pick(9))
      if lot.one(in: 2) { values = ["case": .option("mini"), "mini.case": .option("one"), "mini.u0": .text("m")] }
      return values
    case 2, 3:
      return [
        "case": .option("pair"), "t0": .text(RandomText.pick(["", "a", "ab", "abcdef"], &lot)),
        "j0": lot.one(in: 3) ? .none : .whole(lot.pick(9)), "f0": .flag(lot.one(in: 2)),
      ]
    default:
      var values: [String: PlanValue] = [
        "case": .option("hat"), "hat.t0": .text(RandomText.pick(["", "h", "hat"], &lot)),
      ]
      if lot.one(in: 2) { values["hat.i0"] = .whole(lot.pick(9)) }
      if lot.one(in: 3) { values["hat.plain"] = .whole(lot.pick(9)) }
      if lot.one(in: 3) { values.put([["": .text("w")], ["": .text("v")]], at: "hat.words") }
      if lot.one(in: 3) { values.put([["t0": .text("p"), "plain": .whole(lot.pick(3))]], at: "hat.pods") }
      return values
    }
  }

  /// The value of an enum that a model has at a path; that of an optional one is sometimes nil.
  static func values(_ lot: inout SeededGenerator, of path: String, hasForms: Bool = true) -> [String: PlanValue] {
    var own = values(&lot, hasForms: hasForms)
    if path.lastName == "luck" {
      own["pick"] = own.removeValue(forKey: "case")
      if lot.one(in: 4) { own = ["pick": .none] }
    }
    return Dictionary(uniqueKeysWithValues: own.map { (path.appending($0), $1) })
  }
}
