/// A subform: a row that leads to a page of its own, or a heading above its rows on the same page.
class NestedElement: FormElement, @unchecked Sendable {
  /// The subform's definition; a copy as soon as a parent configures one of its fields.
  final fileprivate(set) var definition: ChildDefinition
  final private(set) var isOwn = false

  init(name: String, definition: ChildDefinition) {
    self.definition = definition
    super.init(name: name, kind: .link)
  }

  final var child: DefinitionCore { definition.core }
  /// Whether the form contains itself here, so that what walks definitions has to end.
  final var isRecursive: Bool { definition.isRecursive }

  /// Gives it another definition, before the form is used.
  final func replaceDefinition(_ core: DefinitionCore) { definition = ChildDefinition(core) }

  /// The access to the subform, given the access to its parent.
  func access(_ parent: AnyAccess) -> AnyAccess { fatalError("abstract") }
  /// Calls a closure with the subform's answers in a model of the parent, if its rows are shown as the parent's own.
  ///
  /// - Parameter besides: The answers that the model doesn't hold.
  func readAnswers(in parent: UnsafeRawPointer, besides: ValueBox?, _ body: (UnsafeRawPointer) -> Void) {}
  /// The key path from the parent to one of the subform's fields.
  func appended(_ path: AnyKeyPath) -> AnyKeyPath? { self.path?.appending(path: path) }

  /// The subform's field, in a copy of the definition that belongs to this parent alone.
  final func ownElement(at index: Int32) -> FormElement {
    if !isOwn {
      definition = ChildDefinition(child.copy())
      isOwn = true
    }
    return child.elements[Int(index)]
  }

  /// Called when the definition is finished, after everything about the subform has been declared.
  func settle() {
    guard isOwn else { return }
    for element in child.elements { (element as? NestedElement)?.settle() }
  }

  /// Removes the rows that the parent has excluded.
  final func leaveOutExcluded() {
    guard isOwn else { return }
    for element in child.elements { (element as? NestedElement)?.leaveOutExcluded() }
    if child.elements.contains(where: { $0.flags.contains(.excluded) }) {
      definition = ChildDefinition(child.withoutExcluded())
    }
  }
}

/// A subform that is never nil.
final class ChildElement<Parent, Child>: NestedElement, @unchecked Sendable {
  private let property: WritableKeyPath<Parent, Child>
  private let change: InPlaceChange<Parent, Child>?

  /// - Parameter change: Changes the subform in place, if its key path would change a copy.
  init(
    name: String, _ property: WritableKeyPath<Parent, Child>, _ child: DefinitionCore,
    change: InPlaceChange<Parent, Child>? = nil
  ) {
    (self.property, self.change) = (property, change)
    super.init(name: name, definition: ChildDefinition(child))
  }

  override var path: AnyKeyPath? { property }
  override func copy() -> FormElement { copied(to: ChildElement(name: name, property, child, change: change)) }
  override func access(_ parent: AnyAccess) -> AnyAccess {
    ChildAccess(unsafeDowncast(parent, to: ModelAccess<Parent>.self), property, change: change)
  }
  override func readAnswers(in parent: UnsafeRawPointer, besides: ValueBox?, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: parent.assumingMemoryBound(to: Parent.self).pointee[keyPath: property]) {
      body(UnsafeRawPointer($0))
    }
  }
}

/// An optional subform.
final class OptionalChildElement<Parent, Child>: NestedElement, @unchecked Sendable {
  private let property: WritableKeyPath<Parent, Child?>
  private let change: InPlaceChange<Parent, Child>?
  private let template: () -> Child?

  init(
    name: String, _ property: WritableKeyPath<Parent, Child?>, _ definition: ChildDefinition,
    change: InPlaceChange<Parent, Child>? = nil, template: @escaping () -> Child?
  ) {
    (self.property, self.change) = (property, change)
    self.template = template
    super.init(name: name, definition: definition)
    flags.insert(.optional)
  }

  override var path: AnyKeyPath? { property }
  override func copy() -> FormElement {
    copied(to: OptionalChildElement(name: name, property, definition, change: change, template: template))
  }
  override func access(_ parent: AnyAccess) -> AnyAccess {
    OptionalChildAccess(
      unsafeDowncast(parent, to: ModelAccess<Parent>.self), property, change: change, template: template)
  }
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? {
    let unwrapped: WritableKeyPath<Child?, Child> = \.self!
    return (property as AnyKeyPath).appending(path: unwrapped)?.appending(path: path)
  }
}
