extension Node {
  /// Its primitive, if it has no body to evaluate.
  var primitive: (any Primitive)? {
    if let modified = view as? any AnyModified {
      return (modified.anyModifier as? any PrimitiveModifier).map {
        AnyPrimitive(modifier: $0, content: modified.anyContent)
      }
    }
    return view as? any Primitive
  }

  package func elements(_ slot: Slot) -> [StandInElement] { children(slot).flatMap { $0.ownElements() } }
  func ownElements() -> [StandInElement] { primitive?.elements(self) ?? elements(.content) }

  /// The words of a label.
  package func words(_ slot: Slot) -> String {
    elements(slot).map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// Makes the element of a control from what all of them have.
  package func element(_ kind: StandInElement.Kind, _ fill: (StandInElement) -> Void = { _ in }) -> [StandInElement] {
    let element = StandInElement(kind, self)
    element.label = words(.label)
    element.children = elements(.content)
    element.header = elements(.header)
    element.footer = elements(.footer)
    element.isEnabled = environment.isEnabled
    element.isFocused = host?.focus(.keyboard).focused === self
    element.attributes = environment.attributes
    fill(element)
    return [element]
  }

  /// Collects what the views of a page say about the page: not those of pages and sheets above it.
  func contribute(to page: StandInElement) {
    primitive?.contribute(to: page, self)
    for child in children where child.slot != .page && child.slot != .presented { child.contribute(to: page) }
  }
  func nearest<Found>(_ find: (Node) -> Found?) -> Found? {
    var node = parent
    while let here = node {
      if let found = find(here) { return found }
      node = here.parent
    }
    return nil
  }
}

/// A primitive modifier with its content, as a primitive view.
private struct AnyPrimitive {
  let modifier: any PrimitiveModifier
  let content: any View
}
extension AnyPrimitive: Primitive {
  typealias Body = Never
  func parts(_ node: Node) -> [Part] { modifier.parts(content, node) }
  func elements(_ node: Node) -> [StandInElement] { modifier.elements(node) }
  func contribute(to page: StandInElement, _ node: Node) { modifier.contribute(to: page, node) }
}
