import FieldstoneCore
import Foundation

/// The reference engine: naive and obvious. After every input it recalculates every condition, rule, computed value,
/// issue and row. It is an executable specification that the real engine is compared with.
final class ReferenceForm {
  let plan: Plan
  private(set) var layout: ReferenceLayout
  /// Rules that this engine breaks on purpose, to test that the comparison detects them.
  let faults: Set<ReferenceFault>
  var state = ReferenceState()
  var facts = ReferenceFacts()
  /// The model that the session began with, by the paths of rows, and as the program gave it.
  var origin: [String: PlanValue] = [:]
  var originModel: [String: PlanValue] = [:]
  /// The ids that drafts have for elements, and the other way round.
  var draftNames: ElementNames = [:]
  var sessionNames: ElementNames = [:]
  var now = 0.0
  /// The searches for options by the ids of rows, the rows of all searches that were ever started, and the answers that
  /// the program has given to them.
  var searches: [String: ReferenceSearch] = [:]
  var jobs: [String] = []
  /// The rows at which an action has fired in this step.
  var fired: [String] = []
  var answers: [Int: PlanAnswer] = [:]
  /// The last submitted values.
  var submission: [String: PlanValue]?
  /// All statements about a field or a subform, by its path, each with the form that declares it.
  private(set) var statements: [String: [(block: String, statement: Statement)]] = [:]
  /// All conditions of each kind by row id, each with the form that declares it.
  private(set) var conditions: [ReferenceCondition: [String: [(block: String, test: Expression)]]] = [:]
  private(set) var formulas: [String: (block: String, formula: Formula)] = [:]
  /// The conditions that a form declares for itself as a whole, by its path.
  private(set) var formConditions: [String: [Expression]] = [:]

  private(set) lazy var isSound = findSoundness()

  /// The undo step of the current input, once something has changed.
  var step: ReferenceUndoStep?
  /// Whether this input continues the typing of the previous one, and so belongs to its undo step.
  var continuesTyping = false
  /// Whether rows that become hidden during this input keep their values.
  var keepsHidden = false
  /// Whether a step is undone or redone, which brings texts back as they were.
  var isReplaying = false
  /// The paths that have changed since observers were last notified.
  var changedPaths: Set<String> = []
  /// The typing that the previous input ended with.
  var typingBefore: (path: String, at: Double)?
  /// Whether typing goes on after what is being performed, if that changes nothing.
  var keepsTyping = true
  /// Whether something has been recorded for undo.
  var isNoted = false
  /// The row that lost the focus because it can no longer have it.
  var lostFocus: String?
  /// The element that had the focus and is gone, with the elements that were there before, and whether its own row had
  /// it.
  var lostElement: (collection: String, id: String, before: [String], wasOnRow: Bool)?
  /// Whether a change belongs to the previous undo step.
  var belongsToLastStep = false

  init(_ plan: Plan, faults: Set<ReferenceFault> = [], model: [String: PlanValue]? = nil) {
    self.plan = plan
    self.faults = faults
    layout = ReferenceLayout(plan)
    lookUpStatements()
    setMode(plan.mode ?? .submit)
    begin(with: model ?? Self.model(plan))
    // What is computed first is no change.
    state.isSaveNeeded = false
  }

  /// Makes the rows anew, after the elements of a collection have changed.
  func arrangeElements() { arrange(state.elements) }

  func arrange(_ elements: [String: [String]]) {
    layout = ReferenceLayout(plan, elements: elements)
    lookUpStatements()
  }

  private func lookUpStatements() {
    var statements: [String: [(block: String, statement: Statement)]] = [:]
    for block in layout.blocks {
      for statement in block.plan.statements where !statement.target.isEmpty {
        let path = target(statement, block.path.appending(statement.target))
        statements[path, default: []].append((block.path, statement))
      }
    }
    (self.statements, conditions, formulas, formConditions) = (statements, [:], [:], [:])
    for (path, said) in statements {
      for (block, statement) in said {
        let kind: ReferenceCondition
        switch statement.kind {
        case .visible: kind = .visible
        case .enabled: kind = .enabled
        case .required: kind = .required
        case .readOnlyWhen: kind = .readOnly
        case .computed(let formula):
          formulas[path] = (block, formula)
          continue
        default: continue
        }
        if let id = layout.rowOfPath[path] {
          conditions[kind, default: [:]][id, default: []].append((block, statement.test))
        }
      }
    }
    for row in layout.rows {
      for condition in row.conditions {
        let kind = condition.kind == .visible ? ReferenceCondition.visible : .enabled
        conditions[kind, default: [:]][row.id, default: []].append((row.block, condition.test))
      }
    }
    for block in layout.blocks {
      formConditions[block.path] = block.plan.statements.filter { $0.kind == .formEnabled }.map(\.test)
    }
  }

  /// Where a statement belongs: what is said about the value of an enum, to the choice of its case.
  private func target(_ statement: Statement, _ path: String) -> String {
    guard let row = row(ofPath: path), row.isHeadless else { return path }
    switch statement.kind {
    case .required, .ruleOn: return choice(of: row).path
    default: return path
    }
  }

  /// The model values that a plan starts from.
  static func model(_ plan: Plan) -> [String: PlanValue] { PlanRoot<PlanZero>.make(plan.start).values }

  func begin(with model: [String: PlanValue]) {
    originModel = filled(model)
    put(originModel)
    for row in layout.rows where row.field?.isExtra == true { state.values[row.path] = .text("") }
    facts = deriveFacts()
    writeComputed()
    makeBaseline()
    keepOrigin()
    changedPaths = []
  }

  /// Remembers the values that a new session or a new model starts from.
  func keepOrigin() {
    origin = originModel
    for block in layout.blocks where block.path.contains("[") {
      for leaf in block.leaves {
        origin[block.path.appending(leaf.name)] = state.values[block.path.appending(leaf.name)]
      }
      if block.isOptional { origin[block.path] = .flag(state.present.contains(block.path)) }
    }
    for row in layout.rows where row.kind == .field && row.collection != nil {
      origin[row.path] = state.values[row.path]
    }
  }

  /// Sets all values from a model; subforms that are nil get blank values.
  ///
  /// - Parameter before: The elements of the previous model that keep their ids where they match.
  func put(_ model: [String: PlanValue], before: ReferenceElements = ReferenceElements()) {
    state.elements = [:]
    arrangeElements()
    for block in layout.blocks {
      for leaf in block.leaves {
        let path = block.path.appending(leaf.name)
        state.values[path] = filled(path, model[path] ?? blank(path))
        state.held[path] = nil
      }
    }
    state.present = Set(layout.blocks.filter { $0.isOptional && model[$0.path] == .flag(true) }.map(\.path))
    putElements(model, before: before)
  }

  /// The value of a property in the blank model of the innermost optional subform that contains it.
  func blank(_ path: String) -> PlanValue {
    let top = layout.optionals(above: path).last
    let name = top.map { String(path.dropFirst($0.count + 1)) } ?? path
    return filled(
      path, top.flatMap { layout.block($0)?.plan.blank?[name] } ?? Leaf.named(path.lastName)?.blank ?? .none)
  }

  /// Makes the current values the starting values of all fields.
  func makeBaseline() {
    state.start = state.values.merging(facts.computed) { $1 }
    state.startPresent = state.present
    state.startElements = state.elements
    state.lostBefore.merge(state.lost) { first, _ in first }
    state.lost = [:]
    state.startIDs = state.ids
    state.done = []
    state.undone = []
    state.typing = nil
  }

  // MARK: Lookup

  func isPresent(_ path: String) -> Bool { layout.optionals(above: path).allSatisfy(state.present.contains) }
  /// Whether the form that a row belongs to exists.
  func isPresent(_ row: ReferenceRow) -> Bool { isPresent(row.block) }

  func formula(_ path: String) -> (block: String, formula: Formula)? { formulas[path] }

  func isReadOnly(_ row: ReferenceRow) -> Bool {
    guard let field = row.field else { return false }
    return field.traits.contains(.readOnly) || field.leaf?.kind == .viewer || formula(row.path) != nil
  }

  /// Whether the row is read-only, always or because its condition holds.
  func isReadOnlyItself(_ row: ReferenceRow) -> Bool { isReadOnly(row) || facts.readOnly.contains(row.id) }

  /// Whether the row can only be read, because it is read-only or because the form is locked.
  func isReadOnlyNow(_ row: ReferenceRow) -> Bool {
    isReadOnlyItself(row) || !state.isEditing && row.kind != .action
  }

  func isSecret(_ row: ReferenceRow) -> Bool {
    row.field?.traits.reduce(false) { isSecret, trait in
      switch trait {
      case .password: true
      case .custom(let isSecret): isSecret
      case .longText: false
      default: isSecret
      }
    } ?? false
  }

  /// The value that a field shows: the computed value, if it is a computed field.
  func value(_ path: String) -> PlanValue {
    if path.lastName == "loud" {
      return .text((modelValue(path.dropLastName.appending("t0")) ?? .none).text.uppercased())
    }
    return facts.computed[path] ?? state.values[path] ?? .none
  }

  /// Whether a row's issues count.
  func counts(_ row: ReferenceRow, _ facts: ReferenceFacts) -> Bool {
    switch row.kind {
    case .field, .link, .collection, .element, .action:
      facts.shown.contains(row.id) && facts.enabled.contains(row.id) && isPresent(row)
    case .notice: facts.open.contains(row.id) && isPresent(row)
    default: false
    }
  }
  func counts(_ row: ReferenceRow) -> Bool { counts(row, facts) }
  func hasError(_ row: ReferenceRow) -> Bool { facts.issues[row.id]?.contains { $0.severity == .error } ?? false }

  /// Whether some of a row's issues are visible.
  func shows(_ row: ReferenceRow) -> Bool { !shownIssues(row).isEmpty }

  /// The issues of a row that are visible. What is wrong with the elements of a collection is, once something in them was
  /// answered and left; that there are too few or too many waits.
  func shownIssues(_ row: ReferenceRow) -> [ReferenceIssue] {
    guard let issues = facts.issues[row.id], counts(row) else { return [] }
    switch plan.policy {
    case .immediately: return issues
    case .calm:
      if state.leftWithAnswer.contains(row.id) || state.reported.contains(row.id) { return issues }
      return row.kind == .collection ? earlyIssues(row, issues) : []
    case .onSubmit: return state.reported.contains(row.id) || state.requested.contains(row.id) ? issues : []
    }
  }

  /// Whether a field's value, or the existence of an optional subform, differs from the start.
  func isDirty(_ row: ReferenceRow) -> Bool {
    guard row.kind == .field || row.kind == .collection else {
      return FormPlan.optionalNames.contains(row.path.lastName)
        && state.present.contains(row.path) != state.startPresent.contains(row.path)
    }
    if let draft = state.drafts[row.path], draft.issue != nil || draft.isHeld { return true }
    guard row.field?.leaf?.kind != .viewer, formula(row.path) == nil else { return false }
    // Fields of a subform that was nil at the start and is nil again have not changed.
    if layout.optionals(above: row.block).contains(where: {
      !state.present.contains($0) && !state.startPresent.contains($0)
    }) {
      return false
    }
    if row.kind == .collection, faults.contains(.ignoresOrder) {
      return Set(elements(row.path)) != Set(state.startElements[row.path] ?? [])
    }
    if row.kind == .collection { return elements(row.path) != state.startElements[row.path] ?? [] }
    return value(row.path) != state.start[row.path] ?? .none
  }
}

/// What a condition controls.
enum ReferenceCondition { case visible, enabled, required, readOnly }

extension String {
  /// This path and one more name.
  func appending(_ name: String) -> String { isEmpty ? name : self + "." + name }
  var lastName: String { utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self }
  var dropLastName: String { split(separator: ".").dropLast().joined(separator: ".") }
}
