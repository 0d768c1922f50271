import FieldstoneCore

/// Makes choices of `enum`, `const`, and of `oneOf` and `anyOf` whose schemas are values with titles.
extension SchemaFormLoader {
  /// A field with options; nil if the schemas name no values, and a nil field if they accept none of those.
  func choice(
    _ key: String, _ facts: SchemaFacts, _ hint: SchemaHint, isRequired: Bool, _ part: SchemaPart
  ) -> DocumentField?? {
    guard var options = choiceOptions(facts, hint, part) else { return nil }
    let isNullable = options.contains { $0.value == .null }
    if isNullable, options.count > 1 || !isRequired { options.removeAll { $0.value == .null } }
    let values = options.map(\.value)
    if !values.isEmpty, values.allSatisfy({ $0.flag != nil }) {
      var field = DocumentField(key, .flag(flagStyle(hint)))
      if values == [true] { field.rules = [.mustBeTrue(hint.message.map { FormString($0) })] }
      if values != [false] { return field }
    }
    guard !options.isEmpty else {
      if isNullable {
        warn(part, "Only null is accepted here, so there is no field.")
      } else {
        warnOfNothing(key, isRequired: isRequired, part)
      }
      return .some(nil)
    }
    if options.contains(where: { $0.value.object != nil || $0.value.list != nil }) {
      warn(part, "Options that are arrays or objects are shown as JSON.")
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
    let key = [facts.hasType ? 1 : 0, facts.types.rawValue] + text
    if let known = shortOptions[key] {
      optionsLeft -= known.count
      if optionsLeft >= 0 { return known }
    }
    let before = warnings.count
    guard let options = readOptions(facts, hint, part) else { return nil }
    // Warnings are about one place. One that is there already, for a schema that several fields share, isn't made again.
    if warnings.count == before, options.count == value.node.count, shortOptions.count < 1_000 {
      shortOptions[key] = options
    }
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
    for value in facts.constants { lists.append(known(value) { [option($0, value.document, nil)].compactMap(\.self) }) }
    for value in facts.enumerations {
      lists.append(known(value) { $0.elements.compactMap { option($0, value.document, nil) } })
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
    options = unique(options, facts, part)
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
        part, "The form has more than \(self.options.limits.options) options. To allow more, raise 'limits.options'.")
    }
    return options
  }

  private func known(_ value: SchemaNode, _ make: (JSONNode) -> [DocumentOption]) -> [DocumentOption] {
    if let known = knownOptions[value.part] { return known }
    guard value.node.count <= options.limits.options else {
      stop(
        value.part, "The form has more than \(options.limits.options) options. To allow more, raise 'limits.options'.")
      return []
    }
    let options = make(value.node)
    knownOptions[value.part] = options
    return options
  }

  private func option(_ node: JSONNode, _ document: Int, _ facts: SchemaFacts?) -> DocumentOption? {
    guard let value = node.formValue else {
      warn(SchemaPart(document: document, index: node.index), "This value is nested too deeply to be an option.")
      return nil
    }
    let title = facts?.text(.title)
    let help = facts?.text(.description)
    return DocumentOption(
      written: value, title: title.map { FormString($0) } ?? (node.isNull ? "None" : nil),
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
        options += [option(value.node, value.document, facts)].compactMap(\.self)
      } else if let values = facts.enumerations.first, values.node.count > 0 {
        let isOnly = values.node.count == 1
        options += values.node.elements.compactMap { option($0, values.document, isOnly ? facts : nil) }
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
  private func unique(_ options: [DocumentOption], _ facts: SchemaFacts, _ part: SchemaPart) -> [DocumentOption] {
    // A text is its own id, so that a look at the texts is enough for both.
    var (texts, others, otherIDs) = (
      Set<String>(minimumCapacity: options.count), Set<FormValues.Value>(), Set<String>()
    )
    var isRepeated = false
    defer { if isRepeated { warnOfRepeated(facts) } }
    return options.filter { option in
      let isText = option.value.text != nil
      guard isText ? texts.insert(option.id).inserted : others.insert(option.value).inserted else {
        isRepeated = true
        return false
      }
      guard isText ? !otherIDs.contains(option.id) : !texts.contains(option.id) && otherIDs.insert(option.id).inserted
      else {
        warn(
          part, "Two options are called '\(option.id.shortenedInProblem)'. The second one isn't shown.",
          .duplicateOption)
        return false
      }
      return true
    }
  }
}

extension SchemaFormLoader {
  /// Warns of values that several options have, where they are.
  private func warnOfRepeated(_ facts: SchemaFacts) {
    for value in facts.enumerations { warnOfRepeated(value.node.elements.map { $0 }, value.document) }
    for value in facts.combinations {
      let branches = value.node.elements.map { self.facts([SchemaPart(document: value.document, index: $0.index)]) }
      warnOfRepeated(branches.compactMap { $0.constants.first?.node }, value.document)
    }
  }

  private func warnOfRepeated(_ nodes: [JSONNode], _ document: Int) {
    var seen: Set<FormValues.Value> = []
    for node in nodes {
      guard let value = node.formValue, !seen.insert(value).inserted else { continue }
      warn(
        SchemaPart(document: document, index: node.index),
        "The option \(value.shortened) appears twice. The second one isn't shown.", .duplicateOption)
    }
  }
}

extension DocumentOption {
  /// Whether it has a title that isn't the value itself.
  var hasTitle: Bool { formTitle != FormString(verbatim: id) && formTitle != FormString(id) }
}
