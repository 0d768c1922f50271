/// One instance of a definition in a session: the root form or a subform. Its rows occupy a contiguous range of slots.
final class Block {
  let core: DefinitionCore
  var elements: ElementList { core.elements }
  /// The slot of its first row.
  let base: Int
  /// The block that contains it; -1 for the root.
  let parent: Int
  /// The row that leads to it; -1 for the root.
  let owner: Int
  /// Whether its rows are shown within its parent's page.
  let isInline: Bool
  /// The block whose page its rows are on.
  let page: Int
  /// The prefix of its rows' paths.
  let prefix: String
  /// How deep its rows are nested in their page.
  let depth: Int
  /// Whether its storage has been given back.
  @exclusivity(unchecked) var isReleased = false
  /// Its number in the collection to which its row belongs; -1 if its row is no element's.
  let node: Int32
  let access: AnyAccess
  /// Whether its rows are a choice of a case and the fields of all cases.
  private(set) lazy var hasCases = elements.elements.contains(where: \.isCaseChoice)
  /// The address of its model, where it is fixed: only the root's is.
  let model: UnsafeMutableRawPointer?
  /// Whether every row is a visible field. Only valid while the form is built.
  @exclusivity(unchecked) var showsAll = false
  @exclusivity(unchecked) var tree = CountTree([])
  /// The rows of its page as a ``FormRows`` lists them, if one was made since rows were last shown or hidden.
  @exclusivity(unchecked) var listing: RowListing?
  /// The number of conditions on its form as a whole that do not hold.
  @exclusivity(unchecked) var failing = FailingConditions()
  /// Whether its form as a whole can be edited: all of its conditions hold and, for the root, the program allows it.
  @exclusivity(unchecked) var isFormEnabled = true
  /// The number of dirty rows in this block and all blocks below it.
  @exclusivity(unchecked) var dirtyFields = 0
  @exclusivity(unchecked) var shownErrors = 0
  var slots: Range<Int> { base..<base + elements.count }
  /// The problems of its definition. In a live object, hidden values are kept unless the definition says otherwise, so
  /// a field of a struct inside one needs no value to be dropped to; the object's own definition reports the fields
  /// that do.
  var problems: [FormProblem] {
    guard !core.problems.isEmpty, access.isShared, !core.isLive else { return core.problems }
    return core.problems.filter { $0.kind != .noDropValue }
  }
  private(set) lazy var byPath: [AnyKeyPath: Int32] = core.byPath

  init(
    core: DefinitionCore, base: Int, parent: Int, owner: Int, isInline: Bool, page: Int, prefix: String, depth: Int,
    access: AnyAccess, model: UnsafeMutableRawPointer?, node: Int32 = -1
  ) {
    self.node = node
    self.core = core
    self.base = base
    self.parent = parent
    self.owner = owner
    self.isInline = isInline
    self.page = page
    self.prefix = prefix
    self.depth = depth
    self.access = access
    self.model = model
  }
}
