import FieldstoneCore

/// Leaves out of a plan what a document can't say, and notes what that was.
struct PlanReduction {
  private(set) var plan: Plan
  /// How often something was left out.
  private(set) var gaps: [PlanGap: Int] = [:]
  /// How many fields, traits and statements are left.
  private(set) var kept = 0

  private static var forms: [WritableKeyPath<Plan, FormPlan>] {
    [\.root, \.kid, \.toy, \.bean, \.pod, \.deal, \.mini, \.hat]
  }
  /// The case that the field belongs to whose statement is being reduced.
  private var ofCase: String?

  private static let shapes: [PlanShape] = [.root, .kid, .toy, .bean, .pod, .deal, .mini, .hat]

  init(_ plan: Plan) {
    self.plan = plan
    if plan.isObject { leaveOut(.object) { $0.isObject = false } }
    for form in Self.forms {
      reduceFields(form)
      if self.plan[keyPath: form].blank == nil { leaveOut(.noTemplate) { $0[keyPath: form].blank = [:] } }
      // Only keys of the form have initial values.
      let names = Set(self.plan[keyPath: form].fields.map(\.name))
      self.plan[keyPath: form].blank = self.plan[keyPath: form].blank?.filter { names.contains($0.key) }
    }
    // A subform that is always there begins with its own initial values, whatever form it is in.
    for form in [\Plan.toy, \Plan.hat] where self.plan[keyPath: form].blank?.isEmpty == false {
      leaveOut(.template) { $0[keyPath: form].blank = [:] }
    }
    for (form, shape) in zip(Self.forms, Self.shapes) { reduceStatements(form, shape) }
    for form in Self.forms where !self.plan[keyPath: form].places.isEmpty { self.plan[keyPath: form].placeAll() }
    self.plan.observers.removeAll {
      self.plan.root.field($0.source) == nil || self.plan.root.field($0.target) == nil
    }
    kept = Self.forms.reduce(0) { $0 + self.plan[keyPath: $1].size }
    roundValues()
  }

  private mutating func leaveOut(_ gap: PlanGap, _ change: (inout Plan) -> Void = { _ in }) {
    gaps[gap, default: 0] += 1
    change(&plan)
  }

  // MARK: Fields

  private mutating func reduceFields(_ form: WritableKeyPath<Plan, FormPlan>) {
    let all = plan[keyPath: form].fields
    var fields: [FieldPlan] = []
    for var field in all {
      if let gap = PlanGap(of: field) {
        leaveOut(gap)
        continue
      }
      if field.alias != nil {
        leaveOut(.alias)
        field.alias = nil
      }
      field.traits = reduced(field.traits, field)
      if let leaf = field.leaf, leaf.kind == .date, field.dateKind != .dateAndTime,
        !field.traits.contains(.timeZone("GMT"))
      {
        field.traits.append(.timeZone("GMT"))
      }
      fields.append(field)
    }
    plan[keyPath: form].fields = fields
  }

  private mutating func reduced(_ traits: [Trait], _ field: FieldPlan) -> [Trait] {
    traits.compactMap { trait in
      if case .elements(let inner) = trait { return .elements(reduced(inner, field)) }
      guard let gap = PlanGap(of: trait, field) else { return trait }
      leaveOut(gap)
      return nil
    }
  }

  // MARK: Statements

  private mutating func reduceStatements(_ path: WritableKeyPath<Plan, FormPlan>, _ shape: PlanShape) {
    let all = plan[keyPath: path].statements
    var statements: [Statement] = []
    for var statement in all {
      if !statement.target.isEmpty, field(statement.target, shape) == nil { continue }
      ofCase = field(statement.target, shape)?.ofCase
      defer { ofCase = nil }
      let isOfCases = shape == .deal || shape == .mini
      if let gap = isOfCases && statement.target.isEmpty ? .cases : order(statement, shape) {
        leaveOut(gap)
        continue
      }
      statement.test = readable(statement.test, shape)
      if case .computed(let formula) = statement.kind {
        let readable = readable(formula, shape)
        let isOption = Leaf.named(statement.target.lastName)?.kind == .name
        statement.kind = .computed(isOption ? readable.neverEmpty : readable)
      }
      statements.append(statement)
    }
    // A rule of a form comes after those of its fields.
    let isOfForm = { (statement: Statement) in if case .ruleOn = statement.kind { true } else { false } }
    plan[keyPath: path].statements = statements.filter { !isOfForm($0) } + statements.filter(isOfForm)
    let places = plan[keyPath: path].places
    plan[keyPath: path].places = places.map { readable($0, shape) }
  }

  private func order(_ statement: Statement, _ shape: PlanShape) -> PlanGap? {
    guard case .ruleOn = statement.kind, let stop = statement.target.firstIndex(of: ".") else { return nil }
    let name = String(statement.target[statement.target.index(after: stop)...])
    let inner = shape.below(String(statement.target[..<stop]))?.form(plan)
    let hasOwn = inner?.statements.contains { other in
      guard other.target == name else { return false }
      switch other.kind {
      case .rule, .matches: return true
      default: return false
      }
    }
    return hasOwn == true ? .order : nil
  }

  /// The field at a path from a form.
  private func field(_ path: String, _ shape: PlanShape) -> FieldPlan? {
    let form = shape.form(plan)
    if let ofCase, let found = form.field(String(path.prefix { $0 != "." })), found.ofCase != ofCase { return nil }
    guard let stop = path.firstIndex(of: ".") else { return form.field(path) }
    let owner = String(path[..<stop])
    guard form.field(owner) != nil, let inner = shape.below(owner) else { return nil }
    return field(String(path[path.index(after: stop)...]), inner)
  }

  private mutating func readable(_ place: PlacePlan, _ shape: PlanShape) -> PlacePlan {
    switch place {
    case .field, .others: return place
    case .note(let id, let conditions): return .note(id: id, conditions.map { readable($0, shape) })
    case .button(let action, let conditions): return .button(action, conditions.map { readable($0, shape) })
    case .section(let id, let footer, let inner, let conditions):
      return .section(
        id: id, footer: footer, inner.map { readable($0, shape) }, conditions.map { readable($0, shape) })
    }
  }

  private mutating func readable(_ condition: RowCondition, _ shape: PlanShape) -> RowCondition {
    RowCondition(kind: condition.kind, test: readable(condition.test, shape))
  }

  /// The expression without what reads a property that isn't a field.
  private mutating func readable(_ test: Expression, _ shape: PlanShape) -> Expression {
    switch test {
    case .yes: return test
    case .not(let inner): return .not(readable(inner, shape))
    case .both(let first, let second): return .both(readable(first, shape), readable(second, shape))
    case .either(let first, let second): return .either(readable(first, shape), readable(second, shape))
    case .isEmptyWithin(let name, let property):
      if field(name + "." + property, shape) != nil { return test }
    case .isSumAbove(let path, _):
      guard let list = field(path, shape) else { break }
      if !list.hasForms || field(path + ".i0", shape) != nil { return test }
    case .isOn(let path), .isEmpty(let path), .equals(let path, _), .isAbove(let path, _), .isVisible(let path),
      .isEnabled(let path), .isValid(let path), .isThere(let path), .isCase(let path, _), .hasMore(let path, _):
      if field(path, shape) != nil { return test }
    }
    leaveOut(.plain)
    return .yes
  }

  private mutating func readable(_ formula: Formula, _ shape: PlanShape) -> Formula {
    switch formula {
    case .joined(let paths, let end): return .joined(readable(paths, shape), end)
    case .sum(let paths, let more): return .sum(readable(paths, shape), more)
    case .test(let test): return .test(readable(test, shape))
    case .either(let test, let first, let second):
      return .either(readable(test, shape), readable(first, shape), readable(second, shape))
    }
  }

  private mutating func readable(_ paths: [String], _ shape: PlanShape) -> [String] {
    let found = paths.filter { field($0, shape) != nil }
    for _ in found.count..<paths.count { leaveOut(.plain) }
    return found
  }

  // MARK: Values

  /// A document keeps no time for a day, and no day for a time; and no empty text where it has options.
  private mutating func roundValues() {
    let json = PlanJSON(plan: plan)
    for leaf in PlanShape.root.leaves where leaf.isRounded && plan.root.field(leaf.name) != nil {
      let start = plan.start[leaf.name] ?? leaf.blank
      plan.start[leaf.name] = json.rounded(start, leaf, in: plan.root)
      if leaf.kind == .date, !leaf.isOptional {
        let blank = json.rounded(leaf.blank, leaf, in: plan.root)
        plan.root.blank?[leaf.name] = blank
      }
    }
    for form in Self.forms {
      for index in plan[keyPath: form].fields.indices {
        let field = plan[keyPath: form].fields[index]
        guard let leaf = field.leaf, leaf.isRounded else { continue }
        let own = plan[keyPath: form]
        plan[keyPath: form].fields[index].traits = field.traits.compactMap { trait in
          switch trait {
          case .defaultValue(let value):
            let value = json.rounded(value, leaf, in: own)
            return value == .none ? nil : .defaultValue(value)
          case .not(let value, let severity, let text):
            return .not(json.rounded(value, leaf, in: own), severity, text)
          case .whenHidden(let policy, let value?):
            let value = json.rounded(value, leaf, in: own)
            return .whenHidden(policy, value == .none ? nil : value)
          default: return trait
          }
        }
      }
    }
    for form in Self.forms { roundBounds(form, json) }
    for index in plan.root.statements.indices {
      guard case .defaultValue(let value) = plan.root.statements[index].kind else { continue }
      let target = plan.root.statements[index].target
      guard let leaf = Leaf.named(target.lastName) else { continue }
      let rounded = json.rounded(value, leaf, in: plan.kid)
      plan.root.statements[index].kind = .defaultValue(rounded == .none ? .text("red") : rounded)
    }
  }
}

extension PlanReduction {
  /// The bounds of a day are days.
  private mutating func roundBounds(_ path: WritableKeyPath<Plan, FormPlan>, _ json: PlanJSON) {
    let form = plan[keyPath: path]
    for (index, statement) in form.statements.enumerated() {
      guard case .bounds(let low, let high) = statement.kind, let leaf = Leaf.named(statement.target),
        leaf.kind == .date
      else { continue }
      func rounded(_ seconds: Double?) -> Double? {
        guard let seconds, case .moment(let rounded) = json.rounded(.moment(seconds), leaf, in: form) else {
          return nil
        }
        return rounded
      }
      plan[keyPath: path].statements[index].kind = .bounds(rounded(low), rounded(high))
    }
  }
}

extension Leaf {
  /// Whether a document keeps some of its values in another way.
  var isRounded: Bool { kind == .date || kind == .name || kind == .file }
}

extension Formula {
  /// The formula with a text that is an option.
  fileprivate var neverEmpty: Formula {
    switch self {
    case .joined(let paths, ""): .joined(paths, "red")
    case .either(let test, let first, let second): .either(test, first.neverEmpty, second.neverEmpty)
    default: self
    }
  }
}

extension FormPlan {
  /// How many fields, traits and statements it has.
  fileprivate var size: Int { fields.count + fields.reduce(0) { $0 + $1.traits.count } + statements.count }

  /// Names all fields in the order of their rows, as a document does.
  fileprivate mutating func placeAll() {
    let placed = places.names
    var rest = fields.filter { !placed.contains($0.name) }.map { PlacePlan.field($0.name) }
    places = places.replacingOthers(by: &rest)
    let lastField = places.lastIndex { !$0.names.isEmpty }
    let firstButton = places.firstIndex { if case .button = $0 { true } else { false } }
    places.insert(contentsOf: rest, at: lastField.map { $0 + 1 } ?? firstButton ?? places.count)
    let order = places.names
    fields.sort { (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0) }
    places = places.only(Set(fields.map(\.name)))
  }
}

extension PlacePlan {
  fileprivate var names: [String] {
    switch self {
    case .field(let name): [name]
    case .section(_, _, let inner, _): inner.names
    case .others, .note, .button: []
    }
  }
}

extension [PlacePlan] {
  fileprivate var names: [String] { flatMap(\.names) }

  /// The places with other fields where the rest comes: in the first place for it.
  fileprivate func replacingOthers(by rest: inout [PlacePlan]) -> [PlacePlan] {
    var places: [PlacePlan] = []
    for place in self {
      switch place {
      case .others:
        places += rest
        rest = []
      case .section(let id, let footer, let inner, let conditions):
        places.append(.section(id: id, footer: footer, inner.replacingOthers(by: &rest), conditions))
      default: places.append(place)
      }
    }
    return places
  }

  /// The places of these fields.
  fileprivate func only(_ names: Set<String>) -> [PlacePlan] {
    compactMap { place in
      switch place {
      case .field(let name): names.contains(name) ? place : nil
      case .section(let id, let footer, let inner, let conditions):
        .section(id: id, footer: footer, inner.only(names), conditions)
      default: place
      }
    }
  }
}
