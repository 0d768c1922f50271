/// What the blocks at one place of a form have in common: the root, the subforms of one row, or the elements of one
/// collection. Made with the first block there.
final class BlockLayout {
  let core: DefinitionCore
  let access: AnyAccess
  /// Whether its rows are shown within its parent's page.
  let isInline: Bool
  /// How deep its rows are nested in their page.
  let depth: Int
  /// The prefix of its rows' paths; nil for blocks in elements of collections, whose ids are part of it.
  let prefix: String?
  /// Whether there is a class instance on the path, so that a copy of the root shares what is written.
  let isShared: Bool
  /// Whether a property on the path may be nil, so that a block's model may not exist.
  let canBeNil: Bool
  /// Whether the model may have changed when one of its properties was written.
  let canChangeByItself: Bool
  /// Whether its rows are a choice of a case and the fields of all cases.
  let hasCases: Bool
  let rowCount: Int
  /// The paths of its fields.
  private(set) lazy var byPath: [AnyKeyPath: Int32] = core.byPath
  /// The rows that lead to each property below it.
  private(set) lazy var trails: [AnyKeyPath: [Int32]] = core.trails
  private var below: [Int: BlockLayout] = [:]

  init(_ core: DefinitionCore, _ access: AnyAccess, isInline: Bool, depth: Int, prefix: String?) {
    self.core = core
    self.access = access
    self.isInline = isInline
    self.depth = depth
    self.prefix = prefix
    isShared = access.isShared
    canBeNil = access.canBeNil
    canChangeByItself = access.canChangeByItself
    hasCases = core.elements.contains(where: \.isCaseChoice)
    rowCount = core.elements.count
  }

  /// The layout of the blocks that a row leads to.
  func below(_ local: Int, _ make: () -> BlockLayout) -> BlockLayout {
    if let layout = below[local] { return layout }
    let layout = make()
    below[local] = layout
    return layout
  }
}
