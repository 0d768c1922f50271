/// The rows of a page: random access, nothing made until it is asked for.
///
/// It lists the rows that the page had when it was made, and shows what is in them now. So a loop over it, `map` and an
/// index may send inputs: rows that hide meanwhile stay listed, rows that come are in the next ``FormEngine/rows``.
///
/// - Complexity: O(1) to make. The first input that makes rows of the page come or go while it is kept costs O(rows).
public struct FormRows: RandomAccessCollection {
  let engine: FormEngine
  private let block: Int
  private let listing: RowListing

  init(engine: FormEngine, block: Int) {
    self.engine = engine
    self.block = block
    listing = engine.listing(of: block)
  }

  public var startIndex: Int { 0 }
  /// - Complexity: O(1).
  public var endIndex: Int { listing.slots?.count ?? engine.blocks[block].tree.total }
  /// The row at an index.
  ///
  /// - Complexity: O(log rows) and the cost of the row itself.
  public subscript(position: Int) -> FormRow { engine.row(at: slot(at: position)) }

  /// The id of the row at an index, without making the row.
  public func id(at position: Int) -> FormRowID { engine.rowID(slot(at: position)) }
  /// What the row at an index is, without making the row.
  public func kind(at position: Int) -> FormRow.Kind { engine.element(at: slot(at: position)).kind }
  /// Whether the keyboard can be in the row at an index, without making the row.
  public func isFocusable(at position: Int) -> Bool { engine.canHaveFocus(slot(at: position)) }
  /// The outermost heading of its page that the row at an index stands under: a section's, or the row of a subform within
  /// the page. Of such a heading, itself; nil for a row that stands under none. Without making the row.
  ///
  /// - Complexity: O(depth of nesting).
  public func group(at position: Int) -> FormRowID? {
    engine.outermostHeading(of: slot(at: position)).map(engine.rowID)
  }
  /// All ids, in order.
  public var ids: [FormRowID] { indices.map(id(at:)) }

  private func slot(at position: Int) -> Int {
    listing.slots.map { Int($0[position]) } ?? engine.slot(at: position, in: block)
  }
}

/// Which rows a page has: shared by all ``FormRows`` of the page that were made since its rows came or went last.
final class RowListing {
  /// The slots of its rows, from when the page has others; nil as long as it still has these.
  @exclusivity(unchecked) fileprivate(set) var slots: [Int32]?
}

extension FormEngine {
  /// The listing of a page as it is now.
  fileprivate func listing(of page: Int) -> RowListing {
    if let listing = blocks[page].listing { return listing }
    let listing = RowListing()
    blocks[page].listing = listing
    return listing
  }

  /// Before rows come or go: who keeps the rows of their pages goes on with those that the pages have now.
  ///
  /// - Complexity: O(rows that come or go), and O(rows of a page) where somebody keeps them. Not counted as work.
  func keepListings(of toggled: [Int]) {
    var last = -1
    for slot in toggled {
      let page = blocks[block(of: slot)].page
      if page != last { keepListing(of: page) }
      last = page
    }
  }

  private func keepListing(of page: Int) {
    let block = blocks[page]
    guard block.listing != nil, !isKnownUniquelyReferenced(&block.listing) else { return }
    block.listing?.slots = listedSlots(of: page)
    block.listing = nil
  }

  /// The slots of a page's rows, in order.
  func listedSlots(of page: Int) -> [Int32] {
    var listed: [Int32] = []
    listed.reserveCapacity(blocks[page].tree.total)
    func list(_ index: Int) {
      for slot in blocks[index].slots {
        if slots[slot].flags.contains(.listed) { listed.append(Int32(slot)) }
        if !children.isEmpty, let child = children[slot], blocks[child].isInline { list(child) }
      }
    }
    list(page)
    return listed
  }
}
