/// What is known of a definition while it is built; shared by the builders that add to it.
final class BuilderScope {
  let catalog: CodecCatalog
  private(set) var elements: [FormElement] = []
  private(set) var trackers: [TrackerSpec] = []
  private(set) var problems: [FormProblem] = []
  /// What the form is called.
  var title: FormString?
  /// What `arrange` says of places; empty where it says nothing.
  var places: [Place] = []
  private var madeIDs: [String: Int] = [:]
  /// The empty chain from which the rules of all fields grow.
  let noRules = RuleChain()
  private var byPath: [AnyKeyPath: [FormElement]]?
  /// The few elements that have to be looked at again at the end.
  private var choices: [FieldElement] = []
  private var subforms: [NestedElement] = []
  /// Whether an element was excluded.
  private(set) var leavesOut = false
  /// Declarations of many rows.
  private var series: [FieldElement] = []

  /// A statement about the order of rows.
  enum Place {
    case element(FormElement)
    case sectionStart(FormElement)
    case sectionEnd(footer: FormElement?)
    case others
  }

  init(catalog: CodecCatalog) { self.catalog = catalog }

  func add(_ element: FormElement) {
    elements.append(element)
    byPath = nil
    if element.kind == .link, let nested = element as? NestedElement { subforms.append(nested) }
  }

  /// Adds a field, which is one of many more often than anything else.
  func add(_ field: FieldElement, isChoice: Bool) {
    elements.append(field)
    byPath = nil
    if isChoice { choices.append(field) }
    if field.flags.contains(.series) { series.append(field) }
  }

  func exclude(_ element: FormElement) {
    element.flags.insert(.excluded)
    leavesOut = true
  }

  func track(_ tracker: TrackerSpec) {
    trackers.append(tracker)
    guard let target = tracker.target.last else { return }
    switch tracker.kind {
    case .visible: target.flags.insert(.conditional)
    case .computed: target.flags.formUnion([.computed, .readOnly])
    default: break
    }
  }

  /// An id that no row has been given by ``unusedID(_:)``: the base, or the base with a number.
  func unusedID(_ base: String) -> String {
    let count = (madeIDs[base] ?? 0) + 1
    madeIDs[base] = count
    return count == 1 ? base : "\(base).\(count)"
  }

  func report(_ kind: FormProblem.Kind, _ key: String) { problems.append(FormProblem(kind: kind, key: key)) }

  /// The element of a key path, after the nested elements that lead to it.
  func find(_ path: AnyKeyPath) -> [FormElement]? {
    let table = byPath ?? makePathTable()
    byPath = table
    guard let found = table[path], found.count > 1 else { return table[path] }
    // A parent speaks about a field of its subform: the field is the parent's own from here on.
    var trail: [FormElement] = []
    var owner = found[0] as? NestedElement
    trail.append(found[0])
    for step in found.dropFirst() {
      guard let own = owner?.ownElement(at: step.index) else { return nil }
      trail.append(own)
      owner = own as? NestedElement
    }
    return trail
  }

  func element(for path: AnyKeyPath) -> FormElement? { find(path)?.last }

  private func makePathTable() -> [AnyKeyPath: [FormElement]] {
    var table: [AnyKeyPath: [FormElement]] = [:]
    for element in elements {
      guard let path = element.path else { continue }
      table[path] = [element]
      if let nested = element as? NestedElement {
        add(below: nested, trail: [nested], path: nested.appended, to: &table)
      }
    }
    return table
  }

  private func add(
    below nested: NestedElement, trail: [FormElement], path: (AnyKeyPath) -> AnyKeyPath?,
    to table: inout [AnyKeyPath: [FormElement]]
  ) {
    for element in nested.child.elements.elements {
      guard let own = element.path, let whole = path(own) else { continue }
      table[whole] = trail + [element]
      if let deeper = element as? NestedElement {
        add(below: deeper, trail: trail + [deeper], path: { deeper.appended($0).flatMap(path) }, to: &table)
      }
    }
  }

  // MARK: Finishing

  /// The finished definition.
  ///
  /// - Complexity: O(rows).
  func finish() -> DefinitionCore {
    for subform in subforms { subform.leaveOutExcluded() }
    if leavesOut {
      elements.removeAll { $0.flags.contains(.excluded) }
      choices.removeAll { $0.flags.contains(.excluded) }
      subforms.removeAll { $0.flags.contains(.excluded) }
      series.removeAll { $0.flags.contains(.excluded) }
    }
    let ordered = places.isEmpty ? uniquelyNamed(elements, \.self) : placed()
    reportProblems(of: ordered)
    let core = DefinitionCore(elements: ordered, trackers: trackers, problems: problems)
    core.title = title
    return core
  }

  private func reportProblems(of ordered: [FormElement]) {
    for field in choices {
      if field.codec.options.isEmpty { report(.noOptions, field.name) }
      for id in field.codec.duplicateOptions { report(.duplicateOption(id), field.name) }
    }
    guard !subforms.isEmpty else { return }
    let children = Dictionary(subforms.map { ($0.name, $0.child) }, uniquingKeysWith: { $1 })
    // A row called `part.name` beside a subform `part` with a row `name`.
    for element in ordered {
      for stop in element.name.indices where element.name[stop] == "." {
        let rest = String(element.name[element.name.index(after: stop)...])
        if children[String(element.name[..<stop])]?.place(of: rest) != nil { report(.duplicateID, element.name) }
      }
    }
  }

  /// Leaves out what has the id of something before it.
  private func uniquelyNamed<Row>(_ rows: [Row], _ element: (Row) -> FormElement) -> [Row] {
    var names = Set<String>(minimumCapacity: rows.count)
    var isUnique = true
    for row in rows {
      guard let taken = taken(element(row), &names) else { continue }
      report(.duplicateID, taken)
      isUnique = false
    }
    guard !isUnique else { return rows }
    names.removeAll()
    return rows.filter { taken(element($0), &names) == nil }
  }

  /// The id of an element that another one has already; a series goes before what is a row by itself.
  private func taken(_ element: FormElement, _ names: inout Set<String>) -> String? {
    if element.flags.contains(.series) {
      return series.prefix { $0 !== element }.lazy.compactMap(element.sharedID).first
    }
    let isNew = names.insert(element.name).inserted
    return isNew && !series.contains { $0.place(of: element.name) != nil } ? nil : element.name
  }

  /// The rows in the order of the arrangement, those that it does not place at `others()`, else after the last placed
  /// field, else before the first button.
  private func placed() -> [FormElement] {
    var seen: Set<ObjectIdentifier> = []
    var restIndex: Int?
    /// The section in which `others()` stands.
    var restHeader: FormElement?
    var lastFieldEnd: Int?
    var firstButton: Int?
    var openSections: [FormElement] = []
    // (element, header of its section); group places are known only once the order is.
    var rows: [(element: FormElement, header: FormElement?)] = []
    for place in places {
      switch place {
      case .element(let element):
        guard !element.flags.contains(.excluded) else { continue }
        guard seen.insert(ObjectIdentifier(element)).inserted else {
          report(.placedTwice, element.name)
          continue
        }
        rows.append((element, openSections.last))
        if element.kind == .field || element.kind == .link { lastFieldEnd = openSections.isEmpty ? rows.count : -1 }
        if element.kind == .action, firstButton == nil, openSections.isEmpty { firstButton = rows.count - 1 }
      case .sectionStart(let header):
        rows.append((header, openSections.last))
        openSections.append(header)
      case .sectionEnd(let footer):
        let header = openSections.popLast()
        if let footer { rows.append((footer, header)) }
        if openSections.isEmpty, lastFieldEnd == -1 { lastFieldEnd = rows.count }
      case .others:
        if restIndex == nil { (restIndex, restHeader) = (rows.count, openSections.last) }
      }
    }
    let rest = elements.filter { !seen.contains(ObjectIdentifier($0)) }
    let index = restIndex ?? lastFieldEnd ?? firstButton ?? rows.count
    rows.insert(contentsOf: rest.filter { $0.kind != .notice }.map { ($0, restHeader) }, at: index)
    rows += rest.filter { $0.kind == .notice }.map { ($0, nil) }
    // Before anything gets its place, or a row could be its own section.
    rows = uniquelyNamed(rows) { $0.element }
    var indices: [ObjectIdentifier: Int32] = [:]
    var place: Int32 = 0
    for row in rows {
      indices[ObjectIdentifier(row.element)] = place
      place += Int32(row.element.count)
      row.element.group = row.header.flatMap { indices[ObjectIdentifier($0)] } ?? -1
    }
    return rows.map(\.element)
  }
}
