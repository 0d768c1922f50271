import Foundation

/// What people want to do with a draft that was found.
public enum FormDraftChoice: String, Sendable, CaseIterable {
  /// Go on with it.
  case resume
  /// Begin anew; the draft is removed.
  case startAnew
  /// Begin anew, and keep the draft. It is offered again once the new one has been submitted or removed.
  case keepBoth

  /// What the answer is called.
  package var title: CommonText {
    switch self {
    case .resume: .resumeDraft
    case .startAnew: .startAnew
    case .keepBoth: .keepBothDrafts
    }
  }
}

/// Where the draft of a form is kept, for a surface that looks for one, asks about it, and keeps it.
public struct FormDraftPlace: Sendable {
  let store: any FormDraftStore
  package let name: String
  /// How long the form has to be left alone before the draft is stored. The dialogue doesn't wait: it stores the draft
  /// with every answer.
  public var delay = Duration.seconds(1)

  /// - Parameter name: The name of the draft in the store.
  public init(_ store: any FormDraftStore, as name: String) {
    self.store = store
    self.name = name
  }
}

extension FormDraftPlace {
  /// Keeps a draft beside the one that is about to begin: `name.kept-1`, `name.kept-2` and so on, the last one the newest.
  nonisolated(nonsending) func setAside(_ found: FormFoundDraft) async throws {
    guard found.name == name else { return }
    try await store.save(found.snapshot.encoded(), as: nameAside(try await countAside() + 1))
    try await store.remove(name)
  }

  /// The name of the newest draft that was set aside; nil if there is none.
  nonisolated(nonsending) func lastNameAside() async throws -> String? {
    let count = try await countAside()
    return count == 0 ? nil : nameAside(count)
  }

  /// - Complexity: A load for each draft that was set aside, and one more.
  nonisolated(nonsending) private func countAside() async throws -> Int {
    var count = 0
    while try await store.load(nameAside(count + 1)) != nil { count += 1 }
    return count
  }

  /// No name that a program gives to the drafts of several people, such as `guest-1`.
  private func nameAside(_ number: Int) -> String { "\(name).kept-\(number)" }

  /// Keeps what can't be read for whoever can: as `name-unreadable`, `name-unreadable-2` and so on. It isn't in the way of
  /// a new draft.
  nonisolated(nonsending) package func setAsideUnreadable(_ unreadable: String? = nil) async throws {
    let unreadable = unreadable ?? name
    guard let data = try await store.load(unreadable) else { return }
    var (place, number) = (unreadable + "-unreadable", 1)
    while let other = try await store.load(place), other != data {
      number += 1
      place = "\(unreadable)-unreadable-\(number)"
    }
    try await store.save(data, as: place)
    try await store.remove(unreadable)
  }
}

extension FormEngine {
  /// Looks for a draft: the one that was left, otherwise the newest that was set aside. If there is none, one is kept
  /// from now on; otherwise once ``begin(with:_:in:)`` has been called.
  ///
  /// - Throws: Any error of the store, or a decoding error if the bytes are not a draft.
  nonisolated(nonsending) package func beginDraft(in place: FormDraftPlace) async throws -> FormFoundDraft? {
    var name = place.name
    do {
      if let found = try await findDraft(in: place.store, as: name) { return found }
      if let last = try await place.lastNameAside() {
        name = last
        return try await findDraft(in: place.store, as: name)
      }
    } catch let error as DecodingError {
      try await place.setAsideUnreadable(name)
      keepDraft(in: place)
      throw error
    }
    keepDraft(in: place)
    return nil
  }

  /// Does with a draft what somebody has chosen, and keeps the draft from now on.
  ///
  /// - Returns: The rows whose answers no longer fit the form. They stay in the draft.
  /// - Throws: Any error of the store, and ``FormSnapshotError`` for a draft of another form.
  nonisolated(nonsending) package func begin(
    with found: FormFoundDraft, _ choice: FormDraftChoice, in place: FormDraftPlace
  ) async throws -> [String] {
    var unfit: [String] = []
    switch choice {
    case .resume:
      do { unfit = try restore(found.snapshot) } catch {
        // A draft of another form, or of another version of the format, is kept for whoever can read it.
        try await place.setAsideUnreadable(found.name)
        keepDraft(in: place)
        throw error
      }
      if found.name != place.name {
        // Under the new name before it loses the old one.
        try await place.store.save(found.snapshot.encoded(), as: place.name)
        try await place.store.remove(found.name)
      }
    case .startAnew: try await place.store.remove(found.name)
    case .keepBoth: try await place.setAside(found)
    }
    keepDraft(in: place)
    return unfit
  }

  private func keepDraft(in place: FormDraftPlace) {
    keepDraft(in: place.store, as: place.name, delay: place.delay)
  }

  /// Called before a form with a draft is left: what was entered is in the draft then, or the draft is gone.
  ///
  /// - Throws: Any error of the store.
  nonisolated(nonsending) package func endDraft(isKept: Bool) async throws {
    // What doesn't fit the form is nowhere else.
    if isKept || !currentFacts.isDirty && hasUnfitAnswers { try await saveDraftNow() } else { try await discardDraft() }
  }

  /// The names of the rows whose answers in a draft don't fit the form any longer, for people.
  package func names(ofUnfit paths: [String]) -> String {
    paths.map { path in
      // What a migration kept aside has the version of the form that asked for it.
      let bare = String(path.prefix { $0 != "@" })
      return row(FormRowID(bare))?.label ?? bare
    }.listed(in: environment)
  }

  /// What people are told if a draft can't be read, stored or removed.
  package func words(forDraft error: any Error, else words: CommonText = .draftNotRead) -> String {
    environment.words(for: error) ?? FormString.common(words).text(in: environment)
  }

  /// What people are asked about a draft that was found: "Continue from October 3, 14:32?"
  package func question(about found: FormFoundDraft) -> FormString {
    guard let savedAt = found.savedAt else { return .common(.continueDraft) }
    return .common(.continueDraftFrom, .text(minute(of: savedAt, .dateAndTime)))
  }

  /// What becomes of the draft, in words: "Saved at 14:32."; nil if there is nothing to say.
  package var draftStatus: FormString? {
    switch draftState {
    case .none, .waiting: nil
    case .saved(let time): .common(.draftSaved, .text(minute(of: time, .time)))
    case .failed(let reason): .sentences(.common(.draftNotSaved), FormString(verbatim: reason))
    }
  }

  /// A time without its seconds.
  private func minute(of time: Date, _ kind: FormDateKind) -> String {
    let seconds = time.timeIntervalSince1970
    return DateDisplay.text(Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60), kind, environment)
  }
}
