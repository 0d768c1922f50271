import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Linear patterns take time linear in the text") struct PatternWorkTests {
  /// Patterns that take backtracking engines exponential or quadratic time, and the character that they repeat.
  static let hostile: [(String, String)] = [
    ("(a+)+$", "a"), ("^(a+)+$", "a"), ("(a|a)*b", "a"), ("(a|aa)+$", "a"), ("(x+x+)+y", "x"), ("(.*)*,", "a"),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", "a"), ("(a?){30}a{30}b", "a"), ("((a{1,30}){1,30})b", "a"),
    ("((a*)*)*b", "a"), ("(?:a*?)*?b", "a"), ("(?=(a+)+b)a", "a"), ("(?<!(a+)+b)c", "a"), ("(?=(?=(a+)+b)|c)a", "a"),
    ("^(?=.*[A-Z])(?=.*\\d)(?=.*[a-z]).{8,}$", "a"), ("(\\w+\\s?)*!", "a"), ("\\b(?:a|\\Ba)+\\b!", "a"),
    ("a.*b.*c.*d", "a"), ("(?:\\p{L}+\\p{M}*)+$1", "é"),
  ]

  @Test("100,000 characters take at most the work of 100,000 times the pattern's size", arguments: hostile)
  func linear(_ source: String, _ character: String) throws {
    let bound = try PatternWork.bound(source, length: 100_001)
    let text = String(repeating: character, count: 100_000) + "!"
    // The counter is the promise; the time is only here to notice work that isn't counted.
    let pattern = try LinearPattern(source)
    let duration = PatternWork.processorTime { _ = pattern.matches(text) }
    #expect(duration < .seconds(5))
    let fresh = try LinearPattern(source)
    let work = fresh.measure(text).work
    #expect(work <= bound, "\(work)")
    // As good as all of this is done by the deterministic automaton: a few steps for each character and scan.
    let scans = source.components(separatedBy: "(?=").count + source.components(separatedBy: "(?<!").count - 1
    #expect(work <= 100_002 * 3 * scans + 1_000_000, "\(work)")
  }

  @Test("Work grows as the text does", arguments: hostile)
  func growth(_ source: String, _ character: String) throws {
    let works = try [10_000, 20_000, 40_000].map { count in
      try LinearPattern(source).measure(String(repeating: character, count: count) + "!").work
    }
    #expect(works[2] - works[1] <= (works[1] - works[0]) * 2 + 1_000, "\(works)")
  }

  @Test("A pattern whose automaton is exponential takes linear time, too", arguments: [10, 100, 500])
  func exponentialAutomaton(_ count: Int) throws {
    // The automaton for this has 2^count states.
    let pattern = try LinearPattern("(?:a|b)*a(?:a|b){\(count)}$")
    var random = SeededRandom(seed: 5)
    let text = String((0..<5_000).map { _ in random.isOne(in: 2) ? "a" as Character : "b" })
    let (matches, work) = pattern.measure(text)
    #expect(matches == (text.dropLast(count).last == "a"))
    #expect(work <= 5_001 * (3 * count + 16))
  }

  @Test("A search ends with the first match, and where there can be none")
  func early() throws {
    let text = String(repeating: "a", count: 100_000)
    #expect(try LinearPattern("a").measure(text).work < 50)
    #expect(try LinearPattern("^b").measure(text).work < 50)
    #expect(try LinearPattern("^a{3}b").measure(text).work < 100)
    #expect(try LinearPattern("b").measure(text + "b", whole: true).work < 50)
  }

  @Test("A search ends when the work is used up, with a verdict only if there is one", arguments: ["a", "(?=a)a"])
  func bounded(_ start: String) throws {
    let pattern = try LinearPattern(start + ".{4000}c")
    let bytes = Array(String(repeating: "a", count: 20_000).utf8)
    func search(_ work: inout Int) -> Bool? { bytes.withUnsafeBufferPointer { pattern.matches(utf8: $0, work: &work) } }
    var work = 1_000_000
    #expect(search(&work) == nil && work == 0)
    let most = try PatternWork.bound(start + ".{4000}c", length: bytes.count)
    work = most
    #expect(search(&work) == false && work > 0)
    // What was found out before doesn't matter.
    var again = most
    #expect(search(&again) == false)
    var none = 0
    #expect(search(&none) == nil)
  }
}
