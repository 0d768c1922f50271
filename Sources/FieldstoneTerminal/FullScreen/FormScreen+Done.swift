import FieldstoneCore

/// The “Done” button at the end of every page but the first: a row that the screen adds after the form's rows.
extension FormScreen {
  /// The id of the button's row. No row of a form has this id.
  static let done = FormRowID("\u{0}done")

  var hasDone: Bool { engine.openPages.count > 1 }

  /// The number of rows on the page, including the button.
  var rowCount: Int { engine.rows.count + (hasDone ? 1 : 0) }

  func rowID(at index: Int) -> FormRowID { index < engine.rows.count ? engine.rows.id(at: index) : Self.done }

  /// Moves the focus from the form's rows to the button.
  func goToDone() {
    guard hasDone else { return }
    if let focus { engine.send(.blur(focus)) }
    isOnDone = true
    settle()
  }

  func leaveDone() {
    guard isOnDone else { return }
    let rows = engine.rows
    guard let last = rows.indices.last(where: rows.isFocusable(at:)) else { return }
    send(.focus(rows.id(at: last)))
  }

  func pressOnDone(_ key: Key) -> Outcome {
    switch key.name {
    case .enter: return send(.back)
    case .text(" ") where key.modifiers.isEmpty: return send(.back)
    case .text("?"): show(.help)
    case .text("/"): return openSearch()
    default: return move(key)
    }
    return .goesOn
  }

  func clickDone(_ line: Int, column: Int) -> Outcome {
    let spots = shownRow(at: engine.rows.count).spots
    message = nil
    return spots.contains { $0.line == line && $0.columns.contains(column) } ? send(.back) : .goesOn
  }
}
