/// A collection: the heading above its elements.
class CollectionElement: FormElement, @unchecked Sendable {
  private let made = Locked<DefinitionCore?>(nil)

  init(name: String) {
    super.init(name: name, kind: .collection)
  }

  final var settings: CollectionSettings { details?.collection ?? CollectionSettings() }

  /// A minimum counts even if there are no elements.
  final override var isRequired: Bool { super.isRequired || settings.minimum > 0 }

  /// The row at its end that adds an element.
  final func makeAddRow() -> FormElement {
    let row = FormElement(name: name + "[+]", kind: .add)
    row.flags.formUnion(flags.intersection(.excluded))
    row.detail { $0.title = settings.adding ?? .common(.add) }
    if !canGrow { row.flags.insert(.excluded) }
    return row
  }

  /// The definition of one element: a single row, which is a field or leads to the element's form. Made when it is first
  /// needed, because a form may contain itself.
  final var elementCore: DefinitionCore {
    if let core = made.withLock({ $0 }) { return core }
    // Not under the lock: the definition of the element's form may need this one.
    let core = makeElementCore()
    return made.withLock { known in
      if known == nil { known = core }
      return known ?? core
    }
  }

  /// Whether people can add elements, apart from their number: there is a value that one can begin with.
  final var canGrow: Bool { !settings.isClosed && hasBlank }
  var hasBlank: Bool { fatalError("abstract") }
  /// The rows of an element.
  func makeElementCore() -> DefinitionCore { fatalError("abstract") }
  /// The access to its elements.
  func access(_ parent: AnyAccess) -> AnyAccess { fatalError("abstract") }

  // MARK: The property

  func count(_ parent: BlockModel) -> Int { fatalError("abstract") }
  /// A new element; nil if none can be made.
  func blank() -> ValueBox? { fatalError("abstract") }
  /// An element; nil if the property holds fewer.
  func whole(at index: Int, _ parent: BlockModel) -> ValueBox? { nil }
  func insert(_ whole: ValueBox, at index: Int, _ parent: BlockModel) {
    fatalError("abstract")
  }
  func remove(at index: Int, _ parent: BlockModel) { fatalError("abstract") }
  func move(from index: Int, to other: Int, _ parent: BlockModel) {
    fatalError("abstract")
  }
  /// Leaves no elements.
  func removeAll(_ parent: BlockModel) { fatalError("abstract") }
  /// The value of the property.
  func all(_ parent: BlockModel) -> Any { fatalError("abstract") }
  /// All elements.
  func wholes(_ parent: BlockModel) -> [ValueBox] { [] }
  /// Calls a closure with an element of the property.
  func read(
    at index: Int, _ parent: BlockModel, _ body: (UnsafeRawPointer) -> Void
  ) { fatalError("abstract") }
  /// Whether the elements are instances of a class.
  var hasInstances: Bool { false }
  /// Whether an element of the property is the same as an earlier one; nil if that can't be told.
  func isSame(_ whole: ValueBox, at index: Int, _ parent: BlockModel) -> Bool? { nil }
  /// What an element of the property is compared by, if no two may be equal.
  func key(at index: Int, _ parent: BlockModel) -> AnyHashable? { nil }
  /// The same of a new element.
  var blankKey: AnyHashable? { nil }
  /// Calls a closure with an element that is in a box.
  func read(_ whole: ValueBox, _ body: (UnsafeRawPointer) -> Void) { fatalError("abstract") }
  /// The identity of an element, if its type has one.
  func identity(at index: Int, _ parent: BlockModel) -> AnyHashable? { nil }
  /// The identities of the elements, if their type has one.
  func identities(_ parent: BlockModel) -> [AnyHashable]? { nil }
}
