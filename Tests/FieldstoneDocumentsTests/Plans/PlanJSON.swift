import Foundation

@testable import FieldstoneCore
@testable import FieldstoneDocuments

/// How the values of a plan, by path, are those of a document, and back.
struct PlanJSON: Sendable {
  let plan: Plan

  // MARK: One value

  func encode(_ value: PlanValue, _ leaf: Leaf, in form: FormPlan) -> FormValues.Value? {
    switch value {
    case .none: return nil
    case .text(let text): return .text(text)
    case .flag(let flag): return .flag(flag)
    case .whole(let number): return .integer(number)
    case .real(let number): return FormValues.Value(number)
    case .moment(let seconds):
      guard let kind = form.field(leaf.name)?.dateKind else { return FormValues.Value(seconds) }
      return .text(DateValue.text(Date(timeIntervalSince1970: seconds), kind))
    case .option(let id): return .text(id)
    case .several(let ids):
      return .list(ids.map { leaf.kind == .positions ? .integer(Int($0) ?? 0) : .text($0) })
    case .entries(let entries):
      var object = FormValues()
      for (key, text) in entries.sorted(by: { $0.key < $1.key }) { object["\(key)"] = .text(text) }
      return .object(object)
    case .file(let id): return PlanFiles.file(id).map(FieldstoneDocuments.Leaf<FormFile>.file.write)
    }
  }

  /// - Parameter value: Nil for a key that is missing.
  func decode(_ value: FormValues.Value?, _ leaf: Leaf, in form: FormPlan) -> PlanValue {
    guard let value else { return leaf.blank }
    switch leaf.kind {
    case .text, .viewer, .name: return value.text.map(PlanValue.text) ?? .none
    case .whole, .byte, .bits, .mask, .index: return value.integer.map(PlanValue.whole) ?? .none
    case .real: return value.double.map(PlanValue.real) ?? .none
    case .flag: return value.flag.map(PlanValue.flag) ?? .none
    case .choice: return value.text.map(PlanValue.option) ?? .none
    case .names, .shades, .shadeSet, .positions:
      return value.list.map { .several($0.map { $0.text ?? $0.description }) } ?? .none
    case .entries:
      var entries: [Int: String] = [:]
      for (key, value) in value.object ?? [:] { entries[Int(key) ?? 0] = value.text }
      return .entries(entries)
    case .file: return .file(value.object?["id"]?.text ?? "")
    case .date:
      guard let kind = form.field(leaf.name)?.dateKind, let text = value.text else {
        return value.double.map(PlanValue.moment) ?? .none
      }
      return DateValue.date(text, kind).map { .moment($0.timeIntervalSince1970) } ?? .none
    }
  }

  /// A value as a document keeps it: a date without what its field doesn't show, and as none an empty text that is no
  /// option, and a reference to no file.
  func rounded(_ value: PlanValue, _ leaf: Leaf, in form: FormPlan) -> PlanValue {
    switch value {
    case .moment: decode(encode(value, leaf, in: form), leaf, in: form)
    case .text("") where leaf.kind == .name: .none
    case .file(""): .none
    default: value
    }
  }

  // MARK: Whole models

  func object(_ values: [String: PlanValue], _ shape: PlanShape = .root) -> FormValues {
    var object = FormValues()
    let form = shape.form(plan)
    // What a person adds has the keys of its fields alone. Another key with what a missing one means would make elements
    // differ that are equal.
    func isKept(_ leaf: Leaf) -> Bool {
      leaf.kind != .viewer && (form.field(leaf.name) != nil || values[leaf.name] != leaf.blank)
    }
    for leaf in shape.leaves where isKept(leaf) {
      object[leaf.name] = values[leaf.name].flatMap { encode($0, leaf, in: form) }
    }
    for (name, inner) in shape.subforms {
      if FormPlan.optionalNames.contains(name), values[name] != .flag(true) { continue }
      object[name] = .object(self.object(values.below(name), inner))
    }
    for (name, inner) in shape.collections {
      let elements = values.elements(name)
      if form.field(name) == nil, elements.isEmpty { continue }
      object[name] = .list(elements.map { element($0, name, inner) })
    }
    for (name, inner) in shape.cases { object[name] = cases(values.below(name), inner).map(FormValues.Value.object) }
    return object
  }

  /// An element of a collection.
  func element(_ values: [String: PlanValue], _ collection: String, _ shape: PlanShape?) -> FormValues.Value {
    guard let shape else {
      return Leaf.named("\(collection)[]").flatMap { encode(values[""] ?? .none, $0, in: FormPlan()) } ?? .null
    }
    if shape == .deal { return cases(values, shape).map(FormValues.Value.object) ?? .null }
    return .object(object(values, shape))
  }

  /// The value of an enum.
  func cases(_ values: [String: PlanValue], _ shape: PlanShape) -> FormValues? {
    guard case .option(let id)? = values["case"] ?? values["pick"] else { return nil }
    var object = FormValues()
    object["case"] = .text(id)
    for leaf in shape.leaves where FormPlan.caseOfField(leaf.name) == id {
      object[leaf.name] = values[leaf.name].flatMap { encode($0, leaf, in: shape.form(plan)) }
    }
    if id == "hat" { object["hat"] = .object(self.object(values.below("hat"), .hat)) }
    if id == "mini" { object["mini"] = cases(values.below("mini"), .mini).map(FormValues.Value.object) }
    return object
  }

  func values(_ object: FormValues?, _ shape: PlanShape = .root) -> [String: PlanValue] {
    var values: [String: PlanValue] = [:]
    let form = shape.form(plan)
    for leaf in shape.leaves { values[leaf.name] = decode(object?[leaf.name], leaf, in: form) }
    if values["loud"] != nil { values["loud"] = .text((values["t0"] ?? .none).text.uppercased()) }
    for (name, inner) in shape.subforms {
      if FormPlan.optionalNames.contains(name) {
        values[name] = .flag(object?[name] != nil)
        if object?[name] == nil { continue }
      }
      for (path, value) in self.values(object?[name]?.object, inner) { values["\(name).\(path)"] = value }
    }
    for (name, inner) in shape.collections {
      values.put((object?[name]?.list ?? []).map { elementValues($0, name, inner) }, at: name)
    }
    for (name, inner) in shape.cases {
      let isOptional = name == "luck"
      var own = caseValues(object?[name]?.object, inner, isOptional: isOptional)
      if isOptional { own["pick"] = own.removeValue(forKey: "case") ?? PlanValue.none }
      for (path, value) in own { values["\(name).\(path)"] = value }
    }
    return values
  }

  func elementValues(_ element: FormValues.Value, _ collection: String, _ shape: PlanShape?) -> [String: PlanValue] {
    guard let shape else {
      let leaf = Leaf.named("\(collection)[]")
      return ["": leaf.map { element == .null ? .none : decode(element, $0, in: FormPlan()) } ?? .none]
    }
    return shape == .deal ? caseValues(element.object, shape, isOptional: false) : values(element.object, shape)
  }

  private func caseValues(_ object: FormValues?, _ shape: PlanShape, isOptional: Bool) -> [String: PlanValue] {
    guard let id = object?["case"]?.text else { return isOptional ? [:] : ["case": .option("bare")] }
    var values: [String: PlanValue] = ["case": .option(id)]
    for leaf in shape.leaves where FormPlan.caseOfField(leaf.name) == id {
      values[leaf.name] = decode(object?[leaf.name], leaf, in: shape.form(plan))
    }
    if id == "hat" { for (path, value) in self.values(object?["hat"]?.object, .hat) { values["hat.\(path)"] = value } }
    if id == "mini" {
      for (path, value) in caseValues(object?["mini"]?.object, .mini, isOptional: false) {
        values["mini.\(path)"] = value
      }
    }
    return values
  }
}

extension FieldPlan {
  /// What a date field asks for.
  var dateKind: FormDateKind {
    for trait in traits.reversed() { if case .dateKind(let kind) = trait { return kind } }
    return .date
  }
}
