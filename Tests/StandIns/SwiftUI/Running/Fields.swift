@_spi(Reflection) import Swift

/// The dynamic properties among the stored properties of a struct, found once per type.
@MainActor enum Fields {
  struct Field {
    let type: Any.Type
    let offset: Int
  }
  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    // 2: fields of unknown kinds are passed over.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, type, _ in
      if type is any DynamicProperty.Type { fields.append(Field(type: type, offset: offset)) }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// A type's own name, without its module and what it is generic over.
func typeName(_ type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}
