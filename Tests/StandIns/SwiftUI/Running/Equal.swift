/// Whether two stored properties are surely the same. Closures never are.
func equal(_ a: Any, _ b: Any) -> Bool {
  let type = type(of: a)
  guard type == Swift.type(of: b) else { return false }
  if let a = a as? any AnyBinding, let b = b as? any AnyBinding {
    guard let a = a.source, let b = b.source else { return false }
    return a == b
  }
  // Their storage belongs to the node: a new copy says nothing new.
  if a is any Installable { return true }
  if type is AnyClass, !(a is AnyKeyPath) { return (a as AnyObject) === (b as AnyObject) }
  if let a = a as? any Equatable { return same(a, b) }
  if let a = a as? Any.Type, let b = b as? Any.Type { return a == b }
  let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
  guard let style = first.displayStyle, first.children.count == second.children.count else { return false }
  if style == .enum, first.children.isEmpty { return "\(a)" == "\(b)" }
  return zip(first.children, second.children).allSatisfy { $0.label == $1.label && equal($0.value, $1.value) }
}
private func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }

protocol AnyBinding { var source: BindingSource? { get } }
extension Binding: AnyBinding {}
