/// A form of a model that is being filled in.
///
/// ```swift
/// let form = FormSession(Attendee())
/// form.send(.type("email", "ada@example.org"))
/// form[\.name].value = "Ada"
/// if let attendee = await form.submit().model { print(attendee.name) }
/// ```
///
/// Neither `Sendable` nor bound to an actor: it lives in whatever isolation its owner has, and its async methods run there.
/// A struct is the form's own draft and read back from ``model``; an instance of a final class is edited in place.
public final class FormSession<Model>: FormEngine {
  let pointer: UnsafeMutablePointer<Model>
  private var submitHandlers: [nonisolated(nonsending) (Model) async throws -> Void] = []
  /// The model that is being submitted, or was submitted last, without the values of hidden fields.
  public private(set) var submission: Model?

  /// A session over a model.
  ///
  /// - Parameters:
  ///   - model: what the form starts from.
  ///   - definition: what the form is.
  ///   - environment: language, calendar, time zone and clock.
  ///   - policy: when issues show.
  /// - Complexity: O(rows).
  public init(
    _ model: Model, definition: FormDefinition<Model>, environment: FormEnvironment = .standard,
    policy: FormIssuePolicy = .calm
  ) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: model)
    super.init(
      core: definition.core, root: UnsafeMutableRawPointer(pointer), access: RootAccess<Model>(),
      environment: environment,
      policy: policy)
  }

  /// A session over a model that brings its own form.
  public convenience init(_ model: Model, environment: FormEnvironment = .standard, policy: FormIssuePolicy = .calm)
  where Model: FormModel {
    self.init(model, definition: Model.definition, environment: environment, policy: policy)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The model as it is now: the last valid value of every field, hidden ones included.
  public var model: Model { pointer.pointee }

  // MARK: Submitting

  /// Adds work to be done with a submitted model. Handlers run in order; the first that throws ends the submit, and the
  /// form stays as it is.
  public func onSubmit(_ handler: nonisolated(nonsending) @escaping (Model) async throws -> Void) {
    submitHandlers.append(handler)
    hasSubmitWork = true
  }

  /// Submits the form.
  ///
  /// A submit after which nothing has changed is not done again: its outcome is the same. What a handler edits meanwhile
  /// is not part of what was submitted, and keeps the form from counting as submitted.
  nonisolated(nonsending) public func submit() async -> FormOutcome<Model> {
    switch send(.submit) {
    case .refused(.closed): return .cancelled
    case .refused(let refusal): return .refused(refusal)
    case .accepted: return await finishSubmitting() ?? .invalid(issues.filter { $0.severity == .error })
    }
  }

  /// Does what a `.submit` input has left to do: surfaces call it after each input.
  ///
  /// - Returns: what became of the submit; nil where none is under way, and none has gone through since the last change.
  ///   A change that an observer makes because of the submit comes too late to stop it.
  nonisolated(nonsending) public func finishSubmitting() async -> FormOutcome<Model>? {
    guard facts.isSubmitting else {
      return facts.isSubmitted || hasGoneThrough ? submission.map { .submitted($0) } : nil
    }
    guard let handlers = takeSubmitWork(), let submission else { return .refused(.submitting) }
    defer { isWorking = false }
    do {
      for handler in handlers { try await handler(submission) }
    } catch {
      perform { finishSubmit(succeeded: false) }
      return error is CancellationError ? .cancelled : .failed(error)
    }
    perform { finishSubmit(succeeded: true) }
    return .submitted(submission)
  }

  private var isWorking = false

  private func takeSubmitWork() -> [nonisolated(nonsending) (Model) async throws -> Void]? {
    guard !isWorking else { return nil }
    isWorking = true
    return submitHandlers
  }

  override func prepareSubmission() { submission = makeSubmission() }

  /// The model without the values of hidden fields. The draft is not changed, and neither is a class instance.
  private func makeSubmission() -> Model {
    var copy = pointer.pointee
    withUnsafeMutablePointer(to: &copy) { root in
      let root = UnsafeMutableRawPointer(root)
      var hasLeftOut = false
      for block in blocks { leaveOutHidden(in: block, of: root, &hasLeftOut) }
      if hasLeftOut { for block in blocks { correctShown(in: block, of: root) } }
    }
    return copy
  }

  /// What property observers did while hidden values were left out is put right: what is shown is submitted as it is.
  private func correctShown(in block: Block, of root: UnsafeMutableRawPointer) {
    guard !block.access.isShared, block.access.isPresent(root) else { return }
    for local in block.elements.indices {
      let slot = block.base + local
      guard slots[slot].flags.contains(.shown), let field = field(at: slot), field.isWritable,
        field.flags.isDisjoint(with: [.viewer, .computed])
      else { continue }
      let value = slots[slot].value
      var current = value
      block.access.read(root) { current = field.read($0, at: local) }
      if current != value { block.access.modify(root) { field.write(value, $0, at: local) } }
    }
  }

  private func leaveOutHidden(in block: Block, of root: UnsafeMutableRawPointer, _ hasLeftOut: inout Bool) {
    let ownerIsHidden = block.owner >= 0 && !slots[block.owner].flags.contains(.open)
    if ownerIsHidden {
      if isKept(block) { return }
      // A class instance can be left out of a struct's copy, but not changed.
      let parent = blocks[block.parent].access
      if element(at: block.owner).flags.contains(.optional), !parent.isShared {
        // What is nil itself must not be made for it.
        guard parent.isPresent(root) else { return }
        return block.access.setPresent(false, root)
      }
    }
    guard !block.access.isShared, block.access.isPresent(root) else { return }
    for local in block.elements.indices {
      let slot = block.base + local
      guard !slots[slot].flags.contains(.shown), let field = field(at: slot), field.isWritable,
        hiddenPolicy(field, in: block) != .keep, let value = dropValue(field, slot)
      else { continue }
      block.access.modify(root) { field.write(value, $0, at: local) }
      hasLeftOut = true
    }
  }
}
