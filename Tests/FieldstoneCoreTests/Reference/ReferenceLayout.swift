import FieldstoneCore

/// A row of a plan's form, as the reference engine sees it.
final class ReferenceRow {
  let id: String
  let kind: FormRow.Kind
  /// The path of the subform that the row belongs to; empty for the main form.
  let block: String
  /// The id of the section that the row is in.
  let section: String?
  /// The path of the field's or subform's property; for a standalone field, its id.
  let path: String
  let field: FieldPlan?
  let action: String?
  /// The conditions of a section, note or button.
  let conditions: [RowCondition]
  /// The rule whose issue a notice shows.
  let rule: Statement?
  /// The path of the collection whose element it stands for, or to which it adds.
  let collection: String?

  init(
    id: String, kind: FormRow.Kind, block: String, section: String?, path: String = "", field: FieldPlan? = nil,
    action: String? = nil, conditions: [RowCondition] = [], rule: Statement? = nil, collection: String? = nil
  ) {
    (self.id, self.kind, self.block, self.section, self.path) = (id, kind, block, section, path)
    (self.field, self.action, self.conditions, self.rule) = (field, action, conditions, rule)
    self.collection = collection
  }

  /// Whether it is an enum or the form of a case, which is shown without a row of its own.
  var isHeadless: Bool { id.hasSuffix("~") }
}

/// A form or a subform of a plan.
struct ReferenceBlock {
  /// The path of the property; empty for the main form.
  let path: String
  let plan: FormPlan
  /// The prefix of its row ids.
  let prefix: String
  /// The row that leads to it.
  let owner: String?
  /// The path of the block that contains it.
  let parent: String?
  let isInline: Bool
  let isOptional: Bool
  /// Whether it or a block that contains it is a class instance.
  let isShared: Bool
  /// The page of its rows: the id of the row that leads to it.
  let page: String

  /// Whether it is an element of a collection.
  var isElement: Bool { path.hasSuffix("]") }
  /// The properties of its model.
  var leaves: [Leaf] {
    if isCases { return plan.caseLeaves }
    if isElement || path.lastName == "hat" { return Leaf.ofElements }
    return FormPlan.innermostNames.contains(path.lastName) ? Leaf.all : Leaf.all + Leaf.files
  }
  /// Whether it is shown without a row of its own.
  var isHeadless: Bool { owner?.hasSuffix("~") == true }
  /// Whether it is an enum.
  var isCases: Bool { plan.isCases }
}

/// The rows of a plan's form in order: the structure, without values. It is made anew when the elements of a collection
/// have changed.
struct ReferenceLayout {
  private(set) var blocks: [ReferenceBlock] = []
  /// In display order; a subform's rows follow the row of the subform.
  private(set) var rows: [ReferenceRow] = []
  private(set) var byID: [String: ReferenceRow] = [:]
  private(set) var rowOfPath: [String: String] = [:]
  /// The ids of the rows directly under a section heading, without its footer.
  private(set) var members: [String: [String]] = [:]
  private(set) var order: [String: Int] = [:]
  private var byPath: [String: ReferenceBlock] = [:]
  private var optionalsOf: [String: [String]] = [:]
  /// All rows, block by block: the order in which waiting texts are read, and hidden values are dropped.
  private(set) var blockOrder: [ReferenceRow] = []

  /// - Parameter elements: The ids of the elements of each collection, by its path.
  init(_ plan: Plan, elements: [String: [String]] = [:]) {
    blocks = [
      ReferenceBlock(
        path: "", plan: plan.root, prefix: "", owner: nil, parent: nil, isInline: false, isOptional: false,
        isShared: plan.isObject, page: "")
    ]
    var rowsOfBlock: [String: [ReferenceRow]] = [:]
    var next = 0
    while next < blocks.count {
      let block = blocks[next]
      let own = Self.rows(of: block, elements)
      rowsOfBlock[block.path] = own
      for row in own where row.kind == .link || row.kind == .element { add(row, in: block, plan) }
      next += 1
    }
    for block in blocks { byPath[block.path] = block }
    for block in blocks { optionalsOf[block.path] = optionals(above: block.path) }
    blockOrder = blocks.flatMap { rowsOfBlock[$0.path] ?? [] }
    func append(_ block: String) {
      for row in rowsOfBlock[block] ?? [] {
        rows.append(row)
        if row.kind == .link || row.kind == .element { append(row.path) }
      }
    }
    append("")
    for (number, row) in rows.enumerated() {
      if row.kind != .footer, row.collection == nil, let section = row.section {
        // The choice of a case is there while its enum is.
        members[section, default: []].append(row.isHeadless ? String(row.id.dropLast()) : row.id)
      }
      byID[row.id] = row
      order[row.id] = number
      if !row.path.isEmpty { rowOfPath[row.path] = row.id }
    }
  }

  private mutating func add(_ row: ReferenceRow, in parent: ReferenceBlock, _ plan: Plan) {
    guard let field = row.field else { return }
    let isInline = field.traits.contains(.inline) || row.isHeadless
    let isLow = ["toy", "perhaps", "mate"].contains(field.name)
    blocks.append(
      ReferenceBlock(
        path: row.path,
        plan: Self.plan(field, plan) ?? (isLow ? plan.toy : plan.kid),
        prefix: (row.isHeadless ? String(row.id.dropLast()) : row.id) + ".", owner: row.id, parent: parent.path,
        isInline: isInline, isOptional: FormPlan.optionalNames.contains(field.name),
        isShared: parent.isShared || field.name == "mate", page: isInline ? parent.page : row.id))
  }

  /// The plan of an element, of an enum, or of the form of a case.
  private static func plan(_ field: FieldPlan, _ plan: Plan) -> FormPlan? {
    switch field.name {
    case "beans": return plan.bean
    case "pods": return plan.pod
    case "hat": return plan.hat
    case "deals": return plan.deal
    case "deal", "luck", "mini":
      var own = field.name == "mini" ? plan.mini : plan.deal
      if field.name == "luck" { own = own.optionalCases }
      if field.traits.contains(.required) { own.fields[0].traits.append(.required) }
      return own
    default: return nil
    }
  }

  /// Whether a form is an enum, or is in one.
  func isInCases(_ path: String?) -> Bool {
    guard let block = path.flatMap({ byPath[$0] }) else { return false }
    return block.isCases || isInCases(block.parent)
  }

  func block(_ path: String) -> ReferenceBlock? { byPath[path] }
  /// A subform and all subforms in it, outer ones first.
  func blocks(from path: String) -> [ReferenceBlock] {
    blocks.filter { $0.path == path || $0.path.hasPrefix(path + ".") }
  }
  func block(of row: ReferenceRow) -> ReferenceBlock { byPath[row.block] ?? blocks[0] }

  /// The row that contains a row: its section, or else the row that leads to its form.
  func parent(of row: ReferenceRow) -> ReferenceRow? {
    if row.collection == nil, let section = row.section { return byID[section] }
    return owner(of: row)
  }

  /// The row that leads to the form of a row, or the collection of an element.
  func owner(of row: ReferenceRow) -> ReferenceRow? {
    if let collection = row.collection { return rowOfPath[collection].flatMap { byID[$0] } }
    return block(of: row).owner.flatMap { byID[$0] }
  }

  /// Whether a row is below a subform, a collection or an element.
  func isBelow(_ row: ReferenceRow, _ path: String) -> Bool {
    row.collection == path || [row.path, row.block].contains { $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[") }
      || row.block == path
  }

  /// The optional subforms on the path to a property, outermost first, including the property itself if it is one.
  func optionals(above path: String) -> [String] {
    if let known = optionalsOf[path] { return known }
    return blocks.filter { $0.isOptional && (path == $0.path || path.hasPrefix($0.path + ".")) }.map(\.path)
      .sorted { $0.count < $1.count }
  }

  // MARK: One form

  private static func rows(of block: ReferenceBlock, _ elements: [String: [String]]) -> [ReferenceRow] {
    let plan = block.plan
    var ids: [String: Int] = [:]
    let taken = Set(plan.fields.map(\.id))
    // A generated id is never the id of a property.
    func made(_ base: String) -> String {
      var count = ids[base] ?? 0
      var id: String
      repeat {
        count += 1
        id = count == 1 ? base : "\(base).\(count)"
      } while taken.contains(id)
      ids[base] = count
      return block.prefix + id
    }
    func fieldRows(_ field: FieldPlan, _ section: String?) -> [ReferenceRow] {
      let path = block.path.appending(field.name)
      if field.isCaseChoice {
        // It takes the place of the enum's own row. An element has one.
        let id = block.isElement ? block.prefix + "case" : String(block.prefix.dropLast())
        return [ReferenceRow(id: id, kind: .field, block: block.path, section: section, path: path, field: field)]
      }
      let isHeadless = field.isCases || field.name == "hat"
      let own = ReferenceRow(
        id: block.prefix + field.id + (isHeadless ? "~" : ""),
        kind: field.isCollection ? .collection : field.isSubform || isHeadless ? .link : .field,
        block: block.path, section: section, path: path, field: field)
      guard field.isCollection else { return [own] }
      let inner = (elements[path] ?? []).map { id in
        ReferenceRow(
          id: "\(own.id)[\(id)]", kind: field.hasForms ? .element : .field, block: block.path, section: section,
          path: "\(path)[\(id)]", field: field.hasForms ? field : field.ofElement(id), collection: path)
      }
      let add = ReferenceRow(
        id: own.id + "[+]", kind: .add, block: block.path, section: section, field: nil, collection: path)
      return [own] + inner + [add]
    }
    var rows: [ReferenceRow] = []
    var placed: Set<String> = []
    var rest: (index: Int, section: String?)?
    var afterLastField: Int?
    var firstButton: Int?
    func place(_ places: [PlacePlan], _ section: String?) {
      for item in places {
        switch item {
        case .field(let name):
          guard let field = plan.field(name), placed.insert(name).inserted else { continue }
          rows.append(contentsOf: fieldRows(field, section))
          afterLastField = section == nil ? rows.count : -1
        case .others: if rest == nil { rest = (rows.count, section) }
        case .section(let id, let hasFooter, let inner, let conditions):
          let id = block.prefix + id
          rows.append(
            ReferenceRow(id: id, kind: .header, block: block.path, section: section, conditions: conditions))
          place(inner, id)
          if hasFooter {
            rows.append(ReferenceRow(id: id + ".footer", kind: .footer, block: block.path, section: id))
          }
          if section == nil, afterLastField == -1 { afterLastField = rows.count }
        case .note(let id, let conditions):
          rows.append(
            ReferenceRow(
              id: block.prefix + id, kind: .note, block: block.path, section: section, conditions: conditions))
        case .button(let action, let conditions):
          if firstButton == nil, section == nil { firstButton = rows.count }
          rows.append(
            ReferenceRow(
              id: made("action.\(action)"), kind: .action, block: block.path, section: section, action: action,
              conditions: conditions))
        }
      }
    }
    place(plan.places, nil)
    let others = plan.fields.filter { !placed.contains($0.name) && !$0.isExtra }.flatMap {
      fieldRows($0, rest?.section)
    }
    rows.insert(contentsOf: others, at: rest?.index ?? afterLastField ?? firstButton ?? rows.count)
    for statement in plan.statements {
      guard case .formRule = statement.kind else { continue }
      rows.append(
        ReferenceRow(id: made("issue"), kind: .notice, block: block.path, section: nil, rule: statement))
    }
    return rows
  }
}
