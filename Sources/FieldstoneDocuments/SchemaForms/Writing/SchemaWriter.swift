import FieldstoneCore

/// Writes a document as a JSON Schema.
struct SchemaWriter {
  let document: FormDocument
  let options: FormSchema.Options
  var warnings: [DocumentProblem] = []

  init(_ document: FormDocument, _ options: FormSchema.Options) {
    (self.document, self.options) = (document, options)
  }

  mutating func write() -> FormSchema {
    var schema: FormValues = ["$schema": .text(SchemaDialect.draft2020URI)]
    schema["$id"] = options.uri.map { .text($0) }
    if let title = document.form.title { schema["title"] = .text(title.key) }
    for (key, value) in object(document.form, []) { schema[key] = value }
    var definitions = FormValues()
    for (name, form) in document.forms.sorted(by: { $0.key < $1.key }) {
      definitions[name] = .object(object(form, ["$defs", name]))
    }
    if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
    return FormSchema(schema: schema, warnings: warnings)
  }

  mutating func warn(_ path: [String], _ part: String?, _ text: String) {
    warnings.append(
      DocumentProblem(kind: .notSupported, path: FormValuePath(path), part: part, text: text, source: nil))
  }

  // MARK: Objects

  /// A field with its section and its page.
  private struct Placed {
    let field: DocumentField
    var section: String?
    var page: String?
    /// Whether it is under a condition of what contains it.
    var isConditional = false
  }

  /// The schema of a form.
  mutating func object(_ form: DocumentForm, _ path: [String]) -> FormValues {
    var schema: FormValues = ["type": "object"]
    var hint = FormValues()
    var placed: [Placed] = []
    collect(form.items, into: &placed, &hint, path)
    var (properties, required) = (FormValues(), [FormValues.Value]())
    for entry in placed {
      if let alternatives = entry.field.alternativesOfLevel {
        add(alternatives, entry.field, to: &schema, &properties, &required, path)
        continue
      }
      let path = path + [entry.field.key]
      var property = self.schema(of: entry.field, path)
      if options.hasHints {
        var own = property["x-fieldstone"]?.object ?? FormValues()
        own["section"] = entry.section.map { .text($0) }
        own["page"] = entry.page.map { .text($0) }
        if !own.isEmpty { property["x-fieldstone"] = .object(own) }
      }
      properties[entry.field.key] = .object(property)
      // What may be hidden may be missing.
      if isThere(entry.field), entry.field.visible == nil, !entry.isConditional {
        required.append(.text(entry.field.key))
      }
    }
    schema["properties"] = .object(properties)
    if !required.isEmpty { schema["required"] = .list(required) }
    if options.hasHints, !hint.isEmpty { schema["x-fieldstone"] = .object(hint) }
    if !form.rules.isEmpty { warn(path, "rules", "A schema can't express rules across fields.") }
    if form.enabled != nil { warn(path, "enabled", "A schema can't express when a form can be edited.") }
    return schema
  }

  /// Whether there has to be a value.
  private func isThere(_ field: DocumentField) -> Bool {
    if field.isReadOnly, field.computed != nil { return false }
    return !field.mayBeMissing || field.isRequired
  }

  private mutating func collect(
    _ items: [DocumentItem], into placed: inout [Placed], _ hint: inout FormValues, _ path: [String],
    section: String? = nil, page: String? = nil, isConditional: Bool = false
  ) {
    for item in items {
      switch item {
      case .field(let field):
        placed.append(Placed(field: field, section: section, page: page, isConditional: isConditional))
      case .section(let group):
        if let footer = group.footer { hint["footers", of: group.title.key] = footer.key }
        if let id = group.id { hint["ids", of: group.title.key] = id }
        if group.visible != nil || group.enabled != nil {
          warn(path, group.title.key, "A schema can't express when a section is visible or can be edited.")
        }
        collect(
          group.items, into: &placed, &hint, path, section: group.title.key, page: page,
          isConditional: isConditional || group.visible != nil)
      case .page(let group):
        if group.visible != nil { warn(path, group.title.key, "A schema can't express when a page is visible.") }
        if let id = group.id { hint["ids", of: group.title.key] = id }
        collect(
          group.items, into: &placed, &hint, path, section: section, page: group.title.key,
          isConditional: isConditional || group.visible != nil)
      case .step(let step):
        warn(path, step.title.key, "A schema has no steps. The fields are on a page instead.")
        collect(
          step.items, into: &placed, &hint, path, section: section, page: step.title.key,
          isConditional: isConditional || step.visible != nil)
      case .review(_, _, let items):
        warn(path, nil, "A schema has no review.")
        collect(items, into: &placed, &hint, path, section: section, page: page, isConditional: isConditional)
      case .line(let line):
        warn(path, nil, "A schema has no lines: each field gets its own.")
        for field in line.fields {
          placed.append(Placed(field: field, section: section, page: page, isConditional: isConditional))
        }
      case .button(let button):
        if button.action == .submit {
          hint["submit"] = .text(button.title.key)
        } else {
          warn(path, button.title.key, "A schema has no buttons except the one that submits.")
        }
      case .text(let text, _), .markdown(let text, _): warn(path, nil, "A schema has no paragraphs: '\(text.key)'.")
      case .info(let title, _, _): warn(path, nil, "A schema has no rows that only show something: '\(title.key)'.")
      case .link(let title, _, _): warn(path, nil, "A schema has no links: '\(title.key)'.")
      case .content: warn(path, nil, "A schema only has rows that hold a value.")
      }
    }
  }

  // MARK: Alternatives

  /// The schemas of the cases.
  private mutating func cases(_ alternatives: DocumentAlternatives, _ path: [String]) -> [FormValues.Value] {
    alternatives.cases.map { alternative in
      var schema = object(alternative.form, path + [alternative.id])
      schema["title"] = alternative.title.map { .text($0.key) }
      schema["description"] = alternative.help.map { .text($0.key) }
      var properties: FormValues = [alternatives.discriminator: ["const": alternative.value]]
      for (key, value) in schema["properties"]?.object ?? [:] { properties[key] = value }
      schema["properties"] = .object(properties)
      schema["required"] = .list([.text(alternatives.discriminator)] + (schema["required"]?.list ?? []))
      return .object(schema)
    }
  }

  private mutating func add(
    _ alternatives: DocumentAlternatives, _ field: DocumentField, to schema: inout FormValues,
    _ properties: inout FormValues, _ required: inout [FormValues.Value], _ path: [String]
  ) {
    var property: FormValues = ["enum": .list(alternatives.cases.map(\.value))]
    describe(field, &property)
    if let initial = alternatives.initial {
      property["default"] = alternatives.cases.first { $0.id == initial }?.value
    }
    properties[alternatives.discriminator] = .object(property)
    let cases = cases(alternatives, path)
    if field.isRequired || field.isOptional == false {
      required.append(.text(alternatives.discriminator))
      schema["oneOf"] = .list(cases)
    } else {
      // Where no case has to be chosen, no value says which it is.
      schema["oneOf"] = .list([["not": ["required": [.text(alternatives.discriminator)]]]] + cases)
    }
  }

  mutating func schema(of alternatives: DocumentAlternatives, _ field: DocumentField, _ path: [String]) -> FormValues {
    var schema: FormValues = ["type": "object", "oneOf": .list(cases(alternatives, path))]
    if let initial = alternatives.initial, let value = alternatives.cases.first(where: { $0.id == initial })?.value {
      schema["default"] = [alternatives.discriminator: value]
    }
    return schema
  }
}

extension FormValues {
  fileprivate subscript(key: String, of name: String) -> String? {
    get { self[key]?.object?[name]?.text }
    set {
      var object = self[key]?.object ?? FormValues()
      object[name] = newValue.map { .text($0) }
      self[key] = .object(object)
    }
  }
}
