import FieldstoneCore

/// Shows what is said of an object where no row has a help.
extension SchemaFormLoader {
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
