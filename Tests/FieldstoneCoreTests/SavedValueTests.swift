import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Encoding of values in drafts")
struct SavedValueTests {
  enum Size: String, CaseIterable, Sendable { case small, large }
  struct Code: FormText, LosslessStringConvertible {
    var description: String
    init?(_ description: String) {
      // A type may trap here if it never expects an empty text.
      guard description.first! == "c" else { return nil }
      self.description = description
    }
  }

  struct Alike: Hashable, CustomStringConvertible {
    var number: Int
    var description: String { "it" }
  }

  /// Saved values of every shape, including some that fit fewer types.
  private static let shapes: [FormSnapshot.Value] = [
    .none, .text("small"), .text(""), .text("c1"), .flag(true), .integer(1), .integer(300), .integer(-1),
    .integer(.max), .integer(.min), .unsigned(1), .unsigned(.max), .number("1.5"), .number("1e300"), .number("nan"),
    .number("inf"), .number("x"), .number(""), .written("1"), .written("c1"), .written(""), .written("https://a.b"),
    .written("x:y"), .written("NaN"), .written("12abc"), .written("170141183460469231731687303715884105727"),
    .written("123E4567-E89B-12D3-A456-426614174000"),
  ]

  /// A codec for each type, the indices of the shapes that it accepts, and a check that the result is of its type.
  private static var codecs: [(name: String, codec: AnyCodec, takes: [Int], isOwn: (StoredValue) -> Bool)] {
    let catalog = CodecCatalog()
    func row<Value: FormValue>(_ type: Value.Type, _ takes: [Int])
      -> (name: String, codec: AnyCodec, takes: [Int], isOwn: (StoredValue) -> Bool)
    {
      let codec = catalog.codec(for: type)
      return ("\(type)", codec, takes, { codec.unpack($0).map { codec.pack($0) == codec.pack($0) } ?? false })
    }
    let choice = catalog.codec(for: Size.self)
    let label = catalog.label(for: Size.self)
    return [
      row(String.self, [1, 2, 3]), row(Bool.self, [4]), row(Int.self, [5, 6, 7, 8, 9, 10]), row(Int8.self, [5, 7, 10]),
      row(Int16.self, [5, 6, 7, 10]), row(Int32.self, [5, 6, 7, 10]), row(Int64.self, [5, 6, 7, 8, 9, 10]),
      row(UInt.self, [5, 6, 8, 10, 11]), row(UInt8.self, [5, 10]), row(UInt16.self, [5, 6, 10]),
      row(UInt32.self, [5, 6, 10]), row(UInt64.self, [5, 6, 8, 10, 11]), row(Int128.self, [5, 6, 7, 8, 9, 10, 11, 25]),
      row(UInt128.self, [5, 6, 8, 10, 11, 25]), row(Float.self, [12, 14, 15]), row(Double.self, [12, 13, 14, 15]),
      row(Decimal.self, [18, 25]), row(Date.self, [12]), row(URL.self, [18, 19, 21, 22, 23, 24, 25, 26]),
      row(UUID.self, [26]), row(Code.self, [19]),
      ("choice", choice, [1], { choice.unpack($0) != nil }),
      ("label", label, [1, 2, 3], { if case .text = $0 { true } else { false } }),
    ]
  }

  @Test("A date beyond the range that can be typed doesn't fit")
  func farDates() {
    let codec = CodecCatalog().codec(for: Date.self)
    // A day more than in UTC: the last year ends later in zones to the west.
    #expect(codec.value(saved: .number("252424079999")) != nil && codec.value(saved: .number("252424080000")) == nil)
    #expect(codec.value(saved: .number("-1e15")) == nil)
  }

  @Test("Each type accepts only its own shape, within its bounds")
  func table() {
    for (name, codec, takes, isOwn) in Self.codecs {
      #expect(codec.value(saved: .none) == StoredValue.none, "\(name)")
      for (number, shape) in Self.shapes.enumerated().dropFirst() {
        let value = codec.value(saved: shape)
        #expect((value != nil) == takes.contains(number), "\(name) \(shape): \(String(describing: value))")
        guard let value else { continue }
        #expect(isOwn(value), "\(name) \(shape) is no \(name): \(value)")
        #expect(codec.value(saved: codec.saved(value)) == value, "\(name) \(shape)")
        _ = (codec.text(value, .test), codec.answer(value, .test), codec.display(value, .test))
      }
    }
  }

  @Test("Values set by the program that can't be typed are kept exactly")
  func exact() throws {
    func keeps<Value: FormValue>(_ values: Value...) throws {
      let codec = CodecCatalog().codec(for: Value.self)
      for value in values {
        let packed = codec.pack(value)
        let data = try JSONEncoder().encode(codec.saved(packed))
        let saved = try JSONDecoder().decode(FormSnapshot.Value.self, from: data)
        #expect(codec.value(saved: saved) == packed, "\(value)")
      }
    }
    try keeps(Double.nan, .infinity, -.infinity, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1)
    try keeps(Float.nan, .infinity, .greatestFiniteMagnitude, 0.1)
    try keeps(Decimal.greatestFiniteMagnitude, Decimal(sign: .minus, exponent: -127, significand: 1))
    try keeps(try #require(Decimal(string: "340282366920938463463374607431768211455")))
    try keeps(Int128.min, 0, .max)
    try keeps(Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0.1))
    try keeps("", "\t\u{0}", "1")
  }

  @Test("A number that a type can't hold is never truncated")
  func width() {
    let codec = CodecCatalog().codec(for: Int8.self)
    for number in [Int64.min, -129, -128, 127, 128, 300, .max] {
      var used: Int8?
      codec.use(.integer(number)) { used = $0 }
      #expect(used == Int8(exactly: number))
    }
    let unsigned = CodecCatalog().codec(for: UInt64.self)
    var used: [UInt64] = []
    for value in [StoredValue.integer(-1), .integer(.max), .unsigned(.max)] { unsigned.use(value) { used.append($0) } }
    #expect(used == [UInt64(Int64.max), .max])
  }

  @Test("A value that is not among the options is saved itself if it can be encoded, otherwise by its name")
  func unlisted() {
    let codec = ChoiceCodec<String>(cases: ["a", "b"])
    #expect(codec.saved(codec.pack("c")) == .written("\"c\"") && codec.value(saved: .text("c")) == nil)
    #expect(codec.value(saved: .written("\"c\"")) == codec.pack("c"))
    #expect(codec.saved(codec.pack("b")) == .text("b") && codec.saved(.none) == FormSnapshot.Value.none)
    // Two different values with the same description.
    let alike = ChoiceCodec<Alike>(cases: [Alike(number: 1)])
    #expect(alike.saved(alike.pack(Alike(number: 2))) == .text("it+"))
  }
}
