import FieldstoneCore

/// Sets the values of new forms. A wrong default is a warning: in a schema, it has no effect on what is accepted.
extension SchemaFormLoader {
  /// The value of a new form.
  func setInitial(_ field: inout DocumentField, _ facts: SchemaFacts) {
    guard let value = facts[.default] else { return }
    guard let initial = value.node.formValue else {
      return warn(value.part, "The default is nested too deeply for a form.", .wrongDefault)
    }
    if initial == .null, facts.types.contains(.null) { return }
    switch field.kind {
    case .choice(let options) where !options.contains { $0.value == initial }:
      let near = initial.text.map { suggestion(for: $0, among: options.lazy.map(\.id)) } ?? ""
      warn(value.part, "The default isn't one of the options." + near, .wrongDefault)
    case .choices(let options) where !Set(initial.list ?? [.null]).isSubset(of: options.map(\.value)):
      let isList = initial.list != nil
      warn(
        value.part,
        isList
          ? "The default has an element that isn't one of the options." : "The default must be an array of options.",
        .wrongDefault)
    case .alternatives(var alternatives):
      guard let object = initial.object else {
        return warn(value.part, "The default must be \(field.kind.wordsOfValue).", .wrongDefault)
      }
      guard let chosen = object[alternatives.discriminator] else { return }
      alternatives.initial = alternatives.cases.first { $0.value == chosen }?.id
      field.kind = .alternatives(alternatives)
      if alternatives.initial == nil {
        warn(value.part, "The default is none of the alternatives.", .wrongDefault)
      } else if object.count > 1 {
        warn(
          value.part, "The default only chooses the alternative. Put the other values' defaults into its schema.",
          .wrongDefault)
      }
    case let kind where !kind.accepts(initial):
      warn(value.part, "The default must be \(field.kind.wordsOfValue).", .wrongDefault)
    default:
      field.initial = initial
      if !field.kind.isValue { hasLargeDefaults = true }
    }
  }

  /// Drops defaults of forms and lists that have something wrong in them. Only now are all forms known.
  func dropWrongDefaults(_ document: inout FormDocument) {
    guard hasLargeDefaults else { return }
    let values = DocumentValues(document: document)
    func drop(_ field: inout DocumentField) {
      guard !field.kind.isValue, let initial = field.initial else { return }
      let wrong = values.mistyped(in: initial, field.kind)
      let source = field.place?.source(at: ["default"] + (wrong.first?.keys ?? []))
      if let wrong = wrong.first {
        warn("The default has \(wrong.value.shortened) where \(wrong.expected) is expected.", .wrongDefault, source)
      } else if let other = field.kind.otherOption(in: initial) {
        warn("The default has \(other.shortened), which isn't one of the options.", .wrongDefault, source)
      } else {
        return
      }
      field.initial = nil
    }
    document.form.items.changeFields(drop)
    for name in document.forms.keys.sorted() { document.forms[name]?.items.changeFields(drop) }
  }
}

extension DocumentKind {
  /// The first element of a list of choices that isn't an option.
  fileprivate func otherOption(in value: FormValues.Value) -> FormValues.Value? {
    guard case .list(let list) = self, case .value(let element) = list.element, case .choice(let options) = element.kind
    else { return nil }
    let known = Set(options.map(\.value))
    return value.list?.first { !known.contains($0) }
  }
}

extension [DocumentItem] {
  /// Changes all fields of a schema's form, also those in forms, in elements and in cases.
  fileprivate mutating func changeFields(_ change: (inout DocumentField) -> Void) {
    for index in indices {
      switch self[index] {
      case .field(var field):
        field.kind.changeFields(change)
        change(&field)
        self[index] = .field(field)
      case .section(var section):
        section.items.changeFields(change)
        self[index] = .section(section)
      case .page(var page):
        page.items.changeFields(change)
        self[index] = .page(page)
      default: break
      }
    }
  }
}

extension DocumentKind {
  fileprivate mutating func changeFields(_ change: (inout DocumentField) -> Void) {
    switch self {
    case .form(var subform):
      guard case .form(var form) = subform.form else { return }
      form.items.changeFields(change)
      subform.form = .form(form)
      self = .form(subform)
    case .list(var list):
      switch list.element {
      case .form(.form(var form)):
        form.items.changeFields(change)
        list.element = .form(.form(form))
      case .form(.named): return
      case .value(var element):
        change(&element)
        list.element = .value(element)
      }
      self = .list(list)
    case .alternatives(var alternatives):
      for index in alternatives.cases.indices { alternatives.cases[index].form.items.changeFields(change) }
      self = .alternatives(alternatives)
    default: break
    }
  }
}
