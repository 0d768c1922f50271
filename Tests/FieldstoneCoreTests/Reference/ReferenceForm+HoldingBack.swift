/// What a live object doesn't get: answers that the traits of their own fields refuse.
extension ReferenceForm {
  /// What the model has for a path.
  func modelValue(_ path: String) -> PlanValue? { state.held[path] ?? state.values[path] }

  /// Decides whether the object gets a new answer, or keeps what it has.
  func holdBack(_ path: String, before: PlanValue) {
    guard let row = row(ofPath: path), row.kind == .field, layout.block(of: row).isShared, row.field?.isExtra != true,
      !isReadOnly(row), let value = state.values[path]
    else { return }
    if value == state.start[path] || accepts(value, row) || faults.contains(.writesRefused) {
      state.held[path] = nil
    } else if state.held[path] == nil {
      state.held[path] = before
    }
  }

  /// Before a submit or a save: what is hidden or disabled has no rules.
  func passOnAnswers() {
    for path in state.held.keys {
      if let row = row(ofPath: path), isPresent(row), !counts(row) { state.held[path] = nil }
    }
    settleFacts()
  }

  private func accepts(_ value: PlanValue, _ row: ReferenceRow) -> Bool {
    let traits = row.field?.traits ?? []
    if isMissing(row, value) { return !traits.contains(.required) }
    return !traitIssues(row, value).contains { $0.severity == .error }
  }
}
