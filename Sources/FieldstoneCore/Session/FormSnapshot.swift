/// The state of a form that is being filled in, to be kept and taken up again: what was answered and half typed, where
/// somebody has been, which page is open. Secrets are left out; ``FormSecrets`` holds them.
///
/// It holds what differs from the model that the session started from, so it is taken up over that model.
public struct FormSnapshot: Sendable, Equatable, Codable {
  /// The version of the format; a later one is refused.
  public static let currentVersion = 1

  /// A value, exactly.
  public enum Value: Sendable, Hashable, Codable {
    case none
    case text(String)
    case flag(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    /// A floating-point number or a date, in digits that give it back.
    case number(String)
    /// A value of another type, as it would be typed in English.
    case written(String)
  }

  /// One field.
  public struct Field: Sendable, Equatable, Codable {
    /// The value, if it differs from where it started.
    public internal(set) var value: Value?
    /// The text in the field, if it is not the written form of the value.
    public internal(set) var draft: String?
    /// Whether somebody has been in the field and left it.
    public internal(set) var isTouched: Bool?
    /// Whether it was left with an answer, so that its issues may show.
    public internal(set) var isJudged: Bool?
  }

  public internal(set) var version = FormSnapshot.currentVersion
  /// By path.
  public internal(set) var fields: [String: Field] = [:]
  /// The open page.
  public internal(set) var page = FormPageID.root
  /// How often a submit was refused.
  public internal(set) var failedSubmits = 0

  /// These answers with the places of another snapshot: where somebody has been, what was left with an answer, the open
  /// page, refused submits. Going back to earlier answers leaves those as they are, as undo does.
  ///
  /// - Complexity: O(fields in both).
  public func withPlaces(of other: FormSnapshot) -> FormSnapshot {
    var mixed = other
    mixed.fields = other.fields.mapValues { Field(isTouched: $0.isTouched, isJudged: $0.isJudged) }
    for (path, field) in fields where field.value != nil || field.draft != nil {
      var entry = mixed.fields[path] ?? Field()
      (entry.value, entry.draft) = (field.value, field.draft)
      mixed.fields[path] = entry
    }
    mixed.fields = mixed.fields.filter { $0.value != Field() }
    return mixed
  }
}

extension FormEngine {
  /// The state of the form, to be kept. Undo steps are not part of it.
  ///
  /// - Complexity: O(fields).
  public var snapshot: FormSnapshot {
    var snapshot = FormSnapshot()
    snapshot.page = page
    snapshot.failedSubmits = currentFacts.failedSubmits
    for slot in slots.indices {
      let flags = slots[slot].flags
      var entry = FormSnapshot.Field()
      guard flags.contains(.isField), let field = field(at: slot) else {
        // A subform that came to be, or is nil now.
        if flags.contains(.dirty), case .flag(let isPresent) = slots[slot].value {
          entry.value = .flag(isPresent)
          snapshot.fields[rowID(slot).path] = entry
        }
        continue
      }
      if flags.contains(.touched) { entry.isTouched = true }
      if flags.contains(.judged) { entry.isJudged = true }
      if flags.contains(.changed), !field.isSecure, !field.flags.contains(.readOnly) {
        let kept = kept(slot, field)
        (entry.value, entry.draft) = (kept.value, kept.draft)
      }
      if entry != FormSnapshot.Field() { snapshot.fields[rowID(slot).path] = entry }
    }
    return snapshot
  }

  /// What a field holds, where that differs from where it started.
  func kept(_ slot: Int, _ field: FieldElement) -> FormSnapshot.Field {
    var entry = FormSnapshot.Field()
    if slots[slot].value != start(of: slot) { entry.value = field.codec.saved(slots[slot].value) }
    entry.draft = drafts[slot]?.text
    return entry
  }

  /// Takes up a state that was kept, instead of the one that the form is in. What no longer fits the form is left out, and
  /// named.
  ///
  /// - Parameter secrets: what the secure fields held; without it they are as they started.
  /// - Returns: the paths of fields that the form does not have, or whose answer it no longer takes.
  /// - Throws: a snapshot of a version that this library does not know.
  /// - Complexity: O(fields).
  @discardableResult
  public func restore(_ snapshot: FormSnapshot, secrets: FormSecrets = FormSecrets()) throws -> [String] {
    guard snapshot.version == FormSnapshot.currentVersion else { throw FormSnapshotError(version: snapshot.version) }
    var left: [String] = []
    perform {
      setFocus(-1)
      resetFields()
      for (fields, isSecret) in [(secrets.fields, true), (snapshot.fields, false)] {
        for (path, entry) in fields.sorted(by: { $0.key < $1.key }) where !restore(entry, at: path, isSecret) {
          left.append(path)
        }
      }
      currentFacts.failedSubmits = min(max(0, snapshot.failedSubmits), 1_000)
      runTrackers()
      refreshAllShowing()
      history = History()
      reopen(snapshot.page)
    }
    return left
  }

  /// Opens a page without anybody having gone there; the root's where it can't be opened.
  private func reopen(_ page: FormPageID) {
    let block = page == .root ? nil : slot(of: FormRowID(page.path)).flatMap { children[$0] }
    let open = block.map(path) ?? [0]
    guard open != openBlocks else { return }
    openBlocks = open
    pagesChanged = true
  }

  private func restore(_ entry: FormSnapshot.Field, at path: String, _ isSecret: Bool) -> Bool {
    guard let slot = slot(of: FormRowID(path)) else { return false }
    guard let field = field(at: slot) else {
      if case .flag(let isPresent) = entry.value { return setSubform(slot, isPresent) }
      return entry == FormSnapshot.Field()
    }
    let isHeld = entry.value != nil || entry.draft != nil
    guard !isHeld || (!field.flags.contains(.readOnly) && field.isSecure == isSecret) else {
      return false
    }
    var fits = true
    if let saved = entry.value {
      let value = field.codec.value(saved: saved)
      fits = value != nil && (value != StoredValue.none || field.flags.contains(.optional))
      if fits, let value { assign(slot, value, draft: nil) }
    }
    if let draft = entry.draft { type(slot, draft) }
    if entry.isTouched == true { touch(slot) }
    if entry.isJudged == true { judge(slot) }
    return fits
  }
}

/// A snapshot of a version that this library does not know.
public struct FormSnapshotError: Error, CustomStringConvertible {
  public let version: Int
  public var description: String {
    "The draft has version \(version); this form reads version \(FormSnapshot.currentVersion)."
  }
}
