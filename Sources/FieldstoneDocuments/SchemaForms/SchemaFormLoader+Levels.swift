import FieldstoneCore

/// Makes the levels of a form.
extension SchemaFormLoader {
  /// The form for an object.
  func form(_ facts: SchemaFacts, depth: Int, at part: SchemaPart) -> DocumentForm {
    var level = SchemaLevel(facts)
    let conditions = SchemaConditions(compilation, options.limits.checks)
    let alternatives = alternatives(facts, depth: depth, &level, conditions)
    readConditions(&level)
    warnOfUnseen(facts, part)
    var fields = fields(level, depth: depth)
    if let alternatives { fields.insert(alternatives) }
    // A schema that isn't for an object is a mistake of its own.
    let isForObject = !facts.hasType || facts.types.contains(.object)
    if fields.items.isEmpty, facts.describesNoProperties, isForObject, !isStopped {
      warn(part, "The schema describes no properties here, so there are no fields.")
    }
    restrict(&fields, level, conditions)
    return DocumentForm(items: arranged(fields, facts))
  }

  /// Adds the conditions of fields, once all fields of their level are known.
  func restrict(_ fields: inout SchemaFields, _ level: SchemaLevel, _ conditions: SchemaConditions) {
    // The conditions in a case may read what is around it.
    if !level.facts.combinations.isEmpty { conditions.note(fields.items.fields) }
    guard !level.facts.conditions.isEmpty || !level.shown.isEmpty else { return }
    let all = fields.items.fields
    conditions.note(all)
    for field in all { conditions.visible[field.key] = level.visible(field.key) }
    for index in fields.items.indices {
      guard case .field(var field) = fields.items[index], !field.key.isEmpty else { continue }
      restrict(&field, level, conditions)
      fields.items[index] = .field(field)
    }
    // What isn't there while it isn't visible may be missing.
    conditions.note(fields.items.fields)
  }

  /// The fields of the properties of a level.
  ///
  /// - Parameter outer: The keys of the level around it, for the case of alternatives.
  func fields(_ level: SchemaLevel, depth: Int, outer: Set<String> = []) -> SchemaFields {
    let facts = level.facts
    var fields = SchemaFields()
    fields.items.reserveCapacity(facts.properties.count)
    for (index, (key, parts)) in facts.properties.enumerated() {
      add(key, parts, at: index, to: &fields, level, depth: depth)
    }
    for (index, (key, parts)) in level.extra.enumerated() {
      add(key, parts, at: facts.properties.count + index, to: &fields, level, depth: depth)
    }
    // Those that are only required have no schema.
    let part = facts.parts.first ?? SchemaPart(document: 0, index: 0)
    var known = Set(level.extra.map(\.key))
    for key in facts.required + level.required.keys.sorted()
    where !key.isEmpty && !level.taken.contains(key) && !outer.contains(key) && !isStopped {
      guard facts[key] == nil, known.insert(key).inserted else { continue }
      count(at: part)
      var field = DocumentField(key, .text(.automatic), isRequired: facts.requiredKeys.contains(key))
      (field.isOptional, field.place) = (true, place(part))
      fields.append(field, nil, at: .max)
    }
    return fields
  }

  private func add(
    _ key: String, _ parts: SchemaParts, at index: Int, to fields: inout SchemaFields, _ level: SchemaLevel, depth: Int
  ) {
    let part = parts.first
    guard !level.taken.contains(key), !isStopped else { return }
    if key.isEmpty { return warn(part, "A property with an empty key isn't shown.") }
    let own = facts(parts)
    let isRequired = level.facts.requiredKeys.contains(key) || level.isRequiredWhileVisible(key)
    guard let (field, placement) = field(key, own, isRequired: isRequired, depth: depth, at: part) else { return }
    fields.append(field, placement, at: index)
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
    }
    if let formulas = level.required[key], !field.isRequired, !level.isRequiredWhileVisible(key) {
      switch field.kind {
      case .flag: break
      // No elements are an answer, too, unless the schema asks for some.
      case .list where !asksForElements(key, level), .choices where !asksForElements(key, level): break
      default: field.required = conditions.condition(.any(of: formulas))
      }
    }
  }

  private func asksForElements(_ key: String, _ level: SchemaLevel) -> Bool {
    level.parts(of: key).map { (facts($0).minItems ?? 0) > 0 } ?? false
  }

  // MARK: Order

  /// Sorts fields, and puts them into the sections and pages that they name.
  private func arranged(_ fields: SchemaFields, _ facts: SchemaFacts) -> [DocumentItem] {
    if !facts.hints.isEmpty { warnOfTitles(facts, fields) }
    guard fields.isPlaced else { return fields.items }
    var order = Array(fields.items.indices)
    order.sort { left, right in
      let (mine, theirs) = (fields.placements[left]?.order ?? .max, fields.placements[right]?.order ?? .max)
      return mine == theirs ? left < right : mine < theirs
    }
    let hint = hint(facts)
    var taken = Set(fields.items.flatMap(\.fields).map(\.key))
    func id(_ title: String) -> String? {
      guard let id = hint.ids[title] else { return nil }
      if !taken.insert(id).inserted { refuse(id, of: title, facts) }
      return id
    }
    func sections(_ members: ArraySlice<Int>) -> [DocumentItem] {
      grouped(members, by: { fields.placements[$0]?.section }) { title, members in
        let items = members.map { fields.items[$0] }
        guard let title else { return items }
        let footer = hint.footers[title].map { FormString($0) }
        return [.section(DocumentSection(FormString(title), id: id(title), footer: footer) { items })]
      }
    }
    return grouped(order[...], by: { fields.placements[$0]?.page }) { title, members in
      let items = sections(members)
      guard let title else { return items }
      return [.page(DocumentPage(FormString(title), id: id(title)) { items })]
    }
  }

  /// Warns of footers and ids of sections and pages that there aren't.
  private func warnOfTitles(_ facts: SchemaFacts, _ fields: SchemaFields) {
    let sections = Set(fields.placements.compactMap { $0?.section })
    let all = sections.union(fields.placements.compactMap { $0?.page })
    for hint in facts.hints {
      for (key, titles) in [("footers", sections), ("ids", all)] {
        guard let node = hint.node[key], node.count > 0 else { continue }
        let names = titles.sorted()
        for member in node.members where !titles.contains(member.key) {
          let kind = key == "footers" ? "section" : "section or page"
          warn(
            SchemaPart(document: hint.document, index: member.value.index),
            "There is no \(kind) '\(member.key.shortenedInProblem)' here."
              + suggestion(for: member.key, among: names), .unknownKey)
        }
      }
    }
  }

  /// Refuses the id of a section or a page that another row has.
  private func refuse(_ id: String, of title: String, _ facts: SchemaFacts) {
    for hint in facts.hints {
      guard let place = hint.node["ids"]?[title] else { continue }
      return fail(
        SchemaPart(document: hint.document, index: place.index), "Two rows have the id '\(id.shortenedInProblem)'.",
        .duplicateKey)
    }
  }

  /// Groups neighbors that name the same group.
  private func grouped(
    _ members: ArraySlice<Int>, by group: (Int) -> String?, _ make: (String?, ArraySlice<Int>) -> [DocumentItem]
  ) -> [DocumentItem] {
    var (items, start) = ([DocumentItem](), members.startIndex)
    while start < members.endIndex {
      let name = group(members[start])
      let end = members[start...].firstIndex { group($0) != name } ?? members.endIndex
      items += make(name, members[start..<end])
      start = end
    }
    return items
  }
}

/// Where a field belongs, if its schema says so.
final class SchemaPlacement {
  let order: Int?
  let section: String?
  let page: String?

  private init(_ hint: SchemaHint) { (order, section, page) = (hint.order, hint.section, hint.page) }

  /// Nil, and nothing in memory, for a field whose schema says nothing, as most do.
  static func of(_ hint: SchemaHint) -> SchemaPlacement? {
    guard hint.order != nil || hint.section != nil || hint.page != nil else { return nil }
    return SchemaPlacement(hint)
  }
}

/// The fields of a level, in the order of the properties.
struct SchemaFields {
  var items: [DocumentItem] = []
  private(set) var placements: [SchemaPlacement?] = []
  /// The indices of the properties.
  private var positions: [Int] = []
  private(set) var isPlaced = false

  mutating func append(_ field: DocumentField, _ placement: SchemaPlacement?, at position: Int) {
    items.append(.field(field))
    placements.append(placement)
    positions.append(position)
    if placement != nil { isPlaced = true }
  }

  /// Adds the field of alternatives where the property is that says which case it is.
  mutating func insert(_ alternatives: (field: DocumentField, placement: SchemaPlacement?, position: Int)) {
    let index = positions.firstIndex { $0 > alternatives.position } ?? items.count
    items.insert(.field(alternatives.field), at: index)
    placements.insert(alternatives.placement, at: index)
    positions.insert(alternatives.position, at: index)
    if alternatives.placement != nil { isPlaced = true }
  }
}
