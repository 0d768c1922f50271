import FieldstoneCore

/// Buttons that change what is chosen, or a number. Like every answer they lead to the same result each time, so that a
/// page that is sent twice changes nothing the second time.
extension WebForm {
  /// Chooses one option, or none.
  func take(_ option: String?, in row: FormRowID) {
    let before = form.row(row)?.options.chosenPositions.first ?? -1
    form.sendTogether([.set(row, option.map { .choices([$0]) } ?? .none), .blur(row)])
    visit.steppedBack = form.row(row)?.options.chosenPositions.first ?? -1 < before
    visit.returned = row
  }

  /// Changes a number by a step. Text that isn't a number stays, with a message about what is accepted.
  ///
  /// - Parameter text: what was in the field, from which the button counts, so that a page that is sent twice counts once.
  func step(_ row: FormRowID, by steps: Int, from text: String?) {
    visit.steppedBack = steps < 0
    visit.returned = row
    let answer = text.map { form.answer(row, steppedBy: steps, from: $0) } ?? form.answer(row, steppedBy: steps)
    if let answer { form.sendTogether([.set(row, answer), .blur(row)]) }
  }

  /// Chooses all options, or none, and returns to the field.
  func choose(_ options: [String], in row: FormRowID) {
    form.sendTogether([.set(row, .choices(options)), .blur(row)])
    visit.shown = row
  }

  /// Removes one of several chosen options.
  func drop(_ option: String, from row: FormRowID) {
    let chosen = form.row(row)?.options.chosen.map(\.id) ?? []
    visit.returned = row
    guard chosen.contains(option) else { return }
    form.sendTogether([.set(row, .choices(chosen.filter { $0 != option })), .blur(row)])
  }
}
