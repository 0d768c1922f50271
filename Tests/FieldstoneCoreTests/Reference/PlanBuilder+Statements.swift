import FieldstoneCore
import Foundation

/// Applies a statement to a property.
struct Speaker<Model: PlanModel>: PropertyVisitor {
  let form: FormBuilder<Model>
  let statement: Statement
  let reading: PlanReading<Model>

  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) {
    speak(form[path])
    if case .ruleOn(let severity, let message) = statement.kind {
      let (reading, test) = (reading, statement.test)
      form.rule(on: path) { reading.holds(test, $0) ? severity.issue(message) : nil }
    }
  }

  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) {
    speak(form[path])
    if case .defaultValue(let value) = statement.kind, let value = Value(value) { form[path].defaultValue(value) }
    if case .ruleOn(let severity, let message) = statement.kind {
      let (reading, test) = (reading, statement.test)
      form.rule(on: path) { reading.holds(test, $0) ? severity.issue(message) : nil }
    }
  }

  private func speak<Value: PlanType>(_ field: FieldBuilder<Model, Value>) {
    PlanBuilder.say(statement, field, reading)
    if statement.kind == .checked { field.asyncRule { _ in try PlanAnswer.check() } }
    if case .acts(let atEnd) = statement.kind { field.action(.heard, at: atEnd ? .end : .change) }
    if case .bounds(let low, let high) = statement.kind { setBounds(field, low, high) }
    if case .unit(let first, let second) = statement.kind, let field = field as? FieldBuilder<Model, Double> {
      let (reading, test) = (reading, statement.test)
      field.unit { reading.holds(test, $0) ? first : second }
    }
    if case .computed(let formula) = statement.kind {
      let reading = reading
      field.computed { form in
        guard let value = Value(reading.value(formula, form)) else { preconditionFailure("The types differ.") }
        return value
      }
    }
  }
}

extension Speaker {
  private func setBounds<Value>(_ field: FieldBuilder<Model, Value>, _ low: Double?, _ high: Double?) {
    let (reading, test) = (reading, statement.test)
    switch field {
    case let field as FieldBuilder<Model, Double>:
      if let low { field.minimum { reading.holds(test, $0) ? low : nil } }
      if let high { field.maximum { reading.holds(test, $0) ? high : nil } }
    case let field as FieldBuilder<Model, Date>:
      if let low { field.minimum { reading.holds(test, $0) ? Date(timeIntervalSince1970: low) : nil } }
      if let high { field.maximum { reading.holds(test, $0) ? Date(timeIntervalSince1970: high) : nil } }
    default: preconditionFailure("Only fractions and dates have bounds in plans.")
    }
  }
}

/// Applies a statement to a subform at any depth.
struct SubformSpeaker<Model: PlanModel> {
  let form: FormBuilder<Model>
  let statement: Statement
  let reading: PlanReading<Model>
  let path: String

  mutating func run() {
    var visitor = Top(speaker: self, rest: path.split(separator: ".").dropFirst().map(String.init))
    Model.subform(String(path.prefix { $0 != "." }), &visitor)
  }

  fileprivate func speak<Child: FormModel>(_ field: FieldBuilder<Model, Child>, on path: KeyPath<Model, Child>) {
    PlanBuilder.say(statement, field, reading)
    sayRule(on: path)
  }

  fileprivate func sayRule<Child>(on path: KeyPath<Model, Child>) {
    guard case .ruleOn(let severity, let message) = statement.kind else { return }
    let (reading, test) = (reading, statement.test)
    form.rule(on: path) { reading.holds(test, $0) ? severity.issue(message) : nil }
  }

  private struct Top: SubformVisitor {
    let speaker: SubformSpeaker
    let rest: [String]

    mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Model, Child>) {
      guard let next = rest.first else { return speaker.speak(speaker.form[path], on: path) }
      var below = Below<Child>(speaker: speaker, path: path)
      Child.subform(next, &below)
    }
    mutating func visitOptional<Child: PlanModel & FormModel>(
      _ path: WritableKeyPath<Model, Child?>, _ unwrapped: WritableKeyPath<Model, Child>
    ) {
      guard let next = rest.first else {
        PlanBuilder.say(speaker.statement, speaker.form[path], speaker.reading)
        return speaker.sayRule(on: path)
      }
      var below = Below<Child>(speaker: speaker, path: unwrapped)
      Child.subform(next, &below)
    }
  }

  private struct Below<Child: PlanModel>: SubformVisitor {
    let speaker: SubformSpeaker
    let path: WritableKeyPath<Model, Child>

    mutating func visit<Deeper: PlanModel & FormModel>(_ own: WritableKeyPath<Child, Deeper>) {
      let whole = path.appending(path: own)
      speaker.speak(speaker.form[whole], on: whole)
    }
    mutating func visitOptional<Deeper: PlanModel & FormModel>(
      _ own: WritableKeyPath<Child, Deeper?>, _ unwrapped: WritableKeyPath<Child, Deeper>
    ) {
      let whole = path.appending(path: own)
      PlanBuilder.say(speaker.statement, speaker.form[whole], speaker.reading)
      speaker.sayRule(on: whole)
    }
  }
}
