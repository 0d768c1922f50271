import FieldstoneCore

/// The model of workload T(N): N texts.
struct Texts: Sendable {
  var values: [String]

  /// N valid texts. Half have 12 ASCII characters, a tenth is not ASCII, the others have 2 to 60 ASCII characters.
  ///
  /// - Parameter seed: other seeds give other texts of the same kinds: field `i` of two seeds differs.
  static func make(_ n: Int, seed: UInt64 = 1) -> Texts {
    var random = Xorshift(seed: seed)
    return Texts(values: (0..<n).map { text($0, seed, &random) })
  }

  private static func text(_ index: Int, _ seed: UInt64, _ random: inout Xorshift) -> String {
    switch index % 10 {
    case 0, 2, 4, 6, 8: word(12, seed, &random)
    // Two, three and four bytes of UTF-8, and a character of several scalars.
    case 5: "Ærøskøbing 東京 👩‍🚀 " + word(random.next(below: 12) + 1, seed, &random)
    default: word(random.next(below: 59) + 2, seed, &random)
    }
  }

  /// Begins with the seed's own letter, so that it differs from every other seed's.
  private static func word(_ length: Int, _ seed: UInt64, _ random: inout Xorshift) -> String {
    var bytes = (0..<length).map { _ in UInt8(ascii: "a") + UInt8(random.next(below: 26)) }
    bytes[0] = UInt8(ascii: "A") + UInt8(seed % 26)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// N texts that are too short by one character.
  static func tooShort(_ n: Int) -> Texts { Texts(values: (0..<n).map { $0 % 10 == 5 ? "é" : "x" }) }

  /// Workload T(N): N flat text fields, each required and 2 to 200 characters long, over closures.
  ///
  /// Ids are made inside the loop, as a program with its fields in a table would: they are part of what building costs.
  static func definition(_ n: Int) -> FormDefinition<Texts> {
    FormDefinition { fields in
      for i in 0..<n { add(i, to: fields) }
    }
  }

  @discardableResult static func add(_ i: Int, to fields: FieldList<Texts>) -> FieldBuilder<Texts, String> {
    fields.add("f\(i)", get: { $0.values[i] }, set: { $0.values[i] = $1 })
      .required().minimumLength(2).maximumLength(200)
  }
}

/// Random numbers that are the same in every run (xorshift64*, Marsaglia 2003 and Vigna 2016).
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func next(below limit: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(limit)).high) }
}
