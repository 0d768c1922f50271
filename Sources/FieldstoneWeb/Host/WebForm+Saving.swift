import FieldstoneCore
import Foundation

/// Forms that are edited and saved rather than submitted.
extension WebForm {
  /// Whether the changes can be saved on the way out.
  var canSave: Bool { form.toolbar != nil && form.facts.isEditing && form.facts.isDirty && form.isSubmittable }

  /// A page that was made while the form was edited still can be sent after it was saved: from another tab, or because
  /// the page was sent twice.
  func editAgain(_ posted: PostedPage, on page: RenderedPage) {
    guard page.canSave, !posted.inputs.isEmpty, !form.facts.isEditing else { return }
    form.send(.edit)
  }

  /// Begins to edit, with the focus on the first field.
  func edit() {
    guard form.send(.edit).isAccepted else { return }
    visit.shown = form.rows.first { parts.kind(of: $0, in: form) != nil }?.id
    if visit.shown == nil { visit.pressed = .edit }
  }

  func discard() {
    guard form.send(.discard).isAccepted else { return }
    visit.pressed = .discard
  }

  /// Begins to save.
  func save(_ input: FormInput = .save) {
    // That there is nothing to save is no refusal.
    switch form.send(input) {
    case .refused(.disabled), .refused(.hidden), .refused(.hasProblems): visit.refusal = .web(.notSavable)
    case .accepted, .refused: break
    }
  }

  /// Notes how a save has ended.
  ///
  /// - Returns: Whether the visitor leaves with it.
  func noteSave(_ outcome: FormOutcome<Model>?, of sent: SentPage) -> Bool {
    if form.toolbar != nil, visit.secrets != form.secrets { visit.secrets = form.secrets }
    if case .invalid? = outcome { visit.saveFailure = nil }
    guard sent.isPressed, [.save, .saveAndLeave].contains(sent.posted.intent) else { return false }
    // It keeps what was saved before where something is wrong.
    if case nil = outcome, form.facts.mode == .free, !form.facts.isValid { form.validate() }
    // What a refused save has found may have been corrected, with nothing left to save.
    let isAnythingWrong = form.facts.failedSubmits > 0 && !form.facts.isValid
    switch outcome {
    // What is wrong has the focus.
    case nil where !isAnythingWrong && visit.newRows.isEmpty && visit.refusal == nil:
      visit.pressed = .save
      return sent.posted.intent == .saveAndLeave && !form.facts.isDirty
    case .failed: visit.pressed = .save
    default: break
    }
    return false
  }

  /// Notes what a submit or save handler has thrown.
  ///
  /// - Returns: Whether it has found something wrong with the answers, which the page says.
  func note(_ error: any Error) -> Bool {
    visit.saveFailure = (error as? any LocalizedError)?.errorDescription
    guard error is FormIssues, let words = form.environment.words(for: error) else { return false }
    visit.formIssues = words.split(separator: "\n").map(String.init)
    visit.pressed = nil
    return true
  }
}
