import FieldstoneCore

/// Beginning with another question than the first one.
extension Interview {
  /// Asks first what a row asks, or what comes after it on its page. The questions before it are asked after the last
  /// one, unless their answers are complete: the review shows those, and `<` leads back to them.
  ///
  /// - Returns: false if the person leaves.
  nonisolated(nonsending) func begin(at row: FormRowID) async throws -> Bool {
    let question = questioned(row)
    passOver(before: question)
    walk = FormWalk(engine, at: question, asking: .questions)
    // An element is asked about by the question of its collection, which comes after its own.
    guard question != row, let element = engine.element(containing: row) else { return true }
    if try await askElement(element, from: row) == .cancelled { return false }
    walk = FormWalk(engine, at: question, asking: .questions)
    return true
  }

  /// In a form that is edited and saved, asks the question of a row before the review.
  ///
  /// - Returns: false if the person leaves.
  nonisolated(nonsending) func beginReview(at id: FormRowID) async throws -> Bool {
    var walk = FormWalk(engine, at: id)
    guard let row = walk.next()?.row else { return true }
    if row.isAsked { return try await change(row.id) }
    if row.states.contains(.locked) {
      let title = FormArgument.text(VisibleText.short(row.shownTitle.withoutFinalStop))
      let canEdit = engine.toolbar?.primary?.input == .edit
      reportError(.dialogue(canEdit ? .lockedUntilEdit : .lockedForGood, title))
    }
    return true
  }

  /// The outermost collection that is asked about as a whole and that a row is in; the row itself if there is none.
  private func questioned(_ row: FormRowID) -> FormRowID {
    var question = row
    var next: FormRowID? = row
    while let element = next.flatMap({ engine.element(containing: $0) }),
      let collection = engine.collection(of: element)
    {
      if engine.row(collection)?.isAsked == true { question = collection }
      next = collection
    }
    return question
  }

  /// Leaves out the questions before a row that have no error.
  private func passOver(before row: FormRowID) {
    var fromRow = FormWalk(engine, at: row, asking: .questions)
    guard let first = fromRow.next()?.row.id else { return }
    let all = Array(FormWalk(engine, asking: .questions))
    // The row may be in what is asked about only once somebody wants it: then nothing is passed over.
    guard let end = all.firstIndex(where: { $0.row.id == first }) else { return }
    let stops = all[..<end]
    let faulty = Set(engine.issues.filter { $0.severity == .error }.compactMap(\.row))
    let missing = stops.filter { $0.row.isAsked && faulty.contains($0.row.id) }
    for stop in stops {
      if stop.row.isAsked { trail.append(stop.row.id) }
      // What is only read comes with the questions beside it.
      if stop.row.isAsked ? !faulty.contains(stop.row.id) : !missing.contains(where: { $0.place == stop.place }) {
        asked.insert(stop.row.id)
        announced[stop.row.id] = remark(of: stop.row)
      }
    }
  }
}
