// page: accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: Set<String>
  init(names: Set<String>) { self.names = names }
  // page: accessibilitytraits/init()
  public init() { names = [] }
  // page: accessibilitytraits/isheader
  public static let isHeader = Self(names: ["isHeader"])
  // page: accessibilitytraits/isbutton
  public static let isButton = Self(names: ["isButton"])
  // page: accessibilitytraits/isselected
  public static let isSelected = Self(names: ["isSelected"])
  // page: accessibilitytraits/istoggle
  public static let isToggle = Self(names: ["isToggle"])
  // page: accessibilitytraits/isstatictext
  public static let isStaticText = Self(names: ["isStaticText"])
  // page: accessibilitytraits/ismodal
  public static let isModal = Self(names: ["isModal"])
  // page: accessibilitytraits/updatesfrequently
  public static let updatesFrequently = Self(names: ["updatesFrequently"])

  // page: accessibilitytraits/contains(_:)
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  // page: accessibilitytraits/union(_:)
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  // page: accessibilitytraits/intersection(_:)
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  // page: accessibilitytraits/symmetricdifference(_:)
  public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
  // page: accessibilitytraits/insert(_:)
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(new) }
    return (!contains(new), new)
  }
  // page: accessibilitytraits/remove(_:)
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  // page: accessibilitytraits/update(with:)
  @discardableResult public mutating func update(with new: Self) -> Self? {
    defer { formUnion(new) }
    return contains(new) ? new : nil
  }
  // page: accessibilitytraits/formunion(_:)
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  // page: accessibilitytraits/formintersection(_:)
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  // page: accessibilitytraits/formsymmetricdifference(_:)
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
// page: accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  // page: accessibilitychildbehavior/ignore
  public static let ignore = Self(name: "ignore")
  // page: accessibilitychildbehavior/contain
  public static let contain = Self(name: "contain")
  // page: accessibilitychildbehavior/combine
  public static let combine = Self(name: "combine")
}
// page: accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
  // page: accessibilityadjustmentdirection/increment
  case increment
  // page: accessibilityadjustmentdirection/decrement
  case decrement
}
// page: accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  // page: accessibilityactionkind/default
  public static let `default` = Self(name: "default")
  // page: accessibilityactionkind/escape
  public static let escape = Self(name: "escape")
  // page: accessibilityactionkind/delete
  public static let delete = Self(name: "delete")
  // page: accessibilityactionkind/magictap
  public static let magicTap = Self(name: "magicTap")
}
// page: namespace
@propertyWrapper public struct Namespace: DynamicProperty {
  // page: namespace/init()
  public init() {}
  // page: namespace/wrappedvalue
  public var wrappedValue: Namespace.ID { ID() }
  // page: namespace/id
  public struct ID: Hashable {}
}
