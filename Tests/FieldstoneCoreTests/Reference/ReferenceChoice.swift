import FieldstoneCore

/// The choices of a field: what its answers and texts mean while certain options are offered.
struct ReferenceChoice {
  let leaf: Leaf
  let field: FieldPlan
  /// The ids of the options, in order.
  var offered: [String]
  var hasTitles = false
  /// Whether choices are kept in the order in which they are given, which breaks a rule on purpose.
  var isUnordered = false

  init?(_ field: FieldPlan, _ offered: [String]) {
    guard let leaf = field.leaf, leaf.isChoice else { return nil }
    (self.leaf, self.field, self.offered) = (leaf, field, offered)
    hasTitles = field.traits.contains(.optionTitles)
  }

  /// The title of an option for which the plan declares one.
  static func title(_ id: String) -> String { "No. " + id }
  func title(_ id: String) -> String {
    switch leaf.kind {
    case .positions, .index, .bits, .mask: return Self.title(byPosition: id, field)
    // A value that is no option may have an id that only tells it apart.
    case .entries: return String(id.prefix { $0 != "+" })
    default: break
    }
    if hasTitles { return Self.title(id) }
    return leaf.hasCases ? id.prefix(1).uppercased() + id.dropFirst() : id
  }

  // MARK: Values

  /// The ids of a value: each once, in the order of the options; those that aren't offered come last.
  func ids(_ value: PlanValue) -> [String] {
    var ids: [String] = []
    for id in held(value) where !ids.contains(id) { ids.append(id) }
    return offered.filter(ids.contains) + unoffered(ids)
  }

  func unoffered(_ ids: [String]) -> [String] { ids.filter { !offered.contains($0) } }

  // MARK: Answers

  /// The value for a choice of ids; nil if the field doesn't take so many.
  func meaning(_ chosen: [String], over old: PlanValue) -> ReferenceText.Meaning? {
    let held = unoffered(ids(old))
    guard leaf.isSeveral || chosen.count == 1 else { return nil }
    if takesOwn { return meaning(naming: chosen, over: old) }
    guard chosen.allSatisfy({ offered.contains($0) || held.contains($0) }) else { return .issue("notChoice") }
    if isUnordered { return value(chosen, over: old).map { .value($0) } ?? .issue("notChoice") }
    return same(offered.filter(chosen.contains) + held.filter(chosen.contains), old)
  }

  /// The same choice leaves the value as the program wrote it, in its own order.
  private func same(_ chosen: [String], _ old: PlanValue) -> ReferenceText.Meaning {
    if leaf.isSeveral, old != .none, ids(old) == chosen { return .value(old) }
    return value(chosen, over: old).map { .value($0) } ?? .issue("notChoice")
  }

  /// The value with nothing chosen.
  func emptied(_ old: PlanValue) -> ReferenceText.Meaning { same([], old) }

  /// The value for a text: the name of an option, or several names that are separated by commas.
  /// What is chosen can be named again, whether or not it is offered.
  func meaning(_ text: String, over old: PlanValue) -> ReferenceText.Meaning {
    if takesOwn { return meaning(naming: parts(of: text, over: old), over: old) }
    guard let chosen = options(named: text, among: offered) else {
      return names(text, old) ? .value(old) : .issue("notChoice")
    }
    return same(offered.filter(chosen.contains), old)
  }

  /// Whether a text names what is chosen, whether or not it is offered.
  func names(_ text: String, _ value: PlanValue) -> Bool {
    guard value != .none else { return false }
    // An id that tells a value apart from an option means nothing without the option.
    let ids = ids(value).map { leaf.kind == .entries ? title($0) : $0 }
    if options(named: text, among: ids).map(Set.init) == Set(ids) { return true }
    return takesOwn && meaning(text, over: .none) == .value(value)
  }

  private func options(named text: String, among ids: [String]) -> [String]? {
    if let id = option(named: text, among: ids) { return [id] }
    return leaf.isSeveral ? options(in: text.split(separator: ",").map(String.init), among: ids) : nil
  }

  /// The options that parts of a text name: the longest name of up to four parts counts, because a name may contain
  /// commas itself.
  private func options(in parts: [String], among ids: [String]) -> [String]? {
    if parts.isEmpty { return [] }
    for count in [4, 3, 2, 1] where count <= parts.count {
      let name = parts[..<count].joined(separator: ",").trimmingCharacters(in: .whitespaces)
      if let id = option(named: name, among: ids) {
        return options(in: Array(parts[count...]), among: ids).map { [id] + $0 }
      }
    }
    let isEmpty = parts[0].trimmingCharacters(in: .whitespaces).isEmpty
    return isEmpty ? options(in: Array(parts.dropFirst()), among: ids) : nil
  }

  func option(named name: String, among ids: [String]) -> String? {
    if ids.contains(name) { return name }
    let name = name.lowercased()
    return ids.first { $0.lowercased() == name || title($0).lowercased() == name }
  }
}

extension ReferenceForm {
  /// What a choice offers: what the closure returns, or else what the field declares, or else what its type offers.
  func offered(_ row: ReferenceRow, _ last: ReferenceFacts) -> [String]? {
    guard let field = row.field, let leaf = field.leaf, leaf.isChoice else { return nil }
    if isSearched(row) { return searches[row.id]?.found ?? [] }
    for (block, statement) in (statements[row.path] ?? []).reversed() {
      guard case .options(let first, let second) = statement.kind else { continue }
      if faults.contains(.keepsOldOptions), let known = self.facts.offered[row.id] { return known }
      var reading = ReferenceReading(self, last, block)
      return reading.holds(statement.test) ? first : second
    }
    return field.options
  }

  func choice(_ row: ReferenceRow, _ facts: ReferenceFacts) -> ReferenceChoice? {
    guard let field = row.field, var choice = ReferenceChoice(field, facts.offered[row.id] ?? []) else { return nil }
    choice.isUnordered = faults.contains(.keepsOrderOfChoice)
    return choice
  }

  func reading(_ row: ReferenceRow) -> ReferenceText? {
    row.field.map { field in
      var text = ReferenceText(field, choice: choice(row, facts), defaultValue: defaultValue(row.path))
      text.received = state.files.received
      if let unit = facts.units[row.id] { text.affix = unit.isEmpty ? nil : unit }
      return text
    }
  }

  /// Whether a field has no answer. Bits that belong to no option are none.
  func isMissing(_ row: ReferenceRow, _ value: PlanValue) -> Bool {
    guard let field = row.field, field.leaf?.isMask == true else { return value.isMissing }
    return ReferenceChoice(field, field.options)?.ids(value).isEmpty ?? true
  }

  /// The issue of a chosen option that isn't offered, or can't be chosen now.
  func optionIssue(_ row: ReferenceRow, _ value: PlanValue, _ facts: ReferenceFacts) -> ReferenceIssue? {
    guard let choice = choice(row, facts), !isMissing(row, value) else { return nil }
    let ids = choice.ids(value)
    // Each search offers others, so what was found once can stay.
    if !choice.unoffered(ids).isEmpty, !isSearched(row), !choice.takesOwn, !faults.contains(.acceptsUnoffered) {
      return ReferenceIssue(code: "notOffered")
    }
    let isOff = ids.contains {
      (choice.offered.contains($0) || isSearched(row) || choice.takesOwn)
        && facts.disabledOptions[row.id]?.contains($0) == true
    }
    return isOff ? ReferenceIssue(code: "disabledOption") : nil
  }
}

extension FieldPlan {
  /// The options that a field declares, or else those of its type.
  var options: [String] {
    for trait in traits.reversed() { if case .options(let ids) = trait { return ids } }
    return leaf?.standardOptions ?? []
  }
}
