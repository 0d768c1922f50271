import FieldstoneCore

/// Random options, choices and answers to choices.
enum RandomChoice {
  /// Values of texts: the last ones are offered rarely, or never.
  static let values = ["red", "red", "Green", "Green", "blue", "x, y", "Rome", ""]
  private static let names = [["red", "Green"], ["Green", "blue", "red"], ["blue", "x, y"], ["Red", "red"], []]
  private static let cases = [["dark", "pale"], ["pale"], ["none", "dark", "pale"], ["none"], []]

  static func options(_ leaf: Leaf, _ lot: inout SeededGenerator) -> [String] {
    RandomText.pick(leaf.hasCases ? cases : names, &lot)
  }

  static func several(_ leaf: Leaf, _ lot: inout SeededGenerator) -> [String] {
    let lists =
      leaf.hasCases
      ? [[], ["dark"], ["pale", "dark"], ["none", "pale", "dark"], ["none", "dark"]]
      : [
        [], ["Green"], ["red", "Green"], ["Green", "red"], ["blue", "Rome", "Green"], ["Rome"], ["red", "x, y", "red"],
      ]
    let list = RandomText.pick(lists, &lot)
    return leaf.kind == .shadeSet ? list.sorted() : list
  }

  static func typed(_ field: FieldPlan, _ lot: inout SeededGenerator) -> String {
    guard let leaf = field.leaf else { return "" }
    let hasTitles = field.traits.contains(.optionTitles)
    if leaf.isSeveral {
      let texts =
        leaf.hasCases
        ? ["pale", "Dark, pale", " none,dark ", "pale, blue", ",", "dark,dark", ""]
        : ["red", "GREEN, red", " red,,Green", "x, y", "red, x, y", "blue, Rome", " ", "no. red, green", ""]
      return RandomText.pick(texts, &lot)
    }
    if leaf.hasCases { return RandomText.pick(["pale", "Dark", "none", "blue", hasTitles ? "NO. DARK" : ""], &lot) }
    return RandomText.pick(
      ["red", "RED", "green", "Green", "BLUE", "Rome", " ", " red", hasTitles ? "no. Green" : "x, y", ""], &lot)
  }

  static func answer(_ leaf: Leaf, _ lot: inout SeededGenerator) -> FormAnswer {
    if lot.one(in: 8) { return .none }
    if leaf.isSeveral, lot.one(in: 2) {
      let ids = several(leaf, &lot)
      return .choices(lot.one(in: 6) ? ids + ["x"] : ids.reversed())
    }
    let one = leaf.hasCases ? ["pale", "dark", "none", "x"] : ["red", "Green", "blue", "x, y", "Rome", "green"]
    let (first, second) = (RandomText.pick(one, &lot), RandomText.pick(one, &lot))
    return RandomText.pick(
      [.choices([first]), .choices([first]), .choices([first]), .choices([]), .choices([first, second])], &lot)
  }
}

extension PlanMaker {
  mutating func optionTraits(_ leaf: Leaf) -> [Trait] {
    var traits: [Trait] = []
    let ids = RandomChoice.options(leaf, &lot)
    if chance(3), !ids.isEmpty || chance(9) { traits.append(.options(ids)) }
    if chance(4) { traits.append(.optionTitles) }
    if leaf.isSeveral, chance(4) { traits.append(.minimumCount(2)) }
    if leaf.isSeveral, chance(4) { traits.append(.maximumCount(pick([1, 2]))) }
    return traits
  }

  /// Adds random statements of a parent about a choice in a subform.
  mutating func sayOptions(
    of field: FieldPlan, in child: FormPlan, at target: String, _ scope: Scope, _ plan: inout FormPlan
  ) {
    guard let leaf = field.leaf else { return }
    if chance(6), !child.hasOptionClosure(field.name), !field.options.isEmpty {
      let (first, second) = (RandomChoice.options(leaf, &lot), RandomChoice.options(leaf, &lot))
      plan.statements.append(Statement(kind: .options(first, second), target: target, test: test(scope)))
    }
    if chance(8) {
      let ids = leaf.hasCases ? ["dark", "none"] : ["Green", "blue"]
      plan.statements.append(Statement(kind: .disabledOptions(ids), target: target, test: test(scope)))
    }
  }

  /// Adds random statements about the options of a choice.
  mutating func sayOptions(_ leaf: Leaf, _ scope: Scope, _ plan: inout FormPlan) {
    if chance(3) {
      for _ in 0..<(chance(3) ? 2 : 1) {
        let ids =
          leaf.hasCases
          ? pick([["pale"], ["dark", "none"], ["none"]]) : pick([["red"], ["Green", "Rome"], ["blue", "red"]])
        plan.statements.append(Statement(kind: .disabledOptions(ids), target: leaf.name, test: test(scope)))
      }
    }
    if chance(2) {
      let (first, second) = (RandomChoice.options(leaf, &lot), RandomChoice.options(leaf, &lot))
      plan.statements.append(Statement(kind: .options(first, second), target: leaf.name, test: test(scope)))
    }
  }
}
