import FieldstoneCore

/// The schemas of fields.
extension SchemaWriter {
  /// The schema of a field.
  mutating func schema(of field: DocumentField, _ path: [String]) -> FormValues {
    var (schema, hint) = (FormValues(), FormValues())
    if let title = field.title { schema["title"] = .text(title.key) }
    if let help = field.help { schema["description"] = .text(help.key) }
    write(field, into: &schema, &hint, path)
    if let value = field.initial ?? field.defaultValue { schema["default"] = value }
    addRules(field, &schema, &hint, path)
    if case .text = field.kind, !field.mayBeMissing, !field.isRequired { allowEmpty(&schema) }
    if field.isNullable, let type = schema["type"] { schema["type"] = .list((type.list ?? [type]) + ["null"]) }
    if field.isReadOnly { schema["readOnly"] = true }
    if let placeholder = field.placeholder { hint["placeholder"] = .text(placeholder.key) }
    hint["unit"] = field.unit.map { .text($0) }
    hint["icon"] = field.icon.map { .text($0.rawValue) }
    hint["purpose"] = field.purpose.map { .text($0.rawValue) }
    hint["whenHidden"] = field.whenHidden.map { .text($0.rawValue) }
    if options.hasHints, !hint.isEmpty { schema["x-fieldstone"] = .object(hint) }
    let conditions: [(String, Bool)] = [
      ("visible", field.visible != nil), ("enabled", field.enabled != nil), ("required", field.required != nil),
      ("readOnly", field.readOnly != nil), ("computed", field.computed != nil),
    ]
    for (part, exists) in conditions where exists {
      warn(path, part, "A schema can't express what a closure decides.")
    }
    return schema
  }

  /// Rules don't apply to an empty text, which is an answer to a field that isn't required.
  private func allowEmpty(_ schema: inout FormValues) {
    var rules = FormValues()
    for key in ["minLength", "pattern", "format", "enum"] {
      guard let value = schema[key], key != "minLength" || value != 0 else { continue }
      (rules[key], schema[key]) = (value, nil)
    }
    if !rules.isEmpty { schema["anyOf"] = [["const": ""], .object(rules)] }
  }

  func describe(_ field: DocumentField, _ schema: inout FormValues) {
    if let title = field.title { schema["title"] = .text(title.key) }
    if let help = field.help { schema["description"] = .text(help.key) }
  }

  private mutating func write(
    _ field: DocumentField, into schema: inout FormValues, _ hint: inout FormValues, _ path: [String]
  ) {
    switch field.kind {
    case .text(let text): write(text, field, into: &schema, &hint)
    case .flag(let flag):
      schema["type"] = "boolean"
      if flag != .automatic { hint["control"] = .text(flag.rawValue) }
    case .integer, .number, .decimal:
      if case .integer = field.kind { schema["type"] = "integer" } else { schema["type"] = "number" }
      if case .number = field.kind { schema["format"] = "double" }
      switch field.control {
      case .stepper: hint["control"] = "stepper"
      case .slider: hint["control"] = "slider"
      default: break
      }
    case .date(let kind):
      schema["type"] = "string"
      switch kind {
      case .date: schema["format"] = "date"
      case .time: schema["format"] = "time"
      case .dateAndTime: schema["format"] = "date-time"
      case .month: (schema["pattern"], hint["control"]) = ("^[0-9]{4}-[0-9]{2}$", "month")
      case .year: (schema["pattern"], hint["control"]) = ("^[0-9]{4}$", "year")
      }
    case .written(let notation):
      schema["type"] = "string"
      switch notation {
      // The format `duration` has neither signs nor fractions.
      case .duration:
        schema["pattern"] = "^-?P([0-9]+[DW]|([0-9]+D)?T([0-9]+H)?([0-9]+M)?([0-9]+([.,][0-9]{1,18})?S)?)$"
      case .url: schema["format"] = "uri"
      case .uuid: schema["format"] = "uuid"
      }
    case .range(let bound): write(bound, into: &schema, path)
    case .choice(let options):
      if field.offersOthers {
        write(examples: options, into: &schema, path)
      } else {
        write(options, into: &schema, isNullable: field.isNullable)
      }
    case .choices(let options):
      var items = FormValues()
      if field.offersOthers { write(examples: options, into: &items, path) } else { write(options, into: &items) }
      (schema["type"], schema["items"], schema["uniqueItems"]) = ("array", .object(items), true)
    case .file:
      schema["type"] = "object"
      schema["properties"] = [
        "id": ["type": "string"], "name": ["type": "string"], "mediaType": ["type": "string"],
        "byteCount": ["type": "integer", "minimum": 0],
      ]
      schema["required"] = ["id", "name", "mediaType", "byteCount"]
      hint["control"] = "file"
    case .form(let subform):
      write(subform.form, into: &schema, path)
      if subform.presentation == .inline { hint["inline"] = true }
      if subform.existsWhileVisible { hint["existsWhileVisible"] = true }
    case .list(let list): write(list, into: &schema, &hint, path)
    case .alternatives(let alternatives):
      for (key, value) in self.schema(of: alternatives, field, path) { schema[key] = value }
    }
    if let style = field.choiceStyle, style != .automatic { hint["control"] = .text(style.rawValue) }
  }

  private mutating func write(_ bound: DocumentRangeBound, into schema: inout FormValues, _ path: [String]) {
    schema["type"] = "array"
    schema["items"] =
      switch bound {
      case .integer: ["type": "integer"]
      case .number: ["type": "number", "format": "double"]
      case .decimal: ["type": "number"]
      case .date: ["type": "string", "format": "date"]
      }
    (schema["minItems"], schema["maxItems"]) = (2, 2)
    warn(path, nil, "A schema can't express that the first of two values must not be greater than the second.")
  }

  private func write(
    _ text: DocumentText, _ field: DocumentField, into schema: inout FormValues, _ hint: inout FormValues
  ) {
    schema["type"] = "string"
    switch text {
    case .automatic: break
    case .plain: if case .text(.url)? = field.control { schema["format"] = "uri" } else { hint["control"] = "text" }
    case .long: hint["control"] = "multiline"
    case .email: schema["format"] = "email"
    case .web: (schema["format"], hint["control"]) = ("uri", "web")
    case .phone, .oneTimeCode: hint["control"] = .text(text.rawValue)
    case .password, .newPassword: (schema["writeOnly"], hint["control"]) = (true, .text(text.rawValue))
    }
  }

  private func write(_ options: [DocumentOption], into schema: inout FormValues, isNullable: Bool = false) {
    let none: [FormValues.Value] = isNullable ? [.null] : []
    guard options.contains(where: \.hasTitle) || options.contains(where: { $0.formHelp != nil }) else {
      schema["enum"] = .list(options.map(\.value) + none)
      return
    }
    schema["oneOf"] = .list(
      options.map { option in
        var entry: FormValues = ["const": option.value]
        if option.hasTitle { entry["title"] = .text(option.formTitle.key) }
        entry["description"] = option.formHelp.map { .text($0.key) }
        return .object(entry)
      } + none.map { ["const": $0] })
  }

  /// Options beside which others may be offered.
  private mutating func write(examples options: [DocumentOption], into schema: inout FormValues, _ path: [String]) {
    warn(path, "options", "A schema can't list options that aren't fixed. They are written as examples.")
    schema["type"] = ["string", "number", "boolean"]
    if !options.isEmpty { schema["examples"] = .list(options.map(\.value)) }
  }

  private mutating func write(_ source: DocumentFormSource, into schema: inout FormValues, _ path: [String]) {
    switch source {
    case .form(let form): for (key, value) in object(form, path) { schema[key] = value }
    case .named(let name): schema["$ref"] = .text("#/$defs/" + JSONPointer.escaped(name))
    }
  }

  private mutating func write(
    _ list: DocumentList, into schema: inout FormValues, _ hint: inout FormValues, _ path: [String]
  ) {
    var items = FormValues()
    switch list.element {
    case .form(let source): write(source, into: &items, path + ["*"])
    case .value(let element):
      var element = element
      element.isOptional = true
      items = self.schema(of: element, path + ["*"])
    }
    (schema["type"], schema["items"]) = ("array", .object(items))
    if list.isSortable { hint["sortable"] = true }
    if list.presentation == .inline { hint["inline"] = true }
    if list.isClosed { warn(path, nil, "A schema can't express that elements can't be added or removed.") }
    hint["adding"] = list.adding.map { .text($0.key) }
    hint["elementTitle"] = list.elementTitle.map { .text($0.key) }
  }

  // MARK: Rules

  private mutating func addRules(
    _ field: DocumentField, _ schema: inout FormValues, _ hint: inout FormValues, _ path: [String]
  ) {
    for (index, rule) in field.rules.enumerated() {
      let part = "rules.\(index)"
      guard rule.check == nil, rule.ownCheck == nil else {
        warn(path, part, "A schema can't express a check that is written in code.")
        continue
      }
      switch (rule.name, rule.value) {
      case ("minimumLength", let value?): schema["minLength"] = value
      case ("maximumLength", let value?): schema["maxLength"] = value
      case ("length", let value?): (schema["minLength"], schema["maxLength"]) = (value, value)
      case ("pattern", .text(let text)?):
        guard (try? LinearPattern("^(?:\(text))$")) != nil else {
          warn(path, part, "This isn't a pattern of ECMA-262: '\(text)'.")
          continue
        }
        schema["pattern"] = .text("^(?:\(text))$")
        if let message = rule.message { hint["message"] = .text(message.key) }
      case ("email", _): schema["format"] = "email"
      case ("web", _): schema["format"] = "uri"
      case ("minimum", let value?): addBound("minimum", value, field, &schema, path, part)
      case ("maximum", let value?): addBound("maximum", value, field, &schema, path, part)
      case ("exclusiveMinimum", let value?): schema["exclusiveMinimum"] = value
      case ("exclusiveMaximum", let value?): schema["exclusiveMaximum"] = value
      case ("multipleOf", let value?): schema["multipleOf"] = value
      case ("oneOf", let value?): schema["enum"] = value
      case ("mustBeTrue", _):
        schema["const"] = true
        if let message = rule.message { hint["message"] = .text(message.key) }
      case ("minimumCount", let value?): schema["minItems"] = value
      case ("maximumCount", let value?): schema["maxItems"] = value
      case ("unique", _): schema["uniqueItems"] = true
      default: warn(path, part, "JSON Schema has no keyword for the rule '\(rule.name)'.")
      }
    }
    if case .text = field.kind, field.isRequired, schema["minLength"] == nil { schema["minLength"] = 1 }
    if case .list = field.kind, field.isRequired, schema["minItems"] == nil { schema["minItems"] = 1 }
    if case .choices = field.kind, field.isRequired, schema["minItems"] == nil { schema["minItems"] = 1 }
  }

  private mutating func addBound(
    _ keyword: String, _ value: FormValues.Value, _ field: DocumentField, _ schema: inout FormValues,
    _ path: [String], _ part: String
  ) {
    switch field.kind {
    case .date: warn(path, part, "JSON Schema has no bounds for dates.")
    case .written: warn(path, part, "JSON Schema has no bounds for durations.")
    default: schema[keyword] = value
    }
  }
}
