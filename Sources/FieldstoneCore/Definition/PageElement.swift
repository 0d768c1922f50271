/// A page for some of a form's rows. They stay rows of the form: their ids and key paths are those that they would have
/// without it, and so are drafts, rules, and conditions.
class PageElement: NestedElement, @unchecked Sendable {
  init(
    name: String, _ rows: DefinitionCore = DefinitionCore(elements: [], trackers: [], problems: [])
  ) {
    super.init(name: name, definition: ChildDefinition(rows))
  }

  override var namesRows: Bool { false }
  override func copy() -> FormElement { copied(to: PageElement(name: name, child.copy())) }
  /// The model of its rows is that of the form.
  override func access(_ parent: AnyAccess) -> AnyAccess { parent }
  override func readAnswers(in parent: UnsafeRawPointer, besides: ValueBox?, _ body: (UnsafeRawPointer) -> Void) {
    body(parent)
  }
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? { path }

  /// Gives it its rows, once their order is known.
  final func take(_ rows: [FormElement]) {
    replaceDefinition(DefinitionCore(elements: rows, trackers: [], problems: []))
  }
}

/// A step of a form: a page with a button that leads to the next one.
final class StepElement: PageElement, @unchecked Sendable {
  /// Whether it is the last one, which repeats the answers.
  let isReview: Bool

  init(
    name: String, isReview: Bool = false,
    _ rows: DefinitionCore = DefinitionCore(elements: [], trackers: [], problems: [])
  ) {
    self.isReview = isReview
    super.init(name: name, rows)
  }

  override func copy() -> FormElement { copied(to: StepElement(name: name, isReview: isReview, child.copy())) }
}

extension FormElement {
  /// Whether its row leads to a page of the form. The kind rules most rows out, and takes a fraction of a cast's time.
  final var isPage: Bool { kind == .link && self is PageElement }

  /// Whether its row is there only because the form has pages: it leads to one, or from one to another.
  var isPartOfPages: Bool {
    self is PageElement || self is ReviewElement || [.nextStep, .previousStep].contains(details?.action)
  }
}

extension DefinitionCore {
  /// The number of fields, those on its pages included.
  var fieldCount: Int {
    elements.reduce(0) { count, element in
      count + (element is FieldElement ? 1 : (element as? PageElement)?.child.fieldCount ?? 0)
    }
  }

  /// Its fields, those on its pages included.
  var fieldsOnAllPages: [FieldElement] {
    elements.flatMap { element in
      (element as? FieldElement).map { [$0] } ?? (element as? PageElement)?.child.fieldsOnAllPages ?? []
    }
  }

  /// Passes on to the pages what the definition has found out about the model.
  func passOnToPages() {
    for index in pages {
      guard let page = elements[index] as? PageElement else { continue }
      page.child.templateValue = templateValue
      page.child.isLive = isLive
      page.child.passOnToPages()
    }
  }
}

extension ReadScope {
  /// Whether any of the steps of the form is shown.
  func isAnyShown(_ steps: [StepElement]) -> Bool {
    // All are read, so that the closure runs again when any of them changes.
    steps.filter { step in
      guard let slot = engine.slot(of: step, below: [], in: block, { engine.children[$0] }) else { return false }
      engine.record(Dependency(slot, .visible))
      return engine.slots[slot].flags.contains(.shown)
    }.isEmpty == false
  }
}
