/// The row of an element that is a form.
final class ElementRow<Element>: NestedElement, @unchecked Sendable {
  init(_ child: DefinitionCore) {
    super.init(name: "", definition: ChildDefinition(child))
    kind = .element
  }

  override var path: AnyKeyPath? { nil }
  override func copy() -> FormElement { copied(to: ElementRow(child)) }
  /// The block of the row and that of the form it leads to have the same model.
  override func access(_ parent: AnyAccess) -> AnyAccess { parent }
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? { nil }
}

extension FormModel {
  static var untypedDefinition: DefinitionCore { definition.core }
}
