import FieldstoneCore

/// Submitting and validating.
extension ReferenceForm {
  /// Whether the form itself has no problems, also in elements that may be added.
  func findSoundness() -> Bool {
    arrange(oneElementEach)
    defer { arrangeElements() }
    return !layout.rows.contains {
      hasNothingToDropTo($0) || isRequiredLabel($0) || hasNoOptions($0) || hasImpossibleCount($0)
    }
  }

  /// One element in each collection, and in those that these contain.
  private var oneElementEach: [String: [String]] {
    var elements: [String: [String]] = [:]
    for _ in 0..<4 {
      for row in ReferenceLayout(plan, elements: elements).rows where row.kind == .collection {
        elements[row.path] = ["x"]
      }
    }
    return elements
  }

  /// Whether more options have to be chosen than may be.
  private func hasImpossibleCount(_ row: ReferenceRow) -> Bool {
    var (least, most) = (0, Int.max)
    for trait in row.field?.traits ?? [] {
      if case .minimumCount(let count) = trait { least = max(least, count) }
      if case .maximumCount(let count) = trait { most = min(most, count) }
    }
    return least > most
  }

  /// Whether the row is a choice that never has options.
  private func hasNoOptions(_ row: ReferenceRow) -> Bool {
    guard let field = row.field, field.leaf?.isChoice == true, field.options.isEmpty, !isSearched(row) else {
      return false
    }
    return !layout.block(of: row).plan.hasOptionClosure(field.name)
  }

  /// Whether the row is required although nobody can answer it.
  private func isRequiredLabel(_ row: ReferenceRow) -> Bool {
    guard row.field?.leaf?.kind == .viewer else { return false }
    return row.field?.traits.contains(.required) == true
      || (statements[row.path] ?? []).contains { $0.statement.kind == .required }
  }

  func submit() -> FormReply {
    guard isSound else { return .refused(.hasProblems) }
    guard state.isEnabled, isFormEnabled("", facts) else { return .refused(.disabled("")) }
    let buttons = layout.rows.filter { $0.action == "submit" }
    if let first = buttons.first {
      let shown = buttons.filter { facts.shown.contains($0.id) && isPresent($0) }
      if shown.isEmpty { return .refused(.hidden(FormRowID(first.id))) }
      if !shown.contains(where: { facts.enabled.contains($0.id) }) { return .refused(.disabled(FormRowID(first.id))) }
    }
    guard !state.isSubmitted || !state.outside.isEmpty else { return .accepted }
    state.outside = [:]
    let failed = takeFailedChecks()
    setFocus(nil)
    layout.blockOrder.forEach(takeHeld)
    layout.blockOrder.forEach(fireAtEnd)
    settleFacts()
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    dropShared()
    settleFacts()
    guard !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      putBackFailedChecks(failed)
      refuse()
      return .accepted
    }
    beginAfterChecks(isSave: false)
    return .accepted
  }

  /// Makes all rows that count now show their issues.
  func report() { state.reported.formUnion(layout.rows.filter { counts($0) }.map(\.id)) }

  /// Refuses a submit or a save because of the answers.
  func refuse() {
    state.failedSubmits += 1
    report()
    focusFirstError()
  }

  func focusFirstError() {
    guard let first = layout.rows.first(where: { counts($0) && hasError($0) }) else { return }
    if state.pages.last != page(first) { state.pages = trail(page(first)) }
    if first.kind == .collection {
      let elements = elements(first.path).lazy.compactMap { self.row(ofPath: "\(first.path)[\($0)]") }
      let add = layout.byID[first.id + "[+]"].flatMap { canHaveFocus($0) && facts.shown.contains($0.id) ? $0 : nil }
      let target = add ?? elements.first.flatMap { self.firstFocus(in: $0, page: self.page($0)) }
      if let target { setFocus(target.id) }
      return
    }
    if first.kind == .field || FormPlan.optionalNames.contains(first.path.lastName) { setFocus(first.id) }
  }

  func validate() {
    perform {
      if state.failedSubmits == 0 { state.failedSubmits = 1 }
      report()
    }
    notify()
  }

  /// - Returns: the issues of the row, or of all below it, that count.
  func validate(_ id: String) -> [String] {
    guard let row = layout.byID[id] else { return [] }
    let rows = layout.rows.filter { isInside($0, row) }
    perform {
      for row in rows where [.field, .link, .collection, .element].contains(row.kind) && isPresent(row) {
        // A subform that isn't optional has no answer.
        if row.kind == .field || FormPlan.optionalNames.contains(row.path.lastName) {
          state.touched.insert(row.id)
          state.answered.insert(row.id)
        }
        state.leftWithAnswer.insert(row.id)
        state.requested.insert(row.id)
      }
    }
    notify()
    return rows.filter { $0.kind != .notice && counts($0) }.flatMap { row in
      (facts.issues[row.id] ?? []).map { "\(row.id): \($0.code)" }
    }
  }

  private func isInside(_ row: ReferenceRow, _ outer: ReferenceRow) -> Bool {
    row.id == outer.id || (layout.parent(of: row).map { isInside($0, outer) } ?? false)
  }
}
