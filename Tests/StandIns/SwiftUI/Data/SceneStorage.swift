// page (not seen): scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  let initial: Value
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?
  var box: StateBox<Value>?

  private init(
    _ key: String, _ initial: Value, _ decode: @escaping (Any) -> Value?, _ encode: @escaping (Value) -> Any?
  ) {
    (self.key, self.initial, self.decode, self.encode) = (key, initial, decode, encode)
  }
  // page (not seen): scenestorage/wrappedvalue
  public var wrappedValue: Value {
    get { box?.wrappedValue ?? initial }
    nonmutating set { box?.wrappedValue = newValue }
  }
  // page (not seen): scenestorage/projectedvalue
  public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }
}
extension SceneStorage where Value == Bool {
  // page (not seen): scenestorage/init(wrappedvalue:_:), Bool
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, { $0 as? Value }, { $0 }) }
}
extension SceneStorage where Value == Int {
  // page (not seen): scenestorage/init(wrappedvalue:_:), Int
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, { $0 as? Value }, { $0 }) }
}
extension SceneStorage where Value == String {
  // page (not seen): scenestorage/init(wrappedvalue:_:), String
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, { $0 as? Value }, { $0 }) }
}
extension SceneStorage where Value == Data {
  // page (not seen): scenestorage/init(wrappedvalue:_:), Data
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, { $0 as? Value }, { $0 }) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  // page (not seen): scenestorage/init(wrappedvalue:_:), a raw String
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, { ($0 as? String).flatMap(Value.init(rawValue:)) }, { $0.rawValue })
  }
}
extension SceneStorage {
  // page (not seen): scenestorage/init(_:), an optional String
  public init(_ key: String) where Value == String? { self.init(key, nil, { $0 as? String }, { $0 }) }
  // page (not seen): scenestorage/init(_:), optional Data
  public init(_ key: String) where Value == Data? { self.init(key, nil, { $0 as? Data }, { $0 }) }
}
extension SceneStorage: Installable {
  mutating func install(_ node: Node, _ offset: Int) {
    box = node.storage(offset) {
      let box = StateBox(node.host?.scene[key].flatMap(decode) ?? initial)
      let (key, encode) = (key, encode)
      box.didSet = { [weak host = node.host] value in
        MainActor.assumeIsolated { host?.scene[key] = encode(value) }
      }
      return box
    }
  }
}
