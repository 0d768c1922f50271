import FieldstoneCore

extension FormEngine {
  /// Takes the changes of a POST.
  ///
  /// All of them were made in one page, at once: an answer that hides or disables another one's row is taken after it,
  /// so what the POST itself hides is kept in the draft.
  ///
  /// - Returns: the rows whose input was taken.
  @discardableResult func take(_ changes: [PostedPage.Change]) -> [FormRowID] {
    var pending = Set(changes.map(\.row))
    var taken: [FormRowID] = []
    var late: [PostedPage.Change] = []
    _ = takeChanges()
    for change in changes {
      pending.remove(change.row)
      guard send(change.input).isAccepted else { continue }
      if takeChanges().takesRowsAway, pending.contains(where: { !canBeAnswered($0) }) {
        send(.undo)
        _ = takeChanges()
        late.append(change)
      } else {
        send(.blur(change.row))
        taken.append(change.row)
      }
    }
    // The last first: what comes late may itself depend on what came before it.
    for change in late.reversed() where send(change.input).isAccepted {
      send(.blur(change.row))
      taken.append(change.row)
    }
    return taken
  }

  private func canBeAnswered(_ row: FormRowID) -> Bool { isShown(row) && self.row(row)?.isEnabled == true }
}

extension FormChanges {
  /// Whether rows are gone, or can't be edited any more.
  fileprivate var takesRowsAway: Bool {
    pages.contains { page in
      page.splices.contains { $0.removed > 0 } || page.updates.contains { $0.aspects.contains(.enabled) }
    }
  }
}
