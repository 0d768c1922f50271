/// A collection of one type.
final class ListElement<Parent, List: FormCollection>: CollectionElement, @unchecked Sendable {
  private let property: ModelProperty<Parent, List>
  // Found once, because looking for conformances takes longer than what they are used for.
  private let form: (any FormModel.Type)?
  private let isIdentifiable: Bool
  private let canBegin = Locked<Bool?>(nil)
  private let given: GivenElement<List.Element>?

  /// - Parameter given: The definition of an element, if its type doesn't say.
  init(name: String, _ property: ModelProperty<Parent, List>, given: GivenElement<List.Element>? = nil) {
    (self.property, self.given) = (property, given)
    form = List.Element.self as? any FormModel.Type
    isIdentifiable = List.Element.self is any Identifiable.Type
    super.init(name: name)
  }

  override var path: AnyKeyPath? { property.path }
  override func copy() -> FormElement { copied(to: ListElement(name: name, property, given: given)) }

  override func makeElementCore() -> DefinitionCore {
    let title = settings.elementTitle ?? .common(.entry)
    let element: FormElement
    if case .field(let definition) = given {
      let core = definition().core
      for field in core.elements where field.details?.title == nil { field.detail { $0.title = title } }
      return core
    }
    if let form = given?.form ?? ElementForm.make(List.Element.self) {
      element = ElementRow<List.Element>(form)
      if flags.contains(.inline) { element.flags.insert(.inline) }
      if let summary = details?.elementSummary { element.detail { $0.summary = summary } }
    } else {
      let scope = BuilderScope(catalog: CodecCatalog())
      guard let (field, builder) = ElementField.make(List.Element.self, scope) else {
        return DefinitionCore(elements: [], trackers: [], problems: [])
      }
      settings.configure?(builder)
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
    property.list(in: unsafeDowncast(parent.access, to: ModelAccess<Parent>.self), parent.location)
  }
  private func change(_ parent: BlockModel, _ body: (inout List) -> Void) {
    parent.access.modify(parent.location.forList) { property.change($0, body) }
  }

  override func all(_ parent: BlockModel) -> Any { list(parent) }
  override func count(_ parent: BlockModel) -> Int { list(parent).count }

  override func blank() -> ValueBox? {
    let declared = settings.template?() as? List.Element
    guard let element = declared ?? blankElement else { return nil }
    return BoxOf(element, equals: { _, _ in false })
  }

  override var hasBlank: Bool {
    if details?.collection?.template != nil { return true }
    if let known = canBegin.withLock({ $0 }) { return known }
    // Not under the lock: a template is the program's.
    let isPossible = form.map { $0.formTemplate != nil } ?? (blankElement != nil)
    canBegin.withLock { $0 = isPossible }
    return isPossible
  }

  private var blankElement: List.Element? {
    func template<Form: FormModel>(_ form: Form.Type) -> List.Element? { form.formTemplate as? List.Element }
    return form.map { template($0) } ?? ElementForm.blank(List.Element.self)
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
    return holdSame(whole, element)
  }

  override func key(at index: Int, _ parent: BlockModel) -> AnyHashable? {
    let list = list(parent)
    return index < list.count ? settings.key?(list[list.startIndex + index]) : nil
  }
  override var blankKey: AnyHashable? {
    (blank() as? BoxOf<List.Element>).flatMap { settings.key?($0.value) }
  }

  override func read(_ whole: ValueBox, _ body: (UnsafeRawPointer) -> Void) {
    guard let whole = (whole as? BoxOf<List.Element>)?.value else { return }
    withUnsafePointer(to: whole) { body(UnsafeRawPointer($0)) }
  }

  override func identity(at index: Int, _ parent: BlockModel) -> AnyHashable? {
    guard isIdentifiable else { return nil }
    let list = list(parent)
    return index < list.count ? identity(list[list.startIndex + index]) : nil
  }
  override func identities(_ parent: BlockModel) -> [AnyHashable]? {
    guard isIdentifiable else { return nil }
    return list(parent).compactMap(identity)
  }
  private func identity(_ element: List.Element) -> AnyHashable? {
    func id<Element: Identifiable>(_ element: Element) -> AnyHashable { AnyHashable(element.id) }
    return (element as? any Identifiable).map { id($0) }
  }
}

/// What an element of a collection is whose type doesn't say.
package enum GivenElement<Element> {
  /// A form of its own.
  case form(() -> FormDefinition<Element>)
  /// A value: a definition with one field, whose id is empty.
  case field(() -> FormDefinition<Element>)

  fileprivate var form: DefinitionCore? { if case .form(let definition) = self { definition().core } else { nil } }
}
