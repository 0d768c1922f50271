import FieldstoneCore
import Foundation

/// The reference engine: naive and obvious. After every input every condition, rule, computed value, issue and row is worked
/// out anew. It is the specification that runs; the real engine is compared with it.
final class ReferenceForm {
  let plan: Plan
  let layout: ReferenceLayout
  /// Rules that are broken on purpose, to see that the comparison finds them.
  let faults: Set<ReferenceFault>
  var state = ReferenceState()
  var facts = ReferenceFacts()
  /// The model that the session began with.
  var origin: [String: PlanValue] = [:]
  var now = 0.0
  /// What was submitted last.
  var submission: [String: PlanValue]?
  /// All statements about a field or a subform, by its path, with the form that says them.
  let statements: [String: [(block: String, statement: Statement)]]
  /// All conditions of one kind about a row, with the form that says them.
  private(set) var conditions: [ReferenceCondition: [String: [(block: String, test: Expression)]]] = [:]
  private(set) var formulas: [String: (block: String, formula: Formula)] = [:]
  /// What a form says of itself as a whole.
  private(set) var formConditions: [String: [Expression]] = [:]

  /// The step of undo that this input makes, once something has changed.
  var step: ReferenceUndoStep?
  /// Whether this input goes on with the typing of the one before, and so belongs to its step.
  var goesOnTyping = false
  /// Whether what hides now keeps its value.
  var keepsHidden = false
  /// What has changed since observers were told.
  var noticed: Set<String> = []
  /// The typing that the input before ended with.
  var typingBefore: (path: String, at: Double)?
  /// The row that lost the focus because it can't have it any more.
  var lostFocus: String?

  init(_ plan: Plan, faults: Set<ReferenceFault> = [], model: [String: PlanValue]? = nil) {
    self.plan = plan
    self.faults = faults
    layout = ReferenceLayout(plan)
    var statements: [String: [(block: String, statement: Statement)]] = [:]
    for block in layout.blocks {
      for statement in block.plan.statements where !statement.target.isEmpty {
        statements[block.path.appending(statement.target), default: []].append((block.path, statement))
      }
    }
    self.statements = statements
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
    begin(with: model ?? Self.model(plan))
  }

  /// The values that a plan starts from.
  static func model(_ plan: Plan) -> [String: PlanValue] { PlanRoot<PlanZero>.make(plan.start).values }

  func begin(with model: [String: PlanValue]) {
    origin = model
    put(model)
    for row in layout.rows where row.field?.isExtra == true { state.values[row.path] = .text("") }
    facts = workOut()
    writeComputed()
    makeBaseline()
    noticed = []
  }

  /// Puts a whole model in place; what is nil is as in a blank one.
  func put(_ model: [String: PlanValue]) {
    for block in layout.blocks {
      for leaf in Leaf.all {
        let path = block.path.appending(leaf.name)
        state.values[path] = model[path] ?? blank(path)
      }
    }
    state.present = Set(layout.blocks.filter { $0.isOptional && model[$0.path] == .flag(true) }.map(\.path))
  }

  /// What a property is in the blank model of the subform that may be nil and that it is in.
  func blank(_ path: String) -> PlanValue {
    let top = layout.optionals(above: path).last
    let name = top.map { String(path.dropFirst($0.count + 1)) } ?? path
    return top.flatMap { layout.block($0)?.plan.blank?[name] } ?? Leaf.byName[path.lastName]?.blank ?? .none
  }

  /// From here on, this is where every field started.
  func makeBaseline() {
    state.start = state.values.merging(facts.computed) { $1 }
    state.startPresent = state.present
    state.lostBefore.merge(state.lost) { first, _ in first }
    state.lost = [:]
    state.startIDs = state.ids
    state.done = []
    state.undone = []
    state.typing = nil
  }

  // MARK: Looking up

  func isPresent(_ path: String) -> Bool { layout.optionals(above: path).allSatisfy(state.present.contains) }
  /// Whether the form that a row belongs to is there.
  func isPresent(_ row: ReferenceRow) -> Bool { isPresent(row.block) }

  func formula(_ path: String) -> (block: String, formula: Formula)? { formulas[path] }

  func isReadOnly(_ row: ReferenceRow) -> Bool {
    guard let field = row.field else { return false }
    return field.traits.contains(.readOnly) || field.leaf?.kind == .viewer || formula(row.path) != nil
  }

  /// The same, or read-only while its condition holds.
  func isReadOnlyNow(_ row: ReferenceRow) -> Bool { isReadOnly(row) || facts.readOnly.contains(row.id) }

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

  /// The value that a field shows: of a computed one what it is worked out to be.
  func value(_ path: String) -> PlanValue {
    if path.lastName == "loud" {
      return .text((state.values[path.dropLastName.appending("t0")] ?? .none).text.uppercased())
    }
    return facts.computed[path] ?? state.values[path] ?? .none
  }

  /// Whether a row's issues matter.
  func counts(_ row: ReferenceRow, _ facts: ReferenceFacts) -> Bool {
    switch row.kind {
    case .field, .link: facts.shown.contains(row.id) && facts.enabled.contains(row.id) && isPresent(row)
    case .notice: facts.open.contains(row.id) && isPresent(row)
    default: false
    }
  }
  func counts(_ row: ReferenceRow) -> Bool { counts(row, facts) }
  func hasError(_ row: ReferenceRow) -> Bool { facts.issues[row.id]?.contains { $0.severity == .error } ?? false }

  /// Whether a row's issues show now.
  func shows(_ row: ReferenceRow) -> Bool {
    guard facts.issues[row.id]?.isEmpty == false, counts(row) else { return false }
    switch plan.policy {
    case .immediately: return true
    case .calm: return state.judged.contains(row.id) || state.reported.contains(row.id)
    case .onSubmit: return state.reported.contains(row.id) || state.requested.contains(row.id)
    }
  }

  /// Whether a field, or that a subform is there, differs from where it started.
  func isDirty(_ row: ReferenceRow) -> Bool {
    guard row.kind == .field else {
      return FormPlan.optionalNames.contains(row.path.lastName)
        && state.present.contains(row.path) != state.startPresent.contains(row.path)
    }
    if state.drafts[row.path]?.issue != nil { return true }
    guard row.field?.leaf?.kind != .viewer, formula(row.path) == nil else { return false }
    // What was nil and is nil has not changed.
    if layout.optionals(above: row.block).contains(where: {
      !state.present.contains($0) && !state.startPresent.contains($0)
    }) {
      return false
    }
    return value(row.path) != state.start[row.path] ?? .none
  }
}

/// What a condition decides.
enum ReferenceCondition { case visible, enabled, required, readOnly }

/// Rules of the reference engine that can be broken on purpose.
enum ReferenceFault: String, CaseIterable, Codable, Sendable {
  /// Conditions of one kind: the last one decides.
  case lastConditionDecides
  /// Hidden values are submitted.
  case submitsHidden
  /// Rules run while a text means nothing.
  case rulesOnUnparsed
  /// Undo forgets what was half typed.
  case undoForgetsDrafts
}

extension String {
  /// This path and one more name.
  func appending(_ name: String) -> String { isEmpty ? name : self + "." + name }
  var lastName: String { split(separator: ".").last.map(String.init) ?? "" }
  var dropLastName: String { split(separator: ".").dropLast().joined(separator: ".") }
}
