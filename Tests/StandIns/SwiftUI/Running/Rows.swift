/// A `ForEach` as the graph sees it.
@MainActor protocol Rows {
  var count: Int { get }
  func id(at offset: Int) -> AnyHashable
  func firstOffset(of id: AnyHashable) -> Int?
}

/// What a `ForEach` in a lazy container remembers.
final class RowsMemory {
  /// Which rows exist; nil: all of them.
  var shown: Range<Int>?
  /// Rows that are sections are all made: only their own rows are counted.
  var areSections = false
}
/// What a lazy container remembers.
final class LazyMemory {
  var position = 0
}

extension Node {
  var isLazyContainer: Bool { (view as? any Primitive)?.isLazy == true }
  var lazyMemory: LazyMemory {
    if let memory = memory as? LazyMemory { return memory }
    let new = LazyMemory()
    memory = new
    return new
  }

  /// Gives each `ForEach` the rows that show from the container's position on. Other rows are always made; each counts.
  func layOutRows(_ viewport: Int) -> Bool {
    let position = lazyMemory.position
    let end = viewport > .max - position ? Int.max : position + viewport
    var (offset, changed) = (0, false)
    visitRows { node, rows, count in
      defer { offset += count }
      guard let rows, let memory = node.memory as? RowsMemory else { return }
      let range =
        memory.areSections
        ? 0..<rows.count
        : min(max(position - offset, 0), count)..<min(max(end - offset, 0), count)
      if memory.shown != range {
        memory.shown = range
        node.markStale()
        changed = true
      }
    }
    return changed
  }
  /// Goes through the rows below in order: each `ForEach` with its count, each other row by itself.
  func visitRows(_ visit: (Node, (any Rows)?, Int) -> Void) {
    for child in children where child.slot == .content {
      if let rows = child.view as? any Rows {
        let memory = child.memory as? RowsMemory
        if memory?.areSections == false, child.children.first?.holdsSection == true { memory?.areSections = true }
        if memory?.areSections == true {
          visit(child, rows, 0)
          child.visitRows(visit)
        } else {
          visit(child, rows, rows.count)
        }
      } else if child.isTransparent {
        child.visitRows(visit)
      } else {
        visit(child, nil, child.view is EmptyView ? 0 : 1)
      }
    }
  }
  /// Whether a view is only a way to its content, no row itself.
  var isTransparent: Bool { (view as? any Primitive)?.isTransparent ?? true }
  private var holdsSection: Bool {
    view is any SectionLike || isTransparent && children.contains { $0.slot == .content && $0.holdsSection }
  }
  /// The lazy container whose rows a `ForEach` here makes; a stack in between makes them all, and so does a header.
  var rowsContainer: Node? {
    var node = self
    while node.slot == .content, let here = node.parent {
      if here.isLazyContainer { return here }
      guard here.isTransparent else { return nil }
      node = here
    }
    return nil
  }

  /// Where a row with this id stands below a lazy container.
  func rowIndex(of id: AnyHashable) -> Int? {
    var (offset, found) = (0, Int?.none)
    visitRows { node, rows, count in
      if found == nil {
        if let index = rows?.firstOffset(of: id) {
          found = offset + (count == 0 ? 0 : index)
        } else if rows == nil, node.isIdentified(by: id) {
          found = offset
        }
      }
      offset += count
    }
    return found
  }
  private func isIdentified(by id: AnyHashable) -> Bool {
    key == id || children.contains { $0.slot == .content && $0.isIdentified(by: id) }
  }
}
/// A section: its header and footer are no rows.
@MainActor protocol SectionLike {}
