import FieldstoneCore

/// Forms that are edited and saved.
extension TerminalForm {
  /// Shows the review, and saves whenever the person wants to, until they leave.
  nonisolated(nonsending) func runEditing(_ interview: Interview) async throws {
    var next = try await interview.untilSubmit()
    while true {
      if next == .cancel {
        if await interview.keepsAnswers() { break }
        next = try await interview.untilSubmit()
        continue
      }
      let isSaving = form.facts.isSubmitting && form.facts.mode != .free
      let changes = form.facts.dirtyFields
      let outcome = await interview.atWork(saying: isSaving ? .common(.saving) : nil) { await form.finishSubmitting() }
      next = try await interview.afterSave(SaveEnd(outcome, form.environment), changesBefore: changes)
    }
    form.send(.cancel)
  }

  /// Saves what was read from a pipe or file.
  nonisolated(nonsending) func save() async -> FormOutcome<Model> {
    // On a terminal, the fields that have no error would be saved.
    guard form.isSubmittable else { return .invalid(form.issues.filter { $0.severity == .error }) }
    return await form.save()
  }
}
