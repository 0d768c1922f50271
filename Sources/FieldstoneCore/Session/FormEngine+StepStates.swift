/// How far a step of a form is.
public enum FormStepState: String, Sendable, Codable {
  /// Nothing in it has been answered, and nobody has been told that something in it is wrong.
  case notStarted
  /// It has been begun, but not finished, or has errors since.
  case inProgress
  /// It has been finished, and nothing in it is wrong.
  case done

  /// The state as the row of the step says it.
  public var title: FormString {
    switch self {
    case .notStarted: .common(.stepNotStarted)
    case .inProgress: .common(.stepInProgress)
    case .done: .common(.stepDone)
    }
  }
}

/// What is known of the steps of a form.
struct StepStates {
  /// The number of errors that count in each step, whether or not they show, by the slot of its row.
  var errors: [Int: Int] = [:]
  /// The states when rows were last marked; those of new steps are missing.
  var known: [Int: FormStepState] = [:]
  /// The steps whose state may differ from that.
  var doubtful: Set<Int> = []

  mutating func forget(_ slot: Int) {
    errors[slot] = nil
    known[slot] = nil
    doubtful.remove(slot)
  }
}

extension FormEngine {
  /// How far the step is to which a row leads. Nil for other rows, for a review, which has no answers of its own, and in
  /// a form that is edited and saved, whose answers were there before anybody began.
  public func stepState(of row: FormRowID) -> FormStepState? { slot(of: row).flatMap(stepState) }

  func stepState(_ slot: Int) -> FormStepState? {
    guard currentFacts.mode == .submit, let step = element(at: slot) as? StepElement, !step.isReview else { return nil }
    let wasFinished = slots[slot].flags.contains(.answered)
    if wasFinished, stepStates.errors[slot, default: 0] == 0 { return .done }
    let isBegun = children[slot].map { blocks[$0].dirtyFields > 0 || blocks[$0].shownErrors > 0 } ?? false
    return wasFinished || isBegun ? .inProgress : .notStarted
  }

  /// What the row of a step says: how far it is, and the first answers in it, if anybody has given any.
  func withStepState(_ summary: String, of slot: Int) -> String {
    guard let state = stepState(slot) else { return summary }
    let title = state.title.text(in: environment)
    return summary.isEmpty || state == .notStarted ? title : title.labelling(summary, in: environment)
  }

  /// Records that a step was left by its button, without errors.
  func noteFinished(step: Int) {
    noteVisit(step, .answered)
    doubtStep(step)
  }

  /// The state of a step may have changed in this input.
  func doubtStep(_ slot: Int) {
    guard mayHaveSteps, element(at: slot) is StepElement else { return }
    stepStates.doubtful.insert(slot)
  }

  /// The rows of all steps.
  ///
  /// - Complexity: O(subforms and elements), if there are steps.
  private var allSteps: [Int] {
    guard mayHaveSteps else { return [] }
    return liveBlockIndices.flatMap { index in blocks[index].core.steps.map { blocks[index].base + $0 } }
  }

  /// Names the rows of all steps, because how far they are is said in some modes only.
  func markSteps() {
    for step in allSteps {
      mark(step, .value)
      doubtStep(step)
    }
  }

  /// After a submit, everything has been answered that counts: the steps that are shown are finished.
  func finishAllSteps() {
    for step in allSteps where slots[step].flags.contains([.shown, .exists]) { noteFinished(step: step) }
  }

  /// Adds an error to those of the steps that contain a row, or removes one.
  func countErrorInSteps(_ slot: Int, _ change: Int) {
    guard mayHaveSteps else { return }
    var owner = blocks[block(of: slot)].owner
    while owner >= 0 {
      if element(at: owner) is StepElement {
        let count = stepStates.errors[owner, default: 0] + change
        stepStates.errors[owner] = count == 0 ? nil : count
        stepStates.doubtful.insert(owner)
      }
      owner = blocks[block(of: owner)].owner
    }
  }

  /// Names the rows of steps whose state differs from what it was before the input.
  func followSteps() {
    guard !stepStates.doubtful.isEmpty else { return }
    for slot in stepStates.doubtful.sorted() where isLive(block(of: slot)) {
      guard let state = stepState(slot), state != stepStates.known[slot] ?? .notStarted else { continue }
      stepStates.known[slot] = state
      mark(slot, .value)
    }
    stepStates.doubtful = []
  }

  /// The paths of the steps that have been finished, sorted.
  var finishedSteps: [String] {
    guard mayHaveSteps else { return [] }
    return visited.filter { slot in
      slots[slot].flags.contains(.answered) && element(at: slot) is StepElement && isLive(block(of: slot))
    }.map { rowID($0).path }.sorted()
  }

  /// Restores which steps were finished; a step that the form doesn't have is passed over.
  func restoreFinishedSteps(_ paths: [String]) {
    for path in paths {
      guard let slot = slot(of: FormRowID(path)), element(at: slot) is StepElement else { continue }
      noteFinished(step: slot)
    }
  }
}
