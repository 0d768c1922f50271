import FieldstoneCore
import FieldstoneDocuments

/// Makes the document of a plan that a document can express.
struct PlanDocument {
  let plan: Plan
  let json: PlanJSON

  init(_ plan: Plan) { (self.plan, json) = (plan, PlanJSON(plan: plan)) }

  var document: FormDocument {
    var document = FormDocument("plan", form: form(.root))
    document.mode = plan.mode ?? .submit
    return document
  }

  // MARK: A form

  /// - Parameter outer: What the form around it says about its fields.
  private func form(_ shape: PlanShape, outer: [Saying] = []) -> DocumentForm {
    let plan = shape.form(plan)
    let reading = PlanDocumentReading(json: json, shape: shape)
    let sayings = outer + plan.statements.map { Saying($0, reading) }
    let places = plan.places.isEmpty ? plan.fields.map { PlacePlan.field($0.name) } : plan.places
    var form = DocumentForm(items: items(places, plan, shape, sayings, reading))
    for saying in sayings {
      switch saying.statement.kind {
      case .ruleOn(let severity, let message) where !saying.statement.target.contains("."):
        let check = saying.condition
        form.rules.append(
          DocumentFormRule(on: saying.statement.target) { check.holds($0) ? severity.issue(message) : nil })
      case .formRule(let severity, let message):
        let check = saying.condition
        form.rules.append(DocumentFormRule { check.holds($0) ? severity.issue(message) : nil })
      case .formEnabled: form.enabled = form.enabled && saying.condition.document
      default: break
      }
    }
    return form
  }

  private func items(
    _ places: [PlacePlan], _ plan: FormPlan, _ shape: PlanShape, _ sayings: [Saying], _ reading: PlanDocumentReading
  ) -> [DocumentItem] {
    places.flatMap { place -> [DocumentItem] in
      switch place {
      case .field(let name): return plan.field(name).map { [.field(field($0, shape, sayings))] } ?? []
      case .others: return []
      case .section(let id, let hasFooter, let inner, let conditions):
        var section = DocumentSection(
          "Section \(id)", id: id, footer: hasFooter ? "Remark" : nil,
          visible: condition(.visible, conditions, reading), enabled: condition(.enabled, conditions, reading)
        ) {}
        section.items = items(inner, plan, shape, sayings, reading)
        return [.section(section)]
      case .note(let id, let conditions):
        var note = DocumentContent(.text, "Note", id: id, visible: condition(.visible, conditions, reading))
        note.enabled = condition(.enabled, conditions, reading)
        return [.content(note)]
      case .button(let action, let conditions):
        return [
          .button(
            DocumentButton(
              "Button", FormAction(action), visible: condition(.visible, conditions, reading),
              enabled: condition(.enabled, conditions, reading)))
        ]
      }
    }
  }

  private func condition(_ kind: RowCondition.Kind, _ conditions: [RowCondition], _ reading: PlanDocumentReading)
    -> DocumentCondition?
  {
    conditions.filter { $0.kind == kind }.reduce(nil) { all, condition in
      all && DocumentCondition { reading.holds(condition.test, $0) }
    }
  }

  // MARK: A field

  private func field(_ field: FieldPlan, _ shape: PlanShape, _ sayings: [Saying]) -> DocumentField {
    let plan = shape.form(plan)
    var document = DocumentField(field.name, kind(field, shape, sayings.compactMap { $0.below(field.name) }))
    if let leaf = field.leaf {
      document.isOptional = leaf.isOptional
      document.initial = json.encode(plan.blank?[field.name] ?? leaf.blank, leaf, in: plan)
    }
    for trait in field.traits { declare(trait, of: field, plan, &document) }
    // A form says more than those around it, whose statements come last.
    let own = sayings.filter { $0.statement.target == field.name }
    for saying in own.filter({ $0.levels == 0 }) + own.filter({ $0.levels > 0 }) {
      document.traits += traits(saying, of: field, plan)
      let condition = saying.condition.document
      switch saying.statement.kind {
      case .visible: document.visible = document.visible && condition
      case .enabled: document.enabled = document.enabled && condition
      case .required: document.required = document.required && condition
      case .readOnlyWhen: document.readOnly = document.readOnly && condition
      case .matches(let other): document.rules.append(.matches(other))
      case .rule(let severity, let message):
        let holds = saying.condition.holds
        document.rules.append(.check { holds($1) ? severity.issue(message) : nil })
      case .defaultValue(let value):
        document.defaultValue = field.leaf.flatMap { json.encode(value, $0, in: plan) }
      case .computed(let formula):
        guard let leaf = field.leaf else { break }
        let (json, reading) = (json, saying.reading)
        document.computed = DocumentComputation { json.encode(reading.value(formula, $0), leaf, in: plan) }
      default: break
      }
    }
    return document
  }

  private func kind(_ field: FieldPlan, _ shape: PlanShape, _ outer: [Saying]) -> DocumentKind {
    if field.isCollection { return .list(list(field, shape)) }
    if let inner = shape.below(field.name) {
      if inner == .deal || inner == .mini { return .alternatives(alternatives(field, inner)) }
      return .form(
        DocumentSubform(
          .form(form(inner, outer: outer)), isOptional: FormPlan.optionalNames.contains(field.name),
          presentation: field.traits.contains(.inline) || field.name == "hat" ? .inline : .pushed))
    }
    switch field.leaf?.kind {
    case .text: return .text(field.text)
    case .whole: return .integer
    case .real: return .number
    case .flag: return .flag()
    case .date: return .date(field.dateKind)
    case .file: return .file
    case .names, .shades, .shadeSet, .positions: return .choices(options(field))
    default: return .choice(options(field))
    }
  }

  private func list(_ field: FieldPlan, _ shape: PlanShape) -> DocumentList {
    var list: DocumentList
    if let inner = shape.below(field.name) {
      list = DocumentList(.form(.form(form(inner))))
    } else {
      let own = field.ofElement("")
      var element = DocumentField("", field.name == "nums" ? .integer : .text())
      for trait in own.traits { declare(trait, of: own, FormPlan(), &element) }
      element.isOptional = field.name == "nums"
      list = DocumentList(.value(element))
    }
    list.isSortable = field.traits.contains(.sortable)
    for case .template(let values) in field.traits {
      list.template = json.element(
        field.hasForms ? PlanBean<PlanZero>.make(values).values : values, field.name, shape.below(field.name))
    }
    list.presentation = field.traits.contains(.inline) ? .inline : .pushed
    return list
  }

  private func alternatives(_ field: FieldPlan, _ shape: PlanShape) -> DocumentAlternatives {
    let plan = shape.form(plan)
    let all = form(shape)
    let cases = plan.caseIDs.map { id -> DocumentAlternatives.Case in
      let names = plan.fields.filter { $0.ofCase == id }.map(\.name)
      return DocumentAlternatives.Case(
        id,
        form: DocumentForm(
          items: all.items.filter { names.contains($0.key) },
          rules: all.rules.filter { $0.key.map(names.contains) ?? false }))
    }
    return DocumentAlternatives(by: "case", cases, initial: field.name == "luck" ? nil : "bare")
  }

  private func declare(_ trait: Trait, of field: FieldPlan, _ plan: FormPlan, _ document: inout DocumentField) {
    document.traits += traits(trait, of: field, plan)
    switch trait {
    case .required: document.isRequired = true
    case .readOnly: document.isReadOnly = true
    case .minimumLength(let length): document.rules.append(.minimumLength(length))
    case .maximumLength(let length): document.rules.append(.maximumLength(length))
    case .minimumCount(let count): document.rules.append(.minimumCount(count))
    case .maximumCount(let count): document.rules.append(.maximumCount(count))
    case .maximumSize(let bytes): document.rules.append(.maximumSize(bytes))
    case .unique: document.rules.append(.unique())
    case .mustBeTrue: document.rules.append(.mustBeTrue())
    case .unit: document.unit = "km"
    case .range(let low, let high):
      if let low = bound(low, field, plan) { document.rules.append(.minimum(low)) }
      if let high = bound(high, field, plan) { document.rules.append(.maximum(high)) }
    case .custom(let isSecret):
      let fallback: FormControl = isSecret && field.leaf?.kind == .text ? .secure(isNew: false) : .text(.plain)
      document.control = .custom("own", fallback: fallback)
    case .whenHidden(let policy, _): document.whenHidden = policy
    case .defaultValue(let value): document.defaultValue = field.leaf.flatMap { json.encode(value, $0, in: plan) }
    case .not(let value, let severity, let message):
      guard let leaf = field.leaf else { break }
      let json = json
      document.rules.append(
        .check { found in json.decode(found, leaf, in: plan) == value ? severity.issue(message) : nil })
    default: break
    }
  }
}

/// A statement, and how what it reads is read where it applies.
struct Saying {
  var statement: Statement
  let reading: PlanDocumentReading
  /// How many forms further out it was said.
  var levels = 0

  init(_ statement: Statement, _ reading: PlanDocumentReading) { (self.statement, self.reading) = (statement, reading) }

  /// The same about a field of a form.
  func below(_ name: String) -> Saying? {
    guard statement.target.hasPrefix(name + ".") else { return nil }
    var saying = self
    saying.statement.target = String(statement.target.dropFirst(name.count + 1))
    saying.levels += 1
    return saying
  }

  var condition: (holds: @Sendable (DocumentReader) -> Bool, document: DocumentCondition) {
    let (reading, test, levels) = (reading, statement.test, levels)
    let holds: @Sendable (DocumentReader) -> Bool = { form in
      var form = form
      for _ in 0..<levels {
        guard let parent = form.parent else { return false }
        form = parent
      }
      return reading.holds(test, form)
    }
    return (holds, DocumentCondition(holds))
  }
}

private func && (left: DocumentCondition?, right: DocumentCondition) -> DocumentCondition {
  left.map { $0 && right } ?? right
}

extension DocumentItem {
  fileprivate var key: String { if case .field(let field) = self { field.key } else { "" } }
}

extension FieldPlan {
  fileprivate var text: DocumentText {
    if traits.contains(.longText) { return .long }
    return traits.contains(.password) ? .password : .automatic
  }
}
