import FieldstoneCore

/// Random options, choices and answers to choices.
enum RandomChoice {
  /// Values of texts: the last ones are offered rarely, or never.
  static let values = ["red", "red", "Green", "Green", "blue", "x, y", "Rome", ""]
  private static let names = [["red", "Green"], ["Green", "blue", "red"], ["blue", "x, y"], ["Red", "red"], []]
  private static let cases = [["dark", "pale"], ["pale"], ["none", "dark", "pale"], ["none"], []]

  static func options(_ leaf: Leaf, _ lot: inout SeededGenerator) -> [String] {
    switch leaf.kind {
    case .positions, .index: RandomText.pick([["0", "1"], ["0", "1", "2", "3"]], &lot)
    case .bits: RandomText.pick([["1", "4"], ["16", "6", "1"]], &lot)
    case .mask: RandomText.pick([["1", "2"], ["16", "6", "1"]], &lot)
    default: RandomText.pick(leaf.hasCases ? cases : names, &lot)
    }
  }

  /// Bits; some belong to no option, or are only a part of one.
  static func bits(_ lot: inout SeededGenerator) -> Int { RandomText.pick([0, 1, 2, 4, 5, 6, 7, 17, 32, 39], &lot) }

  static func entries(_ lot: inout SeededGenerator) -> [Int: String] {
    RandomText.pick(
      [
        [:], [0: "red"], [1: "Green"], [0: "red", 1: "Green"], [0: "Green"], [1: "blue", 7: "Rome"],
        [5: "Rome", 6: "Rome"],
        [0: "Green", 1: "red"], [-3: "red", 0: "red"], [2: "x, y", 9: "red"],
      ], &lot)
  }

  static func several(_ leaf: Leaf, _ lot: inout SeededGenerator) -> [String] {
    switch leaf.kind {
    case .positions: return RandomText.pick([[], ["0"], ["1"], ["0", "2"], ["1", "7"], ["3", "12"]], &lot)
    case .bits, .mask: return RandomText.pick([[], ["1"], ["4"], ["6", "1"], ["2", "1"], ["16"]], &lot)
    default: break
    }
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
    if field.isCaseChoice { return RandomText.pick(field.options + ["Bare", "PAIR", "x", ""], &lot) }
    let hasTitles = field.traits.contains(.optionTitles)
    switch leaf.kind {
    case .positions:
      return RandomText.pick(["0", "1, 0", "Place 1", "place 0,place 2", "7", "7, 1", "Place 7", "x", ",", ""], &lot)
    case .bits, .mask:
      return RandomText.pick(["1", "4", "bits 1", "Bits 1, Bits 4", "6,1", "2", "32", "Bits 16", ", ,", ""], &lot)
    case .index: return RandomText.pick(["0", "1", "Place 1", "place 2", "9", "300", "-2", "x", ""], &lot)
    case .entries where lot.one(in: 3): return RandomText.pick(["red+", "Rome, Rome+", "Rome", "red, Rome"], &lot)
    default: break
    }
    if leaf.isSeveral {
      let texts =
        leaf.hasCases
        ? ["pale", "Dark, pale", " none,dark ", "pale, blue", ",", "dark,dark", ""]
        : [
          "red", "GREEN, red", " red,,Green", "x, y", "red, x, y", "blue, Rome", " ", "no. red, green", "",
          "Kale, Rome",
          "a, b, red, a", " kale ,Kale", "x, y, a, b", "a\tb",
        ]
      return RandomText.pick(texts, &lot)
    }
    if leaf.hasCases { return RandomText.pick(["pale", "Dark", "none", "blue", hasTitles ? "NO. DARK" : ""], &lot) }
    return RandomText.pick(
      [
        "red", "RED", "green", "Green", "BLUE", "Rome", " ", " red", "Kale", "a\tb", hasTitles ? "no. Green" : "x, y",
        "",
      ], &lot)
  }

  static func answer(_ leaf: Leaf, _ lot: inout SeededGenerator) -> FormAnswer {
    if lot.one(in: 8) { return .none }
    if leaf.isSeveral, lot.one(in: 2) {
      let ids = several(leaf, &lot)
      return .choices(
        lot.one(in: 6) ? ids + [RandomText.pick(["x", "a, b", " Kale", "GREEN", " ", "a\tb"], &lot)] : ids.reversed())
    }
    if leaf.kind == .index { return .choices([RandomText.pick(["0", "1", "2", "3", "9", "-2"], &lot)]) }
    if leaf.kind == .entries, lot.one(in: 4) {
      return .choices(
        RandomText.pick([["red+"], ["Rome", "red"], ["Rome", "Rome+"], ["Rome+"], ["Green+", "red"]], &lot))
    }
    let one: [String] =
      switch leaf.kind {
      case .positions: ["0", "1", "2", "3", "7"]
      case .bits, .mask: ["1", "4", "6", "16", "2"]
      default:
        leaf.hasCases
          ? ["pale", "dark", "none", "x"] : ["red", "Green", "blue", "x, y", "Rome", "green", " Kale ", " "]
      }
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
    if chance(4), leaf.hasFreeOptions { traits.append(.searched) }
    if chance(4), leaf.hasFreeOptions { traits.append(.optionTitles) }
    if chance(3), leaf.hasFreeOptions, !leaf.hasCases { traits.append(.ownEntries) }
    // A dictionary and a number have no rules about counts.
    guard leaf.isSeveral, leaf.kind != .entries, leaf.kind != .mask else { return traits }
    if chance(4) { traits.append(.minimumCount(2)) }
    if chance(4) { traits.append(.maximumCount(pick([1, 2]))) }
    return traits
  }

  /// Adds random statements of a parent about a choice in a subform.
  mutating func sayOptions(
    of field: FieldPlan, in child: FormPlan, at target: String, _ scope: Scope, _ plan: inout FormPlan
  ) {
    guard let leaf = field.leaf, leaf.kind != .entries else { return }
    if chance(6), leaf.hasFreeOptions, !child.hasOptionClosure(field.name), !field.options.isEmpty {
      let (first, second) = (RandomChoice.options(leaf, &lot), RandomChoice.options(leaf, &lot))
      plan.statements.append(Statement(kind: .options(first, second), target: target, test: test(scope)))
    }
    if chance(16), leaf.hasFreeOptions, !child.hasOptionClosure(field.name),
      !plan.statements.contains(where: { $0.target == target && $0.isOfOptions })
    {
      plan.statements.append(Statement(kind: .searching, target: target))
    }
    if chance(8) {
      let ids = leaf.hasCases ? ["dark", "none"] : leaf.hasFreeOptions ? ["Green", "blue"] : ["1", "6"]
      plan.statements.append(Statement(kind: .disabledOptions(ids), target: target, test: test(scope)))
    }
  }

  /// Adds random statements about the options of a choice.
  mutating func sayOptions(_ leaf: Leaf, _ scope: Scope, _ plan: inout FormPlan) {
    guard leaf.kind != .entries else { return }
    if chance(3) {
      for _ in 0..<(chance(3) ? 2 : 1) {
        let ids =
          leaf.hasCases
          ? pick([["pale"], ["dark", "none"], ["none"]])
          : leaf.hasFreeOptions
            ? pick([["red"], ["Green", "Rome"], ["blue", "red"]]) : pick([["1"], ["0", "2"], ["4", "7"], ["6"]])
        plan.statements.append(Statement(kind: .disabledOptions(ids), target: leaf.name, test: test(scope)))
      }
    }
    if leaf.hasFreeOptions, chance(8) {
      plan.statements.append(Statement(kind: .searching, target: leaf.name))
    } else if leaf.hasFreeOptions, chance(2), plan.field(leaf.name)?.isSearched != true || chance(4) {
      let (first, second) = (RandomChoice.options(leaf, &lot), RandomChoice.options(leaf, &lot))
      plan.statements.append(Statement(kind: .options(first, second), target: leaf.name, test: test(scope)))
    }
  }
}

extension Statement {
  /// Whether it says what a field offers.
  fileprivate var isOfOptions: Bool {
    switch kind {
    case .options, .searching: true
    default: false
    }
  }
}
