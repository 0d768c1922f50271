// page: dynamicproperty
public protocol DynamicProperty {
  // page (not seen): dynamicproperty/update()
  mutating func update()
}
extension DynamicProperty {
  // page (not seen): dynamicproperty/update(), the default
  public mutating func update() {}
}

/// What the graph gives its storage to: `State` and its like. Own structs that only hold others need nothing of this.
@MainActor protocol Installable: DynamicProperty {
  mutating func install(_ node: Node, _ offset: Int)
}
