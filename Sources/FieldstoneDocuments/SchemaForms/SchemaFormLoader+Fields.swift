import FieldstoneCore

/// Makes fields.
extension SchemaFormLoader {
  /// The field of a property.
  ///
  /// - Parameters:
  ///   - isRequired: Whether the property has to be there.
  ///   - isElement: Whether it is an element of a list.
  /// - Returns: nil if the property can't be shown.
  func field(
    _ key: String, _ facts: SchemaFacts, isRequired: Bool, depth: Int, at part: SchemaPart, isElement: Bool = false
  ) -> (DocumentField, SchemaPlacement?)? {
    guard !isStopped else { return nil }
    guard !facts.isImpossible else {
      if isRequired, !isElement { warnOfNothing(key, isRequired: true, part) }
      return nil
    }
    count(at: part)
    let hint = hint(facts)
    guard var field = kind(key, facts, hint, isRequired: isRequired, depth: depth, at: part, isElement) else {
      if isRequired, !isElement, lastImpossible != part {
        warn(
          part, "'\(key.shortenedInProblem)' is required but can't be shown. Pass a value for it to the form's session."
        )
      }
      return nil
    }
    describe(&field, facts, hint)
    field.place = place(part)
    setInitial(&field, facts)
    setPresence(&field, facts, isRequired: isRequired)
    warnOfUnseen(facts, part)
    if !facts.hints.isEmpty { warnOfHints(facts, field, isElement: isElement) }
    return (field, SchemaPlacement.of(hint))
  }

  /// Warns that a schema accepts nothing.
  func warnOfNothing(_ key: String, isRequired: Bool, _ part: SchemaPart) {
    lastImpossible = part
    let consequence = isRequired ? " While '\(key.shortenedInProblem)' is required, the form can't be submitted." : ""
    warn(part, "No value is accepted here, so there is no field." + consequence)
  }

  /// What is said of the field, and how it is edited.
  private func describe(_ field: inout DocumentField, _ facts: SchemaFacts, _ hint: SchemaHint) {
    field.title = (hint.title ?? facts.text(.title)).map { FormString($0) }
    var help = hint.help ?? facts.text(.description)
    if facts.isTrue(.deprecated) { help = (help.map { $0 + " " } ?? "") + "This field is deprecated." }
    if let help { field.help = FormString(help) }
    field.icon = hint.icon.map { FormIcon(rawValue: $0) }
    field.purpose = hint.purpose.map { FieldPurpose(rawValue: $0) }
    field.unit = hint.unit
    field.whenHidden = hint.whenHidden
    if facts.isTrue(.readOnly) { field.isReadOnly = true }
    if let placeholder = hint.placeholder {
      field.placeholder = FormString(placeholder)
    } else if let example = facts[.examples]?.node.elements.first(where: { $0.kind != .null }) {
      switch field.kind {
      case .text, .integer, .number, .decimal:
        field.placeholder = (example.string ?? example.number?.text).map { FormString(verbatim: $0) }
      default: break
      }
    }
  }

  /// Whether there has to be a value.
  private func setPresence(_ field: inout DocumentField, _ facts: SchemaFacts, isRequired: Bool) {
    let mayBeNull = facts.mayBeNull || facts.hasType && facts.types.contains(.null) || field.isNullable
    switch field.kind {
    case .form(var subform):
      subform.isOptional = !isRequired || mayBeNull || subform.isOptional
      field.isRequired = isRequired && !mayBeNull && subform.isOptional
      field.kind = .form(subform)
    case .flag: field.isOptional = (!isRequired || mayBeNull) && field.initial == nil
    case .choices:
      field.isOptional = !isRequired || mayBeNull
      field.isRequired = isRequired && !mayBeNull && (facts.minItems ?? 0) > 0
    case .list:
      field.isOptional = !isRequired || mayBeNull
      // A list that may be missing may have no elements. The schema says the rest when answers are submitted.
      if field.isOptional == true { field.rules.removeAll { $0.name == "minimumCount" } }
    case .alternatives(let alternatives):
      let hasInitial = alternatives.initial != nil
      field.isOptional = !isRequired || mayBeNull || !hasInitial
      field.isRequired = isRequired && !mayBeNull && !hasInitial
    case .text:
      // An empty text that the schema names as a default is an answer.
      let isEmptyRight = field.initial == .text("") && (facts.mayBeEmpty || (facts.minLength ?? 0) == 0)
      field.isOptional = !isRequired || mayBeNull || field.initial == nil
      field.isRequired = isRequired && !mayBeNull && !isEmptyRight
    default:
      field.isOptional = !isRequired || mayBeNull || field.initial == nil
      field.isRequired = isRequired && !mayBeNull && field.initial == nil
    }
    field.isNullable = mayBeNull && isRequired
  }

  /// Warns of what the form doesn't show, and of counts that nothing meets.
  func warnOfUnseen(_ facts: SchemaFacts, _ part: SchemaPart) {
    for (keyword, value) in facts.unseen {
      switch keyword {
      case .additionalItems where facts.places.isEmpty || !isDraft7(value.part):
        warn(value.part, "'additionalItems' has no effect here. The schema of all elements is 'items'.")
      // The list shows it, or warns.
      case .additionalItems: break
      case .contentSchema:
        warn(value.part, "What is in a text isn't checked, so 'contentSchema' has no effect.")
      default:
        warn(value.part, "A form can't show '\(keyword.rawValue)'. It is checked when the form is submitted.")
      }
    }
    if facts.hasCounts { warnOfCounts(facts, part) }
  }
}

extension DocumentKind {
  /// What a value is in JSON, in words.
  var wordsOfValue: String {
    switch self {
    case .text: "a string"
    case .date, .written: "a string in this format"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number, .decimal: "a number"
    case .choice, .choices: "one of the options"
    case .file, .form, .alternatives: "an object"
    case .list, .range: "an array"
    }
  }
}
