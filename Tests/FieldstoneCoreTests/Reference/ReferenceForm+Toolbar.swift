import FieldstoneCore

/// What a surface offers beside the rows of a form that is edited rather than submitted.
extension ReferenceForm {
  /// The buttons that apply, and what has become of the changes.
  var toolbar: String {
    guard state.mode != .submit else { return "" }
    let changes = layout.rows.filter(isDirty).count
    let isSubmittable = isSubmittable
    var buttons: [(input: FormInput, isEnabled: Bool)] = []
    switch state.mode {
    // What is editable when locked can be saved without Edit.
    case .edit where state.isEditing || changes > 0, .frozen where changes > 0:
      buttons = [(.save, isSubmittable), (.discard, true)]
    case .edit: buttons = [(.edit, state.isEnabled && isFormEnabled("", facts))]
    case .save:
      buttons = [(.save, changes > 0 && isSubmittable)]
      if changes > 0 { buttons.append((.discard, true)) }
    case .free: if state.hasSaveFailed || state.checks.values.contains(.failed) { buttons = [(.save, true)] }
    default: break
    }
    var parts = buttons.map { "\($0.input)" + ($0.isEnabled && state.work == nil ? "" : " disabled") }
    if state.work != nil {
      parts.append("Saving…")
    } else if state.hasSaveFailed {
      parts.append("The changes were not saved.")
    } else if changes > 0 {
      parts.append("\(changes) unsaved \(changes == 1 ? "change" : "changes")")
    } else if state.isSaved {
      parts.append("All changes saved.")
    }
    return parts.joined(separator: ", ")
  }
}
