/// Any coder. The order of keys is kept as far as the coder keeps it: Foundation's `JSONDecoder` and `JSONEncoder`
/// don't, ``FormValues/init(json:)`` and ``FormValues/json()`` do.
extension FormValues: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    self.init()
    for key in container.allKeys { self[key.stringValue] = try container.decode(Value.self, forKey: key) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for (key, value) in self { try container.encode(value, forKey: AnyKey(key)) }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ key: String) { stringValue = key }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension FormValues.Value: Codable {
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() {
        self = .null
        return
      }
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
        return
      }
      if let integer = try? container.decode(Int.self) {
        self = .integer(integer)
        return
      }
      if let double = try? container.decode(Double.self), let number = FormValues.Number(double) {
        self = FormValues.Value(number)
        return
      }
      if let text = try? container.decode(String.self) {
        self = .text(text)
        return
      }
    }
    if var list = try? decoder.unkeyedContainer() {
      var values: [Self] = []
      while !list.isAtEnd { values.append(try list.decode(Self.self)) }
      self = .list(values)
      return
    }
    self = .object(try FormValues(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object): try object.encode(to: encoder)
    case .list(let list):
      var container = encoder.unkeyedContainer()
      for value in list { try container.encode(value) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .flag(let flag): try container.encode(flag)
      case .integer(let integer): try container.encode(integer)
      case .number(let number):
        // A coder has no number with more digits than a Decimal.
        if let decimal = number.decimal { try container.encode(decimal) } else { try container.encode(number.double) }
      case .text(let text): try container.encode(text)
      case .null, .list, .object: try container.encodeNil()
      }
    }
  }
}
