import FieldstoneCore

/// A Swift type of the options in plans.
protocol PlanOption: PlanType {
  init?(id: String)
  var id: String { get }
}

extension String: PlanOption {
  init?(id: String) { self = id }
  var id: String { self }
}

extension Shade: PlanOption {
  init?(id: String) { self.init(rawValue: id) }
  var id: String { rawValue }
}

extension PlanType where Self: FormSelection, Element: PlanOption {
  static func require<Model>(_ field: FieldBuilder<Model, Self>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?)
  {
    if let condition { field.required(when: condition) } else { field.required() }
  }

  init?(_ value: PlanValue) {
    guard case .several(let ids) = value else { return nil }
    let elements = ids.compactMap(Element.init(id:))
    guard elements.count == ids.count else { return nil }
    self.init(formElements: elements)
  }
}

extension Array: PlanType, FormValueOrChoice where Element: PlanOption {
  var planValue: PlanValue { .several(map(\.id)) }
}

extension Set: PlanType, FormValueOrChoice where Element: PlanOption {
  var planValue: PlanValue { .several(map(\.id).sorted()) }
}

extension Leaf {
  /// Whether the property holds one option, or several.
  var isChoice: Bool { [.choice, .name, .index].contains(kind) || isSeveral }
  var isSeveral: Bool { [.names, .shades, .shadeSet, .positions, .entries].contains(kind) || isMask }
  /// Whether the options are bits.
  var isMask: Bool { kind == .bits || kind == .mask }
  /// Whether the options are values of their own, which a closure or a search can return.
  var hasFreeOptions: Bool { [.choice, .name, .names, .shades, .shadeSet].contains(kind) }
  /// Whether the options are cases of an enum.
  var hasCases: Bool { [.choice, .shades, .shadeSet].contains(kind) }
  /// What the type itself offers.
  var standardOptions: [String] {
    switch kind {
    case .choice, .shades, .shadeSet: Shade.allCases.map(\.rawValue)
    case .positions, .index: ["0", "1", "2"]
    case .bits: ["1", "4"]
    case .mask: ["1", "2", "4"]
    default: ["red", "Green", "x, y"]
    }
  }
}

extension FormPlan {
  /// Whether a closure says what a field offers, or searches for it.
  func hasOptionClosure(_ name: String) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .options, .searching: statement.target == name
      default: false
      }
    }
  }
}
