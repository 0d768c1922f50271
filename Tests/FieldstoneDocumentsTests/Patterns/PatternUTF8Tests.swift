import Testing

@testable import FieldstoneDocuments

@Suite("Linear patterns read UTF-8, valid or not") struct PatternUTF8Tests {
  /// Bytes that are at the edges of what is valid.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
    0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test("What isn't valid is read as U+FFFD, as String reads it", arguments: 1...4)
  func invalid(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let searches = try ["\\uFFFD", "^[^\\uFFFD]*$", "(?<=\\uFFFD)a", "^\\uFFFD{2,4}$", "[\\u0080-\\u{10FFFF}]$", "a"]
      .map {
        try LinearPattern($0)
      }
    for _ in 0..<1_500 {
      let bytes = (0..<random.number(below: 7)).map { _ in random.pick(Self.edges) }
      let text = String(decoding: bytes, as: UTF8.self)
      for pattern in searches {
        let result = bytes.withUnsafeBufferPointer { pattern.matches(utf8: $0) }
        #expect(result == pattern.matches(text), "\(pattern.source) in \(bytes)")
      }
      let count = text.unicodeScalars.count
      let exact = try LinearPattern("[^]{\(count)}")
      #expect(bytes.withUnsafeBufferPointer { exact.matchesWhole(utf8: $0) }, "\(bytes)")
    }
  }

  @Test("Every scalar is read back from its bytes")
  func everyScalar() throws {
    // Each set has the scalars without one of their bits; the low bits in a part of Unicode only, to have fewer ranges.
    let sets = (0..<14).map { bit in
      ScalarSet(
        stride(from: UInt32(0), to: bit < 7 ? 0x3000 : 0x110000, by: 2 << bit).map { $0...$0 + (1 << bit) - 1 })
    }
    let symbols = SymbolTable(try #require(SymbolPartition(sets)), words: nil)
    for value in UInt32(0)...ScalarSet.lastScalar {
      guard value < 0x3000 || value % 197 == 0, let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let symbol = bytes.withUnsafeBufferPointer { buffer in
        var source = UTF8Symbols(buffer, symbols)
        return source.next()
      }
      let isRight = sets.indices.allSatisfy { set in
        symbols.set(set, contains: symbol) == (value >> UInt32(set) & 1 == 0 && (set >= 7 || value < 0x3000))
      }
      guard isRight, symbol == symbols.symbol(of: value) else {
        Issue.record("U+\(String(value, radix: 16))")
        break
      }
    }
  }

  @Test("An empty buffer is an empty text")
  func empty() throws {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(try LinearPattern("^$").matches(utf8: none) && LinearPattern("(?=$)").matches(utf8: none))
    #expect(try !LinearPattern("a").matches(utf8: none) && LinearPattern("").matchesWhole(utf8: none))
  }
}
