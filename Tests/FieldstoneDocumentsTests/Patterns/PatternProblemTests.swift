import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("What isn't a pattern is refused, with the place and what is accepted") struct PatternProblemTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    let offset: Int
    let reason: String
    let kind: LinearPattern.Problem.Kind
    var testDescription: String { source }

    init(_ source: String, _ offset: Int, _ reason: String, _ kind: LinearPattern.Problem.Kind = .syntax) {
      self.source = source
      self.offset = offset
      self.reason = reason
      self.kind = kind
    }
  }

  static let cases = [
    Case("a(b", 1, "isn't closed"), Case("((a)", 0, "isn't closed"), Case("a)", 1, "no group to close"),
    Case("(?a)", 0, "doesn't start a group"), Case("(?", 0, "doesn't start a group"), Case("(?<", 3, "group name"),
    Case("(?<1a>x)", 3, "group name"), Case("(?<>x)", 3, "group name"), Case("(?<a-b>x)", 3, "group name"),
    Case("(?<a>x)(?<a>y)", 10, "also named 'a'"), Case("(?<a>(?<a>x))", 8, "also named 'a'"),
    Case("(?:(?<a>x)|y)(?<a>z)", 16, "also named 'a'"),
    Case("(?i:a)", 0, "Flags", .unsupported), Case("(?-i:a)", 0, "Flags", .unsupported),
    Case("*a", 0, "nothing before '*'"), Case("a|+", 2, "nothing before '+'"), Case("a**", 2, "nothing before '*'"),
    Case("a???", 3, "nothing before '?'"), Case("(?:{2})", 3, "nothing before '{'"),
    Case("a{2}{3}", 4, "nothing before '{'"),
    Case("^*", 1, "assertion can't be repeated"), Case("\\b+", 2, "assertion can't be repeated"),
    Case("(?=a){2}", 5, "assertion can't be repeated"), Case("(?<=a)?", 6, "assertion can't be repeated"),
    Case("a{", 1, "complete quantifier"), Case("a{,2}", 1, "complete quantifier"),
    Case("a{1", 1, "complete quantifier"),
    Case("{", 0, "complete quantifier"), Case("a{2,1}", 1, "minimum"), Case("a{99999999999999999999,5}", 1, "minimum"),
    Case("a]", 1, "']' could close"), Case("a}", 1, "'}' could close"),
    Case("a\\", 1, "ends with a backslash"), Case("\\a", 0, "'\\a' isn't"), Case("\\-", 0, "'\\-' isn't"),
    Case("\\é", 0, "'\\é' isn't"), Case("\\_", 0, "'\\_' isn't"), Case("\\Z", 0, "'\\Z' isn't"),
    Case("[\\B]", 1, "isn't an escape sequence in a class"), Case("[\\k]", 1, "in a class"),
    Case("[\\1]", 1, "in a class"),
    Case("\\00", 0, "digit can't follow"), Case("\\xA", 0, "two hexadecimal"), Case("\\u12G4", 0, "four hexadecimal"),
    Case("\\u{}", 0, "four hexadecimal"), Case("\\u{41", 0, "four hexadecimal"), Case("\\u{110000}", 0, "no Unicode"),
    Case("\\u{FFFFFFFFFFFFFFFFFFFF}", 0, "no Unicode"), Case("\\c1", 0, "needs a letter"),
    Case("\\c", 0, "needs a letter"),
    Case("(a)\\1", 3, "Backreferences", .unsupported), Case("(?<n>a)\\k<n>", 7, "Backreferences", .unsupported),
    Case("[a", 0, "isn't closed"), Case("x[a\\]", 1, "isn't closed"), Case("[a-", 0, "isn't closed"),
    Case("[z-a]", 1, "ends before it starts"), Case("[x\\d-z]", 2, "with a class"), Case("[a-\\w]", 1, "with a class"),
    Case("\\p", 0, "in braces"), Case("\\pL", 0, "in braces"), Case("\\p{L", 0, "in braces"),
    Case("\\p{^L}", 0, "in braces"),
    Case("\\p{}", 0, "isn't a property"), Case("\\p{letter}", 0, "'letter' isn't"),
    Case("\\p{Greek}", 0, "'Greek' isn't"),
    Case("\\p{Script=greek}", 0, "'Script=greek' isn't"), Case("\\p{sc=}", 0, "isn't a property"),
    Case("\\p{Emoji=Yes}", 0, "isn't a property"), Case("\\p{gc=Lu=Ll}", 0, "isn't a property"),
    Case("\\p{In_Greek}", 0, "isn't a property"), Case("é😀\\p{x}", 2, "'x' isn't"),
  ]

  @Test("A problem says where it is and what it is", arguments: cases)
  func problems(_ known: Case) {
    let problem = #expect(throws: LinearPattern.Problem.self) { try LinearPattern(known.source) }
    #expect(problem?.offset == known.offset, "\(String(describing: problem))")
    #expect(problem?.reason.contains(known.reason) == true, "\(String(describing: problem))")
    #expect(problem?.kind == known.kind)
  }

  @Test("A problem describes itself in sentences")
  func description() {
    let problem = #expect(throws: LinearPattern.Problem.self) { try LinearPattern("(\\w+) \\1") }
    #expect(
      problem?.description
        == "At character 7: Backreferences can't be matched in linear time. "
        + "Describe the text without a reference to what a group has matched.")
  }

  static let tooLarge = [
    Case("a{20000}", 1, "too large"), Case("xx(a{100}){100}", 10, "too large"),
    Case("((a{99}){99}){99}", 13, "too large"),
    Case("(((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9})", 26, "too large"),
    Case("a{9223372036854775807}{", 1, "too large"), Case("(?=a{9000})b{2000}", 12, "too large"),
    Case(String(repeating: "(", count: 101), 100, "nested"),
    Case(String(repeating: "(?=", count: 100_000), 65_536, "too long"),
    Case(String(repeating: "(?:", count: 20_000), 300, "nested"),
    Case(String(repeating: "(?=a)", count: 33), 160, "lookarounds"),
    Case(String(repeating: "a", count: 65_537), 65_536, "too long"),
    Case((0..<400).map { "[\\p{L}\\u{\(String(0xE000 + $0, radix: 16))}]" }.joined(), -1, "classes"),
  ]

  @Test("A pattern that is too large is refused at once", arguments: tooLarge)
  func limits(_ known: Case) {
    let problem = #expect(throws: LinearPattern.Problem.self) { try LinearPattern(known.source) }
    #expect(
      problem?.kind == .tooLarge && problem?.reason.contains(known.reason) == true, "\(String(describing: problem))")
    if known.offset >= 0 { #expect(problem?.offset == known.offset) }
  }

  @Test("Limits can be chosen")
  func chosenLimits() throws {
    #expect(throws: LinearPattern.Problem.self) { try LinearPattern("aaa", limits: .init(sourceLength: 2)) }
    #expect(throws: LinearPattern.Problem.self) { try LinearPattern("aaa", limits: .init(steps: 3)) }
    #expect(try LinearPattern("aaa", limits: .init(steps: 4)).matches("aaa"))
    #expect(throws: LinearPattern.Problem.self) { try LinearPattern("((a))", limits: .init(nesting: 1)) }
    #expect(throws: LinearPattern.Problem.self) { try LinearPattern("(?=a)", limits: .init(lookarounds: 0)) }
    let large = try LinearPattern("^.{0,65535}$", limits: .init(steps: 200_000))
    #expect(large.matches(String(repeating: "a", count: 65_535)))
    #expect(!large.matches(String(repeating: "a", count: 65_536)))
    for number in [Int.min, -1, 0, 1] {
      let limits = LinearPattern.Limits(
        sourceLength: number, steps: number, nesting: number, lookarounds: number, cacheBytes: number)
      #expect(throws: LinearPattern.Problem.self) { try LinearPattern("(?=((a)))", limits: limits) }
    }
  }

  @Test("The deepest pattern that is accepted needs no more than a small stack")
  func depth() throws {
    let kinds = [("(", ")"), ("(?:a|", "|b)"), ("(?:a(", ")+b)*")]
    let results = Results()
    let thread = Thread {
      for (opening, closing) in kinds {
        let count = opening == "(?:a(" ? 50 : 100
        let source = String(repeating: opening, count: count) + "x" + String(repeating: closing, count: count)
        results.add((try? LinearPattern(source))?.matches("x") == true)
      }
      results.finish()
    }
    thread.stackSize = 512 << 10
    thread.start()
    #expect(results.wait() == [true, true, true])
  }

  private final class Results: @unchecked Sendable {
    // Unchecked: read only after the semaphore was signaled.
    private var results: [Bool] = []
    private let done = DispatchSemaphore(value: 0)

    func add(_ result: Bool) { results.append(result) }
    func finish() { done.signal() }

    func wait() -> [Bool] {
      done.wait()
      return results
    }
  }
}
