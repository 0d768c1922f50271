/// A form for a model that is being filled in.
///
/// ```swift
/// let form = FormSession(Attendee())
/// form.send(.type("email", "ada@example.org"))
/// form[\.name].value = "Ada"
/// if let attendee = await form.submit().model { print(attendee.name) }
/// ```
///
/// Neither `Sendable` nor bound to an actor: it stays in its owner's isolation, and its async methods run there. A
/// struct is copied into the form and read back from ``model``; an instance of a final class is edited in place.
public final class FormSession<Model>: FormEngine {
  let pointer: UnsafeMutablePointer<Model>
  private var submitHandlers: [nonisolated(nonsending) (Model) async throws -> Void] = []
  /// The model that is being submitted or was last submitted, without hidden values that are not kept; the first one of
  /// several.
  public var submission: Model? { submissions.first }
  /// All models that are being submitted or were last submitted, in their order.
  public private(set) var submissions: [Model] = []

  /// Creates a session for a model.
  ///
  /// - Parameters:
  ///   - model: The initial values.
  ///   - definition: The definition of the form.
  ///   - environment: The language, calendar, time zone, and clock.
  ///   - policy: When issues show.
  /// - Complexity: O(rows).
  public convenience init(
    _ model: Model, definition: FormDefinition<Model>, environment: FormEnvironment = .standard,
    policy: FormIssuePolicy = .calm
  ) {
    self.init(over: CollectionOfOne(model), definition: definition, environment: environment, policy: policy)
  }

  /// - Parameter models: At least one.
  init(
    over models: some Collection<Model>, definition: FormDefinition<Model>, environment: FormEnvironment,
    policy: FormIssuePolicy
  ) {
    let pointer = UnsafeMutablePointer<Model>.allocate(capacity: models.count)
    for (object, model) in models.enumerated() { (pointer + object).initialize(to: model) }
    self.pointer = pointer
    super.init(
      core: definition.core, root: UnsafeMutableRawPointer(pointer), access: RootAccess<Model>(),
      environment: environment,
      policy: policy,
      several: models.count > 1
        ? SeveralObjects(models.indices.enumerated().map { UnsafeMutableRawPointer(pointer + $0.offset) }) : nil)
  }

  /// Creates a session for a model that defines its own form.
  public convenience init(_ model: Model, environment: FormEnvironment = .standard, policy: FormIssuePolicy = .calm)
  where Model: FormModel {
    self.init(model, definition: Model.definition, environment: environment, policy: policy)
  }

  deinit {
    pointer.deinitialize(count: objectCount)
    pointer.deallocate()
  }

  /// The current model: the last value of every field that could be read, including hidden ones. A live object has the
  /// last that the field's own rules accepted.
  public var model: Model { pointer.pointee }

  // MARK: Submitting

  /// Adds a handler for submitted models. Handlers run in order; the first that throws an error ends the submit, and
  /// the form is unchanged. Over several models, each handler runs once for each model, in their order.
  public func onSubmit(_ handler: nonisolated(nonsending) @escaping (Model) async throws -> Void) {
    submitHandlers.append(handler)
    submissionState.addWork()
  }

  /// Submits the form.
  ///
  /// If nothing has changed since the last successful submit, the handlers don't run again and the outcome is the same.
  /// Edits that a handler makes are not part of the submitted model, and keep the form from counting as submitted.
  nonisolated(nonsending) public func submit() async -> FormOutcome<Model> { await submit {} }

  /// Does the same, for a surface that tells people when submitting takes time.
  ///
  /// - Parameter isAtWork: Called when checks or handlers begin to run.
  nonisolated(nonsending) package func submit(isAtWork: () -> Void) async -> FormOutcome<Model> {
    if facts.mode != .submit { return await save() }
    switch send(.submit) {
    case .refused(.closed): return .cancelled
    case .refused(let refusal): return .refused(refusal)
    case .accepted: break
    }
    if facts.isSubmitting { isAtWork() }
    return await finishSubmitting() ?? .invalid(issues.filter { $0.severity == .error })
  }

  /// Runs the submit handlers after a `.submit` input, and the save handlers after a `.save` input or a change that is
  /// saved by itself. Surfaces call it after each input.
  ///
  /// - Returns: The outcome of the submit; nil if none is in progress and none has succeeded since the last change, and
  ///   after a save that has succeeded. A change that an observer makes in response to the submit doesn't count.
  nonisolated(nonsending) public func finishSubmitting() async -> FormOutcome<Model>? {
    guard facts.isSubmitting || beginSaveIfNeeded() else {
      if facts.isSubmitted || submitWentThrough || facts.isSaved { await removeDraft() }
      return facts.isSubmitted || submitWentThrough ? submission.map { .submitted($0) } : nil
    }
    var saves = 0
    while saves < FormEngine.mostSaves {
      let inputs = submissionState.outsideInputs
      let isSave = submissionState.isSave
      let outcome = await finishWork()
      if isSave, facts.mode == .free, case .invalid = outcome { return nil }
      guard isSave, case .submitted = outcome else { return outcome }
      // Changes that were made in the meantime are saved by themselves, too.
      guard beginSaveIfNeeded() else { return nil }
      saves = submissionState.outsideInputs == inputs ? saves + 1 : 0
    }
    perform { finishSubmit(succeeded: false) }
    return .failed(FormSaveError.endless)
  }

  /// Runs the handlers of what is in progress.
  nonisolated(nonsending) func finishWork() async -> FormOutcome<Model> {
    guard !isWorking else { return .refused(.submitting) }
    isWorking = true
    defer { isWorking = false }
    while !checks.awaited.isEmpty {
      await runAwaitedChecks()
      guard facts.isSubmitting else { return .cancelled }
      guard !Task.isCancelled else {
        perform { finishSubmit(succeeded: false) }
        return .cancelled
      }
      var isRight = true
      perform { isRight = startAwaitedChecks() || endAwaitedChecks() }
      guard isRight else { return .invalid(issues.filter { $0.severity == .error }) }
    }
    guard let submission else { return .refused(.submitting) }
    guard facts.isSubmitting else {
      // There is no handler, and the checks were all that it waited for.
      if facts.isSubmitted || facts.isSaved { await removeDraft() }
      return .submitted(submission)
    }
    do {
      if submissionState.isSave {
        try await SaveTask.$isCurrent.withValue(true) { try await saveAll() }
      } else {
        for handler in submitHandlers {
          for submission in submissions { try await handler(submission) }
        }
      }
    } catch let found as FormIssues {
      var left = FormIssues()
      let refusals = refusedSubmits
      perform {
        finishSubmit(succeeded: false)
        // What was found is about another model.
        if !submissionState.isAbandoned { left = place(found, from: .submit) }
      }
      if !left.isEmpty { return .failed(left) }
      return refusedSubmits > refusals ? .invalid(issues.filter { $0.severity == .error }) : .failed(found)
    } catch let newer as any AnyNewerModel {
      perform { finishSubmit(succeeded: false) }
      return take(newer)
    } catch {
      perform { finishSubmit(succeeded: false) }
      return error is CancellationError ? .cancelled : .failed(error)
    }
    let isSave = submissionState.isSave
    perform { finishSubmit(succeeded: true) }
    // A form that was submitted is over, whatever its handlers have changed.
    if !isSave || !facts.isDirty { await removeDraft() }
    return .submitted(submission)
  }

  private var isWorking = false
  var saves = SaveHandlers<Model>()

  override func prepareSubmission() {
    passOnAnswers()
    submissions = (0..<objectCount).map { makeSubmission(of: $0) }
    submittedFiles = files.areAnyReceived ? submissions.reduce(into: []) { $0.formUnion(fileIDs(in: $1)) } : []
  }

  override func submitIssues() -> [SubmitIssue] {
    guard let rule = core.submitRule as? SubmitRule<Model> else { return [] }
    passOnAnswers()
    return (0..<objectCount).flatMap { rule.check(makeSubmission(of: $0, leavesOutWrong: currentFacts.mode == .free)) }
  }

  /// The model without hidden values that are not kept. The form's own copy is not changed, and neither is a class
  /// instance.
  ///
  /// - Parameter leavesOutWrong: Whether fields with an error have the value that was saved before, as in a save that is
  ///   in progress in a form that saves by itself.
  func makeSubmission(of object: Int = 0, leavesOutWrong: Bool = false) -> Model {
    var copy = pointer[object]
    withUnsafeMutablePointer(to: &copy) { root in
      let root = UnsafeMutableRawPointer(root)
      var hasLeftOut = false
      for block in liveBlocks { leaveOutHidden(in: block, of: root, &hasLeftOut) }
      if hasLeftOut { for block in liveBlocks { correctShown(in: block, of: root, object) } }
      if leavesOutWrong || submissionState.isSave && currentFacts.mode == .free { keepSaved(in: root, object) }
    }
    return copy
  }

  /// Corrects what property observers changed while hidden values were left out: visible fields are submitted as they
  /// are.
  private func correctShown(in block: Block, of root: UnsafeMutableRawPointer, _ object: Int) {
    guard !block.isShared, model(of: Int(block.index), in: root).isPresent else { return }
    for local in block.elements.indices {
      let slot = block.base + local
      guard slots[slot].flags.contains(.shown), let field = field(at: slot), field.isWritable,
        field.flags.isDisjoint(with: [.viewer, .computed])
      else { continue }
      let value = storedValue(slot).value(of: object)
      var current = value
      model(of: Int(block.index), in: root).read { current = field.read($0) }
      if current != value { model(of: Int(block.index), in: root).modify { field.write(value, $0) } }
    }
  }

  private func leaveOutHidden(in block: Block, of root: UnsafeMutableRawPointer, _ hasLeftOut: inout Bool) {
    let ownerIsHidden = block.owner >= 0 && !slots[block.owner].flags.contains(.unhidden)
    if ownerIsHidden {
      if isKept(block) { return }
      // A copied struct can drop a class instance, but must not change it.
      let parent = model(of: block.parent, in: root)
      if element(at: block.owner).flags.contains(.optional), !blocks[block.parent].isShared {
        // A nil parent must not be created to do so.
        guard parent.isPresent else { return }
        return model(of: Int(block.index), in: root).setExists(false)
      }
      // The model of a page is that of the form, which isn't hidden.
      if !isPage(Int(block.index)), model(of: Int(block.index), in: root).leaveOut() { return }
    }
    guard !block.isShared, model(of: Int(block.index), in: root).isPresent else { return }
    for local in block.elements.indices {
      let slot = block.base + local
      if let collection = collections[slot], !slots[slot].flags.contains(.unhidden),
        collection.element.details?.whenHidden != .keep
      {
        collection.element.removeAll(model(of: Int(block.index), in: root))
        hasLeftOut = true
      }
      guard !slots[slot].flags.contains(.shown), let field = field(at: slot), field.isWritable,
        hiddenPolicy(field, in: block) != .keep, let value = dropValue(field, slot)
      else { continue }
      model(of: Int(block.index), in: root).modify { field.write(value, $0) }
      hasLeftOut = true
    }
  }
}
