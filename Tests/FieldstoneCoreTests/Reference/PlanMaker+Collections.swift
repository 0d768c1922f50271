import FieldstoneCore

/// Collections in random plans.
extension PlanMaker {
  /// The forms of elements, and the collections of `kid`.
  mutating func addElementForms(_ plan: inout Plan) {
    plan.pod = form(["t0", "i0", "j0", "f0"], subforms: [])
    plan.pod.blank = plan.pod.blank ?? [:]
    plan.bean = form(
      ["t0", "u0", "i0", "f0", "k0", "loud"], subforms: plan.toy.blank == nil ? [] : ["perhaps"])
    plan.bean.blank = plan.bean.blank ?? [:]
    if chance(2) { addCollection("pods", &plan.bean) }
    if chance(3) { addCollection("words", &plan.bean) }
    if chance(2) { addCollection("beans", &plan.kid) }
    if chance(4) { addCollection("words", &plan.kid) }
  }

  /// The collections of the main form, and their elements at the start.
  mutating func addCollections(_ plan: inout Plan) {
    for name in ["beans", "words", "nums"] where !chance(3) { addCollection(name, &plan.root) }
    if !plan.root.fields.contains(where: \.isCollection) { addCollection("beans", &plan.root) }
    if chance(2), let name = plan.root.fields.last(where: \.isCollection)?.name { computeFrom(name, &plan.root) }
    for prefix in ["", "kid.", "maybe."] where prefix != "maybe." || plan.start["maybe"] == .flag(true) {
      for field in (prefix.isEmpty ? plan.root : plan.kid).fields where field.isCollection && !chance(3) {
        var models = (0..<(1 + lot.pick(3))).map { _ in ElementMaker.values(field.name, &lot) }
        models = Array(models.prefix(field.maximumCount))
        plan.start.put(models, at: prefix + field.name)
      }
    }
  }

  /// Computes a field from a collection as a whole: one that nothing else reads, so that there is no cycle.
  private mutating func computeFrom(_ collection: String, _ plan: inout FormPlan) {
    let target = plan.fields.first { field in
      let said = "\(plan.statements) \(plan.places)".replacing("field(\"\(field.name)\")", with: "")
      return field.leaf?.kind == .flag && !said.contains("\"\(field.name)\"")
    }
    guard let target else { return }
    let test: Expression = chance(2) ? .hasMore(collection, 1) : .isSumAbove(collection, pick([0, 2, 5]))
    plan.statements.append(Statement(kind: .computed(.test(test)), target: target.name))
  }

  mutating func addCollection(_ name: String, _ plan: inout FormPlan) {
    var field = FieldPlan(name)
    if field.hasForms {
      if !chance(3) { field.traits.append(.inline) }
    } else if chance(2) {
      let traits: [Trait] = name == "words" ? [.minimumLength(2), .trimmed] : [.range(1, 7)]
      field.traits.append(.elements(traits + (chance(2) ? [.required] : [])))
    }
    if !chance(3) { field.traits.append(.sortable) }
    if chance(4) { field.traits.append(.minimumCount(2)) }
    if chance(3) { field.traits.append(.maximumCount(pick([1, 2, 3, 4]))) }
    if chance(4) { field.traits.append(.unique) }
    if chance(4) { field.traits.append(.required) }
    if chance(3) { field.traits.append(.template(ElementMaker.values(name, &lot))) }
    if chance(6) { field.traits.append(.whenHidden(pick([.keep, .dropOnSubmit, .dropAtOnce]), nil)) }
    // Reads no computed fields, which may read everything.
    let scope = Scope(plan, plan.fields.map(\.name), nil).onlyValues(plan)
    for kind: Statement.Kind in [.visible, .enabled, .required, .readOnlyWhen]
    where chance(6) && !scope.leaves.isEmpty {
      plan.statements.append(Statement(kind: kind, target: name, test: test(scope)))
    }
    if chance(2) {
      let test: Expression = chance(2) ? .hasMore(name, pick([0, 1, 2])) : .isSumAbove(name, pick([0, 2, 5]))
      plan.statements.append(Statement(kind: .ruleOn(severity(), message()), target: name, test: test))
    }
    if chance(5) {
      plan.statements.append(
        Statement(kind: .formRule(severity(), message()), target: "", test: .not(.hasMore(name, 1))))
    }
    plan.fields.append(field)
  }
}

extension FieldPlan {
  /// As few elements as a collection may have.
  var minimumCount: Int {
    traits.reduce(0) { most, trait in
      if case .minimumCount(let count) = trait { return max(most, count) }
      return most
    }
  }

  /// As many elements as a collection may have.
  var maximumCount: Int {
    traits.reduce(.max) { least, trait in
      if case .maximumCount(let count) = trait { return min(least, count) }
      return least
    }
  }
}

/// Random elements.
enum ElementMaker {
  /// The values of an element; that of an element that is no form has an empty name.
  static func values(_ collection: String, _ lot: inout SeededGenerator) -> [String: PlanValue] {
    switch collection {
    case "words": return ["": .text(RandomText.pick(["a", "ab", "abc", ""], &lot))]
    case "deals": return CaseMaker.values(&lot)
    case "nums": return ["": RandomText.pick([.whole(0), .whole(1), .whole(3), .whole(9), .none], &lot)]
    default: break
    }
    var values: [String: PlanValue] = [
      "t0": .text(RandomText.pick(["a", "ab", "c", ""], &lot)), "plain": .whole(lot.pick(6)),
    ]
    if lot.one(in: 2) { values["i0"] = .whole(RandomText.pick([0, 1, 3], &lot)) }
    if lot.one(in: 2) { values["f0"] = .flag(true) }
    guard collection == "beans" else { return values }
    if lot.one(in: 3) { values.put((0...lot.pick(2)).map { _ in self.values("pods", &lot) }, at: "pods") }
    if lot.one(in: 4) { values.put([["": .text("w")]], at: "words") }
    if lot.one(in: 3) { (values["perhaps"], values["perhaps.t0"]) = (.flag(true), .text("p")) }
    return values
  }
}
