/// The elements of a collection, wherever they are now.
final class ElementAccess<Parent, List: FormCollection>: ModelAccess<List.Element> {
  private let parent: ModelAccess<Parent>
  private let property: ModelProperty<Parent, List>
  private let changesByItself: Bool
  /// An element that was read, where none can be made to be read in place of one that is gone.
  private var spare: List.Element?
  /// Whether no element has been read yet.
  private var isUnread = true

  init(_ parent: ModelAccess<Parent>, _ property: ModelProperty<Parent, List>) {
    self.parent = parent
    self.property = property
    // A collection of another type may sort itself.
    let isArray = List.self == [List.Element].self || List.self == ContiguousArray<List.Element>.self
    changesByItself =
      !isArray || List.Element.self is AnyObject.Type || parent.canChangeByItself
      || !property.isStored
  }

  /// The element of a parent that is there, if the property still has so many.
  private func element(_ location: ModelLocation) -> List.Element? {
    guard let index = location.position(of: self) else { return nil }
    let list = property.list(in: parent, location)
    return index < list.count ? list[list.startIndex + index] : nil
  }

  override func read(_ location: ModelLocation, _ body: (UnsafeRawPointer) -> Void) {
    guard parent.isPresent(location), let element = element(location) else { return }
    // The form reads each new element before a closure can.
    if isUnread {
      isUnread = false
      if ElementForm.blank(List.Element.self) == nil { spare = element }
    }
    withUnsafePointer(to: element) { body(UnsafeRawPointer($0)) }
  }
  override func modify(_ location: ModelLocation, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard let index = location.position(of: self) else { return }
    func change(_ list: inout List) {
      // A property observer may have made the list shorter.
      guard index < list.count else { return location.noteOutdated(self) }
      withUnsafeMutablePointer(to: &list[list.startIndex + index]) { body(UnsafeMutableRawPointer($0)) }
    }
    parent.modify(location.forList) { [property] in property.change($0, change) }
  }
  override func value<Value>(_ path: KeyPath<List.Element, Value>, _ location: ModelLocation) -> Value {
    guard let element = element(location) ?? substitute(location) else {
      preconditionFailure("An element of '\(List.self)' was read after it was removed.")
    }
    return element[keyPath: path]
  }
  /// What is read in place of an element that the property no longer holds, until the form catches up: the element as the
  /// form read it last from an object, else another one.
  private func substitute(_ location: ModelLocation) -> List.Element? {
    location.noteOutdated(self)
    if let seen = location.seen(by: self) as? BoxOf<List.Element> { return seen.value }
    let list = property.list(in: parent, location)
    if let last = list.last { return last }
    return spare ?? ElementForm.blank(List.Element.self)
  }
  override func isPresent(_ location: ModelLocation) -> Bool {
    guard let index = location.position(of: self), parent.isPresent(location) else { return false }
    return index < property.list(in: parent, location).count
  }
  override func isLost(_ location: ModelLocation) -> Bool {
    guard let index = location.position(of: self), !parent.isLost(location) else { return true }
    return index >= property.list(in: parent, location).count
  }
  override func whole(_ location: ModelLocation) -> ValueBox? {
    parent.isPresent(location) ? element(location).map { BoxOf($0, equals: { _, _ in false }) } : nil
  }
  override func put(_ whole: ValueBox, _ location: ModelLocation) {
    guard let element = (whole as? BoxOf<List.Element>)?.value else { return }
    modify(location) { $0.assumingMemoryBound(to: List.Element.self).pointee = element }
  }
  override var isShared: Bool { List.Element.self is AnyObject.Type || parent.isShared }
  override var canChangeByItself: Bool { changesByItself }
  override var canBeNil: Bool { parent.canBeNil }
}
