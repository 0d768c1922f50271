import FieldstoneCore

/// Makes the levels of a form.
extension SchemaFormLoader {
  /// The form for an object.
  func form(_ facts: SchemaFacts, depth: Int, at part: SchemaPart) -> DocumentForm {
    var level = SchemaLevel(facts)
    let conditions = SchemaConditions(code, options.limits.checks)
    let alternatives = alternatives(facts, depth: depth, &level, conditions)
    readConditions(&level)
    warnOfUnseen(facts, part)
    var entries = fields(level, depth: depth)
    if let alternatives {
      // Where the property is that says which case it is, if there is one.
      let index = entries.firstIndex { $0.position > alternatives.position } ?? entries.count
      entries.insert(alternatives, at: index)
    }
    restrict(&entries, level, conditions)
    return DocumentForm(items: arranged(entries, facts))
  }

  /// Adds the conditions of fields, once all fields of their level are known.
  func restrict(_ entries: inout [LevelEntry], _ level: SchemaLevel, _ conditions: SchemaConditions) {
    conditions.note(entries.map(\.field))
    guard !level.facts.conditions.isEmpty || !level.shown.isEmpty else { return }
    for entry in entries { conditions.visible[entry.field.key] = level.visible(entry.field.key) }
    for index in entries.indices where !entries[index].field.key.isEmpty {
      restrict(&entries[index].field, level, conditions)
    }
    // What isn't there while it isn't visible may be missing.
    conditions.note(entries.map(\.field))
  }

  /// A field, and where it belongs.
  struct LevelEntry {
    var field: DocumentField
    var hint: SchemaHint
    /// The index of the property, before others that come later.
    var position: Int
  }

  /// The fields of the properties of a level.
  ///
  /// - Parameter outer: The keys of the level around it, for the case of alternatives.
  func fields(_ level: SchemaLevel, depth: Int, outer: Set<String> = []) -> [LevelEntry] {
    let facts = level.facts
    var entries: [LevelEntry] = []
    let all = facts.properties + level.extra
    var known = Set(all.map(\.key))
    for (index, (key, parts)) in all.enumerated() where !level.taken.contains(key) && !isStopped {
      guard let part = parts.first else { continue }
      if key.isEmpty {
        warn(part, "A property with an empty key isn't shown.")
        continue
      }
      let own = self.facts(parts)
      let isRequired = facts.requiredKeys.contains(key) || level.isRequiredWhileVisible(key)
      guard let field = field(key, own, isRequired: isRequired, depth: depth, at: part) else { continue }
      entries.append(LevelEntry(field: field, hint: hint(own), position: index))
    }
    // Those that are only required have no schema.
    let part = facts.parts.first ?? SchemaPart(document: 0, index: 0)
    for key in facts.required + level.required.keys.sorted()
    where !key.isEmpty && !level.taken.contains(key) && !outer.contains(key) && !isStopped {
      guard known.insert(key).inserted else { continue }
      count(at: part)
      var field = DocumentField(key, .text(.automatic), isRequired: facts.requiredKeys.contains(key))
      (field.isOptional, field.source) = (true, source(part))
      entries.append(LevelEntry(field: field, hint: SchemaHint(), position: .max))
    }
    return entries
  }

  /// Adds the conditions of a field.
  private func restrict(_ field: inout DocumentField, _ level: SchemaLevel, _ conditions: SchemaConditions) {
    let key = field.key
    if let visible = level.visible(key) {
      field.visible = conditions.condition(visible)
      switch field.kind {
      case .form(var subform):
        // What isn't visible isn't there.
        if !subform.isOptional { subform.existsWhileVisible = true }
        subform.isOptional = true
        field.kind = .form(subform)
      case .flag:
        if field.isOptional == false, field.initial == nil { field.initial = false }
        field.isOptional = true
      case .list: field.isOptional = true
      default: field.isOptional = true
      }
      field.rules.removeAll { $0.name == "minimumCount" }
    }
    if let formulas = level.required[key], !field.isRequired, !level.isRequiredWhileVisible(key) {
      switch field.kind {
      case .flag, .list, .choices: break
      default: field.required = conditions.condition(.any(of: formulas))
      }
    }
  }

  // MARK: Order

  /// Sorts fields, and puts them into the sections and pages that they name.
  private func arranged(_ entries: [LevelEntry], _ facts: SchemaFacts) -> [DocumentItem] {
    var entries = entries
    if entries.contains(where: { $0.hint.order != nil }) {
      let order = entries.enumerated().sorted { left, right in
        let (mine, theirs) = (left.element.hint.order ?? .max, right.element.hint.order ?? .max)
        return mine == theirs ? left.offset < right.offset : mine < theirs
      }
      entries = order.map(\.element)
    }
    let own = entries.contains { $0.hint.section != nil || $0.hint.page != nil } ? hint(facts) : SchemaHint()
    let (footers, ids) = (own.footers, own.ids)
    return grouped(entries, by: \.hint.page) { title, members in
      let items = self.grouped(members, by: \.hint.section) { title, members in
        .section(
          DocumentSection(FormString(title), id: ids[title], footer: footers[title].map { FormString($0) }) {
            members.map { DocumentItem.field($0.field) }
          })
      }
      return .page(DocumentPage(FormString(title), id: ids[title]) { items })
    } others: { members in
      self.grouped(members, by: \.hint.section) { title, members in
        .section(
          DocumentSection(FormString(title), id: ids[title], footer: footers[title].map { FormString($0) }) {
            members.map { DocumentItem.field($0.field) }
          })
      }
    }
  }

  /// Groups neighbors that name the same group.
  private func grouped(
    _ entries: [LevelEntry], by group: KeyPath<LevelEntry, String?>,
    _ make: (String, [LevelEntry]) -> DocumentItem,
    others: ([LevelEntry]) -> [DocumentItem] = { $0.map { .field($0.field) } }
  ) -> [DocumentItem] {
    var (items, start) = ([DocumentItem](), 0)
    while start < entries.count {
      let name = entries[start][keyPath: group]
      let end = entries[start...].firstIndex { $0[keyPath: group] != name } ?? entries.count
      let members = Array(entries[start..<end])
      if let name { items.append(make(name, members)) } else { items += others(members) }
      start = end
    }
    return items
  }
}
