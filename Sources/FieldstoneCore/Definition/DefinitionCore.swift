import Foundation

/// A definition without its model type, as the engine uses it.
///
/// Immutable once its ``FormDefinition`` has been made, except for lookup tables that are created on first use.
final class DefinitionCore: @unchecked Sendable {
  /// All rows in display order; an index here is an offset from the first slot of a block.
  let elements: [FormElement]
  let trackers: [TrackerSpec]
  /// The title of the form.
  var title: FormString?
  /// The case of inferred titles; nil to use the environment's.
  var titleCase: FormTitleCase?
  var problems: [FormProblem]
  /// The value of a field in a blank model.
  var templateValue: ((FieldElement) -> StoredValue?)?
  /// The indices of viewers, which are reread after every edit of their block.
  let viewers: [Int32]
  /// Those of the fields that only the program sets.
  let programFields: [Int32]
  /// Whether it has subforms or collections.
  let leadsFurther: Bool
  /// The indices of the rows that lead to pages of the form's own.
  let pages: [Int]
  /// Those of the rows that lead to steps.
  let steps: [Int]
  /// The indices of subforms whose names aren't part of the ids of their rows.
  let unnamed: [Int]
  /// Whether it has fields of its own.
  let hasFields: Bool
  /// Whether any of its fields has checks that take time.
  let hasAsyncRules: Bool

  /// The closures that handle actions, by name.
  var handlers: [String: ActionHandler] = [:]
  /// How people work with the form, unless it is part of another one.
  var conduct = FormConduct()
  /// The program's messages of rules, for whoever translates them.
  var messages: [FormString] = []
  /// The program's other texts that nothing declares, such as those in closures.
  var otherTexts: (@Sendable () -> [FormString])?
  /// The rule about the model as a whole, unless the form is part of another one.
  var submitRule: AnySubmitRule?
  /// The identity of the form in drafts, and the version of its definition.
  var id = ""
  var version = 1
  /// Whether the model is a class instance, which is edited in place.
  var isLive = false

  private let lock = NSLock()
  private var pathTable: [AnyKeyPath: Int32]?
  private var nameTable: [String: Int32]?
  private var longestName = 0
  private var trailTable: [AnyKeyPath: [Int32]]?
  private var lockedStopTable: [Int]?

  init(elements: [FormElement], trackers: [TrackerSpec], problems: [FormProblem]) {
    self.elements = elements
    self.trackers = trackers
    self.problems = problems
    var (viewers, programFields): ([Int32], [Int32]) = ([], [])
    var (leadsFurther, hasFields, hasAsyncRules) = (false, false, false)
    for (index, element) in elements.enumerated() {
      element.index = Int32(index)
      if element.flags.contains(.viewer) { viewers.append(Int32(index)) }
      if let rules = element.details?.asyncRules, !rules.isEmpty { hasAsyncRules = true }
      if element.kind != .field {
        if element.kind == .collection || element is NestedElement { leadsFurther = true }
        continue
      }
      hasFields = true
      if let field = element as? FieldElement, field.holdsProgramData { programFields.append(Int32(index)) }
    }
    (self.viewers, self.programFields) = (viewers, programFields)
    (self.leadsFurther, self.hasFields, self.hasAsyncRules) = (leadsFurther, hasFields, hasAsyncRules)
    pages = leadsFurther ? elements.indices.filter { elements[$0] is PageElement } : []
    steps = pages.filter { elements[$0] is StepElement }
    unnamed =
      leadsFurther ? elements.indices.filter { elements[$0] is NestedElement && !elements[$0].namesRows } : []
  }

  /// The indices of elements by their own key path.
  var byPath: [AnyKeyPath: Int32] {
    lock.withLock {
      if let pathTable { return pathTable }
      var table: [AnyKeyPath: Int32] = [:]
      table.reserveCapacity(elements.count)
      for element in elements { if let path = element.path { table[path] = element.index } }
      pathTable = table
      return table
    }
  }

  /// The rows that lead to each property in this form and those in it: the indices of subforms, from this form's own, and
  /// that of the property's row. A form that contains itself is followed only so far.
  ///
  /// - Complexity: O(fields), once.
  var trails: [AnyKeyPath: [Int32]] {
    if let known = lock.withLock({ trailTable }) { return known }
    var table: [AnyKeyPath: [Int32]] = [:]
    // Not under the lock, because it may take the definition of a form that has not been built yet.
    addTrails(to: &table, after: [], levels: Self.followedLevels) { $0 }
    lock.withLock { trailTable = table }
    return table
  }
  private static let followedLevels = 3

  private func addTrails(
    to table: inout [AnyKeyPath: [Int32]], after trail: [Int32], levels: Int,
    _ whole: (AnyKeyPath) -> AnyKeyPath?
  ) {
    for element in elements {
      if let page = element as? PageElement {
        page.child.addTrails(to: &table, after: trail + [element.index], levels: levels, whole)
      }
      guard let own = element.path else { continue }
      let trail = trail + [element.index]
      if let path = whole(own) { table[path] = trail }
      guard let nested = element as? NestedElement else { continue }
      let levels = nested.isRecursive ? levels - 1 : levels
      guard levels > 0 else { continue }
      nested.child.addTrails(to: &table, after: trail, levels: levels) { nested.appended($0).flatMap(whole) }
    }
  }

  /// The first index of an element, which may belong to the definition that this one was copied from; nil if it was
  /// left out.
  ///
  /// - Complexity: O(1), except for copies from which something was left out.
  func firstIndex(of element: FormElement) -> Int? {
    let index = Int(element.index)
    if elements.indices.contains(index) {
      let found = elements[index]
      if found === element || (found.index == element.index && found.name == element.name) { return index }
    }
    return byName[element.name].map(Int.init)
  }

  /// The index of a row by its id.
  func index(of id: String) -> Int32? { byName[id] }

  /// The indices of the rows at which a search for the focus stops while the form is locked.
  ///
  /// - Complexity: O(fields), once.
  var lockedStops: [Int] {
    lock.withLock {
      if let lockedStopTable { return lockedStopTable }
      let stops = findLockedStops()
      lockedStopTable = stops
      return stops
    }
  }

  /// The most bytes that an id of one of its rows can have. An equivalent text may have more than the id itself.
  var mostBytesOfID: Int {
    _ = byName
    return lock.withLock { longestName * 4 }
  }

  /// The indices of elements, by id.
  private var byName: [String: Int32] {
    lock.withLock {
      if let nameTable { return nameTable }
      var table: [String: Int32] = [:]
      for element in elements {
        table[element.name] = element.index
        longestName = max(longestName, element.name.utf8.count)
      }
      nameTable = table
      return table
    }
  }

  /// Its problems in a form. In a live object, hidden values are kept unless the definition says otherwise, so a field of
  /// a struct inside one needs no value to be dropped to; the object's own definition reports the fields that do.
  ///
  /// - Parameter isShared: Whether it is the form of an object, or inside one.
  func problems(isShared: Bool) -> [FormProblem] {
    guard isShared, !isLive else { return problems }
    return problems.filter { $0.kind != .noDropValue }
  }

  /// A copy of the definition without excluded elements.
  func withoutExcluded() -> DefinitionCore {
    var indices: [Int32: Int32] = [:]
    let kept = elements.filter { element in
      let isWithCollection = element.kind == .add && element.group >= 0
      return !(isWithCollection ? elements[Int(element.group)] : element).flags.contains(.excluded)
    }
    for (index, element) in kept.enumerated() { indices[element.index] = Int32(index) }
    for element in kept where element.group >= 0 { element.group = indices[element.group] ?? -1 }
    let core = DefinitionCore(elements: kept, trackers: trackers, problems: problems)
    core.templateValue = templateValue
    core.isLive = isLive
    (core.id, core.version, core.handlers) = (id, version, handlers)
    return core
  }

  /// A copy of the definition with its own elements, for a parent that configures fields of its subform.
  func copy() -> DefinitionCore {
    var copies: [ObjectIdentifier: FormElement] = [:]
    let elements = elements.map { element in
      let copy = element.copy()
      copies[ObjectIdentifier(element)] = copy
      return copy
    }
    let trackers = trackers.map { spec in
      var spec = spec
      spec.target = spec.target.map { copies[ObjectIdentifier($0)] ?? $0 }
      return spec
    }
    let core = DefinitionCore(elements: elements, trackers: trackers, problems: problems)
    core.templateValue = templateValue
    core.isLive = isLive
    (core.id, core.version, core.handlers) = (id, version, handlers)
    return core
  }
}

/// A closure that reads the form, and what its result decides.
struct TrackerSpec {
  enum Kind: UInt8 {
    case visible, enabled, required, readOnly, rule, computed, options, suggestions, disabledOptions, bounds
    /// How the value is written.
    case format
    /// Texts of the row.
    case title, help, placeholder
    /// Remarks beside the row.
    case plainCaption, instruction, information, warning, errorCaption
    /// What a row shows that is only looked at.
    case shown

    /// Whether it decides what a row says.
    var isText: Bool { rawValue >= Self.title.rawValue }
  }

  let kind: Kind
  /// The element that it decides about, preceded by the nested elements that lead to it; empty for the form as a whole.
  var target: [FormElement]
  let evaluate: (ReadScope) -> TrackerResult
}

/// The result of a tracked closure.
enum TrackerResult {
  case flag(Bool)
  case issue(FormIssue?)
  case value(StoredValue)
  /// The closure of a computed field has read an invalid answer, and returned this.
  case noValue(StoredValue)
  /// A codec that offers other options, or writes values differently.
  case options(AnyCodec)
  case suggestions(AnyOptionList)
  /// Options, in the form of the field's codec; each is a value of its own, also where the field holds several.
  case disabledOptions([StoredValue])
  /// The range of a value; nil while there are no bounds.
  case bounds(ValueRange?)
  case text(FormString)
  /// How far something is.
  case fraction(Double)
}
