import FieldstoneCore

/// The choices of a field: what its answers and texts mean while certain options are offered.
struct ReferenceChoice {
  let leaf: Leaf
  /// The ids of the options, in order.
  var offered: [String]
  var hasTitles = false
  /// Whether choices are kept in the order in which they are given, which breaks a rule on purpose.
  var isUnordered = false

  init?(_ field: FieldPlan, _ offered: [String]) {
    guard let leaf = field.leaf, leaf.isChoice else { return nil }
    (self.leaf, self.offered) = (leaf, offered)
    hasTitles = field.traits.contains(.optionTitles)
  }

  /// The title of an option for which the plan declares one.
  static func title(_ id: String) -> String { "No. " + id }
  func title(_ id: String) -> String {
    if hasTitles { return Self.title(id) }
    return leaf.hasCases ? id.prefix(1).uppercased() + id.dropFirst() : id
  }

  // MARK: Values

  /// The ids of a value: each once, in the order of the options; those that aren't offered come last.
  func ids(_ value: PlanValue) -> [String] {
    var ids: [String] = []
    switch value {
    case .text(let id) where !id.isEmpty: ids = [id]
    case .option(let id): ids = [id]
    case .several(let several): for id in several where !ids.contains(id) { ids.append(id) }
    default: break
    }
    return offered.filter(ids.contains) + unoffered(ids)
  }

  func unoffered(_ ids: [String]) -> [String] { ids.filter { !offered.contains($0) } }

  private func value(_ ids: [String]) -> PlanValue {
    switch leaf.kind {
    case .names, .shades: .several(ids)
    case .shadeSet: .several(ids.sorted())
    case .choice: ids.first.map { .option($0) } ?? .none
    default: .text(ids.first ?? "")
    }
  }

  // MARK: Answers

  /// The value for a choice of ids; nil if the field doesn't take so many.
  func meaning(_ chosen: [String], over old: PlanValue) -> ReferenceText.Meaning? {
    let held = unoffered(ids(old))
    guard leaf.isSeveral || chosen.count == 1 else { return nil }
    guard chosen.allSatisfy({ offered.contains($0) || held.contains($0) }) else { return .issue("notChoice") }
    if isUnordered { return .value(value(chosen)) }
    return .value(same(offered.filter(chosen.contains) + held.filter(chosen.contains), old))
  }

  /// The same choice leaves the value as the program wrote it, in its own order.
  private func same(_ chosen: [String], _ old: PlanValue) -> PlanValue {
    leaf.isSeveral && old != .none && ids(old) == chosen ? old : value(chosen)
  }

  /// The value for a text: the name of an option, or several names that are separated by commas.
  /// What is chosen can be named again, whether or not it is offered.
  func meaning(_ text: String, over old: PlanValue) -> ReferenceText.Meaning {
    let meaning = reading(text, over: old)
    return meaning == .issue("notChoice") && names(text, old) ? .value(old) : meaning
  }

  private func reading(_ text: String, over old: PlanValue) -> ReferenceText.Meaning {
    if let id = option(named: text) { return .value(same([id], old)) }
    guard leaf.isSeveral else { return .issue("notChoice") }
    guard let chosen = options(in: text.split(separator: ",").map(String.init)) else { return .issue("notChoice") }
    return .value(same(offered.filter(chosen.contains), old))
  }

  /// The options that parts of a text name: the longest name of up to four parts counts, because a name may contain
  /// commas itself.
  private func options(in parts: [String]) -> [String]? {
    if parts.isEmpty { return [] }
    for count in [4, 3, 2, 1] where count <= parts.count {
      let name = parts[..<count].joined(separator: ",").trimmingCharacters(in: .whitespaces)
      if let id = option(named: name) { return options(in: Array(parts[count...])).map { [id] + $0 } }
    }
    let isEmpty = parts[0].trimmingCharacters(in: .whitespaces).isEmpty
    return isEmpty ? options(in: Array(parts.dropFirst())) : nil
  }

  /// Whether a text names what is chosen, whether or not it is offered.
  func names(_ text: String, _ value: PlanValue) -> Bool {
    var chosen = self
    chosen.offered = ids(value)
    return chosen.reading(text, over: value) == .value(value)
  }

  private func option(named name: String) -> String? {
    if offered.contains(name) { return name }
    let name = name.lowercased()
    return offered.first { $0.lowercased() == name || title($0).lowercased() == name }
  }
}

extension ReferenceForm {
  /// What a choice offers: what the closure returns, or else what the field declares, or else what its type offers.
  func offered(_ row: ReferenceRow, _ last: ReferenceFacts) -> [String]? {
    guard let field = row.field, let leaf = field.leaf, leaf.isChoice else { return nil }
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
    row.field.map { ReferenceText($0, choice: choice(row, facts)) }
  }

  /// The issue of a chosen option that isn't offered, or can't be chosen now.
  func optionIssue(_ row: ReferenceRow, _ value: PlanValue, _ facts: ReferenceFacts) -> ReferenceIssue? {
    guard let choice = choice(row, facts), !value.isMissing else { return nil }
    let ids = choice.ids(value)
    if !choice.unoffered(ids).isEmpty, !faults.contains(.acceptsUnoffered) { return ReferenceIssue(code: "notOffered") }
    let isOff = ids.contains { choice.offered.contains($0) && facts.disabledOptions[row.id]?.contains($0) == true }
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
