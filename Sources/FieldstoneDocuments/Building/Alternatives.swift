import FieldstoneCore

/// The cases of an object that is one of several.
final class AlternativeShape: Sendable {
  let alternatives: DocumentAlternatives
  /// The keys of each case.
  let keys: [[String]]
  /// What a case begins with. It is made when it is needed, because it may contain the same alternatives again.
  private let makeBlank: @Sendable (Int) -> FormValues
  private let madeBlanks = Locked<[Int: FormValues]>([:])
  /// The ids of the rows of each case, by key: a key that several cases have is preceded by the id of the case, and
  /// followed by `_` if that is the id of another row.
  let rowNames: [[String: String]]

  init(_ alternatives: DocumentAlternatives, blank: @escaping @Sendable (Int) -> FormValues) {
    self.alternatives = alternatives
    makeBlank = blank
    let keys = alternatives.cases.map { $0.form.fields.map(\.key) }
    self.keys = keys
    var counts: [String: Int] = [:]
    for key in keys.flatMap({ Set($0) }) { counts[key, default: 0] += 1 }
    var taken = Set(counts.keys)
    rowNames = zip(alternatives.cases, keys).map { alternative, keys in
      var names: [String: String] = [:]
      for key in keys where names[key] == nil {
        guard counts[key] != 1 else { names[key] = key; continue }
        var name = "\(alternative.id).\(key)"
        while !taken.insert(name).inserted { name += "_" }
        names[key] = name
      }
      return names
    }
  }

  /// What each case begins with.
  var blanks: [FormValues] { alternatives.cases.indices.map(blank) }

  private func blank(_ index: Int) -> FormValues {
    if let made = madeBlanks.withLock({ $0[index] }) { return made }
    let made = makeBlank(index)
    madeBlanks.withLock { $0[index] = made }
    return made
  }

  /// The keys of all cases, and the one that says which it is.
  var allKeys: [String] {
    var seen: Set = [alternatives.discriminator]
    return [alternatives.discriminator] + keys.joined().filter { seen.insert($0).inserted }
  }

  /// The number of the case that an object is.
  func index(in object: FormValues?) -> Int? {
    guard let value = object?[alternatives.discriminator] else { return nil }
    return alternatives.cases.firstIndex { $0.value == value }
  }

  func index(of id: String?) -> Int? { id.flatMap { id in alternatives.cases.firstIndex { $0.id == id } } }

  /// The object that a new form begins with.
  var initial: FormValues? {
    guard let index = index(of: alternatives.initial) else { return nil }
    var object = FormValues()
    object[alternatives.discriminator] = alternatives.cases[index].value
    for (key, value) in blank(index) { object[key] = value }
    return object
  }
}

extension AlternativeShape: Hashable {
  static func == (left: AlternativeShape, right: AlternativeShape) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that is one of several, as the engine sees it.
struct AlternativeValue: FormCases {
  typealias Fields = AlternativeFields
  let shape: AlternativeShape
  /// The object; nil if there is none.
  var object: FormValues?

  /// Not asked for: the cases are known only at run time.
  static func describe(_ cases: FormCaseList<AlternativeValue>) {}
}

/// The answers for all cases of an object that is one of several.
struct AlternativeFields: FormCaseFields {
  var chosen: String?
  private var shape: AlternativeShape?
  /// The answers for each case.
  private var parts: [FormValues] = []
  /// The object as it was, with the keys that belong to no case.
  private var whole: FormValues?

  init() {}

  init(_ shape: AlternativeShape, object: FormValues? = nil) { take(AlternativeValue(shape: shape, object: object)) }

  mutating func take(_ value: AlternativeValue) {
    let shape = value.shape
    if self.shape !== shape { (self.shape, parts) = (shape, shape.blanks) }
    whole = value.object
    let index = shape.index(in: whole)
    chosen = index.map { shape.alternatives.cases[$0].id }
    guard let index else { return }
    for key in shape.keys[index] { parts[index][key] = whole?[key] }
  }

  var value: AlternativeValue? {
    guard let shape else { return nil }
    guard let chosen else {
      // Where a case that isn't known was chosen, the object stays as it is.
      guard var object = whole, shape.index(in: object) != nil else {
        return AlternativeValue(shape: shape, object: whole)
      }
      object[shape.alternatives.discriminator] = nil
      for key in shape.keys.joined() { object[key] = nil }
      return AlternativeValue(shape: shape, object: object.isEmpty ? nil : object)
    }
    guard let index = shape.index(of: chosen) else { return nil }
    var object = whole ?? FormValues()
    let own = shape.keys[index]
    for other in shape.keys.indices where other != index {
      for key in shape.keys[other] where object[key] != nil && !own.contains(key) { object[key] = nil }
    }
    object[shape.alternatives.discriminator] = shape.alternatives.cases[index].value
    for key in own { object[key] = parts[index][key] }
    return AlternativeValue(shape: shape, object: object)
  }
}

extension AlternativeFields: KeyedModel {
  func value(_ key: DocumentKey) -> FormValues.Value? {
    guard parts.indices.contains(key.part) else { return nil }
    return key.isWhole ? .object(parts[key.part]) : parts[key.part][key.name]
  }
  mutating func change(_ key: DocumentKey, _ body: (inout FormValues.Value?) -> Void) {
    guard parts.indices.contains(key.part) else { return }
    parts[key.part].change(key.name, body)
  }
}
