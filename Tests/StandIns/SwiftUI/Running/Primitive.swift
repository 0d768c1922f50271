/// A view that has no body: the stand-in knows what it is made of and what a test sees of it.
@MainActor package protocol Primitive: View where Body == Never {
  /// The views below it. What is read here counts as read by this node.
  func parts(_ node: Node) -> [Part]
  /// What a test sees; by default what the content shows.
  func elements(_ node: Node) -> [StandInElement]
  /// What it gives to its page: toolbar items, sheets, a title.
  func contribute(to page: StandInElement, _ node: Node)
  /// Whether the rows of a `ForEach` below it are made only while they show.
  var isLazy: Bool { get }
  /// Whether it only groups: its content are rows of the container around it.
  var isTransparent: Bool { get }
}
extension Primitive {
  package func parts(_ node: Node) -> [Part] { [] }
  package func elements(_ node: Node) -> [StandInElement] { node.elements(.content) }
  package func contribute(to page: StandInElement, _ node: Node) {}
  package var isLazy: Bool { false }
  package var isTransparent: Bool { false }
}

/// The same for a modifier.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func parts(_ content: any View, _ node: Node) -> [Part]
  func elements(_ node: Node) -> [StandInElement]
  func contribute(to page: StandInElement, _ node: Node)
}
extension PrimitiveModifier {
  package func parts(_ content: any View, _ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] { node.elements(.content) }
  package func contribute(to page: StandInElement, _ node: Node) {}
}

/// One view below a node, and what it is to it.
package struct Part {
  let slot: Slot
  let key: AnyHashable
  let view: any View
  /// The parent's, unless it says another.
  let environment: EnvironmentValues?

  package init(_ slot: Slot, _ view: any View, key: AnyHashable = 0, environment: EnvironmentValues? = nil) {
    (self.slot, self.key, self.environment) = (slot, key, environment)
    self.view = (type(of: view) as? any AnyOptionalView.Type)?.boxed(view) ?? view
  }
}
package enum Slot {
  case content, label, header, footer, options, page, presented, toolbar, swipe, menu, value, message
}

/// A `ModifiedContent` as the graph sees it, whatever its types.
@MainActor protocol AnyModified {
  var anyContent: any View { get }
  var anyModifier: any ViewModifier { get }
}
extension ModifiedContent: AnyModified where Content: View, Modifier: ViewModifier {
  var anyContent: any View { content }
  var anyModifier: any ViewModifier { modifier }
}
