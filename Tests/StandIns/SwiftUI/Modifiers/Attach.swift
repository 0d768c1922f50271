/// Says something about the elements below, and nothing else.
struct Attach {
  let change: Change
  init(_ name: String, _ value: String) { change = .attribute(name, value) }
  init(_ change: Change) { self.change = change }
}
extension Attach: PrimitiveModifier {
  func elements(_ node: Node) -> [StandInElement] { change.apply(to: node.elements(.content), node) }
}

/// What can be said. As data where possible, so that views that hold it can be compared.
enum Change {
  case attribute(String, String)
  case label(String?)
  case value(String?)
  case hint(String?)
  case traits(AccessibilityTraits)
  case noTraits(AccessibilityTraits)
  case hidden(Bool)
  case action(String, () -> Void)
  case adjust((AccessibilityAdjustmentDirection) -> Void)
  case children(AccessibilityChildBehavior)

  @MainActor func apply(to elements: [StandInElement], _ node: Node) -> [StandInElement] {
    for element in elements {
      switch self {
      case .attribute(let name, let value): element.attributes[name] = value
      case .label(let words): element.accessibilityLabel = words
      case .value(let words): element.accessibilityValue = words
      case .hint(let words): element.accessibilityHint = words
      case .traits(let traits): element.traits.formUnion(traits.names)
      case .noTraits(let traits): element.traits.subtract(traits.names)
      case .hidden(let isHidden): element.attributes["accessibilityHidden"] = "\(isHidden)"
      case .action(let name, let action): element.actions.named.append((name, action))
      case .adjust(let action):
        element.actions.named.append(("increment", { action(.increment) }))
        element.actions.named.append(("decrement", { action(.decrement) }))
      case .children(let behavior): element.attributes["accessibilityElement"] = behavior.name
      }
    }
    return elements
  }
}
extension View {
  nonisolated func attached(_ name: String, _ value: some Any) -> some View { modifier(Attach(name, "\(value)")) }
}
