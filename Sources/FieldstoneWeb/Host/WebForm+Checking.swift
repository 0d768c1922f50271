import FieldstoneCore

/// Checks that take time. Like a search, a check belongs to the visit: the form of a later request knows it by beginning
/// the same check, whose job is not run but ends like that of the visit.
extension WebForm {
  /// Lets the form know the checks of its visit, and what they have found since.
  func showChecks() {
    for (row, check) in visit.checks { _ = show(check, of: row) }
  }

  /// - Returns: Whether the visit still needs it: its answer is there, and the draft doesn't hold what it has found.
  private func show(_ check: WebFormVisit.Check, of row: FormRowID) -> Bool {
    guard form.row(row)?.answer == check.answer else { return false }
    if knownChecks[row]?.check != check {
      guard let job = form.beginCheck(row) else { return false }
      knownChecks[row] = (check, job)
    }
    guard let job = knownChecks[row]?.job, let outcome = check.job.takeOutcome() else { return true }
    form.finish(job.outcome(like: outcome))
    return !outcome.isIssue
  }

  /// Begins the checks of the answers of a POST. A page without a script waits for them for a while.
  nonisolated(nonsending) func check(waits: Bool) async {
    keepChecks()
    guard waits, !visit.checks.isEmpty else { return }
    let end = ContinuousClock.now + .seconds(limits.searchSeconds)
    for check in visit.checks.values.map(\.job) where check.outcome == nil {
      let left = ContinuousClock.now.duration(to: end) / .seconds(1)
      if left > 0 { await check.wait(atMost: left) }
    }
    keepChecks()
  }

  /// Keeps the checks that the form has begun, and forgets those that nobody needs.
  private func keepChecks() {
    for (row, job) in form.releaseChecks() {
      guard let answer = form.row(row)?.answer else { continue }
      visit.checks[row]?.job.cancel()
      let check = WebFormVisit.Check(answer: answer, job: VisitJob(job))
      visit.checks[row] = check
      knownChecks[row] = (check, job)
    }
    for (row, check) in visit.checks where !show(check, of: row) {
      check.job.cancel()
      visit.checks[row] = nil
    }
  }
}
