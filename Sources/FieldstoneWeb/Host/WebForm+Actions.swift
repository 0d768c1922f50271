import FieldstoneCore

/// Actions that take time: the answer to the POST waits for them, because the next request has a form of its own.
extension WebForm {
  /// Runs what actions have begun, for as long as a visitor can be expected to wait.
  nonisolated(nonsending) func runActions() async {
    let end = ContinuousClock.now + .seconds(limits.actionSeconds)
    var waiting = form.releaseActionJobs()
    guard !waiting.isEmpty else { return }
    let before = WebFormVisit.Step(form)
    while !waiting.isEmpty {
      let job = waiting.removeFirst()
      let work = VisitJob(job)
      let left = ContinuousClock.now.duration(to: end) / .seconds(1)
      if left > 0 { await work.wait(atMost: left) }
      if let outcome = work.outcome {
        form.finish(outcome)
      } else {
        form.finish(job.giveUp())
        visit.refusal = .web(.tookTooLong)
      }
      // What an action has found may begin another one.
      waiting += form.releaseActionJobs()
    }
    if before.differs(from: form) { visit.note(WebFormVisit.Change(before: before, row: nil, element: nil)) }
    if visit.secrets != form.secrets { visit.secrets = form.secrets }
  }

  /// Gives up what nobody waits for any longer, because the form of this request ends.
  func endActions() { for job in form.releaseActionJobs() { form.finish(job.giveUp()) } }
}
