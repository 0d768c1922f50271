/// What closures read of how the form is being used.
extension FormReader {
  /// A fact about how the form is being used: `$0[.isEditing]`.
  public subscript(_ state: FormState) -> Bool {
    scope.engine.read(state.aspect)
  }
}

extension FormEngine {
  /// Records that a closure has read how the form is being used.
  func record(_ state: Dependency.Aspect) { if !slots.isEmpty { record(Dependency(0, state)) } }

  /// What a closure reads of how the form is being used.
  func read(_ state: Dependency.Aspect) -> Bool {
    record(state)
    switch state {
    case .mode: return currentFacts.isEditing
    case .formValid:
      // Something may still change in this input. Then the closure has to run again, even if the form ends as it began.
      if isSubmittable != knownFacts.isValid { doubtfulFacts.insert(state) }
      return isSubmittable
    default:
      if currentFacts.isDirty != knownFacts.isDirty { doubtfulFacts.insert(state) }
      return currentFacts.isDirty
    }
  }

  /// Runs the closures again that have read whether the form is valid or changed, if that is different now.
  func followFacts() {
    let now = (isSubmittable, currentFacts.isDirty)
    guard now != knownFacts || !doubtfulFacts.isEmpty, !slots.isEmpty else { return }
    let doubtful = doubtfulFacts
    doubtfulFacts = []
    if now.0 != knownFacts.isValid || doubtful.contains(.formValid) { queueReaders(0, .formValid) }
    if now.1 != knownFacts.isDirty || doubtful.contains(.formDirty) { queueReaders(0, .formDirty) }
    knownFacts = now
  }
}
