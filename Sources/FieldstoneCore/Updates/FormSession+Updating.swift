extension FormSession {
  /// Takes over a newer model, which somebody else has changed since the form was opened, and keeps what was entered here.
  ///
  /// For each field, three values are compared: the one that the form began with (or that was saved last), the one in the
  /// form, and the newer one.
  /// - What was not changed here follows the newer model.
  /// - What was changed only here stays, as a change of the newer model.
  /// - What was changed on both sides to different values is a conflict: the form keeps its answer, and the row has an
  ///   error until somebody decides.
  ///
  /// Elements of collections are compared by their identity, if their type is `Identifiable`, else by their answers and
  /// places. What others have added or removed is added or removed here; an element that others have removed and that was
  /// changed here stays, with a conflict. What was typed stays as it is, the focus stays where it is, and undo goes back
  /// from what was entered here to the newer values.
  ///
  /// With an object as the model, the form edits the newer object from then on. Pass the same object to pick up what
  /// others have changed in it: what the form has is "here", what the object holds is "there".
  ///
  /// - Parameters:
  ///   - newer: The model as it is now, elsewhere.
  ///   - author: Who has changed it, for the message.
  /// - Returns: The conflicts, those of earlier updates included.
  /// - Complexity: O(fields).
  @discardableResult public func update(from newer: Model, by author: String? = nil) -> [FormConflict] {
    perform {
      let isSame = isSameObject(newer)
      hiddenDrops.suspend()
      // What is being saved is an answer to the older model.
      submissionState.abandonSave()
      // What has become the answer of the others in some way is no conflict anymore.
      for slot in conflictState.slots where !isConflicting(slot) { setConflict(slot, nil) }
      let earlier = conflictState
      let own = ownChanges()
      keepWholes(of: own)
      if !isSame { pointer.pointee = newer }
      readAgain(as: .noStep)
      decideExistence(below: 0)
      followChanges()
      history.replaceValues(changesOfOthers(besides: own))
      forgetWholes(of: own)
      conflictState.removeAll()
      keepStarts(of: own, if: isSame)
      conflictState = earlier
      checks.waiting = []
      makeAgain(own, by: author)
      followChanges()
    }
    return conflicts
  }

  /// Takes over what a handler has thrown, and says so.
  func take(_ newer: any AnyNewerModel) -> FormOutcome<Model> {
    guard let model = newer.anyModel as? Model else { return .failed(newer) }
    update(from: model, by: newer.author)
    guard conflicts.isEmpty else {
      perform { refuse() }
      return .invalid(issues.filter { $0.severity == .error })
    }
    var found = FormIssues()
    let words = newer.author.map { FormString.issue(.newerBy, .text($0)) } ?? .issue(.newer)
    found.keep(FormIssue(.custom(words)))
    return .failed(found)
  }

  private func isSameObject(_ newer: Model) -> Bool {
    Model.self is AnyObject.Type && (newer as AnyObject) === (model as AnyObject)
  }

  /// Makes the newer model the baseline. In an object that the form has edited, what nobody else has changed has the
  /// start value that it had.
  private func keepStarts(of own: OwnChanges, if isSame: Bool) {
    // A draft holds the differences from the model that the session began with, and so what others have changed, too.
    keepOrigins()
    makeBaseline(keepsUndo: true)
    if !saves.properties.isEmpty { saves.begin(with: model, restores: restores) }
    guard isSame else { return }
    for answer in own.answers where storedValue(answer.slot) == answer.value && isLive(block(of: answer.slot)) {
      setStart(answer.slot, answer.start)
      noteChanged(answer.slot)
      refreshDirty(answer.slot)
    }
  }
}
