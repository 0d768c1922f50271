/// One instance of a definition in a session: the root form, a subform, or an element of a collection. Its rows occupy a
/// contiguous range of slots.
struct Block {
  let layout: BlockLayout
  /// Its own index.
  let index: Int32
  private let firstSlot: Int32
  private let parentIndex: Int32
  private let ownerSlot: Int32
  private let pageIndex: Int32
  /// Its number in the collection to which its row belongs; -1 if its row is no element's.
  let node: Int32
  /// The number of dirty rows in this block and all blocks below it.
  var dirtyFields: Int32 = 0
  /// The number of rows in this block, and below it, that show an error.
  var shownErrors: Int32 = 0
  /// Whether its storage has been given back.
  var isReleased = false
  /// Whether its form as a whole can be edited: all of its conditions hold and, for the root, the program allows it.
  var isFormEnabled = true
  /// Whether every row shows from the start. Only valid until conditions run.
  var showsAll = false
  var tree = CountTree([])

  var core: DefinitionCore { layout.core }
  var elements: [FormElement] { layout.core.elements }
  /// The slot of its first row.
  var base: Int { Int(firstSlot) }
  var slots: Range<Int> { base..<base + layout.rowCount }
  /// The block that contains it; -1 for the root.
  var parent: Int { Int(parentIndex) }
  /// The row that leads to it; -1 for the root.
  var owner: Int { Int(ownerSlot) }
  /// The block whose page its rows are on.
  var page: Int { Int(pageIndex) }
  var isInline: Bool { layout.isInline }
  var depth: Int { layout.depth }
  var isShared: Bool { layout.isShared }
  /// The problems of its definition.
  var problems: [FormProblem] { core.problems.isEmpty ? [] : core.problems(isShared: isShared) }

  init(_ layout: BlockLayout, index: Int, base: Int, parent: Int, owner: Int, page: Int, node: Int32 = -1) {
    self.layout = layout
    self.index = Int32(index)
    firstSlot = Int32(base)
    parentIndex = Int32(parent)
    ownerSlot = Int32(owner)
    pageIndex = Int32(page)
    self.node = node
  }
}
