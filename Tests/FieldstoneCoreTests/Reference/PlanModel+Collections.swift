import FieldstoneCore

// In dictionaries of values, a collection has its count under its own path; its elements follow by position, like
// `beans#0.t0`. The value of an element that is no form is at `words#0`.

extension [String: PlanValue] {
  /// The values of an element; that of an element that is no form has an empty name.
  func element(_ collection: String, _ index: Int) -> [String: PlanValue] {
    var element = below("\(collection)#\(index)")
    element[""] = self["\(collection)#\(index)"]
    return element
  }

  /// The values of all elements of a collection.
  func elements(_ collection: String) -> [[String: PlanValue]] {
    (0..<(self[collection]?.number ?? 0)).map { element(collection, $0) }
  }

  /// Sets the elements of a collection.
  mutating func put(_ elements: [[String: PlanValue]], at collection: String) {
    for key in keys where key.hasPrefix(collection + "#") { self[key] = nil }
    self[collection] = .whole(elements.count)
    for (index, element) in elements.enumerated() {
      for (name, value) in element {
        self[name.isEmpty ? "\(collection)#\(index)" : "\(collection)#\(index).\(name)"] = value
      }
    }
  }
}

extension [[String: PlanValue]] {
  /// The values of elements that may be nil.
  static func elements<Value: PlanType>(of list: [Value?]?) -> Self {
    (list ?? []).map { ["": $0?.planValue ?? .none] }
  }
}

extension Optional {
  /// A list of values that may be nil; nil if it is empty.
  static func make<Value: PlanType>(_ elements: [[String: PlanValue]]) -> Self where Wrapped == [Value?] {
    elements.isEmpty ? nil : elements.map { $0[""].flatMap(Value.init) }
  }
}

struct ValuesOfCollection<Parent: PlanModel>: CollectionVisitor {
  let model: Parent
  let name: String
  var values: [String: PlanValue] = [:]

  mutating func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>) {
    values.put(model[keyPath: path].map(\.values), at: name)
  }
  mutating func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>) {
    values.put(model[keyPath: path].map { ["": $0.planValue] }, at: name)
  }
  mutating func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>) {
    values.put(.elements(of: model[keyPath: path]), at: name)
  }
}

struct CollectionLoader<Parent: PlanModel>: CollectionVisitor {
  var model: Parent
  let elements: [[String: PlanValue]]

  mutating func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>) {
    model[keyPath: path] = elements.map(Child.make)
  }
  mutating func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>) {
    model[keyPath: path] = elements.compactMap { $0[""].flatMap(Value.init) }
  }
  mutating func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>) {
    model[keyPath: path] = .make(elements)
  }
}
