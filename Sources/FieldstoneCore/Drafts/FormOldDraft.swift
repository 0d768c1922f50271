/// A draft of an earlier version of a form, for a function that brings it to the next one: see
/// ``FormBuilder/migrate(from:_:)``.
///
/// Rows are named by their paths without the ids of elements: `guests.name` is the name of every guest. What a
/// migration doesn't mention stays as it is; what then doesn't fit the form is kept and listed, as in any draft.
public struct FormOldDraft {
  private(set) var snapshot: FormSnapshot
  /// The version of the form that the draft is of.
  public fileprivate(set) var version: Int
  /// The places of answers that nobody has given, but a migration.
  fileprivate var added: Set<String> = []

  init(_ snapshot: FormSnapshot) {
    self.snapshot = snapshot
    version = snapshot.form.version
  }

  /// The paths of all rows with an answer, without the ids of elements, sorted.
  public var paths: [String] {
    Set(snapshot.fields.filter(\.value.isHeld).map { DraftPath($0.key).name }).sorted()
  }

  /// The answers at a path: one, or one for each element; in no particular order.
  public func values(at path: String) -> [FormSnapshot.Value] {
    snapshot.fields.sorted { $0.key < $1.key }.compactMap { DraftPath($0.key).name == path ? $0.value.value : nil }
  }

  /// Gives a row, a subform or a collection, with everything in it, another path.
  ///
  /// Where the draft has an answer at the new path already, that one stays, and the old one is kept aside.
  ///
  /// - Parameter new: A path with as many parts, or one in which no part belongs to the elements of a collection. `name`
  ///   can become `owner.name`; `guests.name` can become `guests.fullName`, but not `name`.
  public mutating func rename(_ path: String, to new: String) {
    guard path != new, !new.isEmpty else { return }
    func renamed<Entry>(_ entries: [String: Entry]) -> [String: Entry] {
      var result = entries
      for (old, entry) in entries {
        guard let place = DraftPath(old).replacing(path, by: new), entries[place] == nil else { continue }
        result[old] = nil
        result[place] = entry
      }
      return result
    }
    let left = snapshot.fields.filter { old, _ in
      DraftPath(old).replacing(path, by: new).map { snapshot.fields[$0] != nil } ?? false
    }
    (snapshot.fields, snapshot.unfit) = (renamed(snapshot.fields), renamed(snapshot.unfit))
    (snapshot.elements, snapshot.startElements) = (renamed(snapshot.elements), renamed(snapshot.startElements))
    for old in left.keys { setAside(old) }
    added = Set(added.map { DraftPath($0).replacing(path, by: new) ?? $0 })
    if let page = DraftPath(snapshot.page.path).replacing(path, by: new) { snapshot.page = FormPageID(page) }
    snapshot.finishedSteps = snapshot.finishedSteps.map { DraftPath($0).replacing(path, by: new) ?? $0 }
    for index in snapshot.reported.indices {
      guard let row = DraftPath(snapshot.reported[index].row.path).replacing(path, by: new) else { continue }
      snapshot.reported[index].row = FormRowID(row)
    }
  }

  /// Gives the answers at a path another value.
  ///
  /// - Parameter change: Gets each answer, and what it started from. Returns what it is now; nil keeps the answer aside,
  ///   because it means nothing any longer.
  public mutating func change(_ path: String, _ change: (FormSnapshot.Value) -> FormSnapshot.Value?) {
    for (place, entry) in snapshot.fields where DraftPath(place).name == path {
      guard let value = entry.value else { continue }
      guard let new = change(value) else {
        setAside(place)
        continue
      }
      var changed = entry
      changed.value = new
      changed.start = entry.start.flatMap(change)
      // What was typed meant the old value. A text that had no meaning is still what somebody wants to correct.
      if entry.isRead == true { (changed.draft, changed.isRead) = (nil, nil) }
      snapshot.fields[place] = changed
    }
  }

  /// Answers a question that the earlier form didn't have: once, or for each element that the draft has at the path. An
  /// answer that is there already stays.
  public mutating func answer(_ path: String, _ value: FormSnapshot.Value) {
    for place in places(of: path) where snapshot.fields[place]?.value == nil {
      snapshot.fields[place, default: FormSnapshot.Field()].value = value
      snapshot.fields[place]?.isAnswered = true
      added.insert(place)
    }
  }

  /// The places of a row that may be in elements of a collection.
  private func places(of path: String) -> [String] {
    guard let dot = path.lastIndex(of: ".") else { return [path] }
    let places = snapshot.elements.filter { DraftPath($0.key).name == path[..<dot] }.flatMap { list in
      list.value.map { "\(list.key)[\($0)]\(path[dot...])" }
    }
    return places.isEmpty ? [path] : places
  }

  /// Keeps an answer among those that don't fit: it is listed, and stays in the draft.
  private mutating func setAside(_ place: String) {
    guard let entry = snapshot.fields.removeValue(forKey: place), entry.isHeld else { return }
    // Under its own path, it would be tried again.
    snapshot.unfit["\(place)@\(version)"] = entry
  }
}

/// A path in a draft: names, some of them with the ids of elements.
private struct DraftPath {
  private var parts: [(name: Substring, ids: Substring)]

  init(_ path: String) {
    parts = path.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let stop = part.firstIndex(of: "[") ?? part.endIndex
      return (part[..<stop], part[stop...])
    }
  }

  /// The path without ids.
  var name: String { parts.map(\.name).joined(separator: ".") }

  /// This path with other names at its start; nil if it doesn't begin with the old ones, or if ids would be lost.
  func replacing(_ old: String, by new: String) -> String? {
    let (old, new) = (old.split(separator: "."), new.split(separator: "."))
    guard parts.count >= old.count, zip(parts, old).allSatisfy({ $0.name == $1 }) else { return nil }
    let head = parts.prefix(old.count)
    let isAsLong = old.count == new.count
    // The last part keeps its own id: `guests[3]` becomes `visitors[3]`.
    guard isAsLong || head.dropLast().allSatisfy(\.ids.isEmpty) else { return nil }
    var start = new.map(String.init)
    if isAsLong {
      for (index, part) in head.enumerated() { start[index] += part.ids }
    } else if let last = head.last, !start.isEmpty {
      start[start.count - 1] += last.ids
    }
    return (start + parts.dropFirst(old.count).map { String($0.name + $0.ids) }).joined(separator: ".")
  }
}

extension FormBuilder {
  /// Brings drafts of an earlier version of this form to the next version. They are applied one after the other, from
  /// the version of a draft to that of ``identity(_:version:)``.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form.identity("registration", version: 3)
  ///   form.migrate(from: 1) { $0.rename("fullName", to: "name") }
  ///   form.migrate(from: 2) { draft in
  ///     draft.change("tickets") { if case .text(let text) = $0 { Int64(text).map { .integer($0) } } else { $0 } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter version: The version of the drafts that it gets. It makes them drafts of the next one.
  public func migrate(from version: Int, _ migrate: @escaping @Sendable (inout FormOldDraft) -> Void) {
    scope.conduct.migrations[version] = migrate
  }
}

extension FormEngine {
  /// A snapshot as this version of the form would have made it.
  ///
  /// - Returns: The snapshot, and the places of answers that only a migration has given. Where there is no such row, as
  ///   for the elements of an empty collection, nothing is lost with them.
  func migrated(_ snapshot: FormSnapshot) -> (snapshot: FormSnapshot, added: Set<String>) {
    guard snapshot.form.version < core.version else { return (snapshot, []) }
    var draft = FormOldDraft(snapshot)
    for (version, migrate) in core.conduct.migrations.sorted(by: { $0.key < $1.key })
    where version >= snapshot.form.version && version < core.version {
      draft.version = version
      migrate(&draft)
    }
    var migrated = draft.snapshot
    migrated.form = FormSnapshot.Form(id: snapshot.form.id, version: core.version)
    return (migrated, draft.added)
  }
}
