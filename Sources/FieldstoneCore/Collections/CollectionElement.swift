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
  /// Whether the elements are forms.
  var hasForms: Bool { fatalError("abstract") }
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
  /// A copy of an element; of a class instance, a new one.
  func copy(at index: Int, _ parent: BlockModel) -> ValueBox? {
    hasInstances ? blank() : whole(at: index, parent)
  }
  /// Whether the elements are instances of a class.
  var hasInstances: Bool { false }
  /// Whether an element of the property is the same as an earlier one; nil if the type can't be compared.
  func isSame(_ whole: ValueBox, at index: Int, _ parent: BlockModel) -> Bool? { nil }
  /// What an element of the property is compared by, if no two may be equal.
  func key(at index: Int, _ parent: BlockModel) -> AnyHashable? { nil }
  /// The identities of the elements, if their type has one.
  func identities(_ parent: BlockModel) -> [AnyHashable]? { nil }
}

/// A collection of one type.
final class ListElement<Parent, List: FormCollection>: CollectionElement, @unchecked Sendable {
  private let property: WritableKeyPath<Parent, List>

  init(name: String, _ property: WritableKeyPath<Parent, List>) {
    self.property = property
    super.init(name: name)
  }

  override var path: AnyKeyPath? { property }
  override func copy() -> FormElement { copied(to: ListElement(name: name, property)) }
  override var hasForms: Bool { List.Element.self is any FormModel.Type }

  override func makeElementCore() -> DefinitionCore {
    let title = settings.elementTitle ?? .common(.entry)
    let element: FormElement
    if let form = List.Element.self as? any FormModel.Type {
      element = ElementRow<List.Element>(form.untypedDefinition)
      if flags.contains(.inline) { element.flags.insert(.inline) }
      if let summary = details?.elementSummary { element.detail { $0.summary = summary } }
    } else {
      guard let codec = CodecCatalog.elementCodec(of: List.Element.self) else {
        return DefinitionCore(elements: [], trackers: [], problems: [])
      }
      let field = ModelField<List.Element, List.Element>(name: "", codec: codec, access: .path(\.self))
      let scope = BuilderScope(catalog: CodecCatalog())
      scope.add(field, isChoice: codec.isChoice)
      settings.configure?(FieldBuilder<List.Element, List.Element>(scope: scope, element: field, typed: field))
      if field.details?.title == nil { field.detail { $0.title = title } }
      return scope.finish()
    }
    element.detail { $0.title = title }
    return DefinitionCore(elements: [element], trackers: [], problems: [])
  }

  override func access(_ parent: AnyAccess) -> AnyAccess {
    ElementAccess(unsafeDowncast(parent, to: ModelAccess<Parent>.self), property)
  }

  // MARK: The property

  private func list(_ parent: BlockModel) -> List {
    unsafeDowncast(parent.access, to: ModelAccess<Parent>.self).value(property, parent.location)
  }
  private func change(_ parent: BlockModel, _ body: (inout List) -> Void) {
    parent.modify { body(&$0.assumingMemoryBound(to: Parent.self).pointee[keyPath: property]) }
  }

  override func all(_ parent: BlockModel) -> Any { list(parent) }
  override func count(_ parent: BlockModel) -> Int { list(parent).count }

  override func blank() -> ValueBox? {
    let declared = settings.template?() as? List.Element
    guard let element = declared ?? Self.blankElement else { return nil }
    return BoxOf(element, equals: { _, _ in false })
  }

  override var hasBlank: Bool {
    if settings.template != nil { return true }
    return (List.Element.self as? any FormModel.Type).map { $0.formTemplate != nil } ?? (Self.blankElement != nil)
  }

  private static var blankElement: List.Element? {
    if let form = List.Element.self as? any FormModel.Type { return form.formTemplate as? List.Element }
    return CodecCatalog.blank(List.Element.self)
  }

  override func whole(at index: Int, _ parent: BlockModel) -> ValueBox? {
    let list = list(parent)
    guard index < list.count else { return nil }
    return BoxOf(list[list.startIndex + index], equals: { _, _ in false })
  }

  override func insert(_ whole: ValueBox, at index: Int, _ parent: BlockModel) {
    guard let element = (whole as? BoxOf<List.Element>)?.value else { return }
    // A property observer may have made the list shorter.
    change(parent) { $0.insert(element, at: $0.startIndex + min(index, $0.count)) }
  }
  override func remove(at index: Int, _ parent: BlockModel) {
    change(parent) { if index < $0.count { $0.remove(at: $0.startIndex + index) } }
  }
  override func move(from index: Int, to other: Int, _ parent: BlockModel) {
    change(parent) { list in
      guard max(index, other) < list.count else { return }
      list.insert(list.remove(at: list.startIndex + index), at: list.startIndex + other)
    }
  }

  override func removeAll(_ parent: BlockModel) {
    change(parent) { $0.removeAll() }
  }
  override func wholes(_ parent: BlockModel) -> [ValueBox] {
    list(parent).map { BoxOf($0, equals: { _, _ in false }) }
  }
  override func read(
    at index: Int, _ parent: BlockModel, _ body: (UnsafeRawPointer) -> Void
  ) {
    let list = list(parent)
    guard index < list.count else { return }
    withUnsafePointer(to: list[list.startIndex + index]) { body(UnsafeRawPointer($0)) }
  }
  override var hasInstances: Bool { List.Element.self is AnyObject.Type }

  override func isSame(_ whole: ValueBox, at index: Int, _ parent: BlockModel) -> Bool? {
    guard let whole = (whole as? BoxOf<List.Element>)?.value else { return false }
    let list = list(parent)
    guard index < list.count else { return false }
    let element = list[list.startIndex + index]
    if hasInstances { return (whole as AnyObject) === (element as AnyObject) }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == element as? Value }
    return (whole as? any Equatable).map { isEqual($0) }
  }

  override func key(at index: Int, _ parent: BlockModel) -> AnyHashable? {
    let list = list(parent)
    return index < list.count ? settings.key?(list[list.startIndex + index]) : nil
  }

  override func identities(_ parent: BlockModel) -> [AnyHashable]? {
    guard List.Element.self is any Identifiable.Type else { return nil }
    func id<Element: Identifiable>(_ element: Element) -> AnyHashable { AnyHashable(element.id) }
    return list(parent).map { element in
      (element as? any Identifiable).map { id($0) } ?? AnyHashable(0)
    }
  }
}

/// The row of an element that is a form.
final class ElementRow<Element>: NestedElement, @unchecked Sendable {
  init(_ child: DefinitionCore) {
    super.init(name: "", child: child)
    kind = .element
  }

  override var path: AnyKeyPath? { nil }
  override func copy() -> FormElement { copied(to: ElementRow(child)) }
  /// The block of the row and that of the form it leads to have the same model.
  override func access(_ parent: AnyAccess) -> AnyAccess { parent }
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? { nil }
}

extension FormModel {
  fileprivate static var untypedDefinition: DefinitionCore { definition.core }
}

/// The elements of a collection, wherever they are now.
final class ElementAccess<Parent, List: FormCollection>: ModelAccess<List.Element> {
  private let parent: ModelAccess<Parent>
  private let path: WritableKeyPath<Parent, List>

  init(_ parent: ModelAccess<Parent>, _ path: WritableKeyPath<Parent, List>) {
    self.parent = parent
    self.path = path
  }

  /// The position of the element; nil while it, or what contains it, is removed, or was lost by the model.
  private func index(_ location: ModelLocation) -> Int? {
    guard let index = location.position(of: self), parent.isPresent(location) else { return nil }
    return index < parent.value(path, location).count ? index : nil
  }

  /// The element of a parent that is there. Doesn't ask whether it is: that would be asked again at each level.
  private func element(_ location: ModelLocation) -> List.Element? {
    guard let index = location.position(of: self) else { return nil }
    let list = parent.value(path, location)
    return index < list.count ? list[list.startIndex + index] : nil
  }

  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) {
    guard isPresent(location), let element = element(location) else { return }
    withUnsafePointer(to: element) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard let index = index(location) else { return }
    parent.modify(location) { [path] model in
      let model = model.assumingMemoryBound(to: Parent.self)
      let start = model.pointee[keyPath: path].startIndex
      withUnsafeMutablePointer(to: &model.pointee[keyPath: path][start + index]) { body(UnsafeMutableRawPointer($0)) }
    }
  }
  override func value<Value>(_ path: KeyPath<List.Element, Value>, _ location: ModelLocation) -> Value {
    guard let element = element(location) else {
      preconditionFailure("An element of '\(List.self)' was read after it was removed.")
    }
    return element[keyPath: path]
  }
  override func isPresent(_ location: ModelLocation) -> Bool { index(location) != nil }
  override func isLost(_ location: ModelLocation) -> Bool {
    guard let index = location.position(of: self), !parent.isLost(location) else { return true }
    return index >= parent.value(path, location).count
  }
  override func whole(_ location: ModelLocation) -> ValueBox? {
    isPresent(location) ? element(location).map { BoxOf($0, equals: { _, _ in false }) } : nil
  }
  override func put(_ whole: ValueBox, _ location: ModelLocation) {
    guard let element = (whole as? BoxOf<List.Element>)?.value else { return }
    modify(location) { $0.assumingMemoryBound(to: List.Element.self).pointee = element }
  }
  override var isShared: Bool { List.Element.self is AnyObject.Type || parent.isShared }
  override var canBeNil: Bool { parent.canBeNil }
}
