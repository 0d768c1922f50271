import FieldstoneCore

/// Why questions are as they are, for whoever makes the form.
extension Interview {
  static let whyCommand = ":why"

  /// Explains a question, and the fields after it that aren't asked, up to the next question.
  func explain(_ id: FormRowID) {
    var passed: [FormRowID] = []
    for stop in FormWalk(engine, at: id) where stop.row.id != id {
      if stop.row.isAsked { break }
      passed.append(stop.row.id)
    }
    for row in engine.rowsToExplain(id, inView: passed) {
      for line in engine.why(row)?.description.lines ?? [] { console.sayWrapped(line, hanging: 2) }
    }
  }
}
