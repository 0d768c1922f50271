import FieldstoneCore

/// Buttons that change what is chosen, or a number. Like every answer they say what is to be there then, so that a page
/// that is sent twice changes nothing the second time.
extension WebForm {
  /// Chooses one option, or none.
  func take(_ option: String?, in row: FormRowID) {
    let before = form.row(row)?.options.chosenPositions.first ?? -1
    form.sendTogether([.set(row, option.map { .choices([$0]) } ?? .none), .blur(row)])
    visit.steppedBack = form.row(row)?.options.chosenPositions.first ?? -1 < before
    visit.returned = row
  }

  /// Changes a number by a step. A text that is no number stays, and says what is accepted.
  func step(_ row: FormRowID, by steps: Int) {
    visit.steppedBack = steps < 0
    visit.returned = row
    guard !form.hasUnparsedText(row), let answer = form.answer(row, steppedBy: steps) else { return }
    form.sendTogether([.set(row, answer), .blur(row)])
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
