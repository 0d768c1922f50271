import Foundation

/// What people want to do with a draft that was found.
public enum FormDraftChoice: Sendable, CaseIterable {
  /// Go on with it.
  case resume
  /// Begin anew; the draft is removed.
  case startAnew
  /// Begin anew, and keep the draft under another name.
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
  let name: String

  /// - Parameter name: The name of the draft in the store.
  public init(_ store: any FormDraftStore, as name: String) {
    self.store = store
    self.name = name
  }
}

extension FormEngine {
  /// Looks for a draft. If there is none, one is kept from now on; otherwise once ``begin(with:_:in:)`` has been called.
  ///
  /// - Throws: Any error of the store, or a decoding error if the bytes are not a draft.
  nonisolated(nonsending) package func beginDraft(in place: FormDraftPlace) async throws -> FormFoundDraft? {
    do {
      if let found = try await findDraft(in: place.store, as: place.name) { return found }
    } catch let error as DecodingError {
      // What can't be read is kept for whoever can, and isn't in the way of a new draft.
      if let data = try await place.store.load(place.name) {
        try await place.store.save(data, as: place.name + "-unreadable")
      }
      keepDraft(in: place.store, as: place.name)
      throw error
    }
    keepDraft(in: place.store, as: place.name)
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
    case .resume: unfit = try restore(found.snapshot)
    case .startAnew: try await place.store.remove(place.name)
    case .keepBoth:
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let number = Int(found.savedAt.map(\.timeIntervalSince1970) ?? 0)
      try await place.store.save(encoder.encode(found.snapshot), as: "\(place.name)-\(number)")
      try await place.store.remove(place.name)
    }
    keepDraft(in: place.store, as: place.name)
    return unfit
  }

  /// What people are asked about a draft that was found: "Continue from October 3, 14:32?"
  package func question(about found: FormFoundDraft) -> FormString {
    guard let savedAt = found.savedAt else { return .common(.continueDraft) }
    var style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: environment.locale, timeZone: environment.timeZone)
    style.calendar = environment.calendar
    return .common(.continueDraftFrom, .text(savedAt.formatted(style)))
  }

  /// What becomes of the draft, in words: "Saved at 14:32."; nil if there is nothing to say.
  package var draftStatus: FormString? {
    switch draftState {
    case .none, .waiting: nil
    case .saved(let time):
      .common(
        .draftSaved,
        .text(
          time.formatted(
            Date.FormatStyle(
              date: .omitted, time: .shortened, locale: environment.locale, timeZone: environment.timeZone))))
    case .failed(let reason): .common(.labelled, .string(.common(.draftNotSaved)), .text(reason))
    }
  }
}
