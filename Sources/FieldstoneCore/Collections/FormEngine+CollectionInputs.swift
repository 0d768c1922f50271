/// What people and programs do to collections.
extension FormEngine {
  func insert(into row: FormRowID, id: String, before: FormRowID?) -> FormReply {
    let target = changeable(row)
    guard case .success(let collection) = target else { return target.reply }
    let checked = check(newID: id, in: collection, row)
    guard checked.isNew else { return checked.reply }
    let next = neighbor(before, in: collection)
    guard case .success(let before) = next else { return next.reply }
    guard let whole = collection.element.blank() else { return .refused(.wrongInput(row)) }
    add(id, whole, before: before, to: collection)
    return .accepted
  }

  func duplicate(_ row: FormRowID, id: String) -> FormReply {
    let target = element(of: row)
    guard case .success(let (collection, node)) = target else { return target.reply }
    let checked = check(newID: id, in: collection, row)
    guard checked.isNew else { return checked.reply }
    guard let (whole, isBlank) = self.copy(of: node, in: collection) else { return .refused(.wrongInput(row)) }
    let copy = add(id, whole, before: collection.order.next(node), to: collection)
    let (old, new) = (collection.block(of: node), collection.block(of: copy))
    if isBlank { copyAnswers(from: old, to: new) }
    copyUnreadTexts(from: old, to: new)
    return .accepted
  }

  func remove(_ row: FormRowID) -> FormReply {
    let target = element(of: row)
    guard case .success(let (collection, node)) = target else { return target.reply }
    guard !collection.settings.isClosed else { return .refused(.wrongInput(row)) }
    history.record(collection.slot, .boxed(ElementPlace(node, before: collection.order.next(node))), nil)
    takeOut(node, of: collection)
    return .accepted
  }

  func move(_ row: FormRowID, before other: FormRowID?) -> FormReply {
    let target = element(of: row)
    guard case .success(let (collection, node)) = target else { return target.reply }
    guard collection.settings.isSortable else { return .refused(.wrongInput(row)) }
    let next = neighbor(other, in: collection)
    guard case .success(let before) = next else { return next.reply }
    guard node != before, collection.order.next(node) != before else { return .accepted }
    history.record(
      collection.slot, .boxed(ElementPlace(node, before: collection.order.next(node), isMoved: true)), nil)
    shift(node, before: before, of: collection)
    return .accepted
  }

  /// Adds an element with an id from the counter of the session.
  func pressAdd(_ slot: Int) -> FormReply {
    let target = changeable(rowID(slot))
    guard case .success(let collection) = target else { return target.reply }
    guard !collection.isFull else { return .refused(.full(rowID(collection.slot))) }
    return insert(into: rowID(slot), id: unusedElementID(in: collection), before: nil)
  }

  // MARK: Parts

  @discardableResult
  private func add(_ id: String, _ whole: ValueBox, before: Int32, to collection: CollectionState) -> Int32 {
    create(blocks[collection.parent])
    let node = make(id, in: collection)
    history.record(collection.slot, .boxed(ElementPlace(node, before: nil)), nil)
    place(node, before: before, of: collection, whole)
    // Its conditions decide on which of its rows can have the focus.
    followChanges()
    spliceToggles()
    let index = collection.block(of: node)
    if let child = children[blocks[index].base], !blocks[child].isInline {
      _ = open(rowID(blocks[index].base))
    } else if let first = firstFocus(in: index) {
      openPage(of: first)
      setFocus(first)
      noteVisit(first, .visited)
    }
    return node
  }

  /// The result of looking for what an input means, or its refusal.
  typealias Target<Found> = Result<Found, RefusedInput>

  /// The collection of a row, or of the row that adds to it, if it can be changed.
  private func changeable(_ row: FormRowID) -> Target<CollectionState> {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard let collection = collections[slot] ?? collections[slot - 1], element(at: slot).kind != .field else {
      return .refused(.wrongInput(row))
    }
    if isReadOnly(collection.slot) { return .refused(.readOnly(row)) }
    guard slots[collection.slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    if model(of: collection.parent).isLost {
      checkCount(of: collection)
      followOutdated()
      return .refused(.stale(row))
    }
    return .success(collection)
  }

  private func element(of row: FormRowID) -> Target<(CollectionState, Int32)> {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    let block = blocks[block(of: slot)]
    guard block.node >= 0, let collection = collections[block.owner] else { return .refused(.wrongInput(row)) }
    if isReadOnly(slot) { return .refused(.readOnly(row)) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    guard followPlace(of: block.node, in: collection) else { return .refused(.stale(row)) }
    return .success((collection, block.node))
  }

  /// The longest path, in bytes, that is looked into for elements that were removed: each bracket in it is tried.
  private static let longestPath = 1_000

  /// Why an input for a row that isn't there is refused: it comes too late for a row of an element that was removed.
  func notFound(_ row: FormRowID) -> FormReply.Refusal { isGone(row) ? .stale(row) : .unknownRow(row) }

  /// Whether an id names an element that was removed, or a row of one.
  private func isGone(_ row: FormRowID) -> Bool {
    guard row.path.utf8.count <= Self.longestPath, let stop = row.path.lastIndex(of: "]"),
      let start = row.path[..<stop].lastIndex(of: "[")
    else { return false }
    let owner = FormRowID(String(row.path[..<start]))
    let id = String(row.path[row.path.index(after: start)..<stop])
    if let slot = slot(of: owner), let collection = collections[slot] {
      return collection.number(of: id) != nil && collection.node(id) == nil
    }
    return isGone(owner)
  }

  /// The element before which another one is to be; -1 for the end.
  private func neighbor(_ row: FormRowID?, in collection: CollectionState) -> Target<Int32> {
    guard let row else { return .success(-1) }
    guard let slot = slot(of: row) else { return .refused(.stale(row)) }
    let block = blocks[block(of: slot)]
    guard block.node >= 0, block.owner == collection.slot else { return .refused(.stale(row)) }
    return .success(block.node)
  }

  /// Whether an id can be that of a new element. An input that was sent twice is accepted, and does nothing.
  private func check(newID id: String, in collection: CollectionState, _ row: FormRowID)
    -> (isNew: Bool, reply: FormReply)
  {
    guard collection.element.canGrow, Self.isElementID(id) else { return (false, .refused(.wrongInput(row))) }
    if let node = collection.number(of: id) {
      let isThere = node >= 0 && collection.order.contains(node)
      return (false, isThere ? .accepted : .refused(.stale(FormRowID(collection.prefix + id + "]"))))
    }
    guard collection.order.count < collection.settings.maximum else {
      return (false, .refused(.full(rowID(collection.slot))))
    }
    return (true, .accepted)
  }

  /// Ids are parts of paths, of addresses and of names in pages, so they have no other characters.
  static func isElementID(_ id: String) -> Bool {
    (1...64).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

/// Why an input was refused, as an error.
struct RefusedInput: Error {
  let refusal: FormReply.Refusal
}

extension Result where Failure == RefusedInput {
  static func refused(_ refusal: FormReply.Refusal) -> Self { .failure(RefusedInput(refusal: refusal)) }

  /// The reply to an input that could not be done.
  var reply: FormReply {
    switch self {
    case .success: .accepted
    case .failure(let error): .refused(error.refusal)
    }
  }
}
