import FieldstoneCore

/// Where a field keeps its value, and how it is read and written.
struct LeafPlace<Value: Hashable & Sendable>: Sendable {
  let key: DocumentKey
  let leaf: Leaf<Value>
  /// Whether an empty field has the value `null`, rather than none.
  let isNullable: Bool

  func value(in model: some KeyedModel) -> Value? { model.value(key).flatMap(leaf.read) }

  func set(_ value: Value, in model: inout some KeyedModel) { model.change(key) { $0 = leaf.write(value) } }

  func set(optional value: Value?, in model: inout some KeyedModel) {
    model.change(key) { slot in
      // Where nothing is chosen of several options, there is no value.
      if let written = value.map(leaf.write), written != .list([]) { slot = written } else { slot.clear(isNullable) }
    }
  }
}

/// Within one form, a key has one field.
extension LeafPlace: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// What the key paths of fields on a shared line lead through: a line is told by them.
extension KeyedModel {
  subscript<Value>(leaf place: LeafPlace<Value>, or initial: Value) -> Value {
    get { place.value(in: self) ?? initial }
    set { place.set(newValue, in: &self) }
  }
  subscript<Value>(optionalLeaf place: LeafPlace<Value>) -> Value? {
    get { place.value(in: self) }
    set { place.set(optional: newValue, in: &self) }
  }
}
