/// Work that the form waits for.
extension FormEngine {
  /// Whether any work has not ended yet.
  public var hasJobs: Bool { jobs.isBusy }

  /// Hands over the jobs of an input to the runner, if there is one.
  func runWaitingJobs() {
    guard let jobRunner, jobs.hasWaiting else { return }
    for job in jobs.takeWaiting().compactMap(makeJob) { jobRunner(job) }
  }

  /// A job that somebody is about to run. That of a check is made only now.
  private func makeJob(_ id: Int) -> FormJob? {
    makeCheck(id)
    return jobs[id]
  }

  /// Takes the outcome of a job. Call it where the form lives; it is published like an input. A late outcome, of a job
  /// that another one has replaced, changes nothing.
  public func finish(_ outcome: FormJob.Outcome) {
    guard let take = jobs.end(outcome.job), !currentFacts.isCancelled else { return }
    perform { take(outcome.result) }
  }

  /// Runs the jobs that no runner has taken, one after the other, until there are none.
  nonisolated(nonsending) public func runJobs() async {
    while let job = jobs.takeFirst().flatMap(makeJob) { finish(await job.run()) }
  }
}
