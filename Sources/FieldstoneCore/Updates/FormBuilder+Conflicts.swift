/// A list of the answers that somebody else has changed, too.
extension FormBuilder {
  /// A section with all conflicts, which is there while there are any: each with both answers and a way to its field, and
  /// two buttons that resolve all of them. See ``FormSession/update(from:by:)``.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form.conflicts()
  ///   form.fields(\.name, \.email)
  /// }
  /// ```
  ///
  /// Those in a collection or an optional subform have one row together, which leads to the first of them.
  ///
  /// - Parameter id: The id of its heading, with which the ids of its rows begin.
  public func conflicts(_ title: FormString? = nil, id: String? = nil) {
    let heading = FormElement(name: id ?? scope.unusedID("conflicts"), kind: .header)
    heading.detail { $0.title = title ?? .common(.changedElsewhere) }
    scope.arrangement.append(.conflicts(heading))
  }

  /// A section whose title is shown as it is.
  @_disfavoredOverload public func conflicts(_ title: some StringProtocol, id: String? = nil) {
    conflicts(FormString(verbatim: String(title)), id: id)
  }
}

extension BuilderScope {
  /// Adds the rows of the lists of conflicts.
  func finishConflicts(in rows: inout [PlacedRow]) {
    for heading in arrangement.compactMap({ if case .conflicts(let heading) = $0 { heading } else { nil } }) {
      guard let index = rows.firstIndex(where: { $0.element === heading }) else { continue }
      let page = rows[index].page
      var list: [PlacedRow] = []
      for answer in answers(of: rows) {
        let element = ReviewElement(of: answer.trail, answer.names, in: heading.name, conflicts: heading)
        element.trackers.forEach(track)
        list.append(PlacedRow(element: element, header: heading, page: page))
      }
      for (name, title, action) in [
        ("mine", CommonText.keepAllMine, FormAction.keepMine), ("theirs", .takeAllTheirs, .takeTheirs),
      ] {
        let button = FormElement(name: "\(heading.name).\(name)", kind: .action)
        button.detail {
          $0.title = .common(title)
          $0.action = action
          $0.control = .button(.plain)
        }
        track(
          TrackerSpec(kind: .visible, target: [button]) { scope in
            .flag(
              scope.readsConflicts(under: heading) && !scope.engine.conflictState.isEmpty
                && !scope.engine.conflicts.isEmpty)
          })
        list.append(PlacedRow(element: button, header: heading, page: page))
      }
      rows.insert(contentsOf: list, at: index + 1)
    }
  }
}

extension ReadScope {
  /// Records that a closure depends on which conflicts there are, of which the heading of their list is told.
  ///
  /// - Returns: Whether the list is in the form.
  func readsConflicts(under heading: FormElement) -> Bool {
    guard let slot = engine.slot(of: heading, below: [], in: block, { engine.children[$0] }) else { return false }
    engine.conflictHeadings.insert(slot)
    engine.record(Dependency(slot, .value))
    return true
  }
}

extension FormEngine {
  /// Whether a row has a conflict, or anything below it.
  func hasConflict(at slot: Int) -> Bool { !conflictState.isEmpty && firstConflict(at: slot) != nil }

  /// The row with the first conflict at or below a row.
  func firstConflict(at slot: Int) -> Int? {
    if isConflicting(slot) { return slot }
    guard field(at: slot) == nil else { return nil }
    return inDisplayOrder(conflictState.slots.filter { isConflicting($0) && isBelow($0, slot) }).first
  }

  private func isBelow(_ slot: Int, _ other: Int) -> Bool {
    var owner = blocks[block(of: slot)].owner
    while owner >= 0, owner != other { owner = blocks[block(of: owner)].owner }
    return owner == other
  }

  /// Both answers, in words.
  func conflictText(of slot: Int) -> FormString {
    guard let first = firstConflict(at: slot), let entry = conflictState[first] else { return FormString("") }
    guard first == slot, field(at: slot) != nil else {
      return conflictIssue(first)?.kind.message ?? FormString("")
    }
    func argument(_ value: StoredValue) -> FormArgument {
      let words = words(for: value, at: slot)
      return words.isEmpty ? .string(.common(.noAnswer)) : .text(words)
    }
    let (mine, theirs) = (argument(storedValue(slot)), argument(start(of: slot)))
    guard field(at: slot)?.isPrivate != true else { return conflictIssue(slot)?.kind.message ?? FormString("") }
    return entry.author.map { .common(.mineAndTheirsBy, mine, .text($0), theirs) }
      ?? .common(.mineAndTheirs, mine, theirs)
  }
}
