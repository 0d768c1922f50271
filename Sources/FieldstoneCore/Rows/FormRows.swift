/// The rows of a page: a random-access collection that makes each row on request.
///
/// It lists the rows that the page had when the collection was made, with their current content. So a loop over it may
/// send inputs: rows that are hidden meanwhile stay listed, and rows that appear are in the next ``FormEngine/rows``.
///
/// - Complexity: O(1) to make. While it is in use, the first input that inserts or removes rows of the page costs
///   O(rows).
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
  /// - Complexity: O(log rows) plus the cost of the row itself.
  public subscript(position: Int) -> FormRow { engine.row(at: slot(at: position)) }

  /// The id of the row at an index, without making the row.
  public func id(at position: Int) -> FormRowID { engine.rowID(slot(at: position)) }
  /// The kind of the row at an index, without making the row.
  public func kind(at position: Int) -> FormRow.Kind { engine.element(at: slot(at: position)).kind }
  /// Whether the row at an index can have the keyboard focus, without making the row.
  public func isFocusable(at position: Int) -> Bool { engine.canHaveFocus(slot(at: position)) }
  /// The outermost heading above the row at an index, without making the row: a section's, or the row of an inline
  /// subform. An outermost heading is its own group; `nil` for a row without a heading.
  ///
  /// - Complexity: O(depth of nesting).
  public func group(at position: Int) -> FormRowID? {
    engine.outermostHeading(of: slot(at: position)).map(engine.rowID)
  }
  /// The first of the rows that share a line with the row at an index, whether or not that one is visible, and the row's
  /// share of the width, without making the row; `nil` if it has a line of its own.
  public func line(at position: Int) -> (first: FormRowID, weight: Int)? {
    let slot = slot(at: position)
    guard let line = engine.element(at: slot).details?.line else { return nil }
    return (engine.rowID(of: line, at: slot), line.weight)
  }
  /// All ids, in order.
  public var ids: [FormRowID] { indices.map(id(at:)) }

  func slot(at position: Int) -> Int {
    listing.slots.map { Int($0[position]) } ?? engine.slot(at: position, in: block)
  }
}

/// Which rows a page has: shared by all ``FormRows`` of the page that were made since its list of rows last changed.
final class RowListing {
  /// The slots of its rows, saved once the page's list changes; nil as long as the page still has these rows.
  @exclusivity(unchecked) fileprivate(set) var slots: [Int32]?
}

extension FormEngine {
  /// Whether somebody still has rows of a page as it was before: they may lead to elements that are gone.
  var areOldRowsInUse: Bool {
    keptListings.removeAll { $0.object == nil }
    for page in listings.keys.filter({ !isLive($0) }) { keepListing(of: page) }
    return !keptListings.isEmpty
  }

  /// The current listing of a page.
  fileprivate func listing(of page: Int) -> RowListing {
    if let listing = listings[page] { return listing }
    let listing = RowListing()
    listings[page] = listing
    return listing
  }

  /// Called before rows are inserted or removed: every ``FormRows`` of their pages in use keeps the current rows.
  ///
  /// - Complexity: O(rows inserted or removed), plus O(rows of a page) if a ``FormRows`` of it is in use. Not counted
  ///   as work.
  func keepListings(of toggled: [Int]) {
    var last = -1
    for slot in toggled {
      let page = blocks[block(of: slot)].page
      if page != last { keepListing(of: page) }
      last = page
    }
  }

  private func keepListing(of page: Int) {
    guard listings[page] != nil, !isKnownUniquelyReferenced(&listings[page]) else { return }
    listings[page]?.slots = listedSlots(of: page)
    // Most are forgotten soon.
    if keptListings.count > 32 { keptListings.removeAll { $0.object == nil } }
    if let listing = listings.removeValue(forKey: page) { keptListings.append(Weak(listing)) }
  }

  /// The slots of a page's rows, in order.
  func listedSlots(of page: Int) -> [Int32] {
    var listed: [Int32] = []
    listed.reserveCapacity(blocks[page].tree.total)
    func list(_ index: Int) {
      for slot in blocks[index].slots {
        if slots[slot].flags.contains(.listed) { listed.append(Int32(slot)) }
        if !children.isEmpty, let child = children[slot], blocks[child].isInline { list(child) }
        if let collection = collections[slot] { for node in collection.order.all { list(collection.block(of: node)) } }
      }
    }
    list(page)
    return listed
  }
}

/// A reference that doesn't keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
