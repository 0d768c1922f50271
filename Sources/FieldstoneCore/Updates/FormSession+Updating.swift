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
  /// With an object as the model, the form edits the newer object from then on. The same object is only read again, as
  /// ``refresh()`` does: it has what was entered here already, or what somebody else has put in its place.
  ///
  /// A session over several objects has no single newer model; nothing happens.
  ///
  /// - Parameters:
  ///   - newer: The model as it is now, elsewhere.
  ///   - author: Who has changed it, for the message.
  /// - Returns: The conflicts, those of earlier updates included.
  /// - Complexity: O(fields).
  @discardableResult public func update(from newer: Model, by author: String? = nil) -> [FormConflict] {
    guard several == nil else { return [] }
    if isSameObject(newer) {
      refresh()
      return conflicts
    }
    perform {
      let (pages, focused) = (openBlocks, focus.slot)
      hiddenDrops.suspend()
      // What is being saved is an answer to the older model.
      submissionState.abandonSave()
      // What has become the answer of the others in some way is no conflict anymore.
      for slot in conflictState.slots where !isConflicting(slot) { setConflict(slot, nil) }
      let earlier = conflictState
      let own = ownChanges()
      keepWholes(of: own)
      // An object's property that holds something else than its field shows is compared as the field.
      for (slot, value) in heldBack { replaceValue(slot, value) }
      heldBack = [:]
      let values = programValues()
      pointer.pointee = newer
      let recorded = history.slots
      readAgain(as: .baseline(recorded: recorded))
      decideExistence(below: 0)
      followChanges()
      noteNews(since: values)
      history.replaceValues(changesOfOthers(of: recorded, besides: own))
      forgetWholes(of: own)
      conflictState.removeAll()
      keepStarts()
      conflictState = earlier
      checks.waiting = []
      makeAgain(own, by: author)
      followChanges()
      // An element that was taken out and put back is open as it was.
      if openBlocks != pages, pages.allSatisfy(isLive) {
        openBlocks = pages
        changeLog.notePages()
      }
      if focused >= 0, focus.slot != focused, isLive(block(of: focused)), slots[focused].flags.contains(.shown) {
        _ = focus.takeVacancy()
        setFocus(focused, leaving: false)
      }
    }
    return conflicts
  }

  /// Takes over what a handler has thrown, and says so.
  func take(_ newer: any AnyNewerModel) -> FormOutcome<Model> {
    guard several == nil, let model = newer.anyModel as? Model else { return .failed(newer) }
    update(from: model, by: newer.author)
    let isAnyShown = conflictState.slots.contains { isConflicting($0) && counts($0) }
    guard !isAnyShown else {
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

  /// Makes the newer model the baseline.
  private func keepStarts() {
    // A draft holds the differences from the model that the session began with, and so what others have changed, too.
    keepOrigins()
    makeBaseline(keepsUndo: true)
    if !saves.properties.isEmpty { saves.begin(with: model, restores: restores) }
  }
}
