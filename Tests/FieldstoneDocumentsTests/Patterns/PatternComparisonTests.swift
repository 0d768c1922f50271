import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Linear patterns compared with other ways to match") struct PatternComparisonTests {
  @Test("Random patterns match what Foundation matches", arguments: 1...4)
  func foundation(seed: Int) throws {
    var maker = RandomPattern(seed: UInt64(seed))
    var compared = 0
    var disputed = 0
    for _ in 0..<700 {
      let spelling = maker.pattern(depth: 2)
      let pattern = try LinearPattern(spelling.ecma)
      // ICU refuses some lookbehinds, for example ones that contain a lookaround.
      guard let other = try? NSRegularExpression(pattern: spelling.icu) else { continue }
      for _ in 0..<6 {
        let text = maker.text()
        guard let expected = Self.matches(other, text) else { continue }
        compared += 1
        let result = pattern.matches(text)
        guard result != expected else { continue }
        // ICU 76 misses some matches, for example that of `$|(?:|b)*?c` at the end of a text. The reference decides.
        disputed += 1
        #expect(
          try result == ReferenceMatcher(spelling.ecma, text).matches(), "\(spelling) in \(text.debugDescription)")
      }
    }
    #expect(compared > 3_000)
    #expect(disputed < compared / 200, "\(disputed) of \(compared)")
  }

  /// Whether Foundation finds a match; nil if it takes too long, as backtracking can.
  private static func matches(_ expression: NSRegularExpression, _ text: String) -> Bool? {
    var result: Bool? = false
    var reports = 0
    let range = NSRange(text.startIndex..., in: text)
    expression.enumerateMatches(in: text, options: .reportProgress, range: range) { match, _, stop in
      reports += 1
      if match != nil { result = true } else if reports > 20 { result = nil }
      if result != false { stop.pointee = true }
    }
    return result
  }

  @Test("Random patterns match what the reference matches", arguments: 1...4)
  func reference(seed: Int) throws {
    var maker = RandomPattern(seed: UInt64(seed) + 1000)
    for _ in 0..<400 {
      let source = maker.pattern().ecma
      let pattern = try LinearPattern(source)
      for _ in 0..<4 {
        let text = maker.text()
        let reference = try ReferenceMatcher(source, text)
        #expect(pattern.matches(text) == reference.matches(), "\(source) in \(text.debugDescription)")
        #expect(pattern.matchesWhole(text) == reference.matchesWhole(), "\(source) is \(text.debugDescription)")
      }
    }
  }

  @Test("The result doesn't depend on the size of the cache", arguments: [0, 1_200, 2_400, 6_000])
  func caches(bytes: Int) throws {
    var maker = RandomPattern(seed: 77)
    for _ in 0..<200 {
      let source = maker.pattern().ecma
      let pattern = try LinearPattern(source)
      let small = try LinearPattern(source, limits: LinearPattern.Limits(cacheBytes: bytes))
      for _ in 0..<4 {
        let text = maker.text(maximumLength: 60)
        #expect(small.matches(text) == pattern.matches(text), "\(source) in \(text.debugDescription)")
        #expect(small.matchesWhole(text) == pattern.matchesWhole(text), "\(source) is \(text.debugDescription)")
      }
    }
  }

  @Test("A pattern can be used by many threads at once")
  func threads() async throws {
    let pattern = try LinearPattern("^(?=.*[A-Z])(?:[a-zA-Z]{3}|\\d+)*$")
    let results = await withTaskGroup(of: [Bool].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<500).map { pattern.matches(String(repeating: "abcDEF", count: $0 % 20) + "\($0)") } }
      }
      var all: [[Bool]] = []
      for await result in group { all.append(result) }
      return all
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == (0..<500).map { $0 % 20 > 0 } })
  }
}
