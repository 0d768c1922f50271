import FieldstoneCore

/// Makes alternatives of `oneOf` and `anyOf`.
extension SchemaFormLoader {
  /// A schema among several, and what it says.
  private struct Branch {
    let part: SchemaPart
    let facts: SchemaFacts
    var value = FormValues.Value.null
  }

  /// The alternatives of an object that has no properties of its own.
  func onlyAlternatives(_ facts: SchemaFacts, depth: Int, at part: SchemaPart) -> DocumentAlternatives? {
    guard facts.combinations.count == 1, depth < options.limits.depth,
      let (key, branches) = discriminated(facts.combinations[0])
    else { return nil }
    var level = SchemaLevel(facts)
    return make(key, branches, facts, depth: depth + 1, &level, SchemaConditions(compilation, options.limits.checks))
  }

  /// The field of alternatives whose keys are those of a level, if there are any. What a form can't show of `oneOf` and
  /// `anyOf` is shown as well as it can be.
  func alternatives(
    _ facts: SchemaFacts, depth: Int, _ level: inout SchemaLevel, _ conditions: SchemaConditions
  ) -> (field: DocumentField, placement: SchemaPlacement?, position: Int)? {
    var entry: (field: DocumentField, placement: SchemaPlacement?, position: Int)?
    for combination in facts.combinations where !isStopped {
      if entry == nil, let (key, branches) = discriminated(combination) {
        let own = facts[key].map { self.facts($0) } ?? SchemaFacts()
        let hint = hint(own)
        guard let alternatives = make(key, branches, facts, depth: depth, &level, conditions) else { continue }
        var field = DocumentField("", .alternatives(alternatives))
        field.title = (hint.title ?? own.text(.title)).map { FormString($0) }
        field.help = (hint.help ?? own.text(.description)).map { FormString($0) }
        field.choiceStyle = choiceStyle(hint)
        field.place = place(combination.part)
        let isRequired =
          facts.requiredKeys.contains(key) || branches.allSatisfy { $0.facts.requiredKeys.contains(key) }
        let hasInitial = alternatives.initial != nil
        (field.isRequired, field.isOptional) = (isRequired && !hasInitial, !isRequired || !hasInitial)
        level.taken.insert(key)
        let position = facts.keys.firstIndex(of: key) ?? facts.keys.count
        entry = (field, SchemaPlacement.of(hint), position)
      } else {
        showTogether(combination, &level)
      }
    }
    return entry
  }

  /// The property that says which of several schemas applies, with the value for each.
  private func discriminated(_ combination: SchemaNode) -> (key: String, [Branch])? {
    var branches: [Branch] = []
    for node in combination.node.elements {
      let part = SchemaPart(document: combination.document, index: node.index)
      let facts = facts([part])
      // One that excludes the property stands for none of the others.
      if facts.properties.isEmpty, facts.required.isEmpty, facts.unseen.map(\.keyword) == [.not] { continue }
      guard !facts.properties.isEmpty, !isStopped else { return nil }
      branches.append(Branch(part: part, facts: facts))
    }
    guard branches.count > 1 else { return nil }
    for (key, _) in branches[0].facts.properties where !key.isEmpty {
      var values: Set<FormValues.Value> = []
      var found: [Branch] = []
      for branch in branches {
        guard let parts = branch.facts[key], let value = onlyValue(parts), values.insert(value).inserted else { break }
        found.append(Branch(part: branch.part, facts: branch.facts, value: value))
      }
      if found.count == branches.count { return (key, found) }
    }
    return nil
  }

  /// The one value that schemas accept.
  private func onlyValue(_ parts: SchemaParts) -> FormValues.Value? {
    let facts = facts(parts)
    if let value = facts.constants.first { return value.node.formValue }
    guard let values = facts.enumerations.first, values.node.count == 1 else { return nil }
    return values.node.elements.first { _ in true }?.formValue
  }

  private func make(
    _ key: String, _ branches: [Branch], _ facts: SchemaFacts, depth: Int, _ level: inout SchemaLevel,
    _ conditions: SchemaConditions
  ) -> DocumentAlternatives? {
    guard depth <= options.limits.depth else {
      stop(branches[0].part, "Forms can be nested up to \(options.limits.depth) levels deep.")
      return nil
    }
    optionsLeft -= branches.count
    let own = facts[key].map { self.facts($0) }
    let offered = own.flatMap { choiceOptions($0, hint($0), branches[0].part) } ?? []
    let titles = Dictionary(
      offered.filter(\.hasTitle).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    let shared = level.taken.union(facts.keys).union([key])
    var ids: Set<String> = []
    var cases: [DocumentAlternatives.Case] = []
    for branch in branches {
      let option = DocumentOption(branch.value)
      guard ids.insert(option.id).inserted else {
        warn(branch.part, "Two alternatives are called '\(option.id.shortenedInProblem)'. The second one isn't shown.")
        continue
      }
      let known = titles[branch.value]
      var inner = SchemaLevel(branch.facts)
      inner.taken = shared
      for combination in branch.facts.combinations { showTogether(combination, &inner) }
      readConditions(&inner)
      warnOfUnseen(branch.facts, branch.part)
      var entries = fields(inner, depth: depth, outer: shared)
      restrict(&entries, inner, SchemaConditions(compilation, options.limits.checks, in: conditions))
      let fields = entries.items.fields
      let title = branch.facts.text(.title).map { FormString($0) } ?? known?.formTitle
      cases.append(
        DocumentAlternatives.Case(
          option.id, value: branch.value, title: title,
          help: branch.facts.text(.description).map { FormString($0) } ?? known?.formHelp,
          form: DocumentForm(items: fields.map { .field($0) })))
      // In a case, it is said which one it is.
      for field in fields { level.taken.insert(field.key) }
    }
    hasAlternatives = true
    var alternatives = DocumentAlternatives(by: key, cases)
    if let initial = own?[.default]?.node.formValue {
      alternatives.initial = cases.first { $0.value == initial }?.id
    }
    return alternatives
  }

  /// Shows the properties of all schemas, none of which is required.
  private func showTogether(_ combination: SchemaNode, _ level: inout SchemaLevel) {
    var hasProperties = false
    for node in combination.node.elements where !isStopped {
      let part = SchemaPart(document: combination.document, index: node.index)
      for (key, parts) in facts([part]).properties where level.facts[key] == nil && !level.taken.contains(key) {
        hasProperties = true
        guard level.together.insert(key).inserted else { continue }
        level.add(extra: key, parts)
      }
    }
    if hasProperties {
      warn(
        combination.part,
        "No property says which of these schemas applies, so the fields of all are shown. "
          + "Whether the answers match is checked when the form is submitted.")
    }
  }
}
