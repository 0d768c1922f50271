import FieldstoneCore

extension PlanBuilder {
  static func cases<Model: PlanModel>(_ fields: FieldList<Model>, _ field: FieldPlan) {
    var adder = CasesAdder(fields: fields, field: field)
    Model.cases(field.name, &adder)
  }
}

/// Adds the field of an enum.
private struct CasesAdder<Parent: PlanModel>: CasesVisitor {
  let fields: FieldList<Parent>
  let field: FieldPlan

  func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>) { apply(fields.add(path, field.id)) }
  func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>) { apply(fields.add(path, field.id)) }

  private func apply<Child: PlanCases>(_ builder: FieldBuilder<Parent, Child>) {
    for trait in field.traits {
      switch trait {
      case .required: builder.required()
      case .whenHidden(let policy, _): builder.whenHidden(policy)
      default: break
      }
    }
  }
}

/// Applies a statement to an enum.
struct CasesSpeaker<Model: PlanModel>: CasesVisitor {
  let form: FormBuilder<Model>
  let statement: Statement
  let reading: PlanReading<Model>

  static func speak(_ form: FormBuilder<Model>, _ statement: Statement, _ reading: PlanReading<Model>) {
    var speaker = CasesSpeaker(form: form, statement: statement, reading: reading)
    guard let stop = statement.target.firstIndex(of: ".") else { return Model.cases(statement.target, &speaker) }
    var below = InSubform(speaker: speaker)
    Model.subform(String(statement.target[..<stop]), &below)
  }

  func visit<Child: PlanCases>(_ path: WritableKeyPath<Model, Child>) {
    PlanBuilder.say(statement, form[path], reading)
    sayRule(on: path)
  }
  func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Model, Child?>) {
    PlanBuilder.say(statement, form[path], reading)
    sayRule(on: path)
  }

  private func sayRule<Value>(on path: KeyPath<Model, Value>) {
    guard case .ruleOn(let severity, let message) = statement.kind else { return }
    let (reading, test) = (reading, statement.test)
    form.rule(on: path) { reading.holds(test, $0) ? severity.issue(message) : nil }
  }

  /// Finds an enum of a subform.
  private struct InSubform: SubformVisitor {
    typealias Parent = Model
    let speaker: CasesSpeaker

    mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Model, Child>) { go(path) }
    mutating func visitOptional<Child: PlanModel & FormModel>(
      _ path: WritableKeyPath<Model, Child?>, _ unwrapped: WritableKeyPath<Model, Child>
    ) { go(unwrapped) }

    private func go<Child: PlanModel>(_ path: WritableKeyPath<Model, Child>) {
      var inner = Inner(speaker: speaker, path: path)
      Child.cases(speaker.statement.target.lastName, &inner)
    }
  }

  private struct Inner<Child: PlanModel>: CasesVisitor {
    typealias Parent = Child
    let speaker: CasesSpeaker
    let path: WritableKeyPath<Model, Child>

    func visit<Deal: PlanCases>(_ own: WritableKeyPath<Child, Deal>) { speaker.visit(path.appending(path: own)) }
    func visitOptional<Deal: PlanCases>(_ own: WritableKeyPath<Child, Deal?>) {
      speaker.visitOptional(path.appending(path: own))
    }
  }
}

struct CasesPlacer<Model: PlanModel>: CasesVisitor {
  let form: FormBuilder<Model>
  func visit<Child: PlanCases>(_ path: WritableKeyPath<Model, Child>) { form.field(path) }
  func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Model, Child?>) { form.field(path) }
}

/// Reads an enum as a whole.
struct CaseReader<Parent: PlanModel>: CasesVisitor {
  let form: FormReader<Parent>
  var chosen: PlanValue = .none

  mutating func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>) {
    chosen = form[path].values["case"] ?? .none
  }
  mutating func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>) {
    chosen = form[path]?.values["case"] ?? .none
  }
}

/// `edit { $0.deal = }`
struct EditCasesSetter<Parent: PlanModel>: CasesVisitor {
  let edit: FormEdit<Parent>
  let values: [String: PlanValue]

  func visit<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child>) {
    edit[dynamicMember: path] = Child.make(values)
  }
  func visitOptional<Child: PlanCases>(_ path: WritableKeyPath<Parent, Child?>) {
    edit[dynamicMember: path] = Child.made(optional: values)
  }
}
