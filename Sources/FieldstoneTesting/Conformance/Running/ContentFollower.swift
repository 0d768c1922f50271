import FieldstoneCore

/// Watches that a change of content touches only its row: the batch has no splice where no row came or went, and names
/// beside the edited row, and those that lead to it, only rows of which something named really changed.
struct ContentFollower {
  private var rows: [FormRowID: FormRow] = [:]
  private var ids: [FormPageID: [FormRowID]] = [:]

  init(_ engine: FormEngine) {
    _ = engine.takeChanges()
    look(at: engine)
  }

  private mutating func look(at engine: FormEngine) {
    rows = [:]
    ids = [:]
    for page in engine.pages {
      guard let list = engine.rows(of: page) else { continue }
      ids[page] = list.ids
      for row in list { rows[row.id] = row }
    }
  }

  /// Sends an input and looks at its batch.
  ///
  /// - Throws: where the batch says more than what happened.
  mutating func send(_ input: FormInput, to engine: FormEngine) throws(FormDriverError) -> FormReply {
    let before = self
    let reply = engine.send(input)
    let changes = engine.takeChanges()
    look(at: engine)
    for page in changes.pages {
      if !page.splices.isEmpty, before.ids[page.id] == ids[page.id] {
        throw FormDriverError("FI-06: '\(page.id)' has splices though no row came or went: \(page.splices)")
      }
      // A row that leads to a page sums up what is in it.
      for update in page.updates where input.edited.map({ !$0.isWithin(update.row) }) ?? true {
        guard let old = before.rows[update.row], let new = rows[update.row] else { continue }
        let actual = old.aspects(since: new)
        guard !update.aspects.isDisjoint(with: actual) else {
          throw FormDriverError(
            "FI-06: \(input.spelledOut) names '\(update.row)' with aspects \(update.aspects.rawValue), "
              + "of which nothing changed.")
        }
      }
    }
    return reply
  }
}

extension FormInput {
  /// The row whose content it changes.
  fileprivate var edited: FormRowID? {
    switch self {
    case .type(let row, _), .set(let row, _), .blur(let row), .focus(let row): row
    default: nil
    }
  }
}

extension FormRowID {
  fileprivate func isWithin(_ row: FormRowID) -> Bool { self == row || path.hasPrefix(row.path + ".") }
}
