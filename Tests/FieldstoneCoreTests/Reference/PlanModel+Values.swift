import FieldstoneCore
import Foundation

/// Converts models to dictionaries of values by path, and back.
extension PlanModel {
  var values: [String: PlanValue] {
    var values: [String: PlanValue] = [:]
    for leaf in Leaf.all + Leaf.files { values[leaf.name] = Self.leaf(leaf.name)?.accept(Getter(model: self)) }
    for name in FormPlan.subformNames {
      var reader = ValuesOfSubform(model: self, name: name)
      Self.subform(name, &reader)
      values.merge(reader.values) { $1 }
    }
    for name in FormPlan.collectionNames {
      var reader = ValuesOfCollection(model: self, name: name)
      Self.collection(name, &reader)
      values.merge(reader.values) { $1 }
    }
    for name in FormPlan.casesNames {
      var reader = ValuesOfCases(model: self, name: name)
      Self.cases(name, &reader)
      values.merge(reader.values) { $1 }
    }
    return values
  }

  /// Creates a model with these values; all others have their defaults.
  static func make(_ values: [String: PlanValue]) -> Self {
    var model = Self()
    model.load(values)
    return model
  }

  mutating func load(_ values: [String: PlanValue]) {
    for (path, value) in values where !path.contains(".") { set(path, value) }
    for name in FormPlan.subformNames {
      let below = values.below(name)
      guard !below.isEmpty || values[name] != nil else { continue }
      var loader = SubformLoader(model: self, values: below, presence: values[name])
      Self.subform(name, &loader)
      self = loader.model
    }
    for name in FormPlan.collectionNames {
      guard case .whole(let count)? = values[name] else { continue }
      var loader = CollectionLoader(model: self, elements: (0..<count).map { values.element(name, $0) })
      Self.collection(name, &loader)
      self = loader.model
    }
    for name in FormPlan.casesNames {
      let below = values.below(name)
      guard !below.isEmpty else { continue }
      var loader = CasesLoader(model: self, values: below)
      Self.cases(name, &loader)
      self = loader.model
    }
  }

  mutating func set(_ path: String, _ value: PlanValue) {
    switch Self.property(path) {
    case .text(let path): if let value = String(value) { self[keyPath: path] = value }
    case .maybeText(let path): self[keyPath: path] = String(value)
    case .whole(let path): if let value = Int(value) { self[keyPath: path] = value }
    case .maybeWhole(let path): self[keyPath: path] = Int(value)
    case .byte(let path): if let value = UInt8(value) { self[keyPath: path] = value }
    case .maybeReal(let path): self[keyPath: path] = Double(value)
    case .flag(let path): if let value = Bool(value) { self[keyPath: path] = value }
    case .maybeFlag(let path): self[keyPath: path] = Bool(value)
    case .choice(let path): if let value = Shade(value) { self[keyPath: path] = value }
    case .maybeChoice(let path): self[keyPath: path] = Shade(value)
    case .date(let path): if let value = Date(value) { self[keyPath: path] = value }
    case .maybeDate(let path): self[keyPath: path] = Date(value)
    case .names(let path): if let value = [String](value) { self[keyPath: path] = value }
    case .maybeShades(let path): self[keyPath: path] = [Shade](value)
    case .shadeSet(let path): if let value = Set<Shade>(value) { self[keyPath: path] = value }
    case .positions(let path): if let value = IndexSet(value) { self[keyPath: path] = value }
    case .entries(let path): if let value = [Int: String](value) { self[keyPath: path] = value }
    case .access(let path): if let value = PlanAccess(value) { self[keyPath: path] = value }
    case .file(let path): if let value = FormFile(value) { self[keyPath: path] = value }
    case .maybeFile(let path): self[keyPath: path] = FormFile(value)
    case .viewer, nil: break
    }
  }
}

extension [String: PlanValue] {
  /// The entries whose path begins with the name, without that prefix.
  func below(_ name: String) -> [String: PlanValue] {
    var below: [String: PlanValue] = [:]
    for (path, value) in self where path.hasPrefix(name + ".") { below[String(path.dropFirst(name.count + 1))] = value }
    return below
  }
}

private struct Getter<Model>: PropertyVisitor {
  let model: Model
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) -> PlanValue { model[keyPath: path].planValue }
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) -> PlanValue {
    model[keyPath: path]?.planValue ?? .none
  }
}

private struct ValuesOfSubform<Parent: PlanModel>: SubformVisitor {
  let model: Parent
  let name: String
  var values: [String: PlanValue] = [:]

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    for (below, value) in model[keyPath: path].values { values["\(name).\(below)"] = value }
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    values[name] = .flag(model[keyPath: path] != nil)
    for (below, value) in model[keyPath: path]?.values ?? [:] { values["\(name).\(below)"] = value }
  }
}

private struct SubformLoader<Parent: PlanModel>: SubformVisitor {
  var model: Parent
  let values: [String: PlanValue]
  let presence: PlanValue?

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    var child = model[keyPath: path]
    child.load(values)
    model[keyPath: path] = child
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    if presence == .flag(false) { return model[keyPath: path] = nil }
    var child = model[keyPath: path] ?? Child()
    child.load(values)
    model[keyPath: path] = child
  }
}
