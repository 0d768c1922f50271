import FieldstoneCore

/// The arrangement of a plan: order, sections, and statements about fields.
extension PlanBuilder {
  static func arrange<Model: PlanModel>(_ form: FormBuilder<Model>, _ plan: FormPlan) {
    var reading = PlanReading<Model>()
    // Standalone fields are declared where they are placed, so the statements that read them come afterwards.
    place(plan.places, plan, form, &reading)
    for statement in plan.statements { say(statement, form, reading) }
  }

  private static func place<Model: PlanModel>(
    _ places: [PlacePlan], _ plan: FormPlan, _ form: FormBuilder<Model>, _ reading: inout PlanReading<Model>
  ) {
    for item in places {
      switch item {
      case .field(let name):
        if let field = plan.field(name), field.isExtra {
          let builder = form.standaloneField(field.id, initial: "")
          text(builder, field)
          reading.extras[name] = builder.reference
        } else if plan.field(name) != nil {
          placeField(name, form)
        }
      case .others: form.remainingFields()
      case .section(let id, let hasFooter, let inner, let conditions):
        var known = reading
        let row = form.section("Section \(id)", footer: hasFooter ? "Remark" : nil, id: id) {
          place(inner, plan, $0, &known)
        }
        reading = known
        say(conditions, row, reading)
      case .note(let id, let conditions): say(conditions, form.text("Note", id: id), reading)
      case .button(let action, let conditions):
        say(conditions, form.button("Button", FormAction(action)), reading)
      }
    }
  }

  private static func placeField<Model: PlanModel>(_ name: String, _ form: FormBuilder<Model>) {
    if FormPlan.collectionNames.contains(name) {
      var placer = CollectionPlacer(form: form)
      Model.collection(name, &placer)
    } else if FormPlan.casesNames.contains(name) {
      var placer = CasesPlacer(form: form)
      Model.cases(name, &placer)
    } else if FormPlan.subformNames.contains(name) {
      var placer = SubformPlacer(form: form)
      Model.subform(name, &placer)
    } else {
      Model.leaf(name)?.accept(Placer(form: form))
    }
  }

  private static func say<Model: PlanModel>(
    _ conditions: [RowCondition], _ row: FormRowBuilder<Model>, _ reading: PlanReading<Model>
  ) {
    for condition in conditions {
      let test = condition.test
      switch condition.kind {
      case .visible: row.visible { reading.holds(test, $0) }
      case .enabled: row.enabled { reading.holds(test, $0) }
      }
    }
  }

  private static func say<Model: PlanModel>(
    _ statement: Statement, _ form: FormBuilder<Model>, _ reading: PlanReading<Model>
  ) {
    let test = statement.test
    switch statement.kind {
    case .formRule(let severity, let message):
      form.rule { reading.holds(test, $0) ? severity.issue(message) : nil }
    case .formEnabled: form.enabled { reading.holds(test, $0) }
    default:
      if FormPlan.collectionNames.contains(statement.target.lastName) {
        CollectionSpeaker.speak(form, statement, reading)
      } else if FormPlan.casesNames.contains(statement.target.lastName) {
        CasesSpeaker.speak(form, statement, reading)
      } else if let extra = reading.extras[statement.target] {
        say(statement, form.configure(extra), reading)
      } else if FormPlan.subformNames.contains(statement.target.split(separator: ".").last.map(String.init) ?? "") {
        var speaker = SubformSpeaker(form: form, statement: statement, reading: reading, path: statement.target)
        speaker.run()
      } else {
        Model.property(statement.target)?.accept(Speaker(form: form, statement: statement, reading: reading))
      }
      sayOfType(statement, form, reading)
    }
  }

  /// Applies the statements that any field supports.
  static func say<Model: PlanModel, Value: PlanType>(
    _ statement: Statement, _ field: FieldBuilder<Model, Value>, _ reading: PlanReading<Model>
  ) {
    let test = statement.test
    if case .required = statement.kind { return Value.require(field) { reading.holds(test, $0) } }
    applyToAny(statement, field, reading)
  }

  /// Applies the statements that any subform supports.
  static func say<Model: PlanModel, Child: FormModel>(
    _ statement: Statement, _ field: FieldBuilder<Model, Child>, _ reading: PlanReading<Model>
  ) {
    let test = statement.test
    if case .required = statement.kind { return _ = field.required { reading.holds(test, $0) } }
    applyToAny(statement, field, reading)
  }

  private static func applyToAny<Model: PlanModel, Value>(
    _ statement: Statement, _ field: FieldBuilder<Model, Value>, _ reading: PlanReading<Model>
  ) {
    let test = statement.test
    switch statement.kind {
    case .visible: field.visible { reading.holds(test, $0) }
    case .enabled: field.enabled { reading.holds(test, $0) }
    case .readOnlyWhen: field.readOnly { reading.holds(test, $0) }
    case .help(let first, let second):
      field.help { FormString(verbatim: reading.holds(test, $0) ? first : second) }
    case .caption(let kind, let first, let second):
      field.caption(kind) { FormString(verbatim: reading.holds(test, $0) ? first : second) }
    case .rule(let severity, let message):
      field.rule { _, form in reading.holds(test, form) ? severity.issue(message) : nil }
    default: break
    }
  }

  private static func sayOfType<Model: PlanModel>(
    _ statement: Statement, _ form: FormBuilder<Model>, _ reading: PlanReading<Model>
  ) {
    switch (statement.kind, Model.property(statement.target)) {
    case (.matches(let other), .text(let path)):
      if case .text(let other) = Model.property(other) { form[path].matches(other) }
    case (.suggestions(let first, let second), .text(let path)):
      let test = statement.test
      form[path].suggestions { reading.holds(test, $0) ? first : second }
    case (.suggestions(let first, let second), .maybeText(let path)):
      let test = statement.test
      form[path].suggestions { reading.holds(test, $0) ? first : second }
    case (.disabledOptions, _), (.options, _), (.searching, _): sayOfOptions(statement, form, reading)
    default: break
    }
  }
}

private struct Placer<Model: PlanModel>: PropertyVisitor {
  let form: FormBuilder<Model>
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) { form.field(path) }
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) { form.field(path) }
}

private struct SubformPlacer<Parent: PlanModel>: SubformVisitor {
  let form: FormBuilder<Parent>
  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) { form.field(path) }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) { form.field(path) }
}
