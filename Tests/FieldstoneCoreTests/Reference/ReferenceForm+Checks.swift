import FieldstoneCore

/// How far the check of an answer is.
enum ReferenceCheck: Hashable {
  /// A job checks it; nil for one that a submit waits for.
  case pending(job: Int?)
  case passed
  case found(ReferenceIssue)
  /// It couldn't be checked.
  case failed

  var isPending: Bool { if case .pending = self { true } else { false } }

  init(_ answer: PlanAnswer) {
    switch answer {
    case .found: self = .passed
    case .wrong(let severity): self = .found(ReferenceIssue(code: "taken", severity: severity))
    case .failed: self = .failed
    }
  }

  var issue: ReferenceIssue? {
    switch self {
    case .found(let issue): issue
    case .failed: ReferenceIssue(code: "notChecked")
    case .pending, .passed: nil
    }
  }
}

/// Checks that take time. An answer is checked once it is given and all other rules accept it.
extension ReferenceForm {
  func isChecked(_ path: String) -> Bool {
    statements[path]?.contains { $0.statement.kind == .checked } == true
  }

  /// A field has another answer: what was found about the one before is no longer true. A text that waits to be read is
  /// no answer yet.
  func forgetCheck(_ path: String) {
    state.checks[path] = nil
    state.refused.remove(path)
    if isChecked(path), state.drafts[path]?.isHeld != true { state.unchecked.insert(path) }
  }

  /// Begins the checks of the answers that have been given in this input, now that all other rules have run, and of those
  /// that they now accept.
  func startChecks() {
    let given = state.unchecked
    state.unchecked = []
    // Nobody would wait for them.
    if state.isCancelled { return }
    for row in layout.blockOrder where given.contains(row.path) || state.refused.contains(row.path) {
      if isCheckable(row) {
        state.checks[row.path] = .pending(job: jobs.count)
        jobs.append(row.id)
      }
      if given.contains(row.path) || isPresent(row) { noteRefusal(row) }
    }
  }

  /// After a restore: answers that another rule refuses are checked once none does.
  func noteRefusedAnswers() {
    for row in layout.rows where row.kind == .field && isChecked(row.path) && state.answered.contains(row.id) {
      noteRefusal(row)
    }
  }

  /// Notes whether an answer is to be checked once no other rule refuses it.
  private func noteRefusal(_ row: ReferenceRow) {
    if isPresent(row), hasError(row), state.checks[row.path] == nil {
      state.refused.insert(row.path)
    } else {
      state.refused.remove(row.path)
    }
  }

  /// Whether a field has an answer that no other rule refuses.
  private func isCheckable(_ row: ReferenceRow) -> Bool {
    isPresent(row) && !isMissing(row, value(row.path)) && !hasError(row)
  }

  /// Begins the checks that a submit waits for: of all answers that count and have no result yet.
  ///
  /// - Returns: Whether there are any.
  func awaitChecks() -> Bool {
    var isAny = false
    for row in layout.rows where row.kind == .field && isChecked(row.path) && counts(row) {
      state.unchecked.remove(row.path)
      if let check = state.checks[row.path], !check.isPending { continue }
      state.checks[row.path] = isCheckable(row) ? .pending(job: nil) : nil
      noteRefusal(row)
      isAny = isAny || isCheckable(row)
    }
    return isAny
  }

  /// A check ends.
  func end(_ path: String, _ answer: PlanAnswer) {
    state.checks[path] = ReferenceCheck(answer)
    if plan.policy != .onSubmit, let row = row(ofPath: path) { state.reported.insert(row.id) }
  }

  /// A submit tries those again that have failed.
  ///
  /// - Returns: Their paths.
  func takeFailedChecks() -> [String] {
    let failed = state.checks.filter { $0.value == .failed }.map(\.key)
    for path in failed { state.checks[path] = nil }
    return failed
  }

  /// A submit that was refused for other reasons has not tried them again.
  func putBackFailedChecks(_ failed: [String]) {
    for path in failed where state.checks[path] == nil && !state.unchecked.contains(path) {
      guard let row = row(ofPath: path), isCheckable(row) else { continue }
      state.checks[path] = .failed
    }
    settleFacts()
  }
}

extension ReferenceForm {
  /// What has been found wrong with answers from outside and by checks, for drafts. What is said about a secret may
  /// repeat it.
  var findings: [String: [ReferenceIssue]] {
    var findings = state.outside
    for (path, check) in state.checks {
      if case .found(let issue) = check, let row = row(ofPath: path) { findings[row.id, default: []].append(issue) }
    }
    return findings.filter { id, _ in layout.byID[id].map { !isSecret($0) } ?? false }
  }
}
