// page (not seen): environmentkey
public protocol EnvironmentKey {
  // page (not seen): environmentkey/value
  associatedtype Value
  // page (not seen): environmentkey/defaultvalue
  static var defaultValue: Self.Value { get }
}

// page: environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Tells quickly that nothing differs: a copy keeps it, a change makes a new one.
  private(set) var version = 0
  nonisolated(unsafe) private static var versions = 0

  // page (not seen): environmentvalues/init()
  public init() {}
  // page (not seen): environmentvalues/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      changed()
    }
  }
  // page (not seen): environmentvalues/subscript(_:), of an object
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { values[ObjectIdentifier(objectType)] as? T }
    set {
      values[ObjectIdentifier(objectType)] = newValue
      changed()
    }
  }
  // page: environmentvalues/description
  public var description: String { "\(values.count) values" }

  private mutating func changed() {
    Self.versions += 1
    version = Self.versions
  }
}

// page: environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// The key path's value, or the object of a type; from an environment.
  let read: (EnvironmentValues) -> Value
  let key: AnyHashable
  var node: WeakNode?
  // page: environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }
  // page: environment/init(_:)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[objectType] else {
        fatalError("No object of type \(objectType) is in the environment. An ancestor needs '.environment(_:)'.")
      }
      return object
    }
    key = ObjectIdentifier(objectType)
  }
  // page: environment/init(_:), of an optional object
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0[objectType] }
    key = ObjectIdentifier(objectType)
  }
  // page: environment/wrappedvalue
  public var wrappedValue: Value {
    guard let node = node?.node else { return read(EnvironmentValues()) }
    let wish = UnsafeTransfer((key, read))
    return MainActor.assumeIsolated { UnsafeTransfer(node.read(wish.value.0, wish.value.1)) }.value
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment: Installable {
  mutating func install(_ node: Node, _ offset: Int) { self.node = WeakNode(node) }
}
final class WeakNode: @unchecked Sendable {
  weak var node: Node?
  init(_ node: Node) { self.node = node }
}
/// Carries a value out of `assumeIsolated`, where it was all along.
struct UnsafeTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  // page: view/environment(_:_:)
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentChange(key: keyPath, value: value) { $0[keyPath: keyPath] = value })
  }
  // page: view/environment(_:)
  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentChange(key: ObjectIdentifier(T.self), value: object as Any) { $0[T.self] = object })
  }
  // page: view/disabled(_:)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange(key: "disabled", value: disabled) { if disabled { $0.isEnabled = false } })
  }
  /// A modifier whose word reaches the controls below it, such as the keyboard's type.
  nonisolated func inherited(_ name: String, _ value: some Any) -> some View {
    modifier(EnvironmentChange(key: name, value: "\(value)") { $0.attributes[name] = "\(value)" })
  }
}

struct EnvironmentChange {
  let key: AnyHashable
  let value: Any
  let change: (inout EnvironmentValues) -> Void

  init(key: AnyHashable, value: Any, change: @escaping (inout EnvironmentValues) -> Void) {
    (self.key, self.value, self.change) = (key, value, change)
  }

  /// The same change of the same environment stays the same environment, so that nothing below is visited for it.
  private struct Memory {
    let key: AnyHashable
    let value: Any
    let base: Int
    let result: EnvironmentValues
  }
}
extension EnvironmentChange: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    if let memory = node.memory as? Memory, memory.base == node.environment.version, memory.key == key,
      equal(memory.value, value)
    {
      return [Part(.content, content, environment: memory.result)]
    }
    var result = node.environment
    change(&result)
    node.memory = Memory(key: key, value: value, base: node.environment.version, result: result)
    return [Part(.content, content, environment: result)]
  }
}
