import FieldstoneCore

/// Questions that the answers of a POST have made visible: nobody has seen them, so the form doesn't go on without
/// them.
extension WebForm {
  func submit(_ page: RenderedPage, _ input: FormInput) {
    unlessMoreIsAsked(page) { visit.isSubmitRefused = !canSubmit || !form.send(input).isAccepted }
  }

  /// Leaves the page, unless its answers have led to more questions.
  func unlessMoreIsAsked(_ page: RenderedPage, _ leave: () -> Void) {
    let known = Set(page.fields.map(\.row) + page.others)
    visit.newRows = form.rows.filter { !known.contains($0.id) && $0.asksForMore }.map(\.id)
    if visit.newRows.isEmpty { leave() }
  }

  /// After Update, the first question that its answers have brought gets the focus. A summary of errors has it instead.
  func showFirstQuestion(newOn page: RenderedPage) {
    guard page.choosing == nil, form.facts.failedSubmits == 0 else { return }
    let known = Set(page.fields.map(\.row) + page.others)
    visit.shown = form.rows.first { !known.contains($0.id) && FieldKind($0) != nil }?.id
  }
}

extension FormRow {
  /// Whether the row is a question that has to be seen before a submit.
  fileprivate var asksForMore: Bool {
    switch kind {
    case .field: FieldKind(self) != nil && isRequired
    case .link: isEnabled && !isInline
    default: false
    }
  }
}
