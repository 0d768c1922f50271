import FieldstoneCore
import Foundation

// The types of properties that hold several options in another way than as their values.

/// Options as the bits of an option set.
struct PlanAccess: OptionSet, Hashable, Sendable { let rawValue: UInt8 }

extension PlanType where Self: OptionSet & Sendable {
  static func require<Model>(_ field: FieldBuilder<Model, Self>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?)
  {
    if let condition { field.required(when: condition) } else { field.required() }
  }
}

extension PlanAccess: PlanType {
  init?(_ value: PlanValue) {
    guard case .whole(let number) = value, let bits = UInt8(exactly: number) else { return nil }
    self.init(rawValue: bits)
  }
  var planValue: PlanValue { .whole(Int(rawValue)) }
}

extension IndexSet: PlanType {
  static func require<Model>(
    _ field: FieldBuilder<Model, IndexSet>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?
  ) {
    if let condition { field.required(when: condition) } else { field.required() }
  }
  init?(_ value: PlanValue) {
    guard case .several(let ids) = value else { return nil }
    self.init(ids.compactMap(Int.init))
  }
  var planValue: PlanValue { .several(map(String.init)) }
}

extension [Int: String]: FormValueOrChoice, PlanType {
  static func require<Model>(
    _ field: FieldBuilder<Model, [Int: String]>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?
  ) {
    if let condition { field.required(when: condition) } else { field.required() }
  }
  init?(_ value: PlanValue) {
    guard case .entries(let entries) = value else { return nil }
    self = entries
  }
  var planValue: PlanValue { .entries(self) }
}
