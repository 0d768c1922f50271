import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What the bytes of a picture say")
struct ImageFactsTests {
  /// A picture of one pixel.
  static let png = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00, 0, 0, 0]
  /// With a segment before the frame, and padding.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 11, 8, 0x02, 0x58, 0x03, 0x20, 3, 0]
  private static let webp: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0x01, 0, 0xEF, 0, 0]
  private static let lossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F, 0x3F, 0xC1, 0x3B, 0x00]

  /// Two bits beside each number say how the picture is to be enlarged.
  private static let lossy: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [10, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A]
    + [0x40, 0x41, 0xF0, 0x80]

  @Test("The type and the size come from the content")
  func facts() throws {
    func facts(_ bytes: [UInt8]) throws -> String {
      let facts = try #require(FormImageFacts(bytes))
      return "\(facts.format.mediaType) \(facts.width) × \(facts.height)"
    }
    #expect(try facts(Self.png) == "image/png 1 × 1")
    #expect(try facts(Self.gif) == "image/gif 320 × 240")
    #expect(try facts(Self.jpeg) == "image/jpeg 800 × 600")
    #expect(try facts(Self.webp) == "image/webp 320 × 240")
    #expect(try facts(Self.lossless) == "image/webp 320 × 240")
    #expect(try facts(Self.lossy) == "image/webp 320 × 240")
  }

  @Test("What is cut, or something else, is no picture, and nothing crashes")
  func others() {
    for whole in [Self.png, Self.gif, Self.jpeg, Self.webp, Self.lossless] {
      for count in 0..<min(20, whole.count) { _ = FormImageFacts(Array(whole.prefix(count))) }
      #expect(FormImageFacts(Array(whole.prefix(9))) == nil)
    }
    #expect(FormImageFacts([]) == nil && FormImageFacts(Array("%PDF-1.7".utf8)) == nil)
    // A segment that says that it is empty.
    #expect(FormImageFacts([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 1, 2, 3, 4, 5, 6, 7, 8]) == nil)
    var numbers = SeededNumbers(7)
    for _ in 0..<2_000 {
      var bytes = [Self.png, Self.gif, Self.jpeg, Self.webp, Self.lossless][Int(numbers.next() % 5)]
      bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next())
      if let facts = FormImageFacts(bytes) { #expect(facts.width > 0 && facts.height > 0) }
    }
  }

  private struct SeededNumbers {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 20
    }
  }
}
