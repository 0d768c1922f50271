import FieldstoneCore

/// The options of choices.
extension PlanBuilder {
  static func one<Model, Value: PlanOption>(
    _ builder: FieldBuilder<Model, Value>, _ field: FieldPlan, _ plan: FormPlan,
    takeOwn: (FieldBuilder<Model, Value>) -> Void = { _ in }
  ) {
    if let ids = declared(field, plan) { builder.options(ids.compactMap(Value.init(id:))) }
    for trait in field.traits {
      switch trait {
      case .options(let ids): builder.options(ids.compactMap(Value.init(id:)))
      case .searched: builder.options(searching: { _ in try PlanAnswer.options(Value.self) })
      case .ownEntries: takeOwn(builder)
      case .optionTitles: builder.optionTitle { FormString(verbatim: ReferenceChoice.title($0.id)) }
      default: common(builder, trait)
      }
    }
  }

  static func several<Model, Value: PlanType & FormSelection>(
    _ builder: FieldBuilder<Model, Value>, _ field: FieldPlan, _ plan: FormPlan,
    takeOwn: (FieldBuilder<Model, Value>) -> Void = { _ in }
  ) where Value.Element: PlanOption {
    if let ids = declared(field, plan) { builder.options(ids.compactMap(Value.Element.init(id:))) }
    for trait in field.traits {
      switch trait {
      case .options(let ids): builder.options(ids.compactMap(Value.Element.init(id:)))
      case .searched: builder.options(searching: { _ in try PlanAnswer.options(Value.Element.self) })
      case .ownEntries: takeOwn(builder)
      case .optionTitles: builder.optionTitle { FormString(verbatim: ReferenceChoice.title($0.id)) }
      case .minimumCount(let count): builder.minimumCount(count)
      case .maximumCount(let count): builder.maximumCount(count)
      default: common(builder, trait)
      }
    }
  }

  /// The options of a field that declares none: texts need some, unless a closure says which.
  private static func declared(_ field: FieldPlan, _ plan: FormPlan) -> [String]? {
    guard let leaf = field.leaf, !leaf.hasCases, !plan.hasOptionClosure(field.name) else { return nil }
    return leaf.standardOptions
  }

  static func sayOfOptions<Model: PlanModel>(
    _ statement: Statement, _ form: FormBuilder<Model>, _ reading: PlanReading<Model>
  ) {
    if case .disabledOptions(let ids) = statement.kind {
      sayOfPositions(ids, statement.test, statement.target, form, reading)
    }
    switch Model.property(statement.target) {
    case .text(let path): say(statement, toOne: form[path], reading)
    case .maybeText(let path): say(statement, toOne: form[path], reading)
    case .choice(let path): say(statement, toOne: form[path], reading)
    case .maybeChoice(let path): say(statement, toOne: form[path], reading)
    case .names(let path): say(statement, toSeveral: form[path], reading)
    case .maybeShades(let path): say(statement, toSeveral: form[path], reading)
    case .shadeSet(let path): say(statement, toSeveral: form[path], reading)
    default: break
    }
  }

  private static func say<Model: PlanModel, Value: PlanOption>(
    _ statement: Statement, toOne field: FieldBuilder<Model, Value>, _ reading: PlanReading<Model>
  ) {
    let test = statement.test
    switch statement.kind {
    case .options(let first, let second):
      let (first, second) = (first.compactMap(Value.init(id:)), second.compactMap(Value.init(id:)))
      field.options { reading.holds(test, $0) ? first : second }
    case .searching: field.options(searching: { _ in try PlanAnswer.options(Value.self) })
    case .disabledOptions(let ids):
      let values = Set(ids.compactMap(Value.init(id:)))
      field.disabledOptions { reading.holds(test, $0) ? values : [] }
    default: break
    }
  }

  private static func say<Model: PlanModel, Value: FormSelection & Sendable>(
    _ statement: Statement, toSeveral field: FieldBuilder<Model, Value>, _ reading: PlanReading<Model>
  ) where Value.Element: PlanOption {
    let test = statement.test
    switch statement.kind {
    case .options(let first, let second):
      let lists = (first.compactMap(Value.Element.init(id:)), second.compactMap(Value.Element.init(id:)))
      field.options { reading.holds(test, $0) ? lists.0 : lists.1 }
    case .searching: field.options(searching: { _ in try PlanAnswer.options(Value.Element.self) })
    case .disabledOptions(let ids):
      let values = Set(ids.compactMap(Value.Element.init(id:)))
      field.disabledOptions { reading.holds(test, $0) ? values : [] }
    default: break
    }
  }
}
