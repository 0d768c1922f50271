import FieldstoneCore

/// A key of an object of the format.
struct OwnKey<Target>: Sendable {
  let name: String
  /// What it means, for the schema.
  let help: String
  let isRequired: Bool
  let schema: @Sendable () -> FormValues.Value
  let read: @Sendable (OwnLoader, OwnPlace, inout Target) -> Void

  /// - Parameter set: Takes the value.
  init<Value>(
    _ name: String, _ value: OwnValue<Value>, required isRequired: Bool = false, _ help: String,
    _ set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    (self.name, self.help, self.isRequired, schema) = (name, help, isRequired, value.schema)
    read = { loader, place, target in
      if let value = value.read(loader, place) { set(&target, value) }
    }
  }

  /// A key that is true if it matters.
  init(_ name: String, flag help: String, _ set: @escaping @Sendable (inout Target) -> Void) {
    self.init(name, .flag, help) { if $1 { set(&$0) } }
  }

  /// The same key of an object that has the target in it.
  func inside<Outer>(_ path: @escaping @Sendable (inout Outer, (inout Target) -> Void) -> Void) -> OwnKey<Outer> {
    let read = read
    return OwnKey<Outer>(name: name, help: help, isRequired: isRequired, schema: schema) { loader, place, outer in
      path(&outer) { read(loader, place, &$0) }
    }
  }

  /// The same key where it may be left out.
  var withoutRequirement: OwnKey {
    OwnKey(name: name, help: help, isRequired: false, schema: schema, read: read)
  }

  private init(
    name: String, help: String, isRequired: Bool, schema: @escaping @Sendable () -> FormValues.Value,
    read: @escaping @Sendable (OwnLoader, OwnPlace, inout Target) -> Void
  ) {
    (self.name, self.help, self.isRequired, self.schema, self.read) = (name, help, isRequired, schema, read)
  }
}

/// An object of the format: its keys, from which it is read and its JSON Schema is made.
struct OwnObject<Target>: Sendable {
  /// What it is called in a mistake.
  let words: String
  let keys: [OwnKey<Target>]
  private let indices: [String: Int]

  init(_ words: String, _ keys: [OwnKey<Target>]) {
    (self.words, self.keys) = (words, keys)
    indices = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Keys that any object may have, and that mean nothing to a form.
  static var ignored: Set<String> { ["$comment"] }

  /// Reads an object. Returns the names of the keys that it has, or nil for what isn't an object.
  ///
  /// A key that is nearly another one is a mistake, and is read as that one all the same, so that the mistakes in its
  /// value are found, too.
  ///
  /// - Parameters:
  ///   - known: Keys that somebody else reads.
  ///   - meanings: Keys that are misspelled, which have been reported, with what they mean.
  ///   - words: What the object is called in a mistake, if that isn't always the same.
  @discardableResult
  func read(
    _ loader: OwnLoader, _ place: OwnPlace, _ target: inout Target, besides known: Set<String> = [],
    meanings: [String: String] = [:], words: @autoclosure () -> String? = nil
  ) -> Set<String>? {
    guard place.node.kind == .object else {
      let words = self.words
      loader.expected(words.hasPrefix("a") ? words : "an object", place)
      return nil
    }
    var (seen, misspelled): (Set<String>, [(OwnPlace, meaning: String)]) = ([], [])
    for member in place.node.members {
      let key = meanings[member.key] ?? member.key
      let inner = OwnPlace(node: member.value, pointer: place.pointer.key(member.key))
      if !seen.insert(key).inserted {
        loader.add(.duplicateKey, inner, at: member.keyNode, "The key '\(key.shortenedInProblem)' appears twice.")
        // What is in it may be wrong, too.
        if let index = indices[key] { keys[index].read(loader, inner, &target) }
      } else if let index = indices[key] {
        keys[index].read(loader, inner, &target)
      } else if !known.contains(key), !Self.ignored.contains(key) {
        let near = loader.nearest(to: key, among: keys.map(\.name) + known.sorted())
        loader.add(
          .unknownKey, inner, at: member.keyNode,
          "\((words() ?? self.words).capitalizedFirst) has no key '\(key.shortenedInProblem)'."
            + (near.map { " Did you mean '\($0)'?" } ?? ""))
        if let near { misspelled.append((inner, near)) }
      }
    }
    for (inner, meaning) in misspelled where seen.insert(meaning).inserted {
      // A value of another type means something else.
      if let index = indices[meaning] { loader.reading(inner) { keys[index].read(loader, inner, &target) } }
    }
    for key in keys where key.isRequired && !seen.contains(key.name) {
      loader.add(
        .missingArgument, place, "\((words() ?? self.words).capitalizedFirst) needs the key '\(key.name)'.")
    }
    return seen
  }

  /// Its JSON Schema.
  ///
  /// - Parameter more: Keys that somebody else reads, with their schemas.
  func schema(_ more: [(String, FormValues.Value, isRequired: Bool)] = []) -> FormValues.Value {
    var properties = FormValues()
    for (name, schema, _) in more { properties[name] = schema }
    for key in keys {
      var schema = key.schema()
      if case .object(var object) = schema {
        object["description"] = .text(key.help)
        schema = .object(object)
      } else {
        schema = ["description": .text(key.help)]
      }
      properties[key.name] = schema
    }
    properties["$comment"] = ["type": "string"]
    let required = more.filter(\.isRequired).map(\.0) + keys.filter(\.isRequired).map(\.name)
    var object: FormValues = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { object["required"] = .list(required.map { .text($0) }) }
    object["additionalProperties"] = false
    return .object(object)
  }
}

extension OwnValue {
  /// An object that is read with a table of keys.
  static func object<Target>(
    _ object: @escaping @autoclosure @Sendable () -> OwnObject<Target>,
    _ blank: @escaping @autoclosure @Sendable () -> Target,
    _ make: @escaping @Sendable (OwnLoader, OwnPlace, Target) -> Value?
  ) -> OwnValue {
    OwnValue(object().schema()) { loader, place in
      var target = blank()
      guard object().read(loader, place, &target) != nil else { return nil }
      return make(loader, place, target)
    }
  }

  /// A value whose schema has a name, because it may be in itself.
  func named(_ name: String) -> OwnValue {
    let read = read
    return OwnValue(["$ref": .text("#/$defs/\(name)")], read: read)
  }
}
