/// Where a `State` lives: as long as the identity of its view.
final class StateBox<Value>: Dependable, @unchecked Sendable {
  private var value: Value
  private var readers: [Reader] = []
  /// Called after each change; scene storage writes itself down.
  var didSet: ((Value) -> Void)?

  init(_ value: Value) { self.value = value }

  var wrappedValue: Value {
    get {
      MainActor.assumeIsolated { Node.current.map { note($0) } }
      return value
    }
    set {
      let old = value
      value = newValue
      let isChange = !equal(old, newValue)
      MainActor.assumeIsolated {
        if let node = Node.current {
          node.host?.fault("State changed while \(node.name) was being evaluated")
        }
        if isChange { markReaders() }
      }
      didSet?(newValue)
    }
  }
  var binding: Binding<Value> {
    Binding(
      read: { self.wrappedValue }, write: { value, _ in self.wrappedValue = value },
      source: BindingSource(owner: self))
  }

  @MainActor private func note(_ node: Node) {
    readers.removeAll { !$0.isCurrent || $0.node === node }
    readers.append(Reader(node))
  }
  @MainActor private func markReaders() {
    for reader in readers where reader.isCurrent { reader.node?.markStale() }
  }
}
protocol Dependable: AnyObject {}

/// A node that read a value in its last evaluation. An older evaluation's reads no longer count.
@MainActor struct Reader {
  private(set) weak var node: Node?
  private let evaluation: Int
  init(_ node: Node) {
    self.node = node
    evaluation = node.evaluation
  }
  var isCurrent: Bool { node?.evaluation == evaluation }
}

#if SDK27
  // page (not seen): state()
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State() = #externalMacro(module: "StateMacros", type: "StateMacro")
  // page (not seen): state(wrappedvalue:)
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(wrappedValue: Value) = #externalMacro(module: "StateMacros", type: "StateMacro")
  // page (not seen): state(initialvalue:)
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(initialValue: Value) = #externalMacro(module: "StateMacros", type: "StateMacro")

  // page (not seen): state(), what the macros store
  public struct _StateStorage<Value>: DynamicProperty {
    var initial: Value
    var box: StateBox<Value>?
    // page (not seen): state(), what the macros store
    public init(_ value: Value) { initial = value }
    // page (not seen): state(), what the macros store
    public var wrappedValue: Value {
      get { box?.wrappedValue ?? initial }
      nonmutating set { box?.wrappedValue = newValue }
    }
    // page (not seen): state(), what the macros store
    public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }
  }
  extension _StateStorage: Sendable where Value: Sendable {}
  extension _StateStorage: Installable {
    mutating func install(_ node: Node, _ offset: Int) { box = node.storage(offset) { StateBox(initial) } }
  }
#else
  // page: state
  @propertyWrapper public struct State<Value>: DynamicProperty {
    var initial: Value
    var box: StateBox<Value>?
    // page: state/init(wrappedvalue:)
    public init(wrappedValue value: Value) { initial = value }
    // page: state/init(initialvalue:)
    public init(initialValue value: Value) { initial = value }
    // page: state/wrappedvalue
    public var wrappedValue: Value {
      get { box?.wrappedValue ?? initial }
      nonmutating set { box?.wrappedValue = newValue }
    }
    // page: state/projectedvalue
    public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }
  }
  extension State where Value: ExpressibleByNilLiteral {
    // page (not seen): state/init()
    public init() { self.init(wrappedValue: nil) }
  }
  extension State: Sendable where Value: Sendable {}
  extension State: Installable {
    mutating func install(_ node: Node, _ offset: Int) { box = node.storage(offset) { StateBox(initial) } }
  }
#endif

// page: bindable
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  // page: bindable/wrappedvalue
  public var wrappedValue: Value
  // page: bindable/projectedvalue
  public var projectedValue: Bindable<Value> { self }
  private init(value: Value) { wrappedValue = value }
  // page: bindable/init(wrappedvalue:), for values that can't be bound
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("unavailable") }
}
extension Bindable where Value: Observable {
  // page: bindable/init(_:)
  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
  // page: bindable/init(wrappedvalue:)
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }
}
extension Bindable where Value: AnyObject {
  // page (not seen): bindable/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value },
      source: BindingSource(owner: object, path: [keyPath]))
  }
}
extension Bindable: Sendable where Value: Sendable {}
