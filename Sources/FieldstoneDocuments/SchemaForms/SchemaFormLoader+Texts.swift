import FieldstoneCore

/// Shows what is said of an object where no row has a help.
extension SchemaFormLoader {
  /// Shows the help of a subform above its fields, if they are on the page around it: the heading has no help.
  func showInlineHelp(_ field: inout DocumentField, _ subform: inout DocumentSubform) {
    guard subform.presentation == .inline, let help = field.help?.key else { return }
    field.help = nil
    show(help, in: &subform.form)
  }

  /// Writes a text above the fields of a form.
  func show(_ text: String, in source: inout DocumentFormSource) {
    switch source {
    case .named(let name): if formTexts[name] == nil { formTexts[name] = text }
    case .form(var form):
      form.show(text)
      source = .form(form)
    }
  }
}

extension DocumentForm {
  /// Writes a text above the fields.
  mutating func show(_ text: String) {
    if !text.isEmpty { items.insert(.text(FormString(text), id: nil), at: 0) }
  }
}
