import FieldstoneCore

/// Where a value is in the model of a block.
struct DocumentKey: Sendable {
  /// The key in an object.
  let name: String
  /// The number of the case that has the key, where cases are alternatives.
  var part = 0
  /// Whether the value is the model itself, as that of an element that holds no form, and of alternatives whose keys
  /// are those of the form around them.
  var isWhole = false
  /// Where the key mostly is among those of an object, so that it needn't be looked for: the values of a new form have
  /// its keys in the order of its fields.
  var position = 0

  static let whole = DocumentKey(name: "", isWhole: true)
}

/// Keys are the same wherever they are.
extension DocumentKey: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.part == right.part && left.isWhole == right.isWhole
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(part)
    hasher.combine(isWhole)
  }
}

/// A model of a document's blocks: the values of a form, an element of a list, or the answers for alternatives.
protocol KeyedModel: SendableMetatype {
  func value(_ key: DocumentKey) -> FormValues.Value?
  /// Changes a value in place; nil is a missing one.
  mutating func change(_ key: DocumentKey, _ body: (inout FormValues.Value?) -> Void)
}

extension FormValues: KeyedModel {
  func value(_ key: DocumentKey) -> Value? {
    key.isWhole ? .object(self) : value(of: key.name, near: key.position)
  }
  mutating func change(_ key: DocumentKey, _ body: (inout Value?) -> Void) { change(key.name, body) }
}

/// An element of a list. What should be an object and isn't is one without values, until it is edited.
extension FormValues.Value: KeyedModel {
  func value(_ key: DocumentKey) -> FormValues.Value? {
    if key.isWhole { return self }
    guard case .object(let object) = self else { return nil }
    return object.value(of: key.name, near: key.position)
  }
  mutating func change(_ key: DocumentKey, _ body: (inout FormValues.Value?) -> Void) {
    var own: FormValues.Value? = self
    // A single reference, so that nothing is copied.
    self = .null
    if key.isWhole { body(&own) } else { own.changeObject { $0.change(key.name, body) } }
    self = own ?? .null
  }
}

/// What the key paths of a document lead through: the key is in the path.
extension KeyedModel {
  /// A subform that is always there.
  subscript(object key: DocumentKey) -> FormValues {
    get { value(key)?.object ?? FormValues() }
    set { change(key) { $0 = .object(newValue) } }
  }
  /// A subform that may be missing.
  subscript(optionalObject key: DocumentKey) -> FormValues? {
    get { value(key)?.object }
    set { change(key) { if let newValue { $0 = .object(newValue) } else { $0.clear() } } }
  }
  subscript(list key: DocumentKey) -> [FormValues.Value]? {
    get { value(key)?.list }
    set { change(key) { if let newValue { $0 = .list(newValue) } else { $0.clear() } } }
  }
  /// An object that is one of several. It is never nil: it says itself whether a case is chosen.
  subscript(alternative alternative: AlternativeKey) -> AlternativeValue? {
    get { AlternativeValue(shape: alternative.shape, object: value(alternative.key)?.object) }
    set {
      guard alternative.key.isWhole else {
        return change(alternative.key) { if let object = newValue?.object { $0 = .object(object) } else { $0.clear() } }
      }
      // The other keys belong to the form around it.
      for name in alternative.shape.allKeys {
        let value = newValue?.object?[name]
        change(DocumentKey(name: name, part: alternative.key.part)) { if $0 != nil || value != nil { $0 = value } }
      }
    }
  }
}

/// The key of an object that is one of several, and its cases.
struct AlternativeKey: Hashable {
  let key: DocumentKey
  let shape: AlternativeShape
}
