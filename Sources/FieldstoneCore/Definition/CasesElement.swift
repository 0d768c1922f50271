/// A property that holds an enum with a form: the choice of a case, and the fields of all cases. It has no row of its
/// own, because the choice is the heading of the fields.
class AnyCasesElement: NestedElement, @unchecked Sendable {
  /// What the property is called if the program doesn't say.
  var wordsForTitle: String { name }

  /// The row in which the case is chosen.
  final var choice: FormElement? { child.elements.first(where: \.isCaseChoice) }

  /// Passes on what was declared for the property to the row in which the case is chosen.
  override func settle() {
    guard let index = choice?.index else { return }
    let (own, declared) = (ownElement(at: index), details)
    let title = declared?.title ?? FormString(inferredFrom: wordsForTitle)
    own.detail {
      $0.title = title
      $0.help = declared?.help
      $0.icon = declared?.icon
      $0.placeholder = declared?.placeholder
      $0.choiceStyle = declared?.choiceStyle
    }
    own.flags.formUnion(flags.intersection(.required))
  }
}

final class CasesElement<Parent, Cases: FormCases>: AnyCasesElement, @unchecked Sendable {
  private let property: ModelProperty<Parent, Cases>

  init(name: String, _ child: DefinitionCore, _ property: ModelProperty<Parent, Cases>) {
    self.property = property
    super.init(name: name, definition: ChildDefinition(child))
    flags.formUnion([.inline, .headless])
  }

  override var wordsForTitle: String { name.isEmpty ? "\(Cases.self)" : name }
  override var path: AnyKeyPath? { property.path }
  override func copy() -> FormElement { copied(to: CasesElement(name: name, child, property)) }
  override func access(_ parent: AnyAccess) -> AnyAccess {
    CasesAccess(unsafeDowncast(parent, to: ModelAccess<Parent>.self), property)
  }
  override func readAnswers(in parent: UnsafeRawPointer, besides: ValueBox?, _ body: (UnsafeRawPointer) -> Void) {
    var fields = (besides as? BoxOf<Cases.Fields>)?.value ?? Cases.Fields()
    fields.take(property.value(of: parent.assumingMemoryBound(to: Parent.self).pointee))
    withUnsafePointer(to: fields) { body(UnsafeRawPointer($0)) }
  }
  /// No key path leads through an enum.
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? { nil }
}

extension TrackerSpec {
  /// The same about the row in which a case is chosen, if it is about that row and not about all fields of the cases.
  var aboutChoice: TrackerSpec {
    guard kind == .required || kind == .rule, let cases = target.last as? AnyCasesElement, let choice = cases.choice
    else { return self }
    var spec = self
    spec.target.append(choice)
    return spec
  }
}
