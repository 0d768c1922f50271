/// Whether two values are the same: by equality where their type has one, by identity for instances of a class, else by
/// the properties that they hold.
///
/// - Returns: Nil if that can't be told, because a closure, for example, has no equality.
func holdSame(_ value: Any, _ other: Any) -> Bool? {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
  if let value = value as? any Equatable { return isEqual(value) }
  let (mirror, second) = (Mirror(reflecting: value), Mirror(reflecting: other))
  guard mirror.subjectType == second.subjectType, mirror.children.count == second.children.count else { return false }
  switch mirror.displayStyle {
  case .class: return value as AnyObject === other as AnyObject
  case .enum where mirror.children.isEmpty, nil: return nil
  default: break
  }
  var isSame: Bool? = true
  for (child, other) in zip(mirror.children, second.children) {
    guard child.label == other.label else { return false }
    switch holdSame(child.value, other.value) {
    case true?: continue
    case false?: return false
    case nil: isSame = nil
    }
  }
  return isSame
}
