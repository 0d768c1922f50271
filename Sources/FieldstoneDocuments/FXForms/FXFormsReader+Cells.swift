import FieldstoneCore

/// The controls that cells stand for.
extension FXFormsReader {
  func setCell(_ entry: FXFormsEntry, _ facts: FXFormsFacts, _ field: inout DocumentField) {
    setScreen(entry, &field)
    let isSlider = entry["cell"]?.text == "FXFormSliderCell"
    if let name = text(entry, "cell"), let node = entry["cell"] {
      if let control = registry.cells[name] {
        field.control = control
        // The program's cell edits what the built-in ones only show.
        if facts.type != "label" { field.isReadOnly = false }
      } else if FXFormsNames.cells.contains(name) {
        if !set(cell: name, &field) {
          report.warn(
            .notSupported, entry.path, "cell", at: node,
            "The cell '\(name)' can't be used with a field of type '\(field.kind.name)', so it's ignored.")
        }
      } else {
        unresolved(entry, "cell", node, "cell", name, among: FXFormsNames.cells.union(registry.cells.keys))
      }
    }
    // What is set on the cell of a collection is set on those of its elements.
    if case .list = field.kind {} else { apply(entry, to: &field) }
    checkDefault(entry, field)
    if isSlider { bound(&field) }
  }

  /// A screen of the program's own, on which the value is edited.
  private func setScreen(_ entry: FXFormsEntry, _ field: inout DocumentField) {
    for part in ["viewController", "segue"] {
      guard let name = text(entry, part), let node = entry[part] else { continue }
      if let control = registry.cells[name] {
        field.control = control
        field.isReadOnly = false
      } else if registry.screens[name] != nil {
        report.warn(
          .notSupported, entry.path, part, at: node,
          "The field holds a value, so it leads to no screen. Register '\(name)' as a cell with a screen of its own.")
      } else {
        unresolved(entry, part, node, "cell", name, among: registry.cells.keys)
      }
    }
  }

  /// Whether a field can have one of the cells of FXForms.
  private func set(cell name: String, _ field: inout DocumentField) -> Bool {
    switch (name, field.kind) {
    case ("FXFormBaseCell", _), ("FXFormDatePickerCell", .date), ("FXFormImagePickerCell", .file): break
    case ("FXFormDefaultCell", .choice), ("FXFormDefaultCell", .choices):
      if field.choiceStyle == nil { field.choiceStyle = .page }
    case ("FXFormDefaultCell", .flag): field.kind = .flag(.checkbox)
    case ("FXFormDefaultCell", _): break
    case ("FXFormTextFieldCell", .text(.long)): field.kind = .text(.plain)
    case ("FXFormTextFieldCell", .text), ("FXFormTextFieldCell", .integer), ("FXFormTextFieldCell", .number): break
    case ("FXFormTextViewCell", .text): field.kind = .text(.long)
    case ("FXFormSwitchCell", .flag): field.kind = .flag(.toggle)
    case ("FXFormStepperCell", .integer): field.control = .stepper(FormNumberStyle(isInteger: true))
    case ("FXFormStepperCell", .number): field.control = .stepper(FormNumberStyle(isInteger: false))
    case ("FXFormStepperCell", .choice): field.choiceStyle = .stepper
    case ("FXFormSliderCell", .integer): field.control = .slider(FormNumberStyle(isInteger: true))
    case ("FXFormSliderCell", .number): field.control = .slider(FormNumberStyle(isInteger: false))
    case ("FXFormSliderCell", .choice): field.choiceStyle = .slider
    case ("FXFormOptionPickerCell", .choice), ("FXFormOptionPickerCell", .choices):
      field.choiceStyle = .menu
    case ("FXFormOptionSegmentsCell", .choice), ("FXFormOptionSegmentsCell", .choices):
      field.choiceStyle = .segments
    default: return false
    }
    return true
  }

  /// A slider goes from 0 to 1, as that of UIKit, unless something else is said.
  private func bound(_ field: inout DocumentField) {
    guard case .slider? = field.control else { return }
    if !field.rules.contains(where: { $0.name == "minimum" }) { field.rules.append(.minimum(0)) }
    if !field.rules.contains(where: { $0.name == "maximum" }) { field.rules.append(.maximum(1)) }
  }

  // MARK: Actions

  /// The action of a field that holds a value: it fires when the value has changed.
  func setAction(_ entry: FXFormsEntry, _ field: inout DocumentField) {
    guard let node = entry["action"], let name = text(entry, "action") else { return }
    let action = action(entry, node, name) ?? FormAction(name)
    if case .form = field.kind {
      report.warn(
        .notSupported, entry.path, "action", at: node, "The action of a subform doesn't fire: its rows have their own.")
      return
    }
    let isForm: [FormAction] = [.submit, .cancel, .reset, .edit, .save, .discard, .nextStep]
    guard !isForm.contains(action) else {
      report.warn(
        .notSupported, entry.path, "action", at: node,
        "'\(name.shortened)' stands for '\(action.name)', which only a button can do. Give the field an action of its own."
      )
      return
    }
    field.traits.append(.action(action))
  }
}
