import Foundation

/// What has become of a draft that is kept while people fill in a form.
public enum FormDraftState: Sendable, Hashable {
  /// No draft is kept, or nothing has been entered yet.
  case none
  /// There are changes that are not in the draft yet.
  case waiting
  /// The draft has everything that was entered, and was stored then.
  case saved(Date)
  /// The draft couldn't be stored, for a reason that can be shown. The next change tries again.
  case failed(String)
}

/// A draft that was found in a store.
public struct FormFoundDraft: Sendable {
  /// When it was stored; nil if it doesn't say.
  public let savedAt: Date?
  /// The answers.
  public let snapshot: FormSnapshot
  /// Its name in the store.
  let name: String
}

/// Keeps a draft of a form: which store, and how far it is.
struct DraftKeeping {
  let writer: DraftWriter
  let delay: Duration
  var state = FormDraftState.none
  /// The job that waits until the changes come to rest, or that is storing the draft.
  var job: Int?
  /// Whether something has changed since the job began.
  var isOutdated = false
  /// How often the changes have not come to rest in time.
  var rounds = 0
  /// Whether the store may have a draft.
  var mayExist = true
}

extension FormEngine {
  /// What has become of the draft that is kept.
  public var draftState: FormDraftState { draftKeeping?.state ?? .none }

  /// Looks for a draft in a store. It is not restored yet, so that people can be asked.
  ///
  /// - Returns: The draft; nil if there is none.
  /// - Throws: Any error of the store, or a decoding error if the bytes are not a draft.
  nonisolated(nonsending) public func findDraft(
    in store: some FormDraftStore, as name: String
  ) async throws -> FormFoundDraft? {
    guard let data = try await store.load(name) else { return nil }
    let snapshot = try FormSnapshot(encoded: data)
    return FormFoundDraft(savedAt: snapshot.savedAt, snapshot: snapshot, name: name)
  }

  /// Keeps a draft from now on: it is stored once changes have come to rest for a moment, and removed when the form has
  /// been submitted. Secrets are left out. The work is done by jobs, which a surface runs.
  ///
  /// - Parameter delay: How long the form has to be left alone before the draft is stored.
  public func keepDraft(in store: any FormDraftStore, as name: String, delay: Duration = .seconds(1)) {
    perform {
      if let job = draftKeeping?.job { jobs.cancel(job) }
      draftKeeping = DraftKeeping(writer: DraftWriter(store, as: name), delay: delay)
      currentFacts.draft = .none
      if currentFacts.isDirty { noteDraftChange() }
    }
  }

  /// Stores the draft now, because the form is about to be left: nothing that was entered is missing in it afterward.
  ///
  /// - Throws: Any error of the store.
  nonisolated(nonsending) public func saveDraftNow() async throws {
    guard let keeping = draftKeeping, keeping.state != .none, !currentFacts.isSubmitted else { return }
    if let job = keeping.job { jobs.cancel(job) }
    draftKeeping?.job = nil
    let (data, now) = try draftData()
    draftKeeping?.isOutdated = false
    do {
      try await keeping.writer.save(data)
    } catch {
      perform { endDraft(.failure(error), at: now) }
      throw error
    }
    perform { endDraft(.success(true), at: now) }
  }

  /// Removes the draft, because its answers are no longer wanted, and keeps none until something is changed again.
  ///
  /// - Throws: Any error of the store.
  nonisolated(nonsending) public func discardDraft() async throws {
    guard let keeping = draftKeeping else { return }
    if let job = keeping.job { jobs.cancel(job) }
    perform {
      setDraftState(.none)
      draftKeeping?.job = nil
      draftKeeping?.isOutdated = false
      draftKeeping?.mayExist = false
    }
    if currentFacts.isCancelled { files.remove() }
    try await keeping.writer.remove()
  }

  /// Whether a draft is kept from the next change on.
  package var keepsDraft: Bool { draftKeeping != nil }

  /// Whether a restored draft has answers that don't fit the form.
  package var hasUnfitAnswers: Bool { !leftovers.paths.isEmpty }

  /// Removes the draft after everything in it was submitted or saved. If it can't be removed, that is for whoever runs
  /// the program: the answers have arrived.
  nonisolated(nonsending) func removeDraft() async {
    guard draftKeeping?.mayExist == true else { return }
    do { try await discardDraft() } catch { environment.report(error) }
  }

  /// Notes that something was entered that isn't in the draft.
  func noteDraftChange() {
    guard let keeping = draftKeeping, !isBuilding else { return }
    draftKeeping?.isOutdated = true
    draftKeeping?.mayExist = true
    guard keeping.job == nil else { return }
    setDraftState(.waiting)
    waitForRest(keeping)
  }

  /// The most times that storing a draft waits for the changes to come to rest.
  private static let mostRounds = 10

  private func waitForRest(_ keeping: DraftKeeping) {
    draftKeeping?.isOutdated = false
    let (sleep, delay) = (environment.sleep, keeping.delay)
    let job = jobs.add {
      try await sleep(delay)
      return true
    } take: { [unowned self] in
      draftKeeping?.job = nil
      guard case .success = $0, let keeping = draftKeeping else { return }
      // Whoever types without a pause isn't to lose much, either.
      guard keeping.isOutdated, keeping.rounds < Self.mostRounds else { return storeDraft() }
      draftKeeping?.rounds += 1
      waitForRest(keeping)
    }
    draftKeeping?.job = job.id
  }

  private func storeDraft() {
    guard let keeping = draftKeeping, !currentFacts.isSubmitted else { return }
    draftKeeping?.isOutdated = false
    draftKeeping?.rounds = 0
    let writer = keeping.writer
    do {
      let (data, now) = try draftData()
      let job = jobs.add {
        try await writer.save(data)
        return true
      } take: { [unowned self] in
        draftKeeping?.job = nil
        endDraft($0, at: now)
      }
      draftKeeping?.job = job.id
    } catch {
      endDraft(.failure(error), at: environment.now())
    }
  }

  private func endDraft(_ result: Result<any Sendable, any Error>, at time: Date) {
    switch result {
    // Whoever stored it has given that up.
    case .failure(is CancellationError): setDraftState(.waiting)
    case .failure(let error):
      setDraftState(
        .failed(environment.words(for: error) ?? FormString.common(.draftNotSaved).text(in: environment)))
      if let keeping = draftKeeping, keeping.isOutdated { waitForRest(keeping) }
    // What was entered meanwhile is waiting to be stored.
    case .success where draftKeeping?.job != nil: break
    case .success where draftKeeping?.isOutdated == true:
      if let keeping = draftKeeping { waitForRest(keeping) }
    case .success: setDraftState(.saved(time))
    }
  }

  private func setDraftState(_ state: FormDraftState) {
    guard draftKeeping != nil, draftKeeping?.state != state else { return }
    draftKeeping?.state = state
    currentFacts.draft = state
  }

  private func draftData() throws -> (Data, Date) {
    let snapshot = datedSnapshot
    return (try snapshot.encoded(), snapshot.savedAt ?? environment.now())
  }

  /// The state of the form, with the present time as the one at which it is stored.
  package var datedSnapshot: FormSnapshot {
    var snapshot = snapshot
    snapshot.savedAt = environment.now()
    return snapshot
  }
}
