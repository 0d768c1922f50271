import FieldstoneCore

/// Checks that a change of content affects only its row: the batch has no splice unless rows came or went. Apart from
/// the edited row and the rows that link to it, it names only rows in which a named aspect really changed.
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

  /// Sends an input and checks its batch.
  ///
  /// - Throws: if the batch names more than what changed.
  mutating func send(_ input: FormInput, to engine: FormEngine) throws(FormDriverError) -> FormReply {
    let before = self
    let reply = engine.send(input)
    let changes = engine.takeChanges()
    look(at: engine)
    for page in changes.pages {
      if !page.splices.isEmpty, before.ids[page.id] == ids[page.id] {
        throw FormDriverError("FI-06: '\(page.id)' has splices although no row was added or removed: \(page.splices)")
      }
      // A row that links to a page summarizes what is on it.
      for update in page.updates where input.edited.map({ !$0.isWithin(update.row) }) ?? true {
        guard let old = before.rows[update.row], let new = rows[update.row] else { continue }
        // When elements come, go, or change places, their collection is named.
        if !page.splices.isEmpty, old.kind == .collection { continue }
        let actual = old.aspects(since: new)
        guard !update.aspects.isDisjoint(with: actual) else {
          throw FormDriverError(
            "FI-06: \(input.swiftSource) names '\(update.row)' with aspects \(update.aspects.rawValue), "
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
    case .insert(let row, _, _), .remove(let row), .move(let row, _), .duplicate(let row, _): row
    default: nil
    }
  }
}

extension FormRowID {
  fileprivate func isWithin(_ row: FormRowID) -> Bool {
    self == row || path.hasPrefix(row.path + ".")
  }
}
