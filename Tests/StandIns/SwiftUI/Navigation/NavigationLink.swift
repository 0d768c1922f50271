// page: navigationlink
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  init(label: Label, destination: Destination?, value: AnyHashable?) {
    (self.label, self.destination, self.value) = (label, destination, value)
  }
  // page: navigationlink/init(destination:label:)
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), value: nil)
  }
}
extension NavigationLink where Label == Text {
  // page: navigationlink/init(_:destination:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination(), value: nil)
  }
  // page: navigationlink/init(_:destination:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(label: Text(title), destination: destination(), value: nil)
  }
}
extension NavigationLink where Destination == Never {
  // page: navigationlink/init(value:label:)
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
  // page: navigationlink/init(value:label:)
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}
extension NavigationLink where Label == Text, Destination == Never {
  // page (not seen): navigationlink/init(_:value:)
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }
  // page (not seen): navigationlink/init(_:value:), a string
  @_disfavoredOverload public nonisolated init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
  // page (not seen): navigationlink/init(_:value:), of a value that can be written down
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Decodable, P: Encodable, P: Hashable {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }
  // page (not seen): navigationlink/init(_:value:), of a value that can be written down, a string
  @_disfavoredOverload public nonisolated init<S, P>(_ title: S, value: P?)
  where S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}
extension NavigationLink: View {
  // page (not seen): navigationlink/body
  public typealias Body = Never
}
extension NavigationLink: Primitive {
  package func parts(_ node: Node) -> [Part] {
    let key = AnyHashable(ObjectIdentifier(node))
    // A pushed page follows its link's view.
    if let destination, let stack = node.nearestStack, stack.holds(key) { push(destination, node, stack) }
    if node.isNew {
      node.onUnmount { [weak node] in if let node { node.nearestStack?.remove(AnyHashable(ObjectIdentifier(node))) } }
    }
    return [Part(.label, label)]
  }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.navigationLink) {
      let stack = node.nearestStack
      if stack == nil || destination == nil && value == nil { $0.isEnabled = false }
      $0.actions.tap = {
        guard let stack else { throw StandInError("The link is in no navigation stack") }
        if let value {
          guard stack.path?.append(value) == true else {
            throw StandInError("The stack's path takes no \(type(of: value.base))")
          }
          stack.node?.markStale()
        } else if let destination {
          push(destination, node, stack)
        }
      }
    }
  }
  @MainActor private func push(_ view: Destination, _ node: Node, _ stack: StackState) {
    let key = AnyHashable(ObjectIdentifier(node))
    stack.push(.init(key: key, make: { view }, pop: { [weak stack] in stack?.remove(key) }))
  }
}
