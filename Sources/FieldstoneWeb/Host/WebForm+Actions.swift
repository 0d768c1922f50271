import FieldstoneCore

/// Actions that take time: the answer to the POST waits for them, because the next request has a form of its own.
extension WebForm {
  /// Runs what actions have begun, for as long as a visitor can be expected to wait.
  nonisolated(nonsending) func runActions() async {
    let end = ContinuousClock.now + .seconds(limits.searchSeconds)
    // What an action has found may begin another one.
    while let job = form.releaseActionJobs().first {
      let work = VisitJob("", job)
      await work.wait(atMost: max(0, ContinuousClock.now.duration(to: end) / .seconds(1)))
      if let outcome = work.outcome {
        form.finish(outcome)
      } else {
        form.finish(job.giveUp())
        visit.refusal = .web(.tookTooLong)
      }
    }
  }
}
