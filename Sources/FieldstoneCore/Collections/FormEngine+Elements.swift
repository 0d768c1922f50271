/// Elements of collections that come and go. Their blocks and slots stay allocated as long as undo or reset can bring
/// them back, so that steps may name them by their slots.
extension FormEngine {
  /// Whether a block is part of the form: neither it nor what contains it is an element that was removed.
  func isLive(_ index: Int) -> Bool {
    guard !collections.isEmpty else { return true }
    var index = index
    while true {
      if blocks[index].isReleased { return false }
      let node = blocks[index].node
      if node >= 0, collections[blocks[index].owner]?.order.contains(node) != true { return false }
      index = blocks[index].parent
      guard index >= 0 else { return true }
    }
  }

  /// The blocks of the form, each before those in it.
  ///
  /// - Complexity: O(blocks).
  var liveBlockIndices: [Int] {
    guard !collections.isEmpty else { return Array(blocks.indices) }
    var all: [Int] = []
    all.reserveCapacity(blocks.count)
    addBlocks(below: 0, to: &all)
    return all
  }

  var liveBlocks: [Block] { collections.isEmpty ? blocks : liveBlockIndices.map { blocks[$0] } }

  /// The slots of the form, block by block.
  var liveSlots: [Int] { collections.isEmpty ? Array(slots.indices) : liveBlockIndices.flatMap { blocks[$0].slots } }

  /// The blocks of an element, that of its row first.
  func blocks(in index: Int) -> [Int] {
    var all: [Int] = []
    addBlocks(below: index, to: &all)
    return all
  }

  private func addBlocks(below index: Int, to all: inout [Int]) {
    all.append(index)
    let block = blocks[index]
    guard block.core.leadsFurther else { return }
    for slot in block.slots {
      if let child = children[slot] {
        addBlocks(below: child, to: &all)
      } else if let collection = collections[slot] {
        for node in collection.order.all { addBlocks(below: collection.block(of: node), to: &all) }
      }
    }
  }

  /// An id that no element has had: from the session's counter. In a late subform, which may be made at any time, it
  /// doesn't depend on what came before.
  func unusedElementID(in collection: CollectionState) -> String {
    if lateAccess != nil {
      let number = collection.elements.count + 1
      highestElementNumber = max(highestElementNumber, number)
      return String(number)
    }
    while true {
      lastElementNumber += 1
      let id = String(lastElementNumber)
      if collection.number(of: id) == nil { return id }
    }
  }

  /// Makes a number for an element with an id that somebody has sent or saved.
  func make(_ id: String, in collection: CollectionState) -> Int32 {
    if let number = Int32(id) { highestElementNumber = max(highestElementNumber, Int(number)) }
    return collection.make(id)
  }
}
