/// A step of a form: a page of its own for some of the form's fields. They stay fields of the form: their ids and key
/// paths are those that they would have without it, and so are drafts, rules, and conditions.
final class StepElement: NestedElement, @unchecked Sendable {
  /// Whether it is the last one, which repeats the answers.
  let isReview: Bool

  init(
    name: String, isReview: Bool = false,
    _ rows: DefinitionCore = DefinitionCore(elements: [], trackers: [], problems: [])
  ) {
    self.isReview = isReview
    super.init(name: name, definition: ChildDefinition(rows))
  }

  override var namesRows: Bool { false }
  override func copy() -> FormElement { copied(to: StepElement(name: name, isReview: isReview, child.copy())) }
  /// The model of its rows is that of the form.
  override func access(_ parent: AnyAccess) -> AnyAccess { parent }
  override func readAnswers(in parent: UnsafeRawPointer, besides: ValueBox?, _ body: (UnsafeRawPointer) -> Void) {
    body(parent)
  }
  override func appended(_ path: AnyKeyPath) -> AnyKeyPath? { path }

  /// Gives it its rows, once their order is known.
  func take(_ rows: [FormElement]) {
    replaceDefinition(DefinitionCore(elements: rows, trackers: [], problems: []))
  }
}

extension FormElement {
  /// Whether its row is there only because the form has steps: it leads to one, or from one to another.
  var isPartOfSteps: Bool {
    self is StepElement || self is ReviewElement || [.nextStep, .previousStep].contains(details?.action)
  }
}

extension DefinitionCore {
  /// Passes on to the steps what the definition has found out about the model.
  func passOnToSteps() {
    for index in steps {
      guard let step = elements[index] as? StepElement else { continue }
      step.child.templateValue = templateValue
      step.child.isLive = isLive
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
