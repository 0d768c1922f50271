import FieldstoneCore

extension PlanBuilder {
  static func collection<Model: PlanModel>(_ fields: FieldList<Model>, _ field: FieldPlan) {
    var adder = CollectionAdder(fields: fields, field: field)
    Model.collection(field.name, &adder)
  }
}

/// Adds the field of a collection.
private struct CollectionAdder<Parent: PlanModel>: CollectionVisitor {
  let fields: FieldList<Parent>
  let field: FieldPlan

  func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>) {
    let builder = fields.add(path, field.id)
    for trait in field.traits {
      if case .template(let values) = trait { builder.template { Child.make(values) } } else { apply(trait, builder) }
    }
  }

  func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>) {
    let builder = fields.add(path, field.id)
    for trait in field.traits {
      switch trait {
      case .template(let values): if let value = values[""].flatMap(Value.init) { builder.template { value } }
      case .elements(let traits): builder.elements { PlanBuilder.element($0, traits) }
      default: apply(trait, builder)
      }
    }
  }

  func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>) {
    let builder = fields.add(path, field.id)
    for trait in field.traits {
      switch trait {
      case .template(let values): builder.template { values[""].flatMap(Value.init) }
      case .elements(let traits): builder.elements { PlanBuilder.element($0, traits) }
      default: apply(trait, builder)
      }
    }
  }

  /// What collections of any type can declare.
  private func apply<Element: Hashable>(_ trait: Trait, _ builder: FieldBuilder<Parent, [Element]>) {
    switch trait {
    case .inline: builder.inline()
    case .required: builder.required()
    case .sortable: builder.sortable()
    case .unique: builder.unique()
    case .minimumCount(let count): builder.minimumCount(count)
    case .maximumCount(let count): builder.maximumCount(count)
    case .whenHidden(let policy, _): builder.whenHidden(policy)
    default: break
    }
  }
}

extension PlanBuilder {
  /// What a collection declares for the field of each element.
  static func element<Element, Value: PlanType & FormValue>(_ builder: FieldBuilder<Element, Value>, _ traits: [Trait])
  {
    for trait in traits {
      switch (trait, builder) {
      case (.minimumLength(let count), let builder as FieldBuilder<Element, String>): builder.minimumLength(count)
      case (.maximumLength(let count), let builder as FieldBuilder<Element, String>): builder.maximumLength(count)
      case (.trimmed, let builder as FieldBuilder<Element, String>): builder.trimmed()
      case (.range(let low?, let high?), let builder as FieldBuilder<Element, Int>): builder.range(Int(low)...Int(high))
      default: common(builder, trait)
      }
    }
  }
}

/// Applies a statement to a collection.
struct CollectionSpeaker<Model: PlanModel>: CollectionVisitor {
  let form: FormBuilder<Model>
  let statement: Statement
  let reading: PlanReading<Model>

  static func speak(_ form: FormBuilder<Model>, _ statement: Statement, _ reading: PlanReading<Model>) {
    var speaker = CollectionSpeaker(form: form, statement: statement, reading: reading)
    guard let stop = statement.target.firstIndex(of: ".") else {
      return Model.collection(statement.target, &speaker)
    }
    var below = InSubform(speaker: speaker)
    Model.subform(String(statement.target[..<stop]), &below)
  }

  func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Model, [Child]>) { speak(path) }
  func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Model, [Value]>) { speak(path) }
  func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Model, [Value?]?>) {
    speak(form[path])
    if case .ruleOn(let severity, let message) = statement.kind {
      form.rule(on: path) { [reading, test = statement.test] in reading.holds(test, $0) ? severity.issue(message) : nil
      }
    }
  }

  private func speak<Element>(_ path: WritableKeyPath<Model, [Element]>) {
    speak(form[path])
    if case .ruleOn(let severity, let message) = statement.kind {
      form.rule(on: path) { [reading, test = statement.test] in reading.holds(test, $0) ? severity.issue(message) : nil
      }
    }
  }

  private func speak<Element>(_ field: FieldBuilder<Model, [Element]>) {
    let (reading, test) = (reading, statement.test)
    switch statement.kind {
    case .visible: field.visible { reading.holds(test, $0) }
    case .enabled: field.enabled { reading.holds(test, $0) }
    case .readOnlyWhen: field.readOnly { reading.holds(test, $0) }
    case .required: field.required { reading.holds(test, $0) }
    default: break
    }
  }

  /// Finds a collection of a subform.
  private struct InSubform: SubformVisitor {
    typealias Parent = Model
    let speaker: CollectionSpeaker

    mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Model, Child>) { go(path) }
    mutating func visitOptional<Child: PlanModel & FormModel>(
      _ path: WritableKeyPath<Model, Child?>, _ unwrapped: WritableKeyPath<Model, Child>
    ) { go(unwrapped) }

    private func go<Child: PlanModel>(_ path: WritableKeyPath<Model, Child>) {
      var inner = Inner(speaker: speaker, path: path)
      Child.collection(speaker.statement.target.lastName, &inner)
    }
  }

  private struct Inner<Child: PlanModel>: CollectionVisitor {
    typealias Parent = Child
    let speaker: CollectionSpeaker
    let path: WritableKeyPath<Model, Child>

    func visit<Element: PlanModel & FormModel & Hashable>(_ own: WritableKeyPath<Child, [Element]>) {
      speaker.speak(path.appending(path: own))
    }
    func visitValues<Value: PlanType & FormValue>(_ own: WritableKeyPath<Child, [Value]>) {
      speaker.speak(path.appending(path: own))
    }
    func visitMaybe<Value: PlanType & FormValue>(_ own: WritableKeyPath<Child, [Value?]?>) {
      speaker.visitMaybe(path.appending(path: own))
    }
  }
}

struct CollectionPlacer<Model: PlanModel>: CollectionVisitor {
  let form: FormBuilder<Model>
  func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Model, [Child]>) { form.field(path) }
  func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Model, [Value]>) { form.field(path) }
  func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Model, [Value?]?>) { form.field(path) }
}
