import FieldstoneCore
import Foundation

/// Options that are stored by their positions or as bits.
extension PlanBuilder {
  static func positions<Model>(_ builder: FieldBuilder<Model, IndexSet>, _ field: FieldPlan) {
    builder.options(titles(field))
    for trait in field.traits {
      switch trait {
      case .minimumCount(let count): builder.minimumCount(count)
      case .maximumCount(let count): builder.maximumCount(count)
      default: common(builder, trait)
      }
    }
  }

  static func entries<Model>(_ builder: FieldBuilder<Model, [Int: String]>, _ field: FieldPlan) {
    builder.options(field.options)
    for trait in field.traits { common(builder, trait) }
  }

  static func access<Model>(_ builder: FieldBuilder<Model, PlanAccess>, _ field: FieldPlan) {
    // A literal is the only way to write such options.
    switch field.options {
    case ["16", "6", "1"]:
      builder.options([
        PlanAccess(rawValue: 16): "Bits 16", PlanAccess(rawValue: 6): "Bits 6", PlanAccess(rawValue: 1): "Bits 1",
      ])
    default: builder.options([PlanAccess(rawValue: 1): "Bits 1", PlanAccess(rawValue: 4): "Bits 4"])
    }
    for trait in field.traits {
      switch trait {
      case .minimumCount(let count): builder.minimumCount(count)
      case .maximumCount(let count): builder.maximumCount(count)
      default: common(builder, trait)
      }
    }
  }

  static func mask<Model>(_ builder: FieldBuilder<Model, Int>, _ field: FieldPlan) {
    switch field.options {
    case ["16", "6", "1"]: builder.bitField([16: "Bits 16", 6: "Bits 6", 1: "Bits 1"])
    default: builder.bitField(titles(field))
    }
    for trait in field.traits { common(builder, trait) }
  }

  static func index<Model>(_ builder: FieldBuilder<Model, Int>, _ field: FieldPlan) {
    builder.options(byIndex: titles(field))
    for trait in field.traits { common(builder, trait) }
  }

  private static func titles(_ field: FieldPlan) -> [FormString] {
    field.options.map { FormString(verbatim: ReferenceChoice.title(byPosition: $0, field)) }
  }

  /// Says which options of such a field can't be chosen.
  static func sayOfPositions<Model: PlanModel>(
    _ ids: [String], _ test: Expression, _ target: String, _ form: FormBuilder<Model>, _ reading: PlanReading<Model>
  ) {
    let numbers = ids.compactMap(Int.init)
    let (one, bits) = (Set(numbers), PlanAccess(rawValue: UInt8(truncatingIfNeeded: numbers.reduce(0) { $0 | $1 })))
    switch Model.property(target) {
    case .positions(let path): form[path].disabledOptions { reading.holds(test, $0) ? IndexSet(numbers) : [] }
    case .access(let path): form[path].disabledOptions { reading.holds(test, $0) ? bits : [] }
    case .whole(let path): form[path].disabledOptions { reading.holds(test, $0) ? one : [] }
    case .maybeWhole(let path): form[path].disabledOptions { reading.holds(test, $0) ? one : [] }
    default: break
    }
  }
}
