import FieldstoneCore

/// Undo, answer by answer. Each request has a form of its own, so the steps belong to the visit.
extension WebForm {
  /// What the answers of a POST have changed.
  func change(
    from before: WebFormVisit.Step, _ posted: PostedPage, _ replies: [FormReply], _ page: RenderedPage
  ) -> WebFormVisit.Change {
    var change = WebFormVisit.Change(before: before)
    for (input, reply) in zip(posted.inputs, replies) where reply.isAccepted {
      switch input {
      case .type(let row, _), .set(let row, _): change.answers.append((row, [input]))
      default: if !change.answers.isEmpty { change.answers[change.answers.count - 1].inputs.append(input) }
      }
    }
    for field in page.fields { change.searches[field.row] = field.search }
    return change
  }

  /// Takes back the last answer that makes a difference.
  func undo() {
    let present = WebFormVisit.Step(form)
    guard visit.canUndo else { return }
    while let change = visit.stepBack() {
      restore(change.before)
      if !change.answers.isEmpty {
        for (row, search) in change.searches { show(search, for: row) }
        form.sendTogether(change.answers.flatMap(\.inputs))
      }
      if present.differs(from: form) { break }
    }
    visit.noteUndone(present)
  }

  func redo() { if let step = visit.stepForward(from: WebFormVisit.Step(form)) { restore(step) } }

  private func restore(_ step: WebFormVisit.Step) {
    // This form made the snapshot, so its version fits.
    _ = try? form.restore(step.snapshot.withVisits(of: form.snapshot), secrets: step.secrets)
  }
}
