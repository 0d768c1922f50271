import FieldstoneCore
import Foundation

/// Builds real form definitions from plans.
enum PlanBuilder {
  static func describe<Model: PlanModel>(_ fields: FieldList<Model>, _ plan: FormPlan) {
    for field in plan.fields where !field.isExtra {
      if field.isCollection {
        collection(fields, field)
      } else if field.isCases {
        cases(fields, field)
      } else if field.isSubform {
        var adder = SubformAdder(fields: fields, field: field)
        Model.subform(field.name, &adder)
      } else {
        add(field, of: plan, to: fields)
      }
    }
  }

  private static func add<Model: PlanModel>(_ field: FieldPlan, of plan: FormPlan, to fields: FieldList<Model>) {
    switch Model.leaf(field.name) {
    case .text(let path) where field.leaf?.kind == .name:
      one(fields.add(path, field.id), field, plan) { $0.ownEntries() }
    case .maybeText(let path) where field.leaf?.kind == .name:
      one(fields.add(path, field.id), field, plan) { $0.ownEntries() }
    case .text(let path): text(fields.add(path, field.id), field)
    case .maybeText(let path): text(fields.add(path, field.id), field)
    case .whole(let path) where field.leaf?.kind == .mask: mask(fields.add(path, field.id), field)
    case .whole(let path) where field.leaf?.kind == .index: index(fields.add(path, field.id), field)
    case .maybeWhole(let path) where field.leaf?.kind == .index: index(fields.add(path, field.id), field)
    case .whole(let path): number(fields.add(path, field.id), field)
    case .maybeWhole(let path): number(fields.add(path, field.id), field)
    case .byte(let path): number(fields.add(path, field.id), field)
    case .maybeReal(let path): number(fields.add(path, field.id), field)
    case .flag(let path): flag(fields.add(path, field.id), field)
    case .maybeFlag(let path): flag(fields.add(path, field.id), field)
    case .choice(let path): one(fields.add(path, field.id), field, plan)
    case .maybeChoice(let path): one(fields.add(path, field.id), field, plan)
    case .date(let path): date(fields.add(path, field.id), field)
    case .maybeDate(let path): date(fields.add(path, field.id), field)
    case .names(let path): several(fields.add(path, field.id), field, plan) { $0.ownEntries() }
    case .maybeShades(let path): several(fields.add(path, field.id), field, plan)
    case .shadeSet(let path): several(fields.add(path, field.id), field, plan)
    case .positions(let path): positions(fields.add(path, field.id), field)
    case .entries(let path): entries(fields.add(path, field.id), field)
    case .access(let path): access(fields.add(path, field.id), field)
    case .file(let path): file(fields.add(path, field.id), field)
    case .maybeFile(let path): file(fields.add(path, field.id), field)
    case .viewer(let path): common(fields.add(viewing: path, field.id), field)
    case nil: break
    }
  }

  static func text<Model>(_ builder: FieldBuilder<Model, String>, _ field: FieldPlan) {
    for trait in field.traits {
      switch trait {
      case .minimumLength(let count): builder.minimumLength(count)
      case .maximumLength(let count): builder.maximumLength(count)
      case .trimmed: builder.trimmed()
      case .uppercased: builder.uppercased()
      case .composed: builder.normalized()
      case .masked: builder.mask("XX-X")
      case .longText: builder.longText()
      case .password: builder.password()
      case .custom(let isSecret):
        builder.control(.custom("own", fallback: isSecret ? .secure(isNew: false) : .text(.plain)))
      case .suggestions(let texts): builder.suggestions(texts)
      default: common(builder, trait)
      }
    }
  }

  private static func number<Model, Value: PlanType & FormValue & Comparable & Numeric>(
    _ builder: FieldBuilder<Model, Value>, _ field: FieldPlan
  ) {
    for trait in field.traits {
      switch trait {
      case .range(let low, let high):
        let ends = [low, high].map { end in
          end.flatMap { Value(PlanValue.whole(Int($0))) ?? Value(PlanValue.real($0)) }
        }
        range(builder, ends[0], ends[1])
      case .percent: builder.percent()
      case .unit: builder.unit("km")
      default: common(builder, trait)
      }
    }
  }

  private static func date<Model>(_ builder: FieldBuilder<Model, Date>, _ field: FieldPlan) {
    for trait in field.traits {
      switch trait {
      case .dateKind(.date): builder.date()
      case .dateKind(.time): builder.time()
      case .dateKind(.dateAndTime): builder.dateAndTime()
      case .dateKind(.month): builder.month()
      case .dateKind(.year): builder.year()
      case .timeZone(let name): TimeZone(identifier: name).map { _ = builder.timeZone($0) }
      case .range(let low, let high):
        range(builder, low.map(Date.init(timeIntervalSince1970:)), high.map(Date.init(timeIntervalSince1970:)))
      default: common(builder, trait)
      }
    }
  }

  private static func range<Model, Value: FormValue & Comparable>(
    _ builder: FieldBuilder<Model, Value>, _ low: Value?, _ high: Value?
  ) {
    switch (low, high) {
    case (let low?, let high?): builder.range(low...high)
    case (let low?, nil): builder.range(low...)
    case (nil, let high?): builder.range(...high)
    case (nil, nil): break
    }
  }

  private static func file<Model>(_ builder: FieldBuilder<Model, FormFile>, _ field: FieldPlan) {
    for trait in field.traits {
      switch trait {
      case .pictures: builder.accepts(.image)
      case .maximumSize(let bytes): builder.maximumSize(bytes)
      default: common(builder, trait)
      }
    }
  }

  private static func flag<Model>(_ builder: FieldBuilder<Model, Bool>, _ field: FieldPlan) {
    for trait in field.traits {
      if case .mustBeTrue = trait { builder.mustBeTrue() } else { common(builder, trait) }
    }
  }

  private static func common<Model, Value: PlanType>(_ builder: FieldBuilder<Model, Value>, _ field: FieldPlan) {
    for trait in field.traits { common(builder, trait) }
  }

  static func common<Model, Value: PlanType>(_ builder: FieldBuilder<Model, Value>, _ trait: Trait) {
    switch trait {
    case .required: Value.require(builder, nil)
    case .readOnly: builder.readOnly()
    case .display: builder.display { FormString(verbatim: $0.planValue.display) }
    case .defaultValue(let value): if let value = Value(value) { builder.defaultValue(value) }
    case .custom: builder.control(.custom("own", fallback: .text(.plain)))
    case .whenLeft: builder.updates(.whenLeft)
    case .simplified: builder.normalize { Value($0.planValue.simplified) ?? $0 }
    case .whenHidden(let policy, let value):
      if let value = value.flatMap(Value.init) {
        builder.whenHidden(policy, to: value)
      } else {
        builder.whenHidden(policy)
      }
    case .not(let value, let severity, let message):
      builder.rule { $0.planValue == value ? severity.issue(message) : nil }
    default: break
    }
  }
}

extension Severity {
  func issue(_ message: String) -> FormIssue {
    switch self {
    case .error: .error(FormString(verbatim: message))
    case .warning: .warning(FormString(verbatim: message))
    case .info: .info(FormString(verbatim: message))
    }
  }
}

/// Adds a subform's field.
private struct SubformAdder<Parent: PlanModel>: SubformVisitor {
  var fields: FieldList<Parent>
  let field: FieldPlan

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    apply(fields.add(path, field.id))
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    apply(fields.add(path, field.id))
  }

  private func apply<Child: PlanModel & FormModel>(_ builder: FieldBuilder<Parent, Child>) {
    for trait in field.traits {
      switch trait {
      case .inline: builder.inline()
      case .required: builder.required()
      case .whenHidden(let policy, _): builder.whenHidden(policy)
      default: break
      }
    }
  }
}
