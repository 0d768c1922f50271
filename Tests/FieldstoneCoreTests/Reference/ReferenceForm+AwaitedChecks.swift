/// Submits and saves that wait for checks.
extension ReferenceForm {
  /// Hands the answers over once they have been checked.
  func beginAfterChecks(isSave: Bool) {
    guard awaitChecks() else { return beginWork(isSave: isSave) }
    state.work = ReferenceWork(
      isSave: isSave, isWaiting: true, values: state.values, present: state.present, elements: state.elements,
      dirty: [], model: [:], files: [])
    if isSave { (state.hasSaveFailed, state.isSaveNeeded) = (false, false) }
  }

  /// Ends the checks that were waited for, also those of what was answered meanwhile.
  ///
  /// - Returns: Whether the answers were found right.
  func endChecks(_ answer: PlanAnswer, isSave: Bool) -> Bool {
    repeat {
      for (path, check) in state.checks where check == .pending(job: nil) { end(path, answer) }
      settleFacts()
    } while awaitChecks()
    state.work = nil
    guard isSave ? canSave : !layout.rows.contains(where: { counts($0) && hasError($0) }) else {
      // A form that saves by itself interrupts nobody.
      if state.mode != .free { refuse() }
      return false
    }
    beginWork(isSave: isSave)
    return true
  }
}
