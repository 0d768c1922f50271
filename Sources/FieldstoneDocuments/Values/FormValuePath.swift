/// The keys that lead to a value, and the positions of elements: `invoice.vat`, `guests.0.name`.
public struct FormValuePath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var components: [String]

  /// Any keys, also those that have periods.
  public init(_ components: [String]) { self.components = components }
  /// Keys with periods between them.
  public init(_ text: String) {
    components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
  public init(stringLiteral value: String) { self.init(value) }

  /// The keys with periods between them.
  public var description: String { components.joined(separator: ".") }
}

extension FormValues {
  /// The value at a path; nil if there is none. Setting it makes the objects on the way, where there are none; setting
  /// nil removes the key, or the element. Setting an element that a list doesn't have does nothing.
  public subscript(path path: FormValuePath) -> Value? {
    get {
      guard let first = path.components.first else { return nil }
      return path.components.dropFirst().reduce(self[first]) { value, component in
        switch value {
        case .object(let object): return object[component]
        case .list(let list):
          guard let index = Int(component), list.indices.contains(index) else { return nil }
          return list[index]
        default: return nil
        }
      }
    }
    set {
      guard let first = path.components.first else { return }
      change(first) { Self.set(&$0, path.components.dropFirst(), newValue) }
    }
  }

  private static func set(_ value: inout Value?, _ path: ArraySlice<String>, _ new: Value?) {
    guard let component = path.first else {
      value = new
      return
    }
    let rest = path.dropFirst()
    if case .list? = value {
      guard let index = Int(component) else { return }
      value.changeList { list in
        guard list.indices.contains(index) else { return }
        var element: Value? = list[index]
        list[index] = .null
        set(&element, rest, new)
        if let element { list[index] = element } else { list.remove(at: index) }
      }
      return
    }
    if new == nil, value?.object == nil { return }
    value.changeObject { $0.change(component) { set(&$0, rest, new) } }
  }
}

extension FormValues.Value? {
  /// Changes an object in place. What is no object is replaced by an empty one first.
  mutating func changeObject(_ body: (inout FormValues) -> Void) {
    guard case .object(var object)? = self else {
      var object = FormValues()
      body(&object)
      self = .object(object)
      return
    }
    // A single reference, so that nothing is copied.
    self = .null
    body(&object)
    self = .object(object)
  }

  /// Changes a list in place. What is no list is replaced by an empty one first.
  mutating func changeList(_ body: (inout [FormValues.Value]) -> Void) {
    guard case .list(var list)? = self else {
      var list: [FormValues.Value] = []
      body(&list)
      self = .list(list)
      return
    }
    self = .null
    body(&list)
    self = .list(list)
  }

  /// Says that there is no value: `null` stays, anything else goes.
  ///
  /// - Parameter isNullable: Whether `null` says so.
  mutating func clear(_ isNullable: Bool = false) {
    if case .null? = self { return }
    self = isNullable ? .null : nil
  }
}
