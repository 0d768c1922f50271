// page (not seen): accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: Set<String>
  init(names: Set<String>) { self.names = names }
  // page (not seen): accessibilitytraits/init()
  public init() { names = [] }
  // page (not seen): accessibilitytraits/isheader
  public static let isHeader = Self(names: ["isHeader"])
  // page (not seen): accessibilitytraits/isbutton
  public static let isButton = Self(names: ["isButton"])
  // page (not seen): accessibilitytraits/isselected
  public static let isSelected = Self(names: ["isSelected"])
  // page (not seen): accessibilitytraits/istoggle
  public static let isToggle = Self(names: ["isToggle"])
  // page (not seen): accessibilitytraits/isstatictext
  public static let isStaticText = Self(names: ["isStaticText"])
  // page (not seen): accessibilitytraits/ismodal
  public static let isModal = Self(names: ["isModal"])
  // page (not seen): accessibilitytraits/updatesfrequently
  public static let updatesFrequently = Self(names: ["updatesFrequently"])

  // page (not seen): accessibilitytraits/contains(_:)
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  // page (not seen): accessibilitytraits/union(_:)
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  // page (not seen): accessibilitytraits/intersection(_:)
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  // page (not seen): accessibilitytraits/symmetricdifference(_:)
  public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
  // page (not seen): accessibilitytraits/insert(_:)
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(new) }
    return (!contains(new), new)
  }
  // page (not seen): accessibilitytraits/remove(_:)
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  // page (not seen): accessibilitytraits/update(with:)
  @discardableResult public mutating func update(with new: Self) -> Self? {
    defer { formUnion(new) }
    return contains(new) ? new : nil
  }
  // page (not seen): accessibilitytraits/formunion(_:)
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  // page (not seen): accessibilitytraits/formintersection(_:)
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  // page (not seen): accessibilitytraits/formsymmetricdifference(_:)
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
// page (not seen): accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  // page (not seen): accessibilitychildbehavior/ignore
  public static let ignore = Self(name: "ignore")
  // page (not seen): accessibilitychildbehavior/contain
  public static let contain = Self(name: "contain")
  // page (not seen): accessibilitychildbehavior/combine
  public static let combine = Self(name: "combine")
}
// page: accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable {
  // page (not seen): accessibilityadjustmentdirection/increment
  case increment
  // page (not seen): accessibilityadjustmentdirection/decrement
  case decrement
}
// page (not seen): accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  // page (not seen): accessibilityactionkind/default
  public static let `default` = Self(name: "default")
  // page (not seen): accessibilityactionkind/escape
  public static let escape = Self(name: "escape")
  // page (not seen): accessibilityactionkind/delete
  public static let delete = Self(name: "delete")
  // page (not seen): accessibilityactionkind/magictap
  public static let magicTap = Self(name: "magicTap")
}
// page: namespace
@propertyWrapper public struct Namespace: DynamicProperty {
  // page (not seen): namespace/init()
  public init() {}
  // page: namespace/wrappedvalue
  public var wrappedValue: Namespace.ID { ID() }
  // page: namespace/id
  public struct ID: Hashable {}
}
