import FieldstoneCore
import Foundation

/// The issues of the answers.
extension ReferenceForm {
  func issues(of row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts) -> [ReferenceIssue] {
    var found: [ReferenceIssue]
    switch row.kind {
    case .field: found = fieldIssues(row, facts, last)
    case .link: found = subformIssues(row, facts, last)
    case .collection: found = collectionIssues(row, facts, last)
    case .notice: found = row.rule.flatMap { issue($0, row.block, last) }.map { [$0] } ?? []
    default: found = []
    }
    if row.kind == .field, let issue = state.checks[row.path]?.issue, !found.contains(issue) { found.append(issue) }
    for issue in state.outside[row.id] ?? [] where !found.contains(issue) { found.append(issue) }
    return found
  }

  private func collectionIssues(
    _ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts
  ) -> [ReferenceIssue] {
    var found: [ReferenceIssue] = elementIssues(row, facts)
    for (block, statement) in statements[row.path] ?? [] {
      if case .ruleOn = statement.kind, let issue = issue(statement, block, last), !found.contains(issue) {
        found.append(issue)
      }
    }
    return found
  }

  /// What the collection itself says about its elements.
  func elementIssues(_ row: ReferenceRow, _ facts: ReferenceFacts) -> [ReferenceIssue] {
    let ids = isPresent(row) ? elements(row.path) : []
    if ids.isEmpty { return facts.required.contains(row.id) ? [ReferenceIssue(code: "required")] : [] }
    guard let field = row.field else { return [] }
    var found: [ReferenceIssue] = []
    if ids.count < field.minimumCount { found.append(ReferenceIssue(code: "tooFewEntries")) }
    if ids.count > field.maximumCount { found.append(ReferenceIssue(code: "tooManyEntries")) }
    if field.traits.contains(.unique), Set(elementModels(ids.map { "\(row.path)[\($0)]" })).count < ids.count {
      found.append(ReferenceIssue(code: "repeatedEntry"))
    }
    return found
  }

  /// What is wrong with the elements of a collection, apart from their number, once something in them was answered and
  /// left. That two are equal waits while somebody is in one of them for the first time.
  func earlyIssues(_ collection: ReferenceRow, _ issues: [ReferenceIssue]) -> [ReferenceIssue] {
    let paths = elements(collection.path).map { "\(collection.path)[\($0)]" }
    func rows(in element: String) -> [ReferenceRow] {
      layout.rows.filter { $0.path == element || layout.isBelow($0, element) }
    }
    // A row about which everything is said already counts as left.
    let left = state.leftWithAnswer.union(state.answered.intersection(state.reported))
    guard paths.contains(where: { rows(in: $0).contains { left.contains($0.id) } }) else { return [] }
    let isNew = repeated(paths, template(collection)).contains { element in
      let rows = rows(in: element)
      return rows.contains { $0.id == state.focus } && !rows.contains { state.touched.contains($0.id) }
    }
    return issues.filter { issue in
      !["required", "tooFewEntries", "tooManyEntries"].contains(issue.code) && !(issue.code == "repeatedEntry" && isNew)
    }
  }

  /// The first element that is equal to an earlier one, and that one; those that nobody has filled in come last.
  private func repeated(_ paths: [String], _ blank: [String: PlanValue]) -> [String] {
    let models = elementModels(paths)
    let pairs = paths.indices.compactMap { place -> (Int, Int)? in
      models[..<place].firstIndex(of: models[place]).map { ($0, place) }
    }
    guard let pair = pairs.first(where: { models[$0.0] != blank }) ?? pairs.first else { return [] }
    return [paths[pair.0], paths[pair.1]]
  }

  private func subformIssues(_ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts) -> [ReferenceIssue] {
    var found: [ReferenceIssue] = []
    let isNil = FormPlan.optionalNames.contains(row.path.lastName) && !state.present.contains(row.path)
    if isNil, facts.required.contains(row.id) { found.append(ReferenceIssue(code: "required")) }
    for (block, statement) in statements[row.path] ?? [] {
      if case .ruleOn = statement.kind, let issue = issue(statement, block, last), !found.contains(issue) {
        found.append(issue)
      }
    }
    return found
  }

  /// A field's own issues: unparsable text, a missing answer, its own rules.
  func ownIssues(of row: ReferenceRow, _ facts: ReferenceFacts) -> [ReferenceIssue] {
    if let issue = state.drafts[row.path]?.issue { return [issue] }
    let value = facts.computed[row.path] ?? value(row.path)
    if isMissing(row, value) { return facts.required.contains(row.id) ? [ReferenceIssue(code: "required")] : [] }
    return traitIssues(row, value)
  }

  /// What the traits of a field say about a value.
  func traitIssues(_ row: ReferenceRow, _ value: PlanValue) -> [ReferenceIssue] {
    let reading = row.field.map { ReferenceText($0) }
    // Two identical rules report one issue.
    var seen: [Trait] = []
    return (row.field?.traits ?? []).compactMap { trait in
      guard !seen.contains(trait) else { return nil }
      seen.append(trait)
      return issue(trait, value, reading, row)
    }
  }

  private func fieldIssues(_ row: ReferenceRow, _ facts: ReferenceFacts, _ last: ReferenceFacts) -> [ReferenceIssue] {
    var found = ownIssues(of: row, facts)
    // While the text can't be parsed, that is the only issue.
    if state.drafts[row.path]?.issue != nil, !faults.contains(.rulesOnUnparsed) { return found }
    let value = facts.computed[row.path] ?? value(row.path)
    var differing: Set<String> = []
    for (block, statement) in statements[row.path] ?? [] {
      switch statement.kind {
      case .ruleOn:
        if let issue = issue(statement, block, last), !found.contains(issue) {
          found.append(issue)
        }
      case .rule:
        if !isMissing(row, value), let issue = issue(statement, block, last), !found.contains(issue) {
          found.append(issue)
        }
      case .matches(let other):
        var reading = ReferenceReading(self, last, block)
        let differs = !value.isMissing && value != reading.value(other)
        if differs, differing.insert(block.appending(other)).inserted { found.append(ReferenceIssue(code: "mismatch")) }
      default: break
      }
    }
    if !isMissing(row, value), isOutOfBounds(row, value, last), !found.contains(where: { $0.code == "outOfRange" }) {
      found.append(ReferenceIssue(code: "outOfRange"))
    }
    if !found.contains(where: { $0.severity == .error }), let issue = optionIssue(row, value, facts) {
      found.append(issue)
    }
    return found
  }

  /// Whether a value is outside the bounds of a statement that holds.
  private func isOutOfBounds(_ row: ReferenceRow, _ value: PlanValue, _ last: ReferenceFacts) -> Bool {
    (statements[row.path] ?? []).contains { block, statement in
      guard case .bounds(let low, let high) = statement.kind else { return false }
      var reading = ReferenceReading(self, last, block)
      guard reading.holds(statement.test) else { return false }
      return issue(.range(low, high), value, row.field.map { ReferenceText($0) }, row) != nil
    }
  }

  private func issue(_ statement: Statement, _ block: String, _ last: ReferenceFacts) -> ReferenceIssue? {
    var reading = ReferenceReading(self, last, block)
    guard reading.holds(statement.test) else { return nil }
    switch statement.kind {
    case .rule(let severity, let words), .ruleOn(let severity, let words), .formRule(let severity, let words):
      return ReferenceIssue(code: words, severity: severity)
    default: return nil
    }
  }

  /// The rules with one argument.
  private func issue(_ trait: Trait, _ value: PlanValue, _ reading: ReferenceText?, _ row: ReferenceRow)
    -> ReferenceIssue?
  {
    switch (trait, value) {
    case (.minimumLength(let least), .text(let text)): text.count < least ? ReferenceIssue(code: "tooShort") : nil
    case (.maximumLength(let most), .text(let text)): text.count > most ? ReferenceIssue(code: "tooLong") : nil
    case (.minimumCount(let least), .several(let ids)):
      Set(ids).count < least ? ReferenceIssue(code: "tooFewChosen") : nil
    case (.maximumCount(let most), .several(let ids)):
      Set(ids).count > most ? ReferenceIssue(code: "tooManyChosen") : nil
    case (.minimumCount(let least), .whole(let bits)):
      bits.countOfOptions(row) < least ? ReferenceIssue(code: "tooFewChosen") : nil
    case (.maximumCount(let most), .whole(let bits)):
      bits.countOfOptions(row) > most ? ReferenceIssue(code: "tooManyChosen") : nil
    case (.mustBeTrue, .flag(false)): ReferenceIssue(code: "mustBeTrue")
    case (.range(let low, let high), .whole(let number)): outside(low, high, Double(number))
    case (.range(let low, let high), .real(let number)): outside(low, high, number)
    case (.range(let low, let high), .moment(let seconds)):
      reading?.isInside(seconds, low, high) == false ? ReferenceIssue(code: "outOfRange") : nil
    case (.pictures, .file(let id)):
      PlanFiles.file(id)?.mediaType.hasPrefix("image/") == false ? ReferenceIssue(code: "wrongFileType") : nil
    case (.maximumSize(let most), .file(let id)):
      (PlanFiles.file(id)?.byteCount ?? 0) > most ? ReferenceIssue(code: "fileTooLarge") : nil
    case (.not(let wrong, let severity, let words), _) where wrong == value:
      ReferenceIssue(code: words, severity: severity)
    default: nil
    }
  }

  private func outside(_ low: Double?, _ high: Double?, _ number: Double) -> ReferenceIssue? {
    if let low, number < low { return ReferenceIssue(code: "outOfRange") }
    if let high, number > high { return ReferenceIssue(code: "outOfRange") }
    return nil
  }
}

extension Int {
  /// How many options of a mask are chosen.
  fileprivate func countOfOptions(_ row: ReferenceRow) -> Int {
    row.field.flatMap { ReferenceChoice($0, $0.options) }?.ids(.whole(self)).count ?? 0
  }
}
