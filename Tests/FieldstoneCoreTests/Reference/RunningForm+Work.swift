import FieldstoneTesting

@testable import FieldstoneCore

/// What happens around the form.
extension RunningForm {
  /// Adds the handlers of submits and saves. A later step says how they end.
  func addHandlers() {
    form.on(.heard) { [unowned self] in fired.append($0.path) }
    guard plan.work?.hasHandler == true else { return }
    form.onSubmit { [unowned self] in try handle($0) }
    form.onSave { [unowned self] in try handle($0) }
  }

  private func handle(_ model: Model) throws {
    submitted = values(of: model)
    try ending.end()
  }

  /// Lets the checks that a submit or a save waits for end, then its handler.
  func finish(_ ending: PlanEnding, _ answer: PlanAnswer) async -> String {
    guard form.hasWork else { return "nothing to finish" }
    let savesByItself = !form.facts.isSubmitting
    self.ending = ending
    let outcome = await PlanAnswer.$current.withValue(answer) { await form.finishSubmitting() }
    if plan.work?.hasHandler != true { submitted = outcome?.model.map(values) }
    return switch outcome {
    // Nothing was started; a submit went through before the form had this mode.
    case .submitted where savesByItself: "saved"
    case .submitted: "submitted"
    case .invalid: "invalid"
    case .refused: "refused"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case nil: "saved"
    }
  }

  /// - Returns: What no row can show.
  func report(_ reports: [PlanReport]) -> String {
    form.report(FormIssues(reports)).words(in: .test)
  }

  /// The buttons that apply, and what has become of the changes.
  var toolbar: String {
    guard let toolbar = form.toolbar else { return "" }
    let buttons = [toolbar.primary, toolbar.secondary].compactMap { $0 }
    return
      (buttons.map { "\($0.input)" + ($0.isEnabled ? "" : " disabled") }
      + [toolbar.status?.text(in: .test)].compactMap { $0 }).joined(separator: ", ")
  }
}
