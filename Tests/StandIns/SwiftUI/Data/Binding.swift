// page: binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  /// Who holds the value, and the way from there; nil for closures, which are never the same as others.
  var source: BindingSource?

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, source: BindingSource?) {
    self.read = read
    self.write = write
    self.source = source
  }
  // page: binding/init(get:set:)-7ufcp
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (reader, writer) = (plain(get), plain(set))
    self.init(read: reader, write: { value, _ in writer(value) }, source: nil)
  }
  // page: binding/init(get:set:), with a transaction
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(read: plain(get), write: plain(set), source: nil)
  }
  // page: binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(
      read: { value }, write: { _, _ in },
      source: BindingSource(owner: nil, path: [AnyHashable(String(reflecting: value))]))
  }
  // page: binding/wrappedvalue
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, Transaction()) }
  }
  // page: binding/projectedvalue
  public var projectedValue: Binding<Value> { self }
  // page (not seen): binding/init(projectedvalue:)
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  // page (not seen): binding/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { value, transaction in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole, transaction)
      }, source: source?.appending(keyPath))
  }
  // page: binding/init(_:)
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      read: { base.read() ?? first }, write: { base.write($0, $1) }, source: base.source?.appending("unwrapped"))
  }
  // page: binding/init(_:)
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.read() }, write: { value, transaction in if let value { base.write(value, transaction) } },
      source: base.source?.appending("optional"))
  }
  // page (not seen): binding/transaction(_:)
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  // page (not seen): binding/animation(_:)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  // page (not seen): binding/subscript(_:), of elements
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      read: { read()[position] },
      write: { value, transaction in
        var whole = read()
        whole[position] = value
        write(whole, transaction)
      }, source: source?.appending(AnyHashable(position)))
  }
}

struct BindingSource: Equatable {
  weak var owner: AnyObject?
  var path: [AnyHashable] = []
  func appending(_ step: AnyHashable) -> BindingSource { BindingSource(owner: owner, path: path + [step]) }
  static func == (a: Self, b: Self) -> Bool { a.owner === b.owner && a.path == b.path }
}

/// An `@isolated(any)` function can't be called without `await`, though these are only ever called where they belong:
/// the representation is that of the plain function.
func plain<Value>(_ function: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
  let isolation = function.isolation
  let call = unsafeBitCast(function, to: (@Sendable () -> Value).self)
  return {
    isolation?.preconditionIsolated()
    return call()
  }
}
func plain<A>(_ function: @escaping @isolated(any) @Sendable (A) -> Void) -> (A) -> Void {
  let isolation = function.isolation
  let call = unsafeBitCast(function, to: (@Sendable (A) -> Void).self)
  return {
    isolation?.preconditionIsolated()
    call($0)
  }
}
func plain<A, B>(_ function: @escaping @isolated(any) @Sendable (A, B) -> Void) -> (A, B) -> Void {
  let isolation = function.isolation
  let call = unsafeBitCast(function, to: (@Sendable (A, B) -> Void).self)
  return {
    isolation?.preconditionIsolated()
    call($0, $1)
  }
}
