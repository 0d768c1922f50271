import Foundation

extension FormSession {
  /// A field of the form.
  public subscript<Value>(path: KeyPath<Model, Value>) -> FormField<Value> {
    FormField(engine: self, slot: slot(path).map(choice))
  }
  /// A field whose property is optional.
  public subscript<Value>(path: KeyPath<Model, Value?>) -> FormField<Value> {
    FormField(engine: self, slot: slot(path).map(choice))
  }
  /// A field without a key path.
  public func field<Value>(_ reference: FieldReference<Value>) -> FormField<Value> {
    FormField(engine: self, slot: slot(of: reference, in: 0))
  }

  func slot(_ path: AnyKeyPath) -> Int? { slot(of: path, in: 0) }

  /// The row of a property; nil for a property that is not a field.
  public func rowID(for path: PartialKeyPath<Model>) -> FormRowID? { slot(path).map(rowID) }
  /// The property of a row; nil for a row without one.
  public func keyPath(for row: FormRowID) -> PartialKeyPath<Model>? {
    slot(of: row).flatMap(path) as? PartialKeyPath<Model>
  }

  // MARK: Editing

  /// Sets several fields as one undo step.
  public func edit(_ change: (FormEdit<Model>) -> Void) { perform { change(FormEdit(session: self)) } }

  /// Starts over with another model. Nothing is dirty, nothing can be undone, half-typed texts are discarded, and
  /// standalone fields have their initial values.
  public func replace(_ model: Model) {
    perform {
      hiddenDrops.suspend()
      submissionState.noteChange()
      endSearches()
      forgetAllOutside()
      unleft = [:]
      forgetLastValid()
      heldBack = [:]
      submissionState.abandonSave()
      if !saves.properties.isEmpty { saves.begin(with: model, restores: restores) }
      for object in 0..<objectCount { pointer[object] = model }
      for block in blocks { block.layout.access.forgetAnswersBesideModel() }
      resetStandaloneFields()
      for slot in drafts.keys { forgetDraft(slot) }
      readAgain()
      decideExistence(below: 0)
      // An element that isn't in the new model leaves the focus to nobody: the form starts over.
      if focus.vacancy != nil { setFocus(-1) }
      followChanges()
      forgetVisits()
      makeBaseline()
      origins = SlotTable()
      programNews.removeAll()
      moveOriginElements()
      releaseRemovedElements()
      lineage = SubformLineage()
      leftovers = RestoredLeftovers()
      discardSubmit()
      currentFacts.isCancelled = false
      // Nobody has given these answers.
      checks.waiting = []
    }
  }

  /// Picks up changes that others have made to the model: to a class instance that the program also uses, or by
  /// property observers. The changes become part of the last undo step.
  ///
  /// - Complexity: O(fields).
  public func refresh() {
    perform {
      readAgain()
      if currentFacts.isDirty { discardSubmit() }
    }
  }

  /// Picks up a change that others have made to one property.
  public func refresh(_ path: PartialKeyPath<Model>) {
    guard let slot = slot(path) else { return }
    let block = block(of: slot)
    if field(at: slot) == nil { return refreshAll(below: slot) }
    perform { readFields(of: block, CollectionOfOne(slot - blocks[block].base), as: .lastStep) }
  }

  // MARK: Observing

  /// Calls a closure with a field's value whenever it has changed, until the observation is cancelled or released.
  public func observe<Value>(_ path: KeyPath<Model, Value>, untilReleased call: @escaping (Value) -> Void)
    -> FormObservation
  {
    guard let slot = slot(path) else { return FormObservation() }
    return observe(slot: slot) { [unowned self] in
      let block = blocks[block(of: slot)]
      // A field in a subform that is nil now has no value.
      if model(of: block).isPresent { call(value(of: path)) }
    }
  }

  /// Calls a closure with a field's last and its new value whenever it has changed, until the observation is cancelled or
  /// released.
  public func observe<Value>(
    _ path: KeyPath<Model, Value>, untilReleased call: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> FormObservation {
    // A field in a subform that is nil has no value yet.
    var last = slot(path).flatMap { model(of: block(of: $0)).isPresent ? value(of: path) : nil }
    return observe(path) { (value: Value) in
      let old = last ?? value
      last = value
      call(old, value)
    }
  }

  /// The future values of a field. Only the latest is buffered, so a slow consumer misses intermediate values.
  public func values<Value: Sendable>(of path: KeyPath<Model, Value>) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    // The session holds the observation and releases it, in its own isolation, once nobody listens anymore.
    let end = StreamEnd(continuation.finish)
    end.observation = observe(path) { [unowned end] value in
      if case .terminated = continuation.yield(value) { end.observation = nil }
    }
    let isOver = end.isOver
    continuation.onTermination = { _ in isOver.set() }
    streamEnds.removeAll { $0.isOver.isSet }
    streamEnds.append(end)
    return stream
  }
}

/// Finishes a stream of values when its session ends.
final class StreamEnd {
  var observation: FormObservation?
  let isOver = Flag()
  private let finish: () -> Void
  init(_ finish: @escaping () -> Void) { self.finish = finish }
  deinit { finish() }
}

/// Whether a stream is over. Can be set on any thread.
final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  func set() { lock.withLock { value = true } }
  var isSet: Bool { lock.withLock { value } }
}

/// The edits of one undo step made by the program.
@dynamicMemberLookup
public struct FormEdit<Model> {
  let session: FormSession<Model>

  /// The session that an edit is about. It is no property of the edit, which would hide a model's property of that name.
  package static func session(of edit: FormEdit) -> FormSession<Model> { edit.session }

  /// The value of a property. Setting it edits the field as a user would.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Model, Value>) -> Value {
    get { session.value(of: path) }
    nonmutating set { session.set(path, newValue) }
  }
}

extension FormSession {
  func set<Value>(_ path: WritableKeyPath<Model, Value>, _ value: Value) {
    guard let slot = slot(path) else {
      // Not a field: the model is changed directly, and a reread finds the consequences.
      discardSubmit()
      return rereading { setProperty(path, value) }
    }
    if let collection = collections[slot] {
      return replaceElements(of: collection) { setProperty(path, value) }
    }
    guard let field = field(at: slot) else {
      return replaceSubform(slot) { setProperty(path, value) }
    }
    // A computed field can't be set.
    guard !field.flags.contains(.computed) else { return }
    if let stored = field.stored(value) {
      assign(slot, stored, draft: nil)
      followSetter()
    } else {
      rereading { setProperty(path, value) }
    }
  }
}
