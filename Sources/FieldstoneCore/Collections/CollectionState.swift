/// The elements of a collection in a session.
final class CollectionState {
  let element: CollectionElement
  /// What is declared for it.
  let settings: CollectionSettings
  /// The slot of the collection's row; that of the row that adds an element follows it.
  let slot: Int
  /// The block that contains the collection's row.
  let parent: Int
  /// The prefix of its elements' paths, up to the bracket.
  let prefix: String
  var order = ElementOrder()
  /// Whether it has as many elements as it may have.
  var isFull = false
  /// Whether its property may have changed when something in it was written.
  var canChangeByItself = true
  /// Whether its elements are being brought into another order, after which it is validated.
  var isArranging = false
  /// Whether an element can be added now.
  var canGrow: Bool { !isFull && element.canGrow }
  /// The number of dirty rows in its elements.
  var dirtyFields = 0
  /// The elements by number. One that was removed keeps its number as long as undo or reset can bring it back.
  private(set) var elements: [Element] = []
  /// What elements were when they were removed, and may come back.
  var removed: [Int32: RemovedElement] = [:]
  private var free: [Int32] = []
  /// The numbers of elements whose ids are consecutive numbers, as those are that a session begins with: found by
  /// arithmetic.
  private var counted: (first: Int, nodes: Range<Int32>) = (0, 0..<0)
  /// The numbers of all other ids that were ever used; -1 for an element that can't come back.
  private var numbers: [String: Int32] = [:]
  /// The ids that are no numbers of the session's counter.
  private var names: [Int32: String] = [:]
  /// Which elements are equal, where none may be.
  var equal = EqualElements()
  let isUnique: Bool
  /// The first element that is equal to an earlier one, where none may be, and that one.
  var repeated: EqualElements.Pair?
  /// The issues that its row shows although the rest has to wait; nil if nothing has to.
  var early: EarlyIssues?
  /// An element in which something was answered and left when it was last looked at, to look there first.
  var answered: Int32 = -1
  /// The value of a new element, as equal elements are compared.
  private(set) lazy var blankKey = element.blankKey
  /// The identities that elements had when the model was last read, where their type has one.
  var identities: [Int32: AnyHashable] = [:]
  /// The elements that the session began with, in order, once the baseline has moved to other ones.
  private(set) var origin: [Int32]? { didSet { originNodes = Set(origin ?? []) } }
  /// The same for finding one of them.
  private var originNodes: Set<Int32> = []
  /// What elements were before a program replaced them all.
  var lost: [Int32: ValueBox] = [:]
  /// The elements that those of a newer model may be: the ones that the form began with. Nil for those that there are.
  var candidates: [Int32]?
  /// Those that were added since, which a newer model may have, too: they are known by their identity only.
  var addedCandidates: [Int32] = []
  /// What the elements of an object were when they were read last.
  var seen: [Int32: ValueBox] = [:]

  private var found: (node: Int32, version: Int, position: Int) = (-1, -1, -1)

  struct Element {
    /// The number that its id is; -1 if it has another one.
    var id: Int32 = -1
    /// The block of its row; -1 before it is made.
    var block: Int32 = -1
    /// The slot of its row.
    var slot: Int32 = -1
    /// Whether the session began with it.
    var isOriginal = false
  }

  init(_ element: CollectionElement, slot: Int, parent: Int, prefix: String) {
    self.element = element
    settings = element.settings
    isUnique = settings.key != nil
    self.slot = slot
    self.parent = parent
    self.prefix = prefix
  }

  subscript(node: Int32) -> Element {
    get { elements[Int(node)] }
    set { elements[Int(node)] = newValue }
  }

  /// The position of an element; nil while it is removed. That of the last element is kept, because an edit asks for it
  /// several times.
  ///
  /// - Complexity: O(log n), expected.
  func position(of node: Int32) -> Int? {
    if node == found.node, order.version == found.version { return found.position }
    guard order.contains(node) else { return nil }
    let position = order.index(of: node)
    found = (node, order.version, position)
    return position
  }

  /// Makes a number for an element, which is not in the order yet.
  func make(_ id: String) -> Int32 {
    let node = free.popLast() ?? Int32(elements.count)
    if node == elements.count { elements.append(Element()) }
    order.add(node)
    // Only what the counter writes: no leading zeros, nothing too large for the table.
    guard let number = Int32(id), number >= 0, String(number) == id else {
      names[node] = id
      numbers[id] = node
      return node
    }
    elements[Int(node)].id = number
    if counted.nodes.isEmpty { counted = (Int(number), node..<node) }
    if Int(number) == counted.first + counted.nodes.count, node == counted.nodes.upperBound {
      counted.nodes = counted.nodes.lowerBound..<node + 1
    } else {
      numbers[id] = node
    }
    return node
  }

  /// The ids of elements of the baseline that only a draft knew: they were added, saved, and removed in earlier sessions.
  /// They can't come back, but that they are gone is a change.
  private(set) var lostStart: [String] = []
  /// Whether other elements are there than at the baseline, or in another order.
  var isChanged: Bool { order.isChanged || !lostStart.isEmpty }

  /// Makes the present elements the baseline.
  func moveStart() {
    if isChanged, origin == nil { origin = order.startOrder }
    order.moveStart()
    lostStart = []
  }

  /// Makes the elements that the session began with the baseline again.
  func returnStart() {
    lostStart = []
    guard let origin else { return }
    order.setStart(origin)
    self.origin = nil
  }

  /// Makes other elements the baseline, which those that the session began with differ from.
  ///
  /// - Parameter lost: The ids of those that aren't known.
  func setStart(_ nodes: [Int32], lost: [String] = []) {
    lostStart = lost
    guard order.startOrder != nodes || !lost.isEmpty else { return }
    if origin == nil { origin = order.startOrder }
    order.setStart(nodes)
  }

  /// Makes the baseline what the session began with.
  func moveOrigin() { origin = nil }

  /// Whether a draft has to name the elements: they, or those of the baseline, are not those that the session began with,
  /// or have another order.
  var isSinceOrigin: Bool {
    let (all, start) = (order.all, order.startOrder)
    let origin = origin ?? start
    return origin != all || origin != start || !lostStart.isEmpty || all.contains { !self[$0].isOriginal }
  }

  /// Whether a removed element may come back, with the baseline or with a draft.
  func mayReturn(_ node: Int32) -> Bool { order.wasThere(node) || originNodes.contains(node) }

  /// Forgets a removed element, which can't come back. Its id is never used again.
  func release(_ node: Int32) {
    let id = id(of: node)
    numbers[id] = -1
    names[node] = nil
    removed[node] = nil
    identities[node] = nil
    seen[node] = nil
    // Its place among the consecutive numbers stays taken.
    guard !counted.nodes.contains(node) else { return elements[Int(node)] = Element() }
    elements[Int(node)] = Element()
    order.forget(node)
    free.append(node)
  }

  func id(of node: Int32) -> String {
    let number = elements[Int(node)].id
    return number >= 0 ? String(number) : names[node] ?? ""
  }

  /// The number of an id that was ever used, -1 for an element that can't come back; nil for a new id.
  func number(of id: String) -> Int32? {
    if let number = numbers[id] { return number }
    guard let number = Int(id), number >= counted.first, number - counted.first < counted.nodes.count,
      String(number) == id
    else { return nil }
    return counted.nodes.lowerBound + Int32(number - counted.first)
  }

  /// The numbers of the elements that were removed and may come back.
  var removedElements: [Int32] { removed.keys.sorted() }

  /// Notes that an element may have another value or another place now, or is gone.
  func noteValue(of node: Int32) { if isUnique { equal.note(node) } }

  func block(of node: Int32) -> Int { Int(elements[Int(node)].block) }
  func slot(of node: Int32) -> Int { Int(elements[Int(node)].slot) }

  func forEachSlot(_ body: (Int) -> Void) {
    for node in order.all { body(slot(of: node)) }
  }

  func node(_ id: some StringProtocol) -> Int32? {
    guard let node = number(of: String(id)), node >= 0, order.contains(node) else { return nil }
    return node
  }

  /// Whether the characters are an element's path, without making it.
  func isPath(_ characters: Slice<UnsafeBufferPointer<UInt8>>, of node: Int32) -> Bool {
    let number = elements[Int(node)].id
    guard number >= 0 else { return characters.elementsEqual(path(node).utf8) }
    guard characters.last == UInt8(ascii: "]"), characters.count > prefix.utf8.count + 1 else { return false }
    // The number ends before the bracket; its digits are compared from the last one.
    var rest = number
    var index = characters.endIndex - 2
    repeat {
      guard index >= characters.startIndex, characters[index] == UInt8(ascii: "0") + UInt8(rest % 10) else {
        return false
      }
      (rest, index) = (rest / 10, index - 1)
    } while rest > 0
    return characters[..<(index + 1)].elementsEqual(prefix.utf8)
  }

  func path(_ node: Int32) -> String {
    var path = prefix
    path.reserveCapacity(prefix.utf8.count + 24)
    path += id(of: node)
    path += "]"
    return path
  }
}

/// What an element was when it was removed: its model, and what the session knew about its rows.
final class RemovedElement {
  let whole: ValueBox?
  var flags: [Int: SlotFlags] = [:]
  var starts: [Int: StoredValue] = [:]
  var drafts: [Int: Draft] = [:]

  /// Whether its model may be an earlier one, or is not known at all.
  let isOutdated: Bool

  init(_ whole: ValueBox?, isOutdated: Bool) { (self.whole, self.isOutdated) = (whole, isOutdated) }

  func forgetVisits() { flags = flags.mapValues { $0.subtracting(.visits) } }
}

/// Where an element is, for an undo step: before which other one, or nowhere.
final class ElementPlace: ValueBox {
  let node: Int32
  /// The element that follows it, -1 if it is the last one; nil if it isn't there.
  let before: Int32?
  /// Whether somebody has moved the element, and it alone.
  let isMoved: Bool

  init(_ node: Int32, before: Int32?, isMoved: Bool = false) {
    (self.node, self.before, self.isMoved) = (node, before, isMoved)
  }
}
