extension FormValues {
  /// A value that JSON has.
  public enum Value: Sendable {
    /// A value that says that there is none. A key that is missing has no value at all.
    case null
    case flag(Bool)
    /// A whole number that was written as one.
    case integer(Int)
    /// Any other number.
    case number(Number)
    case text(String)
    case list([Value])
    case object(FormValues)

    /// A text that may be a date, too: dates are kept as RFC 3339 writes them.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    public var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    public var object: FormValues? { if case .object(let object) = self { object } else { nil } }
    /// A whole number, also one that was written with a fraction of zero, such as `2.0`.
    public var integer: Int? {
      switch self {
      case .integer(let integer): integer
      case .number(let number): number.integer
      default: nil
      }
    }
    /// The nearest number that a `Double` can hold.
    public var double: Double? {
      switch self {
      case .integer(let integer): Double(integer)
      case .number(let number): number.double
      default: nil
      }
    }

    /// What it is, in a word of JSON.
    public var kind: String {
      switch self {
      case .null: "null"
      case .flag: "boolean"
      case .integer, .number: "number"
      case .text: "string"
      case .list: "array"
      case .object: "object"
      }
    }

    /// A number; null for one that JSON doesn't have.
    public init(_ double: Double) {
      self = Number(double).map { (number: Number) in Value(number) } ?? .null
    }
    /// A number, as a whole one if it was written as one.
    public init(_ number: Number) {
      self =
        number.literal.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
        ? Value(whole: number) : .number(number)
    }
    private init(whole number: Number) {
      // A zero with a sign is kept as it was written.
      self = number.literal == "-0" ? .number(number) : Int(number.literal).map(Value.integer) ?? .number(number)
    }
  }
}

extension FormValues.Value: Hashable {
  /// Numbers are equal if they are the same number, however they are written. Texts are equal if their characters are.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      number.integer == integer
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .flag(let flag): hasher.combine(flag)
    case .integer(let integer): hasher.combine(integer)
    case .number(let number):
      if let integer = number.integer { hasher.combine(integer) } else { hasher.combine(number) }
    case .text(let text): hasher.combine(text)
    case .list(let list): hasher.combine(list)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension FormValues.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: Self...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, Self)...) {
    var object = FormValues()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}

extension FormValues.Value: CustomStringConvertible {
  /// The value as JSON.
  public var description: String { String(decoding: json(), as: UTF8.self) }
}
