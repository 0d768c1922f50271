import FieldstoneCore

/// Buttons of the program. When one goes away because it was pressed, its neighbor gets the focus, as in a form that
/// stays on the screen.
extension WebForm {
  /// Presses a button, or says why nothing happens.
  func press(_ row: FormRowID, on page: RenderedPage) {
    notePress(row)
    let step = form.row(row)?.action == .nextStep ? form.page : nil
    guard case .refused(let reason) = form.send(.perform(row)) else {
      // A step that isn't right stays open at what is wrong, which may be on one of its pages.
      visit.refusedStep = form.openPages.map(\.id).first { $0 == step }
      return
    }
    visit.refusal =
      if let name = form.row(row)?.label {
        .common(.labelled, .text(name), .string(form.message(of: reason)))
      } else {
        Self.noLongerThere(row, on: page)
      }
  }

  /// Remembers where a row is, before its button has an effect.
  func notePress(_ row: FormRowID) { pressing = (row, form.rows.map(\.id)) }

  /// If the pressed row is gone, gives the focus to the row that is now at its position or, if none that follows can
  /// have it, to the one before.
  func focusNeighbor() {
    guard let (row, before) = pressing else { return }
    pressing = nil
    let (rows, shown) = (form.rows, Set(form.rows.map(\.id)))
    // Another page begins at its top. What was refused is said first, and a focus that was given by now has a reason.
    guard before.contains(where: shown.contains), visit.refusal == nil, visit.shown == nil, !takesFocus(row) else {
      return
    }
    let last = before.prefix { $0 != row }.last(where: shown.contains)
    let position = rows.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
    visit.shown =
      (rows[position...].first(where: \.takesFocus) ?? rows[..<position].last(where: \.takesFocus))?.id
  }

  private func takesFocus(_ row: FormRowID) -> Bool { form.isShown(row) && form.row(row)?.takesFocus == true }
}
