import FieldstoneCore

/// A value that the format accepts somewhere: how it is read, and its JSON Schema.
struct OwnValue<Value>: Sendable {
  let schema: @Sendable () -> FormValues.Value
  /// Nil for a value that isn't accepted; says so itself.
  let read: @Sendable (OwnLoader, OwnPlace) -> Value?

  init(
    _ schema: @escaping @autoclosure @Sendable () -> FormValues.Value,
    read: @escaping @Sendable (OwnLoader, OwnPlace) -> Value?
  ) {
    (self.schema, self.read) = (schema, read)
  }

  /// A value that is accepted or isn't.
  init(
    _ expected: String, _ schema: @escaping @autoclosure @Sendable () -> FormValues.Value,
    _ convert: @escaping @Sendable (JSONNode) -> Value?
  ) {
    self.schema = schema
    read = { loader, place in
      guard let value = convert(place.node) else {
        loader.expected(expected, place)
        return nil
      }
      return value
    }
  }
}

extension OwnValue where Value == FormString {
  /// A text for people: a key in the program's translations, and the English text.
  static let text = OwnValue("a text", ["type": "string"]) { $0.string.map { FormString($0) } }
  /// The same where an empty one says nothing.
  static let message = OwnValue("a text that isn't empty", ["type": "string", "minLength": 1]) {
    $0.string.flatMap { $0.isEmpty ? nil : FormString($0) }
  }
}

extension OwnValue where Value == String {
  static let string = OwnValue("a text", ["type": "string"]) { $0.string }
  /// A text that isn't empty.
  static let name = OwnValue("a text that isn't empty", ["type": "string", "minLength": 1]) {
    $0.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension OwnValue where Value == Bool {
  static let flag = OwnValue("true or false", ["type": "boolean"]) { $0.boolean }
}

extension OwnValue where Value == Int {
  /// A whole number from a least one.
  static func count(from least: Int = 0) -> OwnValue {
    OwnValue("a whole number, \(least) or more", ["type": "integer", "minimum": .integer(least)]) {
      $0.number?.integer.flatMap { $0 >= least ? $0 : nil }
    }
  }
}

extension OwnValue where Value == FormValues.Value {
  /// A number.
  static let number = OwnValue("a number", ["type": "number"]) { $0.number == nil ? nil : $0.formValue }
  /// Any value of JSON.
  static let any = OwnValue("a value", true) { $0.formValue }
  /// A single value.
  static let scalar = OwnValue("a text, a number, or true or false", ["type": ["string", "number", "boolean"]]) {
    switch $0.kind {
    case .string, .number, .boolean: $0.formValue
    default: nil
    }
  }
}

extension OwnValue where Value == FormIcon {
  static let icon = OwnValue("the name of an icon, or an emoji", ["type": "string", "minLength": 1]) {
    $0.string.flatMap { $0.isEmpty ? nil : FormIcon(rawValue: $0) }
  }
}

extension OwnValue where Value == DocumentExpression {
  static let expression = OwnValue(["$ref": "#/$defs/expression"]) { loader, place in
    guard place.node.string != nil else {
      loader.expected("an expression, such as \"seats > 3\"", place)
      return nil
    }
    return loader.expression(place)
  }
}

extension OwnValue where Value == DocumentCondition {
  /// An expression, or always, or never.
  static let condition = OwnValue(["anyOf": [["type": "boolean"], ["$ref": "#/$defs/expression"]]]) { loader, place in
    if let always = place.node.boolean { return DocumentCondition(paths: []) { _ in always } }
    guard place.node.string != nil else {
      loader.expected("an expression, such as \"seats > 3\", or true or false", place)
      return nil
    }
    return loader.expression(place).map { DocumentCondition($0) }
  }
}

extension OwnValue {
  /// One of some names.
  ///
  /// - Parameter what: What they name, if there are too many to list them in a mistake.
  static func oneOf(
    _ names: [String], tooManyToList what: String? = nil, _ value: @escaping @Sendable (String) -> Value?
  ) -> OwnValue {
    OwnValue(["enum": .list(names.map { .text($0) })]) { loader, place in
      guard let name = place.node.string, names.contains(name), let value = value(name) else {
        loader.add(.wrongValue, place) {
          let near = loader.suggestion(for: place.node.string ?? "", among: names)
          guard let what else { return "Expected \(names.alternatives), not \(place.words).\(near)" }
          guard let name = place.node.string else { return "Expected the name of a \(what), not \(place.words)." }
          let list = near.isEmpty ? " All of them are in the schema of the format, form-1.schema.json." : near
          return "There is no \(what) '\(name.shortenedInProblem)'.\(list)"
        }
        return nil
      }
      return value
    }
  }

  /// Values in an array.
  ///
  /// - Parameter one: What one of them is, where there has to be one.
  static func list<Element>(_ element: OwnValue<Element>, atLeastOne one: String? = nil) -> OwnValue<[Element]>
  where Value == [Element] {
    OwnValue(["type": "array", "items": element.schema(), "minItems": .integer(one == nil ? 0 : 1)]) { loader, place in
      guard place.node.kind == .array else {
        loader.expected("a list", place)
        return nil
      }
      if let one, place.node.count == 0 {
        loader.add(.wrongValue, place, "Expected at least one \(one).")
        return nil
      }
      return place.node.elements.enumerated().compactMap { index, node in
        element.read(loader, OwnPlace(node: node, pointer: place.pointer.index(index)))
      }
    }
  }

  /// The same in another type.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> OwnValue<Other> {
    let (schema, read) = (schema, read)
    return OwnValue<Other>(schema()) { loader, place in read(loader, place).map(transform) }
  }
}

extension OwnValue where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases.
  static var cases: OwnValue { oneOf(Value.allCases.map(\.rawValue)) { Value(rawValue: $0) } }
}

extension [String] {
  /// The names as a choice: `a, b or c`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension OwnLoader {
  func add(_ kind: DocumentProblem.Kind, _ place: OwnPlace, _ text: () -> String) { add(kind, place, text()) }
}
