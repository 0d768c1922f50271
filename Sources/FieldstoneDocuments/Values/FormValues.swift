/// Answers by key: the model of a form whose definition arrives at run time.
///
/// A dictionary that keeps the order of its keys, with the values that JSON has:
///
/// ```swift
/// var values: FormValues = ["name": "Ada", "seats": 2, "invoice": ["vat": "DE123456789"]]
/// values["seats"] = 3
/// values["invoice.vat", as: String.self]          // "DE123456789"
/// let json = values.json()                        // {"name":"Ada","seats":3,"invoice":{"vat":"DE123456789"}}
/// ```
///
/// A key that is missing and one whose value is `null` are different. Two are equal if they have equal values under the
/// same keys, in any order, as objects of JSON are (RFC 8259, section 4).
public struct FormValues: Sendable {
  private var table: KeyTable
  /// The values, in the order of the keys; nil for a key that is missing, and has a place for when it comes back.
  private var slots: [Value?]

  /// No values.
  public init() { (table, slots) = (.empty, []) }

  /// The keys that are there, in order.
  public var keys: [String] { slots.indices.filter { slots[$0] != nil }.map { table.keys[$0] } }
  /// How many keys are there.
  ///
  /// - Complexity: O(keys).
  public var count: Int { slots.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }
  /// Whether no key is there.
  public var isEmpty: Bool { slots.allSatisfy { $0 == nil } }

  /// The value of a key; nil if it is missing. Setting it to nil removes the key. A key that is new comes last; one
  /// that was removed from this value comes where it was.
  ///
  /// - Complexity: O(1).
  public subscript(key: String) -> Value? {
    get { table.index(of: key).flatMap { slots[$0] } }
    _modify {
      let index = index(adding: key)
      yield &slots[index]
    }
  }

  /// - Parameter position: Where the key mostly is.
  func value(of key: String, near position: Int) -> Value? {
    table.index(of: key, near: position).flatMap { slots[$0] }
  }

  /// Changes the value of a key in place.
  mutating func change<Result>(_ key: String, _ body: (inout Value?) -> Result) -> Result {
    let index = index(adding: key)
    return body(&slots[index])
  }

  /// The index of a key, which is added without a value if it is new.
  private mutating func index(adding key: String) -> Int {
    if !isKnownUniquelyReferenced(&table) {
      if let index = table.index(of: key) { return index }
      table = table.copy()
    }
    let index = table.index(adding: key)
    if index == slots.count { slots.append(nil) }
    return index
  }

  /// Shares the table of keys with other values, if both have the same keys in the same order: the elements of a list
  /// mostly do.
  mutating func shareKeys(with other: FormValues) {
    if table !== other.table, table.keys == other.table.keys { table = other.table }
  }

  /// Gives a key a place, so that it comes there when it gets a value.
  mutating func reserve(_ key: String) { _ = index(adding: key) }

  /// Makes room for keys.
  mutating func reserveCapacity(_ count: Int) {
    if !isKnownUniquelyReferenced(&table) { table = table.copy() }
    table.reserveCapacity(count)
    slots.reserveCapacity(count)
  }
}

extension FormValues: Sequence {
  public typealias Element = (key: String, value: Value)

  /// The keys that are there, with their values, in order.
  public func makeIterator() -> AnyIterator<Element> {
    var index = 0
    return AnyIterator {
      while index < slots.count {
        defer { index += 1 }
        if let value = slots[index] { return (table.keys[index], value) }
      }
      return nil
    }
  }
}

extension FormValues: Hashable {
  public static func == (left: FormValues, right: FormValues) -> Bool {
    if left.table === right.table { return left.slots == right.slots }
    guard left.count == right.count else { return false }
    return left.allSatisfy { right[$0.key] == $0.value }
  }
  public func hash(into hasher: inout Hasher) {
    // In any order.
    var sum = 0
    for (key, value) in self {
      var own = Hasher()
      own.combine(key)
      own.combine(value)
      sum &+= own.finalize()
    }
    hasher.combine(sum)
  }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Of several values under one key, the last counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}

extension FormValues: CustomStringConvertible {
  /// The values as JSON.
  public var description: String { String(decoding: json(), as: UTF8.self) }
}

/// The keys of values, in order. Values that were copied from one another share one.
///
/// Unchecked `Sendable`: it is changed only while a single value refers to it.
final class KeyTable: @unchecked Sendable {
  static let empty = KeyTable()
  /// From this number of keys on, a dictionary finds a key faster than a look at each.
  private static let fewest = 8

  private(set) var keys: [String] = []
  private var indices: [String: Int] = [:]

  func reserveCapacity(_ count: Int) {
    keys.reserveCapacity(count)
    if count >= Self.fewest { indices.reserveCapacity(count) }
  }

  /// - Parameter position: Where the key mostly is: it is looked for there first.
  func index(of key: String, near position: Int) -> Int? {
    if position < keys.count, keys[position] == key { return position }
    return index(of: key)
  }

  func index(of key: String) -> Int? {
    keys.count < Self.fewest ? keys.firstIndex(of: key) : indices[key]
  }

  /// The index of a key, which is the last one if the key is new.
  func index(adding key: String) -> Int {
    let next = keys.count
    if next < Self.fewest {
      if let index = keys.firstIndex(of: key) { return index }
      keys.append(key)
      if keys.count == Self.fewest { for (index, key) in keys.enumerated() { indices[key] = index } }
      return next
    }
    // The key is looked for only once.
    func found(_ index: inout Int) -> Int { index }
    let index = found(&indices[key, default: next])
    if index == next { keys.append(key) }
    return index
  }

  func copy() -> KeyTable {
    let copy = KeyTable()
    (copy.keys, copy.indices) = (keys, indices)
    return copy
  }
}
