/// One place in the structure of views. It lives as long as its identity, and what its view stores lives in it.
@MainActor package final class Node {
  package private(set) weak var host: StandInHost?
  package private(set) weak var parent: Node?
  package let slot: Slot
  let key: AnyHashable
  let depth: Int
  package private(set) var view: any View
  package private(set) var environment: EnvironmentValues
  private(set) var children: [Node] = []
  /// What a primitive remembers from one evaluation to the next.
  package var memory: Any?
  /// How often it was evaluated; reads of an older evaluation are void.
  private(set) var evaluation = 0
  private(set) var isMounted = true
  private var stored: [Int: AnyObject] = [:]
  private var environmentReads: [AnyHashable: (old: Any, read: (EnvironmentValues) -> Any)] = [:]
  private var farewells: [() -> Void] = []

  /// The node whose view is being evaluated.
  private(set) static var current: Node?

  init(host: StandInHost, parent: Node?, part: Part, environment: EnvironmentValues) {
    (self.host, self.parent, slot, key) = (host, parent, part.slot, part.key)
    (view, self.environment) = (part.view, environment)
    depth = parent.map { $0.depth + 1 } ?? 0
    refresh()
  }

  package var isNew: Bool { evaluation == 1 }
  var name: String { typeName(type(of: view)) }
  package func children(_ slot: Slot) -> [Node] { children.filter { $0.slot == slot } }

  // MARK: Evaluating

  /// Takes a view of the same type from its parent, and evaluates it only if something differs.
  func update(_ new: any View, _ newEnvironment: EnvironmentValues) {
    let isSameEnvironment = newEnvironment.version == environment.version
    let isComposite = primitive == nil
    let isSame = isComposite && equal(view, new)
    view = new
    environment = newEnvironment
    if !isSame || host?.staleNodes.contains(self) == true || !isSameEnvironment && readsDiffer {
      refresh()
    } else if !isSameEnvironment {
      for child in children { child.update(child.view, newEnvironment) }
    }
  }

  func refresh() {
    host?.staleNodes.remove(self)
    evaluation += 1
    environmentReads = [:]
    let (outer, round) = (Node.current, evaluation)
    Node.current = self
    let parts = withObservationTracking {
      primitive?.parts(self) ?? [Part(.content, evaluateBody())]
    } onChange: { [weak self, staleNodes = host?.staleNodes] in
      if let self { staleNodes?.insert(self, readIn: round) }
    }
    Node.current = nil
    reconcile(parts)
    Node.current = outer
  }

  package func markStale() { host?.staleNodes.insert(self, readIn: nil) }

  private var readsDiffer: Bool {
    environmentReads.contains { !equal($1.old, $1.read(environment)) }
  }
  func read<Value>(_ key: AnyHashable, _ read: @escaping (EnvironmentValues) -> Value) -> Value {
    let value = read(environment)
    if Node.current === self { environmentReads[key] = (value, read) }
    return value
  }

  private func reconcile(_ parts: [Part]) {
    var old: [PartKey: Node] = [:]
    for child in children { old[PartKey(child.slot, child.key)] = child }
    var kept: [Node] = []
    kept.reserveCapacity(parts.count)
    for part in parts {
      let environment = part.environment ?? environment
      let key = PartKey(part.slot, part.key)
      if let node = old[key], type(of: node.view) == type(of: part.view) {
        old[key] = nil
        node.update(part.view, environment)
        kept.append(node)
      } else if let host {
        kept.append(Node(host: host, parent: self, part: part, environment: environment))
      }
    }
    for child in children where old[PartKey(child.slot, child.key)] === child { child.unmount() }
    children = kept
  }
  private struct PartKey: Hashable {
    let slot: Slot
    let key: AnyHashable
    init(_ slot: Slot, _ key: AnyHashable) { (self.slot, self.key) = (slot, key) }
  }

  // MARK: Life

  package func onUnmount(_ action: @escaping () -> Void) { farewells.append(action) }

  func unmount() {
    isMounted = false
    host?.staleNodes.remove(self)
    for child in children { child.unmount() }
    for farewell in farewells { farewell() }
    farewells = []
  }
  /// Takes rows away before the program has followed, as a list does after a swipe.
  func drop(_ gone: [Node]) {
    children.removeAll { child in gone.contains { $0 === child } }
    for child in gone { child.unmount() }
  }

  // MARK: Storage

  func storage<Box: AnyObject>(_ offset: Int, _ make: () -> Box) -> Box {
    if let box = stored[offset] as? Box { return box }
    let box = make()
    stored[offset] = box
    return box
  }

  private func evaluateBody() -> any View {
    host?.counted(view)
    if let modified = view as? any AnyModified { return body(of: modified.anyModifier, modified.anyContent) }
    return body(of: view)
  }
  private func body<V: View>(of view: V) -> any View { installed(view).body }
  private func body<M: ViewModifier>(of modifier: M, _ content: any View) -> any View {
    installed(modifier).body(content: _ViewModifier_Content(content: content))
  }
  /// A copy whose properties know where they live.
  private func installed<Value>(_ value: Value) -> Value {
    var copy = value
    withUnsafeMutableBytes(of: &copy) { install(Value.self, at: $0.baseAddress, 0) }
    return copy
  }
  private func install(_ type: Any.Type, at base: UnsafeMutableRawPointer?, _ offset: Int) {
    guard let base else { return }
    for field in Fields.of(type) {
      if let installable = field.type as? any Installable.Type {
        installable.install(self, at: base + field.offset, offset + field.offset)
      } else {
        install(field.type, at: base + field.offset, offset + field.offset)
      }
      (field.type as? any DynamicProperty.Type)?.update(at: base + field.offset)
    }
  }
}
extension Installable {
  static func install(_ node: Node, at pointer: UnsafeMutableRawPointer, _ offset: Int) {
    pointer.assumingMemoryBound(to: Self.self).pointee.install(node, offset)
  }
}
extension DynamicProperty {
  static func update(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
}
