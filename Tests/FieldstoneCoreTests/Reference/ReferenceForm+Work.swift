import FieldstoneCore

/// The work of a submit or a save: what its handler does with the answers.
struct ReferenceWork {
  let isSave: Bool
  /// Whether it waits for checks, and has not begun with the answers.
  var isWaiting = false
  /// The answers that it is about, and the rows that differ from the baseline.
  let values: [String: PlanValue]
  let present: Set<String>
  let elements: [String: [String]]
  let dirty: [ReferenceRow]
  /// What the handler gets.
  let model: [String: PlanValue]
  /// The files in it.
  let files: Set<String>
  /// Which instances of subforms are in it.
  var ids: [String: ReferenceSubformID] = [:]
  /// The rows that have been edited since.
  var edited: Set<String> = []
  /// Whether an answer has changed since.
  var isOutdated = false
  /// Whether another model has taken the place of the one that it is about.
  var isAbandoned = false
}

extension ReferenceForm {
  /// Hands the answers over. Without a handler, nothing can go wrong with them.
  func beginWork(isSave: Bool) {
    passOnAnswers()
    state.work = ReferenceWork(
      isSave: isSave, values: state.values, present: state.present, elements: state.elements,
      dirty: layout.rows.filter(isToBeSaved), model: submitted(isSave: isSave),
      files: files(in: submitted(isSave: isSave)), ids: state.ids)
    if isSave { (state.hasSaveFailed, state.isSaveNeeded) = (false, false) }
    guard plan.work?.hasHandler != true, let work = state.work else { return }
    if !isSave { submission = work.model }
    succeed()
  }

  /// Ends the work. What has changed meanwhile in a form that saves by itself is saved next.
  ///
  /// - Returns: The outcome.
  func finish(_ ending: PlanEnding, checks: PlanAnswer) -> String {
    if state.work == nil {
      guard savesNow else { return "nothing to finish" }
      guard saveByItself() else { return "saved" }
    }
    for _ in 0..<8 {
      let isSave = state.work?.isSave == true
      let outcome = finishOnce(ending, checks: checks)
      if isSave, state.mode == .free, outcome == "invalid" { return "saved" }
      guard isSave, outcome == "saved", saveByItself() else { return outcome }
    }
    perform { fail() }
    notify()
    return "failed"
  }

  private func finishOnce(_ ending: PlanEnding, checks: PlanAnswer) -> String {
    if let work = state.work, work.isWaiting {
      var isRight = true
      perform { isRight = endChecks(checks, isSave: work.isSave) }
      notify()
      guard isRight else { return "invalid" }
      if plan.isObject, submission != nil { submission = submitted(isSave: work.isSave) }
      guard state.work != nil else { return work.isSave ? "saved" : "submitted" }
    }
    guard let work = state.work else { return "nothing to finish" }
    submission = handedOver(work)
    var left: [String] = []
    var isRefused = false
    perform {
      switch ending {
      case .succeeded: succeed()
      case .failed: fail()
      case .found(let reports):
        fail()
        let before = state.failedSubmits
        if !work.isAbandoned { left = place(reports, except: work.edited, interrupts: state.mode != .free) }
        isRefused = state.failedSubmits > before
      }
    }
    notify()
    if ending == .succeeded { return work.isSave ? "saved" : "submitted" }
    return left.isEmpty && isRefused ? "invalid" : "failed"
  }

  /// What the handler gets. A live object isn't copied, and neither is one in a struct.
  private func handedOver(_ work: ReferenceWork) -> [String: PlanValue] {
    let now = submitted(isSave: work.isSave)
    if plan.isObject { return now }
    var model = work.model
    for block in layout.blocks where block.isShared && work.ids[block.path] == state.ids[block.path] {
      let place = place(ofPath: block.path) + "."
      for key in model.keys where key.hasPrefix(place) { model[key] = now[key] }
    }
    return model
  }

  /// Another model takes the place of the one that the work is about.
  func abandonWork() {
    state.work?.isAbandoned = true
    state.work?.isOutdated = true
  }

  func fail() {
    state.hasSaveFailed = state.work?.isSave == true && state.work?.isAbandoned != true
    state.work = nil
  }

  private func succeed() {
    guard let work = state.work else { return }
    state.work = nil
    giveAwayFiles(work.files)
    guard !work.isAbandoned else { return }
    state.failedSubmits = 0
    if work.isSave { return moveBaseline(work) }
    calmDown()
    // Changes that were made in the meantime have not been submitted.
    guard !work.isOutdated else { return }
    state.isSubmitted = true
    step = nil
    makeBaseline()
    removeUnusedFiles()
  }

  /// After the answers were accepted, rows that were answered and left, in whatever order, go on showing their issues.
  ///
  /// - Parameter rows: The rows that were saved, if not all rows were saved.
  private func calmDown(_ rows: Set<String>? = nil) {
    let reported = rows.map(state.reported.intersection) ?? state.reported
    let answered = state.touched.intersection(state.answered)
    state.leftWithAnswer.formUnion(answered.intersection(reported))
    state.reported.subtract(reported)
    state.requested.subtract(rows ?? state.requested)
  }

  /// What was saved is what changes are compared with from now on; undo still leads back beyond it.
  private func moveBaseline(_ work: ReferenceWork) {
    if work.isOutdated || work.dirty.count < layout.rows.filter(isDirty).count {
      for row in work.dirty {
        if row.kind == .field { state.start[row.path] = work.values[row.path] }
        if row.kind == .collection { state.startElements[row.path] = work.elements[row.path] }
        if row.kind == .link, work.present.contains(row.path) { state.startPresent.insert(row.path) }
        if row.kind == .link, !work.present.contains(row.path) { state.startPresent.remove(row.path) }
      }
      for (path, id) in work.ids where state.ids[path] == id {
        state.startIDs[path] = id
        if let whole = state.lost.removeValue(forKey: path) {
          state.lostBefore[path] = state.lostBefore[path] ?? whole
        }
      }
    } else {
      let (done, undone, typing) = (state.done, state.undone, state.typing)
      makeBaseline()
      (state.done, state.undone, state.typing) = (done, undone, typing)
    }
    calmDown(state.mode == .free ? Set(work.dirty.map(\.id)) : nil)
    let isDirty = layout.rows.contains(where: isDirty)
    state.isSaved = !isDirty
    if state.mode == .edit, !isDirty { state.isEditing = false }
  }

  /// Whether an input is refused because a submit or a save is in progress. People go on with a form that is being
  /// saved; what they typed into one that is being submitted would be lost.
  func isRefusedMeanwhile(_ input: FormInput) -> Bool {
    guard let work = state.work else { return false }
    guard work.isSave else { return true }
    switch input {
    case .submit, .save, .discard, .reset: return true
    case .perform(let id): return ["submit", "save", "discard", "reset"].contains(layout.byID[id.path]?.action)
    default: return false
    }
  }

  /// Notes whether an answer has changed since the work began.
  func followWork() {
    guard let work = state.work else { return }
    if work.values != state.values || work.present != state.present || work.elements != state.elements {
      state.work?.isOutdated = true
    }
  }
}
