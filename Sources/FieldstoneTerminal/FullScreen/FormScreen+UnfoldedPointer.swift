import FieldstoneCore

/// The pointer in what is below the focused row.
extension FormScreen {
  /// Handles a click on an entry of a list or calendar, an option next to others, or a cell of a slider.
  func takeEntry(_ position: Int) -> Outcome {
    message = nil
    defer { focusLooksDifferent() }
    guard let row = focusedRow else { return .goesOn }
    switch unfolded {
    case .list(var list):
      guard list.matches.indices.contains(position) else { return .goesOn }
      let entry = list.entries[list.matches[position]]
      refuse(entry.title, entry.refusal)
      guard entry.refusal == nil else { return .goesOn }
      list.go(to: position, room: listRoom)
      unfolded = .list(list)
      guard list.place == position else { return .goesOn }
      let takesBySpace = isListInPage || list.takesSeveral
      return pressInUnfolded(Key(takesBySpace ? .text(" ") : .enter)) ?? .goesOn
    case .date(var picker):
      picker.grid?.go(toPlace: position)
      unfolded = .date(picker)
      return pressInUnfolded(Key(.enter)) ?? .goesOn
    case nil:
      if let list = suggestions {
        return list.entries.indices.contains(position) ? take(list.entries[position]) : .goesOn
      }
      if let outcome = takeInRow(position, of: row) { return outcome }
      if case .slider(let style) = row.control.known { return slide(row, style, to: Double(position) / 1000) }
    }
    return .goesOn
  }

  /// - Returns: false if nothing is expanded, or the list shows all of its entries.
  func turnWheelInUnfolded(by step: Int) -> Bool {
    switch unfolded {
    case .list(var list):
      guard list.matches.count > listRoom else { return false }
      list.go(to: list.place + step, room: listRoom)
      unfolded = .list(list)
    case .date: _ = pressInUnfolded(Key(step < 0 ? .pageUp : .pageDown))
    case nil: return false
    }
    return true
  }
}
