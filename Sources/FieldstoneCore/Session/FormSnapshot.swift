/// The state of a form that is being filled in, to be kept and taken up again: what was answered and half typed, where
/// somebody has been, which page is open. Secrets are left out.
///
/// It holds what differs from the model that the session started from, so it is taken up over that model.
public struct FormSnapshot: Sendable, Equatable, Codable {
  /// The version of the format; a later one is refused.
  public static let currentVersion = 1

  /// One field.
  public struct Field: Sendable, Equatable, Codable {
    /// The value, if it differs from where it started.
    public internal(set) var answer: FormAnswer?
    /// The text in the field, if it is not the written form of the value.
    public internal(set) var draft: String?
    /// Whether somebody has been in the field and left it.
    public internal(set) var isTouched: Bool?
  }

  public internal(set) var version = FormSnapshot.currentVersion
  /// By path.
  public internal(set) var fields: [String: Field] = [:]
  /// The open page.
  public internal(set) var page = FormPageID.root
  /// How often a submit was refused.
  public internal(set) var failedSubmits = 0
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
      guard flags.contains(.isField), let field = field(at: slot) else { continue }
      var entry = FormSnapshot.Field()
      if flags.contains(.touched) { entry.isTouched = true }
      if flags.contains(.changed), !field.isSecure, !field.flags.contains(.readOnly) {
        if flags.contains(.dirty) { entry.answer = field.codec.answer(slots[slot].value, environment) }
        entry.draft = drafts[slot]?.text
      }
      if entry != FormSnapshot.Field() { snapshot.fields[rowID(slot).path] = entry }
    }
    return snapshot
  }

  /// Takes up a state that was kept. What no longer fits the form is left out, and named.
  ///
  /// - Returns: the paths of fields that the form does not have, or whose answer it no longer takes.
  /// - Throws: a snapshot of a version that this library does not know.
  @discardableResult public func restore(_ snapshot: FormSnapshot) throws -> [String] {
    guard snapshot.version == FormSnapshot.currentVersion else { throw FormSnapshotError(version: snapshot.version) }
    var left: [String] = []
    perform {
      for (path, entry) in snapshot.fields.sorted(by: { $0.key < $1.key }) where !restore(entry, at: path) {
        left.append(path)
      }
      currentFacts.failedSubmits = min(max(0, snapshot.failedSubmits), 1_000)
      runTrackers()
      refreshAllShowing()
      history = History()
    }
    if snapshot.page != .root { send(.open(FormRowID(snapshot.page.path))) }
    return left
  }

  private func restore(_ entry: FormSnapshot.Field, at path: String) -> Bool {
    guard let slot = slot(of: FormRowID(path)), let field = field(at: slot), !field.flags.contains(.readOnly),
      !field.isSecure || (entry.answer == nil && entry.draft == nil)
    else { return false }
    var fits = true
    if let answer = entry.answer { fits = set(slot, answer) }
    if let draft = entry.draft { type(slot, draft) }
    if entry.isTouched == true { touch(slot) }
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
