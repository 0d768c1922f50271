import FieldstoneCore

/// Inserting, removing, moving and duplicating elements.
extension ReferenceForm {
  func insert(_ id: FormRowID, _ new: String, before: FormRowID?) -> FormReply {
    var place: (row: ReferenceRow, before: String?)?
    let refusal = refusal(id, [.collection, .add]) { row in
      if let refusal = self.refusal(id, row, new) { return refusal }
      if let before, self.element(before, of: row.path) == nil { return .refused(.stale(before)) }
      place = (row, before.flatMap { self.element($0, of: row.path) })
      return nil
    }
    guard let place, refusal == nil else { return refusal ?? .accepted }
    let ids = elements(place.row.path)
    let index = place.before.flatMap(ids.firstIndex) ?? ids.count
    add(new, to: place.row, at: index, template(place.row))
    return .accepted
  }

  /// Presses the row that adds an element.
  func addElement(_ id: FormRowID) -> FormReply {
    guard let collection = layout.byID[id.path].flatMap(layout.owner) else { return unknown(id) }
    var place: ReferenceRow?
    let refusal = refusal(id, [.add]) { row in
      if self.isFull(row) { return .refused(.full(FormRowID(row.id))) }
      place = row
      return nil
    }
    guard let place, refusal == nil else { return refusal ?? .accepted }
    add(nextID(collection.path), to: place, at: elements(place.path).count, template(place))
    return .accepted
  }

  func duplicate(_ id: FormRowID, _ new: String) -> FormReply {
    var place: ReferenceRow?
    let refusal = refusal(id, [.element]) { row in
      place = row
      return self.refusal(id, row, new)
    }
    guard let place, refusal == nil, let element = element(id, of: place.path) else { return refusal ?? .accepted }
    let index = elements(place.path).firstIndex(of: element) ?? 0
    add(new, to: place, at: index + 1, elementModel("\(place.path)[\(element)]"))
    copyUnreadTexts(from: "\(place.path)[\(element)]", to: "\(place.path)[\(new)]")
    return .accepted
  }

  /// A copy has the same texts that can't be read, and shows that if the original does.
  private func copyUnreadTexts(from old: String, to new: String) {
    arrangeElements()
    func rows(of element: String) -> [String: ReferenceRow] {
      let rows = layout.rows.filter { $0.kind == .field && $0.path.isInside(element) && isPresent($0) }
      return Dictionary(
        uniqueKeysWithValues: rows.map { (String(place(ofPath: $0.path).dropFirst(place(ofPath: element).count)), $0) })
    }
    let originals = rows(of: old)
    for (place, copy) in rows(of: new) {
      guard let original = originals[place] else { continue }
      guard state.drafts[original.path]?.issue != nil || state.held[original.path] != nil else { continue }
      state.drafts[copy.path] = state.drafts[original.path]
      let before = state.values[copy.path] ?? .none
      state.values[copy.path] = state.values[original.path]
      holdBack(copy.path, before: before)
      for visits in [\ReferenceState.touched, \.answered, \.leftWithAnswer, \.reported, \.requested] {
        if state[keyPath: visits].contains(original.id) { state[keyPath: visits].insert(copy.id) }
      }
    }
  }

  func remove(_ id: FormRowID) -> FormReply {
    var place: ReferenceRow?
    let refusal = refusal(id, [.element]) { row in
      place = row
      return nil
    }
    guard let place, refusal == nil, let element = element(id, of: place.path) else { return refusal ?? .accepted }
    setElements(place.path, elements(place.path).filter { $0 != element })
    state.answered.insert(place.id)
    return .accepted
  }

  func move(_ id: FormRowID, before: FormRowID?) -> FormReply {
    var place: ReferenceRow?
    let refusal = refusal(id, [.element]) { row in
      guard row.field?.traits.contains(.sortable) == true else { return .refused(.wrongInput(id)) }
      if let before, self.element(before, of: row.path) == nil { return .refused(.stale(before)) }
      place = row
      return nil
    }
    guard let place, refusal == nil, let element = element(id, of: place.path) else { return refusal ?? .accepted }
    let next = before.flatMap { self.element($0, of: place.path) }
    guard next != element else { return .accepted }
    var ids = elements(place.path).filter { $0 != element }
    ids.insert(element, at: next.flatMap(ids.firstIndex) ?? ids.count)
    setElements(place.path, ids)
    step?.moved = id.path
    state.answered.insert(place.id)
    return .accepted
  }

  // MARK: Whether

  /// What is refused for any change of elements.
  ///
  /// - Parameter more: Checks what is left, given the row of the collection.
  private func refusal(_ id: FormRowID, _ kinds: [FormRow.Kind], _ more: (ReferenceRow) -> FormReply?) -> FormReply? {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    // The field of an element is an element as well.
    let kind = row.kind == .field && row.collection != nil ? .element : row.kind
    guard kinds.contains(kind), let collection = row.kind == .collection ? row : layout.owner(of: row) else {
      return .refused(.wrongInput(id))
    }
    guard !isReadOnlyNow(collection) else { return .refused(.readOnly(id)) }
    guard facts.enabled.contains(collection.id) else { return .refused(.disabled(id)) }
    return more(collection)
  }

  /// Why an element with an id can't be added; accepted if it is there already.
  private func refusal(_ id: FormRowID, _ row: ReferenceRow, _ new: String) -> FormReply? {
    if elements(row.path).contains(new) { return .accepted }
    if state.usedIDs[row.path]?.contains(new) == true, !faults.contains(.reusesIDs) {
      return .refused(.stale(FormRowID("\(row.id)[\(new)]")))
    }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    guard (1...64).contains(new.count), new.allSatisfy(letters.contains) else { return .refused(.wrongInput(id)) }
    return isFull(row) ? .refused(.full(FormRowID(row.id))) : nil
  }

  /// What is sent to a row that isn't there is late if its element was removed.
  func unknown(_ id: FormRowID) -> FormReply { .refused(isGone(id.path) ? .stale(id) : .unknownRow(id)) }

  /// Whether an id names an element that was removed, or a row of one.
  func isGone(_ id: String) -> Bool {
    guard let stop = id.lastIndex(of: "]"), let start = id[..<stop].lastIndex(of: "[") else { return false }
    let (owner, element) = (String(id[..<start]), String(id[id.index(after: start)..<stop]))
    guard let row = layout.byID[owner], row.kind == .collection else { return isGone(owner) }
    return state.usedIDs[row.path]?.contains(element) == true && !elements(row.path).contains(element)
  }

  func isFull(_ row: ReferenceRow) -> Bool {
    elements(row.path).count >= row.field?.maximumCount ?? .max
  }

  /// The id of the element whose row it is; nil if it is none of the collection.
  private func element(_ id: FormRowID, of collection: String) -> String? {
    guard let row = row(ofPath: collection) else { return nil }
    return elements(collection).first { "\(row.id)[\($0)]" == id.path }
  }

  // MARK: Adding

  private func add(_ id: String, to row: ReferenceRow, at index: Int, _ values: [String: PlanValue]) {
    make(row.block)
    var ids = elements(row.path)
    ids.insert(id, at: index)
    setElements(row.path, ids)
    putElement("\(row.path)[\(id)]", values)
    state.answered.insert(row.id)
    settleFacts()
    guard let new = self.row(ofPath: "\(row.path)[\(id)]") else { return }
    let isPage = new.kind == .element && !isInline(new)
    let page = isPage ? new.id : page(row)
    let first = firstFocus(in: new, page: page)
    guard isPage || first != nil else { return }
    if state.pages.last != page { state.pages = trail(page) }
    setFocus(first?.id)
  }

  /// The first row of an element that can have the focus.
  func firstFocus(in element: ReferenceRow, page: String) -> ReferenceRow? {
    let rows = rows(of: page).filter { $0.id != page && $0.id.isInside(element.id) && canHaveFocus($0) }
    // The row of the element only if there is no other.
    return rows.first { $0.id != element.id } ?? rows.first
  }

  /// Moves the focus from an element that is gone to the next one, or to the one before it, or to the row that adds one.
  func leaveLostElement() {
    defer { lostElement = nil }
    guard let (collection, id, before, wasOnRow) = lostElement, state.focus == nil, let row = row(ofPath: collection)
    else {
      return
    }
    let place = before.firstIndex(of: id) ?? 0
    let left = Set(elements(collection))
    let near = [before[place...].first(where: left.contains), before[..<place].last(where: left.contains)]
    // All that were there may be gone, and others have come.
    let neighbors = near.compactMap(\.self).isEmpty ? [elements(collection).first] : near
    let rows = neighbors.compactMap { $0 }.compactMap { self.row(ofPath: "\(collection)[\($0)]") }
    let next =
      rows.lazy.compactMap { element in
        let isThere = wasOnRow && self.facts.shown.contains(element.id) && self.canHaveFocus(element)
        return isThere ? element : self.firstFocus(in: element, page: self.page(row))
      }.first ?? layout.byID[row.id + "[+]"]
    guard let next else { return lostFocus = row.id }
    // A row that adds to a full collection had the focus only for a moment, until other elements came.
    guard facts.shown.contains(next.id), canHaveFocus(next) else { return lostFocus = next.id }
    setFocus(next.id)
  }

  /// What people can do with an element or a collection now.
  func actions(_ row: ReferenceRow) -> [String] {
    guard row.kind == .collection || row.collection != nil,
      let collection = row.kind == .collection ? row : layout.owner(of: row), !isReadOnlyNow(collection),
      facts.enabled.contains(collection.id)
    else { return [] }
    let room = !isFull(collection)
    if row.kind == .collection || row.kind == .add { return room ? ["insert"] : [] }
    let ids = elements(collection.path).map { "\(collection.id)[\($0)]" }
    let isSortable = collection.field?.traits.contains(.sortable) == true
    return ["remove"] + (isSortable && ids.first != row.id ? ["moveUp"] : [])
      + (isSortable && ids.last != row.id ? ["moveDown"] : []) + (room ? ["duplicate"] : [])
  }
}
