/// Checks whose jobs belong to a surface, because they may outlive the form: a web page's form ends with its request.
extension FormEngine {
  /// Hands over the checks that nobody has begun to run. Nothing but the caller runs or cancels them.
  package func releaseChecks() -> [(row: FormRowID, job: FormJob)] {
    checks.states.keys.sorted().compactMap { slot in
      releaseCheck(slot).map { (rowID(slot), $0) }
    }
  }

  /// Begins to check a row's value, for a surface that has begun the same check in another session.
  ///
  /// - Returns: The job, which the surface ends; nil if the value can't be checked.
  package func beginCheck(_ row: FormRowID) -> FormJob? {
    let runner = jobRunner
    jobRunner = nil
    defer { jobRunner = runner }
    guard let slot = slot(of: row), let field = field(at: slot) else { return nil }
    perform { startCheck(slot, field) }
    return releaseCheck(slot)
  }

  /// Whether the last save has failed.
  package var hasSaveFailed: Bool { submissionState.hasSaveFailed }
}

extension FormJob.Outcome {
  /// Whether a check has found an issue.
  package var isIssue: Bool {
    guard case .success(let found) = result else { return false }
    return found is FormIssue
  }

  /// The same outcome for another form. An error has been reported already.
  package var again: FormJob.Outcome {
    guard case .failure(let error) = result, !(error is CancellationError) else { return self }
    return FormJob.Outcome(job: job, result: .failure(CheckTimedOut()))
  }
}
