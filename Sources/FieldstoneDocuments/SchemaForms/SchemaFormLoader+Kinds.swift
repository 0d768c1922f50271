import FieldstoneCore

/// Decides on the kinds of fields.
extension SchemaFormLoader {
  /// The field for what schemas say, without its texts and its initial value.
  func kind(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, isRequired: Bool, depth: Int, at part: SchemaPart,
    _ isElement: Bool
  ) -> DocumentField? {
    if let choice = choice(key, facts, hint, isRequired: isRequired, part) { return choice }
    let types = facts.types.subtracting(.null)
    var type = facts.hasType ? types : inferredType(facts)
    if !facts.combinations.isEmpty, !facts.hasType, type.isEmpty {
      for combination in facts.combinations { type.formUnion(typesOfBranches(combination)) }
      type.remove(.null)
    }
    let classes = [
      type.contains(.string), !type.isDisjoint(with: [.integer, .number]), type.contains(.boolean),
      type.contains(.array), type.contains(.object),
    ].count { $0 }
    if classes > 1 {
      warn(
        part,
        "The schema accepts \(type.names) here, but a field has only one type: this one takes "
          + "\(firstType(of: type).names).")
    } else if classes == 0 {
      if facts.hasType {
        warn(part, "Only null is accepted here, so there is no field.")
        return nil
      }
      warn(part, "The schema accepts any value here. The field takes a string.")
    }
    switch firstType(of: type) {
    case .string: return text(key, facts, hint, part)
    case .boolean: return DocumentField(key, .flag(flagStyle(hint)))
    case .array: return list(key, facts, hint, depth: depth, at: part, isElement)
    case .object: return object(key, facts, hint, depth: depth, at: part, isElement)
    default: return number(key, facts, hint, type, part)
    }
  }

  func flagStyle(_ hint: SchemaHint) -> DocumentFlag {
    hint.control == "checkbox" ? .checkbox : hint.control == "toggle" ? .toggle : .automatic
  }

  /// The type of which a field is that could have several.
  private func firstType(of types: FormTypes) -> FormTypes {
    for type: FormTypes in [.string, [.integer, .number], .boolean, .array, .object]
    where !types.isDisjoint(with: type) {
      return types.intersection(type)
    }
    return .string
  }

  /// The type that keywords suggest.
  private func inferredType(_ facts: SchemaFacts) -> FormTypes {
    if !facts.properties.isEmpty || !facts.required.isEmpty { return .object }
    if !facts.items.isEmpty || !facts.places.isEmpty { return .array }
    if facts.text(.format) != nil || !facts.patterns.isEmpty || facts.minLength != nil || facts.maxLength != nil {
      return .string
    }
    let hasBound =
      facts.minimum != nil || facts.maximum != nil || facts.exclusiveMinimum != nil || facts.exclusiveMaximum != nil
    if hasBound || !facts.multiples.isEmpty { return [.integer, .number] }
    if facts.minItems != nil || facts.maxItems != nil || facts.isUnique { return .array }
    return []
  }

  /// The types of the schemas of `oneOf` or `anyOf`.
  private func typesOfBranches(_ combination: SchemaNode) -> FormTypes {
    var types: FormTypes = []
    for branch in combination.node.elements {
      let facts = facts([SchemaPart(document: combination.document, index: branch.index)])
      types.formUnion(facts.hasType ? facts.types : inferredType(facts))
    }
    return types
  }

  // MARK: Texts

  private static let texts: [String: DocumentText] = [
    "text": .plain, "multiline": .long, "password": .password, "newPassword": .newPassword, "phone": .phone,
    "email": .email, "web": .web, "oneTimeCode": .oneTimeCode,
  ]

  private func text(_ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, _ part: SchemaPart) -> DocumentField {
    let format = facts.text(.format)
    var field = DocumentField(key, .text(.automatic))
    switch format {
    case "date": field.kind = .date(.date)
    case "date-time": field.kind = .date(.dateAndTime)
    case "time": field.kind = options.formats == .asserted ? .text(.plain) : .date(.time)
    case "email", "idn-email": field.kind = .text(.email)
    case "password": field.kind = .text(.password)
    case "tel", "phone": field.kind = .text(.phone)
    case "multiline", "textarea": field.kind = .text(.long)
    case "uri", "iri", "url":
      field.kind = .text(.plain)
      field.control = .text(.url)
    case nil: if facts.isTrue(.writeOnly) { field.kind = .text(.password) }
    default: field.kind = .text(.plain)
    }
    switch hint.control {
    case "month": field.kind = .date(.month)
    case "year": field.kind = .date(.year)
    case let control?: if let text = Self.texts[control] { (field.kind, field.control) = (.text(text), nil) }
    case nil: if hint.isMultiline { field.kind = .text(.long) }
    }
    if let content = facts[.contentEncoding] ?? facts[.contentMediaType] {
      warn(content.part, "Encoded content is edited as text. A form doesn't keep files among its values.")
      if case .text(.automatic) = field.kind { field.kind = .text(.long) }
    }
    warnOfFormat(facts, isNumber: false)
    addTextRules(&field, facts, hint, part)
    return field
  }

  // MARK: Numbers

  private func number(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, _ type: FormTypes, _ part: SchemaPart
  ) -> DocumentField {
    var kind = DocumentKind.decimal
    if !type.contains(.number) {
      kind = .integer
    } else if hint.control == "double" || ["double", "float"].contains(facts.text(.format)) {
      kind = .number
    }
    if case .decimal = kind, let initial = facts[.default]?.node.formValue, !kind.accepts(initial) {
      // Beyond what has 38 digits, only a number that is rounded will do.
      kind = .number
    }
    var field = DocumentField(key, kind)
    var style = FormNumberStyle(isInteger: !type.contains(.number), unit: hint.unit)
    style.step = facts.multiples.first?.decimal
    switch hint.control {
    case "stepper": field.control = .stepper(style)
    case "slider": field.control = .slider(style)
    default: break
    }
    warnOfFormat(facts, isNumber: true)
    addNumberRules(&field, facts, hint, part)
    return field
  }

  // MARK: Objects

  private func object(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, depth: Int, at part: SchemaPart, _ isElement: Bool
  ) -> DocumentField? {
    if hint.control == "file" { return DocumentField(key, .file) }
    // An object without a form of its own is one of several.
    if !facts.hasReference, facts.properties.isEmpty, facts.conditions.isEmpty, !isElement,
      let alternatives = onlyAlternatives(facts, depth: depth, at: part)
    {
      var field = DocumentField(key, .alternatives(alternatives))
      field.choiceStyle = choiceStyle(hint)
      return field
    }
    guard let source = formSource(facts, depth: depth, at: part) else { return nil }
    var subform = DocumentSubform(source, presentation: hint.isInline ? .inline : .pushed)
    subform.existsWhileVisible = hint.existsWhileVisible
    subform.isOptional = hint.existsWhileVisible
    return DocumentField(key, .form(subform))
  }

  /// The form for an object: by name, if a reference leads to it, since it may contain itself.
  func formSource(_ facts: SchemaFacts, depth: Int, at part: SchemaPart) -> DocumentFormSource? {
    guard facts.hasReference else {
      guard depth < options.limits.depth else {
        stop(part, "Forms can be nested up to \(options.limits.depth) levels deep.")
        return nil
      }
      return .form(form(facts, depth: depth + 1, at: part))
    }
    return .named(name(of: facts))
  }

  /// The name of the form that schemas make together.
  private func name(of facts: SchemaFacts) -> String {
    if let name = names[facts.parts] { return name }
    var name = "form"
    if let first = facts.parts.first {
      name = source(first).pointer?.split(separator: "/").last.map(String.init) ?? "form"
    }
    var unique = name
    while !takenNames.insert(unique).inserted {
      // Many forms may have been called the same.
      let number = nameCounts[name, default: 1] + 1
      nameCounts[name] = number
      unique = "\(name)\(number)"
    }
    names[facts.parts] = unique
    queue.append((unique, facts))
    return unique
  }
}
