import FieldstoneCore

/// Generates random plans. A statement about a field reads only fields of a lower rank, so there are no cycles.
struct PlanMaker {
  var lot: SeededGenerator
  private var messages = 0
  private let hasCollections: Bool
  private let hasCases: Bool
  private let hasWork: Bool
  private let hasFiles: Bool

  init(
    seed: UInt64, hasCollections: Bool = false, hasCases: Bool = false, hasWork: Bool = false, hasFiles: Bool = false
  ) {
    (self.hasCollections, self.hasCases, self.hasWork, self.hasFiles) = (hasCollections, hasCases, hasWork, hasFiles)
    lot = SeededGenerator(seed: seed &+ 77)
  }

  mutating func make() -> Plan {
    var plan = Plan()
    // Uses few families, so that few types have to be instantiated.
    var family = PlanMaker(seed: UInt64(lot.pick(48)) &+ 1_000_000)
    plan.toy = family.form(["t0", "f0", "i0", "j0", "p0", "v0", "h0"], subforms: [])
    plan.kid = family.form(
      ["t0", "t1", "u0", "f0", "f1", "i0", "j0", "k0", "e0", "b0", "o0", "m0", "q0", "w0", "y1"],
      subforms: plan.toy.blank == nil ? ["toy"] : ["toy", "perhaps"])
    let names = Leaf.all.map(\.name).filter { $0 != "plain" }
    if hasCollections { family.addElementForms(&plan) }
    if hasCases { family.addCaseForms(&plan, hasCollections: hasCollections) }
    var subforms = ["kid", "pal", "mate"]
    if plan.kid.blank != nil { subforms.append("maybe") }
    plan.isObject = lot.one(in: 4)
    plan.root = form(names, subforms: subforms, isRoot: true, family: plan)
    if chance(3) {
      (plan.root, plan.kid, plan.toy) = (plan.root.mostlyValid, plan.kid.mostlyValid, plan.toy.mostlyValid)
      plan.root.blank = plan.root.blank ?? [:]
    }
    // From a copy, so that the plans of earlier seeds stay what they were.
    var modes = lot
    if modes.one(in: 3) { plan.mode = RandomText.pick([.edit, .edit, .save, .save, .frozen], &modes) }
    plan.policy = pick([.calm, .calm, .immediately, .onSubmit])
    for leaf in Leaf.all where leaf.kind != .viewer && lot.one(in: leaf.isChoice ? 2 : 4) {
      plan.start[leaf.name] = RandomText.value(leaf, &lot)
    }
    if lot.one(in: 2) {
      plan.start["maybe"] = .flag(true)
      plan.start["maybe.t0"] = .text("m")
      plan.start["maybe.plain"] = .whole(5)
      if lot.one(in: 2) { plan.start["maybe.perhaps"] = .flag(true) }
    }
    if hasCollections { addCollections(&plan) }
    if hasCases {
      addCases(&plan, hasCollections: hasCollections)
      if chance(2) { plan.makeMostlyValid() }
    }
    if lot.one(in: 4) { plan.observers = [ObserverPlan(source: "t0", target: "t2")] }
    plan.observers.removeAll { observer in
      [observer.source, observer.target].contains { name in
        plan.root.field(name) == nil
          || plan.root.statements.contains { if case .computed = $0.kind { $0.target == name } else { false } }
      }
    }
    if hasFiles { addFiles(&plan) }
    if hasWork { addWork(&plan) }
    if hasWork, plan.mode != nil {
      var copy = self
      if copy.chance(3) { plan.mode = .free }
    }
    return plan
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { RandomText.pick(values, &lot) }
  mutating func chance(_ count: Int) -> Bool { lot.one(in: count) }
  mutating func message() -> String {
    messages += 1
    return "message \(messages)"
  }

  // MARK: A form

  mutating func form(_ names: [String], subforms: [String], isRoot: Bool = false, family: Plan? = nil) -> FormPlan {
    var plan = FormPlan()
    var chosen = names.filter { _ in !chance(3) }
    if chosen.isEmpty { chosen = [names[0]] }
    let below = subforms.filter { _ in chance(2) }
    plan.fields = shuffled(chosen + below).map { field($0) }
    if chance(8), let index = plan.fields.firstIndex(where: { !$0.isSubform }) { plan.fields[index].alias = "issue" }
    if isRoot, chance(3) { plan.fields.append(FieldPlan("x0", chance(2) ? [.required] : [])) }
    if chance(8) {
      plan.blank = nil
    } else if chance(3) {
      plan.blank = ["t0": .text("b"), "i0": .whole(3), "plain": .whole(9)]
    }
    // The rank of a field is its index in the shuffled order.
    var ranked = shuffled(plan.fields.map(\.name))
    if isRoot { ranked.removeAll { $0 == "t2" }; if plan.field("t2") != nil { ranked.append("t2") } }
    for (rank, name) in ranked.enumerated() {
      var scope = Scope(plan, Array(ranked[..<rank]), family)
      scope.isLast = rank == ranked.count - 1
      say(name, scope, &plan)
      if let family, FormPlan.subformNames.contains(name) { sayBelow(name, scope, family, &plan) }
    }
    let all = Scope(plan, ranked, family)
    if chance(4) {
      plan.statements.append(Statement(kind: .formRule(severity(), message()), target: "", test: test(all)))
    }
    if chance(8) { plan.statements.append(Statement(kind: .formRule(.error, message()), target: "", test: test(all))) }
    for _ in 0..<2 where chance(10) {
      plan.statements.append(Statement(kind: .formEnabled, target: "", test: test(all.onlyValues(plan))))
    }
    plan.places = places(plan, ranked, isRoot: isRoot, family)
    return plan
  }

  mutating func shuffled(_ names: [String]) -> [String] {
    var names = names
    for index in names.indices.dropFirst().reversed() { names.swapAt(index, lot.pick(index + 1)) }
    return names
  }

  mutating func severity() -> Severity { pick([.error, .error, .warning, .info]) }

  mutating func field(_ name: String) -> FieldPlan {
    var field = FieldPlan(name)
    if field.isCases {
      if chance(4) { field.traits.append(.required) }
      return field
    }
    if field.isSubform {
      if chance(2) { field.traits.append(.inline) }
      if FormPlan.optionalNames.contains(name), chance(3) { field.traits.append(.required) }
      if name == "hat" { return field }
      if chance(5), name != "mate" { field.traits.append(.whenHidden(pick([.keep, .dropOnSubmit, .dropAtOnce]), nil)) }
      return field
    }
    guard let leaf = field.leaf, leaf.kind != .viewer else { return field }
    switch leaf.kind {
    case .text:
      if chance(4) { field.traits.append(.minimumLength(2)) }
      if chance(5) { field.traits.append(.maximumLength(4)) }
      if chance(5) { field.traits.append(.trimmed) }
      if chance(8) { field.traits.append(.uppercased) } else if chance(8) { field.traits.append(.masked) }
      if chance(6) { field.traits.append(.suggestions(pick([["ab", "abc"], ["é"]]))) }
      if chance(8) {
        field.traits.append(.longText)
      } else if chance(8) {
        field.traits.append(.password)
      } else if chance(8) {
        field.traits.append(.custom(isSecret: chance(2)))
      }
    case .whole, .byte: if chance(3) { field.traits.append(.range(1, chance(2) ? 7 : nil)) }
    case .real:
      if chance(3) { field.traits.append(.range(nil, 20)) }
      if chance(3) { field.traits.append(chance(2) ? .percent : .unit) }
    case .flag: if chance(8) { field.traits.append(.mustBeTrue) }
    case .date:
      if chance(2) {
        field.traits.append(
          .timeZone(pick(["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"])))
      }
      if chance(2) { field.traits.append(.dateKind(pick([.time, .dateAndTime, .time, .dateAndTime, .month, .year]))) }
      if chance(4) { field.traits.append(.range(1_600_000_000, chance(2) ? 1_750_000_000 : nil)) }
    case .choice, .name, .names, .shades, .shadeSet, .positions, .entries, .bits, .mask, .index:
      field.traits += optionTraits(leaf)
    case .file:
      if chance(3) { field.traits.append(.pictures) }
      if chance(3) { field.traits.append(.maximumSize(1_000_000)) }
    case .viewer: break
    }
    if [.text, .whole, .byte, .real, .date].contains(leaf.kind), chance(5) { field.traits.append(.whenLeft) }
    // Drawn from a copy, so that the rest of the plan stays as it is.
    var copy = self
    if leaf.kind == .text, copy.chance(5) { field.traits.append(.composed) }
    if [.text, .whole, .byte].contains(leaf.kind), copy.chance(6) { field.traits.append(.simplified) }
    if leaf.isOptional, chance(4) { field.traits.append(.defaultValue(RandomText.present(leaf, &lot))) }
    if chance(8) { field.traits.append(.display) }
    if chance(4) { field.traits.append(.required) }
    if chance(14) { field.traits.append(.readOnly) }
    if chance(6) { field.traits.append(.not(RandomText.value(leaf, &lot), severity(), message())) }
    if chance(4) {
      let value = chance(3) ? RandomText.value(leaf, &lot) : nil
      field.traits.append(
        .whenHidden(pick([.keep, .dropOnSubmit, .dropAtOnce, .dropAtOnce]), value == PlanValue.none ? nil : value))
    }
    return field
  }
}
