/// The elements of a collection in a session.
final class CollectionState {
  let element: CollectionElement
  /// The slot of the collection's row; that of the row that adds an element follows it.
  let slot: Int
  /// The block that contains the collection's row.
  let parent: Int
  /// The prefix of its elements' paths, up to the bracket.
  let prefix: String
  var order = ElementOrder()
  /// Whether it has as many elements as it may have.
  var isFull = false
  /// Whether an element can be added now.
  var canGrow: Bool { !isFull && element.canGrow }
  /// The number of dirty rows in its elements.
  var dirtyFields = 0
  /// The elements by number. One that was removed keeps its number as long as undo or reset can bring it back.
  private(set) var elements: [Element] = []
  /// The numbers of all ids that were ever used; -1 for an element that can't come back.
  private(set) var numbers: [String: Int32] = [:]
  private var free: [Int32] = []
  /// The identities that elements had when the model was last read, where their type has one.
  var identities: [Int32: AnyHashable] = [:]
  /// What elements were before a program replaced them all.
  var lost: [Int32: ValueBox] = [:]

  struct Element {
    let id: String
    /// The block of its row.
    var block = -1
    /// The slot of its row.
    var slot = -1
    /// Whether the session began with it.
    var isOriginal = false
    /// What it was when it was removed; nil while it is there.
    var removed: RemovedElement?
  }

  init(_ element: CollectionElement, slot: Int, parent: Int, prefix: String) {
    self.element = element
    self.slot = slot
    self.parent = parent
    self.prefix = prefix
  }

  subscript(node: Int32) -> Element {
    get { elements[Int(node)] }
    set { elements[Int(node)] = newValue }
  }

  /// Makes a number for an element, which is not in the order yet.
  func make(_ id: String) -> Int32 {
    let node: Int32
    if let known = free.popLast() {
      node = known
      elements[Int(node)] = Element(id: id)
    } else {
      node = Int32(elements.count)
      elements.append(Element(id: id))
    }
    order.add(node)
    numbers[id] = node
    return node
  }

  /// Forgets a removed element, which can't come back. Its id is never used again.
  func release(_ node: Int32) {
    numbers[elements[Int(node)].id] = -1
    elements[Int(node)] = Element(id: "")
    order.forget(node)
    free.append(node)
  }

  /// The numbers of the elements that were removed and may come back.
  var removedElements: [Int32] {
    elements.indices.lazy.map(Int32.init).filter { self.elements[Int($0)].removed != nil }
  }

  func forEachSlot(_ body: (Int) -> Void) {
    for node in order.all { body(self[node].slot) }
  }

  func node(_ id: some StringProtocol) -> Int32? {
    guard let node = numbers[String(id)], node >= 0, order.contains(node) else { return nil }
    return node
  }

  func path(_ node: Int32) -> String { prefix + elements[Int(node)].id + "]" }
}

/// What an element was when it was removed: its model, and what the session knew about its rows.
final class RemovedElement {
  let whole: ValueBox?
  var flags: [Int: SlotFlags] = [:]
  var starts: [Int: StoredValue] = [:]
  var drafts: [Int: Draft] = [:]

  init(_ whole: ValueBox?) { self.whole = whole }
}

/// Where an element is, for an undo step: before which other one, or nowhere.
final class ElementPlace: ValueBox {
  let node: Int32
  /// The element that follows it, -1 if it is the last one; nil if it isn't there.
  let before: Int32?

  init(_ node: Int32, before: Int32?) {
    self.node = node
    self.before = before
  }
}

/// The position of one element, for its access.
final class NodePosition: ElementPosition {
  private unowned let collection: CollectionState
  private let node: Int32

  init(_ collection: CollectionState, _ node: Int32) {
    self.collection = collection
    self.node = node
  }

  override var index: Int? {
    collection.order.contains(node) ? collection.order.index(of: node) : nil
  }
}
