import FieldstoneCore

/// Adding, removing, moving and duplicating the elements of collections.
extension FormScreen {
  /// What a key does with an element.
  enum ElementStep {
    case insert, remove, moveUp, moveDown, duplicate

    var action: FormRow.Actions {
      switch self {
      case .insert: .insert
      case .remove: .remove
      case .moveUp: .moveUp
      case .moveDown: .moveDown
      case .duplicate: .duplicate
      }
    }
  }

  /// Handles a key of an element, whether its own row or a row in it has the focus, or of the row that adds one.
  ///
  /// - Returns: nil for keys that keep their usual meaning.
  func press(_ key: Key, inCollectionAround row: FormRow) -> Outcome? {
    if row.kind == .add { return press(key, inAddRow: row) }
    guard let element = engine.element(containing: row.id) else { return nil }
    if row.kind == .element, let outcome = press(key, inElement: row) { return outcome }
    return Self.stepInside(key).map { take($0, of: element) }
  }

  private func press(_ key: Key, inAddRow row: FormRow) -> Outcome? {
    switch key {
    case Key(.enter), Key(.insert), Key(.text(" ")), Key(.text("a")), Key(.text("A")):
      return send(.insert(row.id, id: engine.newElementID(), before: nil))
    default: return nil
    }
  }

  private func press(_ key: Key, inElement row: FormRow) -> Outcome? {
    if key == Key(.delete) || key == Key(.backspace) { return take(.remove, of: row.id) }
    if !row.isInline, [Key(.enter), Key(.text(" ")), Key(.right)].contains(key) { return send(.open(row.id)) }
    guard case .text(let letters) = key.name, key.modifiers.isSubset(of: .shift) else { return nil }
    // Letters that were typed quickly arrive together.
    var outcome: Outcome?
    for letter in letters {
      guard focus == row.id, let step = Self.step(letter) else { break }
      outcome = take(step, of: row.id)
    }
    return outcome
  }

  /// The letters on an element's own row.
  private static func step(_ letter: Character) -> ElementStep? {
    switch letter {
    case "k", "K": .moveUp
    case "j", "J": .moveDown
    case "d", "D": .duplicate
    case "a", "A": .insert
    default: nil
    }
  }

  /// The keys on every row of an element, which leave letters to the fields.
  private static func stepInside(_ key: Key) -> ElementStep? {
    switch key {
    case Key(.up, .alt), .alt("k"): .moveUp
    case Key(.down, .alt), .alt("j"): .moveDown
    case .alt("x"): .remove
    case .alt("m"): .duplicate
    case Key(.insert): .insert
    default: nil
    }
  }

  // MARK: Steps

  private func take(_ step: ElementStep, of element: FormRowID) -> Outcome {
    guard let row = engine.row(element), let collection = engine.collection(of: element) else { return .goesOn }
    let actions = step == .insert ? engine.row(collection)?.actions ?? [] : row.actions
    guard actions.contains(step.action) else { return refuse(step, row) }
    let elements = engine.elements(of: collection)
    guard let index = elements.firstIndex(of: element) else { return .goesOn }
    switch step {
    case .insert: return send(.insert(collection, id: engine.newElementID(), before: element))
    case .duplicate: return duplicate(element, in: collection)
    case .remove: return remove(row)
    case .moveUp: return move(element, before: elements[index - 1])
    case .moveDown: return move(element, before: index + 2 < elements.count ? elements[index + 2] : nil)
    }
  }

  private func remove(_ row: FormRow) -> Outcome {
    let title = shortTitle(of: row)
    let outcome = send(.remove(row.id))
    hasRemoved = engine.row(row.id) == nil
    if message == nil { message = text(.screen(.removed, .text(title))) }
    return outcome
  }

  /// Duplicates an element. If elements have pages, that of the copy opens, so the message says which one it is.
  private func duplicate(_ element: FormRowID, in collection: FormRowID) -> Outcome {
    let id = engine.newElementID()
    let outcome = send(.duplicate(element, id: id))
    if message == nil, let copy = engine.row(FormRowID("\(collection.path)[\(id)]")) {
      message = text(.screen(.duplicated, .text(shortTitle(of: copy))))
    }
    return outcome
  }

  private func shortTitle(of row: FormRow) -> String { VisibleText.short(engine.titleWithNumber(of: row)) }

  private func move(_ element: FormRowID, before other: FormRowID?) -> Outcome {
    let outcome = send(.move(element, before: other))
    guard message == nil, let place = engine.position(of: element) else { return outcome }
    message = text(.screen(.moved, .count(place.number), .count(place.count)))
    moved = element
    shown[element] = nil
    return outcome
  }

  /// Says why an element can't be moved further, or why nothing can be added.
  private func refuse(_ step: ElementStep, _ row: FormRow) -> Outcome {
    let isSortable = !row.actions.isDisjoint(with: [.moveUp, .moveDown])
    switch step {
    case .moveUp where isSortable: message = text(.common(.isFirst))
    case .moveDown where isSortable: message = text(.common(.isLast))
    case .insert where row.actions.contains(.remove), .duplicate where row.actions.contains(.remove):
      message = engine.collection(of: row.id).map { text(engine.fullness(of: $0)) }
    case .remove: message = text(.issue(.cannotBeChanged))
    default: break
    }
    return .goesOn
  }

  // MARK: Positions

  /// The title of a row and, for an element, its position: `Guest 2 of 3`.
  func titleWithPosition(of row: FormRow) -> String { title(row.shownTitle, at: row.id) }

  func title(_ title: String, at row: FormRowID) -> String {
    guard let place = engine.position(of: row) else { return title }
    return text(.common(.elementTitle, .text(title), .count(place.number), .count(place.count)))
  }

  /// Forgets how the elements of a collection looked: their positions are in their titles.
  func forgetElements(of collection: FormRowID) {
    let prefix = collection.path + "["
    shown = shown.filter { !$0.key.path.hasPrefix(prefix) }
  }
}
