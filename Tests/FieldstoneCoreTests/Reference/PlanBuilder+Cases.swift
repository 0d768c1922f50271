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
