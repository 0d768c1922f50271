/// The state of a definition while it is built, shared by the builders that add to it.
final class BuilderScope {
  let catalog: CodecCatalog
  private(set) var elements: [FormElement] = []
  private(set) var trackers: [TrackerSpec] = []
  private(set) var problems: [FormProblem] = []
  /// The title of the form.
  var title: FormString?
  var titleCase: FormTitleCase?
  /// The closures that handle actions, by name.
  private(set) var handlers: [String: ActionHandler] = [:]
  /// How people work with the form.
  var conduct = FormConduct()
  /// The rule about the model as a whole.
  var submitRule: AnySubmitRule?
  /// The program's messages of rules.
  private(set) var messages: [FormString] = []
  /// The program's other texts that nothing declares, such as those in closures.
  var otherTexts: (@Sendable () -> [FormString])?
  /// The identity of the form in drafts, and the version of its definition.
  var identity: (id: String, version: Int)?
  /// The order of rows as stated by `arrange`; empty if it states none.
  var arrangement: [ArrangedItem] = []
  private var madeIDs: [String: Int] = [:]
  /// The names of all elements so far; nil until first needed.
  private var names: Set<String>?
  private var idsMade = 0
  private static let fewIDs = 4
  /// The empty chain that all fields' rules extend.
  let noRules = RuleChain()
  var ruleChains = RuleChainCache()
  /// The elements of properties, made when the first is looked up: by then all are there, as `arrange` adds only what has
  /// no property.
  private var byPath: [AnyKeyPath: [FormElement]]?
  /// The choice fields, which are checked at the end.
  private(set) var choices: [FieldElement] = []
  /// The fields whose options a closure decides.
  private(set) var decidedLater: Set<ObjectIdentifier> = []
  private(set) var subforms: [NestedElement] = []
  /// Read-only fields that were declared as required, each after the elements that lead to it.
  private(set) var requiredReadOnlyFields: [[FormElement]] = []
  /// Whether an element was excluded.
  private var leavesOut = false

  /// A statement about the order of rows.
  enum ArrangedItem {
    case element(FormElement)
    case sectionStart(FormElement)
    case sectionEnd(footer: FormElement?)
    case pageStart(PageElement)
    case pageEnd
    case others
    /// The heading of a list of conflicts.
    case conflicts(FormElement)
  }

  init(catalog: CodecCatalog) { self.catalog = catalog }

  /// Notes a message of a rule. Many fields in a row may have the same one.
  func note(message: FormString?) {
    if let message, message != messages.last { messages.append(message) }
  }

  func add(_ element: FormElement) {
    elements.append(element)
    names?.insert(element.name)
    if element.kind == .link, let nested = element as? NestedElement { subforms.append(nested) }
  }

  /// Adds a field. Separate from other elements because most elements are fields.
  func add(_ field: FieldElement, isChoice: Bool) {
    elements.append(field)
    names?.insert(field.name)
    if isChoice { note(choice: field) }
  }

  /// Adds what was declared at the same time on another thread, after all of this.
  func append(_ other: BuilderScope) {
    elements += other.elements
    trackers += other.trackers
    problems += other.problems
    other.messages.forEach(note)
    choices += other.choices
    subforms += other.subforms
    requiredReadOnlyFields += other.requiredReadOnlyFields
    decidedLater.formUnion(other.decidedLater)
    names?.formUnion(other.elements.map(\.name))
    leavesOut = leavesOut || other.leavesOut
  }

  /// Notes a field whose value is chosen from options.
  func note(choice field: FieldElement) {
    guard field.flags.insert(.choice).inserted else { return }
    choices.append(field)
  }

  /// Forgets the closures that decide the options of a field, because other options have been declared.
  func forgetOptions(of element: FormElement) {
    guard decidedLater.remove(ObjectIdentifier(element)) != nil else { return }
    trackers.removeAll { $0.kind == .options && $0.target.last === element }
  }

  /// Notes a required field that can't be filled in, to be reported at the end.
  func noteRequiredReadOnlyField(_ field: FieldElement?, below owners: [FormElement]) {
    if let field, field.isLabel { requiredReadOnlyFields.append(owners + [field]) }
  }

  func exclude(_ element: FormElement) {
    element.flags.insert(.excluded)
    leavesOut = true
  }

  /// Makes collections of the properties that have got no options.
  func makeCollections() {
    var made: [ObjectIdentifier: FormElement] = [:]
    for element in elements where element.flags.contains(.readOnlyByType) && !element.flags.contains(.choice) {
      guard let make = element.details?.collection?.make, let field = element as? FieldElement else { continue }
      let collection = make()
      collection.details = field.details
      collection.details?.collection?.make = nil
      collection.flags = field.flags.subtracting([.readOnly, .readOnlyByType, .viewer])
      made[ObjectIdentifier(field)] = collection
    }
    guard !made.isEmpty else { return }
    func resolved(_ element: FormElement) -> FormElement { made[ObjectIdentifier(element)] ?? element }
    elements = elements.map(resolved)
    trackers = trackers.map { spec in
      var spec = spec
      spec.target = spec.target.map(resolved)
      return spec
    }
    arrangement = arrangement.map { item in
      if case .element(let element) = item { .element(resolved(element)) } else { item }
    }
  }

  func leaveOutExcluded() {
    guard leavesOut else { return }
    elements.removeAll { $0.flags.contains(.excluded) }
    choices.removeAll { $0.flags.contains(.excluded) }
    subforms.removeAll { $0.flags.contains(.excluded) }
  }

  func handle(_ action: String, _ handler: @escaping ActionHandler) { handlers[action] = handler }

  func track(_ tracker: TrackerSpec) {
    trackers.append(tracker)
    guard let target = tracker.target.last else { return }
    switch tracker.kind {
    case .visible: target.flags.insert(.conditional)
    case .options: decidedLater.insert(ObjectIdentifier(target))
    case .computed:
      target.flags.formUnion([.computed, .readOnly])
      target.flags.remove(.readOnlyByType)
    default: break
    }
  }

  /// An id that no row has yet: the base, or the base with a number. Properties may have the same name as a generated
  /// id.
  func unusedID(_ base: String) -> String {
    // A large form mostly needs a few such ids: to collect all names would take longer than to look at each. Where one is
    // taken, so may be any number of others.
    idsMade += 1
    if names == nil, idsMade > Self.fewIDs { names = Set(elements.map(\.name)) }
    func isTaken(_ id: String) -> Bool {
      if let names { return names.contains(id) }
      guard elements.contains(where: { $0.name == id }) else { return false }
      names = Set(elements.map(\.name))
      return true
    }
    while true {
      let count = (madeIDs[base] ?? 0) + 1
      madeIDs[base] = count
      let id = count == 1 ? base : "\(base).\(count)"
      if !isTaken(id) { return id }
    }
  }

  /// Notes the ids of rows that are made while rows are placed.
  func note(ids: some Sequence<String>) { names = (names ?? Set(elements.map(\.name))).union(ids) }

  func report(_ kind: FormProblem.Kind, _ key: String) { problems.append(FormProblem(kind: kind, key: key)) }

  /// The element for a key path, preceded by the nested elements that lead to it.
  func find(_ path: AnyKeyPath) -> [FormElement]? {
    let table = byPath ?? makePathTable()
    byPath = table
    guard let found = table[path], found.count > 1 else { return table[path] }
    // A parent configures a field of its subform: from here on, the parent has its own copy of that field.
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
    guard !nested.isRecursive else { return }
    for element in nested.child.elements {
      if let page = element as? PageElement { add(below: page, trail: trail + [page], path: path, to: &table) }
      guard let own = element.path, let whole = path(own) else { continue }
      table[whole] = trail + [element]
      if let deeper = element as? NestedElement {
        add(below: deeper, trail: trail + [deeper], path: { deeper.appended($0).flatMap(path) }, to: &table)
      }
    }
  }
}
