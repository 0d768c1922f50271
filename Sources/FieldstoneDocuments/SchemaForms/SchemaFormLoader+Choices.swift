import FieldstoneCore

/// Makes choices of `enum`, `const`, and of `oneOf` and `anyOf` whose schemas are values with titles.
extension SchemaFormLoader {
  /// A field with options; nil if the schemas name no values.
  func choice(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, isRequired: Bool, _ part: SchemaPart
  ) -> DocumentField? {
    guard var options = choiceOptions(facts, hint, part) else { return nil }
    let isNullable = options.contains { $0.value == .null }
    if isNullable, options.count > 1 || !isRequired { options.removeAll { $0.value == .null } }
    let values = options.map(\.value)
    if !values.isEmpty, values.allSatisfy({ $0.flag != nil }) {
      var field = DocumentField(key, .flag(hint.control == "checkbox" ? .checkbox : .automatic))
      if values == [true] { field.rules = [.mustBeTrue(hint.message.map { FormString($0) })] }
      if values != [false] { return field }
    }
    guard !options.isEmpty else {
      warn(part, "No value is accepted here, so there is no field.")
      return nil
    }
    if options.contains(where: { $0.value.object != nil || $0.value.list != nil }) {
      warn(part, "Arrays and objects among the options are shown as JSON.")
    }
    var field = DocumentField(key, .choice(options))
    field.choiceStyle = choiceStyle(hint)
    // Nothing can be chosen of a single value that has to be there.
    if options.count == 1, isRequired {
      (field.initial, field.isReadOnly) = (options[0].value, true)
      field.isOptional = false
    }
    if isNullable, isRequired, options.count > 1 { field.isNullable = true }
    return field
  }

  func choiceStyle(_ hint: SchemaHint) -> FormChoiceStyle? { hint.control.flatMap { FormChoiceStyle(rawValue: $0) } }

  /// The options that schemas name together; nil if they name none.
  func choiceOptions(_ facts: SchemaFacts, _ hint: SchemaHint, _ part: SchemaPart) -> [DocumentOption]? {
    if facts.constants.isEmpty, facts.enumerations.isEmpty, facts.combinations.isEmpty { return nil }
    guard facts.constants.isEmpty, facts.enumerations.count == 1, facts.combinations.isEmpty,
      hint.optionTitles == nil, let value = facts.enumerations.first, let text = shortText(value.node)
    else { return readOptions(facts, hint, part) }
    let key = [facts.hasType ? facts.types.rawValue : 0] + text
    if let known = shortOptions[key] {
      optionsLeft -= known.count
      if optionsLeft >= 0 { return known }
    }
    let before = warnings.count
    guard let options = readOptions(facts, hint, part) else { return nil }
    // Warnings are about one place.
    if warnings.count == before, shortOptions.count < 1_000 { shortOptions[key] = options }
    return options
  }

  /// A short array of values that aren't arrays or objects, as it is written.
  private func shortText(_ node: JSONNode) -> [UInt8]? {
    let view = node.view
    guard node.kind == .array, node.entry.extent <= 33, node.entry.extent > 1 else { return nil }
    let children = (node.index + 1)..<(node.index + node.entry.extent)
    guard !children.contains(where: { view[$0].isContainer }), let last = children.last else { return nil }
    let end = view[last].offset + (view[last].isString || view[last].isNumber ? view[last].extent : 5)
    guard end <= view.byteCount, end - node.entry.offset <= 256 else { return nil }
    return Array(UnsafeBufferPointer(start: view.bytes + node.entry.offset, count: end - node.entry.offset))
  }

  private func readOptions(_ facts: SchemaFacts, _ hint: SchemaHint, _ part: SchemaPart) -> [DocumentOption]? {
    var lists: [[DocumentOption]] = []
    for value in facts.constants { lists.append(known(value) { _ in [option(value.node, nil)] }) }
    for value in facts.enumerations {
      lists.append(known(value) { node in node.elements.map { option($0, nil) } })
    }
    for combination in facts.combinations {
      guard let titled = titledOptions(combination) else { continue }
      lists.append(titled)
    }
    guard var options = lists.first else { return nil }
    // Those with titles come first, if several name the same values.
    if lists.count > 1, let titled = lists.first(where: { $0.contains(where: \.hasTitle) }) { options = titled }
    for others in lists.dropFirst() {
      let values = Set(others.map(\.value))
      options.removeAll { !values.contains($0.value) }
    }
    if facts.hasType || lists.count > 1 { options.removeAll { !accepts($0.value, facts.types) } }
    options = unique(options, part)
    if let titles = hint.optionTitles {
      if titles.count != options.count {
        warn(part, "'optionTitles' has \(titles.count) titles for \(options.count) options.", .wrongValue)
      }
      for (index, title) in titles.enumerated() where index < options.count {
        options[index].formTitle = FormString(title)
      }
    }
    optionsLeft -= options.count
    if optionsLeft < 0 {
      stop(
        part, "The form has more than \(self.options.limits.options) options. Pass a larger limit in 'limits.options'.")
    }
    return options
  }

  private func known(_ value: SchemaNode, _ make: (JSONNode) -> [DocumentOption]) -> [DocumentOption] {
    if let known = knownOptions[value.part] { return known }
    guard value.node.count <= options.limits.options else {
      stop(
        value.part, "The form has more than \(options.limits.options) options. Pass a larger limit in 'limits.options'."
      )
      return []
    }
    let options = make(value.node)
    knownOptions[value.part] = options
    return options
  }

  private func option(_ node: JSONNode, _ facts: SchemaFacts?) -> DocumentOption {
    let title = facts?.text(.title)
    let help = facts?.text(.description)
    return DocumentOption(
      node.formValue ?? .null, title: title.map { FormString($0) } ?? (node.isNull ? "None" : nil),
      help: help.map { FormString($0) })
  }

  /// The options of `oneOf` or `anyOf`, if each of their schemas is for one value.
  private func titledOptions(_ combination: SchemaNode) -> [DocumentOption]? {
    // Most combinations are something else, which the first schema shows.
    var options: [DocumentOption] = []
    for branch in combination.node.elements {
      let part = SchemaPart(document: combination.document, index: branch.index)
      if isNull(part), branch["const"] == nil {
        options.append(DocumentOption(.null, title: "None"))
        continue
      }
      let facts = facts([part])
      let isPlain = facts.properties.isEmpty && facts.combinations.isEmpty && facts.required.isEmpty
      guard isPlain, !facts.isImpossible else { return nil }
      if let value = facts.constants.first {
        options.append(option(value.node, facts))
      } else if let values = facts.enumerations.first, values.node.count > 0 {
        let isOnly = values.node.count == 1
        for element in values.node.elements { options.append(option(element, isOnly ? facts : nil)) }
      } else {
        return nil
      }
    }
    return options.isEmpty ? nil : options
  }

  private func accepts(_ value: FormValues.Value, _ types: FormTypes) -> Bool {
    switch value {
    case .null: types.contains(.null)
    case .flag: types.contains(.boolean)
    case .integer: types.contains(.integer)
    case .number(let number): types.contains(.number) || types.contains(.integer) && number.integer != nil
    case .text: types.contains(.string)
    case .list: types.contains(.array)
    case .object: types.contains(.object)
    }
  }

  /// Each value once, and each id once.
  private func unique(_ options: [DocumentOption], _ part: SchemaPart) -> [DocumentOption] {
    var (values, ids) = (Set<FormValues.Value>(), Set<String>())
    return options.filter { option in
      guard values.insert(option.value).inserted else { return false }
      guard ids.insert(option.id).inserted else {
        warn(part, "Two options are called '\(option.id.prefix(40))'. The second one isn't shown.", .duplicateOption)
        return false
      }
      return true
    }
  }
}

extension DocumentOption {
  /// Whether it has a title that isn't the value itself.
  var hasTitle: Bool { formTitle != FormString(verbatim: id) }
}
