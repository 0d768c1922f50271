/// One instance of a definition in a session: the root form, or a subform. Its rows are a run of slots.
final class Block {
  let core: DefinitionCore
  let elements: ElementList
  /// The slot of its first element.
  let base: Int
  /// The block that it stands in; -1 for the root.
  let parent: Int
  /// The row that leads to it; -1 for the root.
  let owner: Int
  /// Whether its rows stand in its parent's page.
  let isInline: Bool
  /// The block whose page its rows are on.
  let page: Int
  /// What its rows' paths begin with.
  let prefix: String
  /// How deep its rows are nested in their page.
  let depth: Int
  let access: AnyAccess
  /// Where its model lies, if that is known without asking: the root's.
  let model: UnsafeMutableRawPointer?
  /// Whether every row is a field that shows; known while the form is laid out.
  @exclusivity(unchecked) var showsAll = false
  @exclusivity(unchecked) var tree = CountTree([])
  /// The rows of its page, if somebody has asked for them since they came or went last.
  @exclusivity(unchecked) var listing: RowListing?
  /// How many of the conditions of its form as a whole do not hold.
  @exclusivity(unchecked) var failing = FailingConditions()
  /// Whether its form as a whole can be edited: by all its conditions and, of the root, by the program.
  @exclusivity(unchecked) var isFormEnabled = true
  /// Of its own fields and those below.
  @exclusivity(unchecked) var dirtyFields = 0
  @exclusivity(unchecked) var shownErrors = 0
  var slots: Range<Int> { base..<base + elements.count }
  /// What is wrong with its definition. Within a live object hidden values are kept unless that is declared, and the object's
  /// own definition says what can't be dropped.
  var problems: [FormProblem] {
    guard !core.problems.isEmpty, access.isShared, !core.isLive else { return core.problems }
    return core.problems.filter { $0.kind != .nothingToDropTo }
  }
  private(set) lazy var byPath: [AnyKeyPath: Int32] = core.byPath

  init(
    core: DefinitionCore, base: Int, parent: Int, owner: Int, isInline: Bool, page: Int, prefix: String, depth: Int,
    access: AnyAccess, model: UnsafeMutableRawPointer?
  ) {
    self.core = core
    elements = core.elements
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
