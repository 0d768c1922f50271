import Testing

@testable import FieldstoneDocuments

/// What ECMA-262 (§22.2.1–2) says about patterns with the flag `u`, where other dialects say something else.
@Suite("Linear patterns match as ECMA-262 says") struct PatternMatchingTests {
  static let cases = [
    // ^ and $ are not about lines, and . leaves out the line terminators.
    PatternCase("^b$", ["b"], refuses: ["a\nb", "b\n", "b\nc"]),
    PatternCase(
      "^.$", ["a", "\u{B}", "\u{85}", "é", "😀", "\u{0}"], refuses: ["\n", "\r", "\u{2028}", "\u{2029}", "", "ab"]),
    // Quantifiers, greedy and lazy.
    PatternCase("^a{2}$", ["aa"], refuses: ["a", "aaa"]),
    PatternCase("^a{2,}?$", ["aa", "aaaa"], refuses: ["a"]),
    PatternCase("^a{0,2}$", ["", "a", "aa"], refuses: ["aaa"]),
    PatternCase("^(?:ab){1,3}?c$", ["abc", "abababc"], refuses: ["c", "ababababc"]),
    PatternCase("^a{0}b$", ["b"], refuses: ["ab"]),
    PatternCase("^(?:a?){3}$", ["", "a", "aaa"], refuses: ["aaaa"]),
    PatternCase("^(?:){99999999999999999999}$", [""], refuses: ["a"]),
    PatternCase("^(?:^){2,5}a$", ["a"], refuses: ["ba"]),
    PatternCase("^(a*)*$", ["", "aaa"], refuses: ["b"]),
    PatternCase("^(?:a*?|b)*?$", ["", "abab"], refuses: ["c"]),
    // Alternatives, some of them empty.
    PatternCase("^(?:a|)$", ["a", ""], refuses: ["b"]),
    PatternCase("|a", ["", "b"]),
    PatternCase("^(?:a|ab)(?:c|bcd)$", ["ac", "abc", "abcd", "abbcd"], refuses: ["abb"]),
    // Classes.
    PatternCase("^[]", [], refuses: ["", "a"]),
    PatternCase("^[^]$", ["a", "\n", "😀"], refuses: [""]),
    PatternCase("^[a-c\\-]$", ["b", "-"], refuses: ["d"]),
    PatternCase("^[a-]$", ["a", "-"], refuses: ["b"]),
    PatternCase("^[-a]$", ["a", "-"], refuses: ["b"]),
    PatternCase("^[--/]$", ["-", ".", "/"], refuses: ["0"]),
    PatternCase("^[\\d-]$", ["5", "-"], refuses: ["a"]),
    PatternCase("^[\\w-]$", ["_", "-"], refuses: ["é"]),
    PatternCase("^[^\\d\\s]$", ["a"], refuses: ["1", " "]),
    PatternCase("^[\\b]$", ["\u{8}"], refuses: ["b"]),
    PatternCase("^[$^.*+?()|{}[]$", ["$", "^", ".", "*", "+", "?", "(", ")", "|", "{", "}", "["], refuses: ["]"]),
    PatternCase("^[😀-😂]$", ["😁"], refuses: ["😃"]),
    PatternCase("^[\\u{1F600}-\\u{1F602}]$", ["😁"], refuses: ["😃"]),
    PatternCase("^[\\ud83d\\ude00-\\ud83d\\ude02]$", ["😁"], refuses: ["😃"]),
    // Escape sequences.
    PatternCase("^\\x41\\u0042\\u{43}\\u{000044}$", ["ABCD"]),
    PatternCase("^\\uD83D\\uDE00$", ["😀"], refuses: ["\u{FFFD}\u{FFFD}"]),
    PatternCase("^\\u{D83D}\\u{DE00}$", [], refuses: ["😀"]),
    PatternCase("^\\uD83D$", [], refuses: ["😀", "\u{FFFD}"]),
    PatternCase("^\\t\\n\\v\\f\\r\\0$", ["\t\n\u{B}\u{C}\r\u{0}"]),
    PatternCase("^\\cA\\cz$", ["\u{1}\u{1A}"]),
    PatternCase("^\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/$", ["^$\\.*+?()[]{}|/"]),
    // Word boundaries know ASCII only.
    PatternCase("\\bfoo\\b", ["foo", "a foo.", "éfoo"], refuses: ["foobar", "_foo"]),
    PatternCase("\\Boo", ["foo"], refuses: ["oo", " oo"]),
    PatternCase("^\\B$", [""], refuses: ["a"]),
    // Groups.
    PatternCase("^(?<year>\\d{4})-(?<month>\\d\\d)$", ["2025-03"], refuses: ["2025"]),
    PatternCase("^(?:(?<a>x)|(?<a>y))$", ["x", "y"], refuses: ["z"]),
    PatternCase("^(?<$é\\u{61}>x)$", ["x"]),
    // Characters are code points, not what a reader sees as one.
    PatternCase("^.$", [], refuses: ["e\u{301}", "👨‍👩‍👧"]),
    PatternCase("^é$", ["\u{E9}"], refuses: ["e\u{301}"]),
    PatternCase("^\r\n$", ["\r\n"], refuses: ["\n"]),
  ]

  @Test("A pattern matches what it says", arguments: cases)
  func matches(_ known: PatternCase) throws { try known.check() }

  static let lookaroundCases = [
    PatternCase("^(?=.*[A-Z])(?=.*\\d).{4,}$", ["aB3d", "12Ab"], refuses: ["ab3d", "aB3", "aBcd"]),
    PatternCase("^(?!.*password)", ["secret"], refuses: ["my password"]),
    PatternCase("a(?!b)", ["ac", "a", "aba"], refuses: ["ab"]),
    PatternCase("(?<=\\$)\\d+", ["$5", "a$12"], refuses: ["5", "€5"]),
    PatternCase("(?<!\\$)\\b\\d", ["5"], refuses: ["$5"]),
    // A lookbehind without a bound on its length.
    PatternCase("(?<=a.*)b", ["a---b"], refuses: ["---b"]),
    PatternCase("(?<=^a*)b", ["aab"], refuses: ["caab"]),
    PatternCase("(?<![^]*a[^]*)b", ["cb"], refuses: ["cab"]),
    // Lookarounds inside of each other.
    PatternCase("(?=a(?!b(?=c)))a", ["abd", "a"], refuses: ["abc"]),
    PatternCase("(?<=(?<!x)a)b", ["ab", "yab"], refuses: ["xab"]),
    PatternCase("(?<=a(?=b))b", ["ab"], refuses: ["b"]),
    PatternCase("^(?:(?=a)[ab]|(?!a)[cd])*$", ["acda"], refuses: ["ab"]),
    PatternCase("(?=^)(?=$)", [""], refuses: ["a"]),
    PatternCase("(?=)a", ["a"]),
    PatternCase("(?!)a", [], refuses: ["a"]),
    PatternCase("(?=\\b)a(?<=\\ba)", ["a", " a"], refuses: ["ba"]),
  ]

  @Test("Lookahead and lookbehind match as they say", arguments: lookaroundCases)
  func lookarounds(_ known: PatternCase) throws { try known.check() }

  @Test("The whole text must match for a whole match")
  func whole() throws {
    let pattern = try LinearPattern("a|ab|b{2}")
    #expect(pattern.matchesWhole("a") && pattern.matchesWhole("ab") && pattern.matchesWhole("bb"))
    #expect(!pattern.matchesWhole("abb") && !pattern.matchesWhole("") && !pattern.matchesWhole("xa"))
    #expect(try LinearPattern("").matchesWhole("") && !LinearPattern("").matchesWhole("a"))
  }

  @Test("A text is searched for a pattern's first character without missing a match")
  func firstCharacter() throws {
    for (source, letter) in [("xyz+", "x"), ("日本|日曜", "日"), ("(?:é|è)a", "é")] {
      let pattern = try LinearPattern(source)
      #expect(!pattern.matches(String(repeating: letter, count: 500)))
      for prefix in ["", "x", "日", "é", "xy日é", String(repeating: "aéx日", count: 90)] {
        #expect(!pattern.matches(prefix), "\(source) in \(prefix)")
        for match in ["xyz", "日本", "日曜", "éa", "èa"] {
          let expected = try ReferenceMatcher(source, prefix + match).matches()
          #expect(pattern.matches(prefix + match) == expected, "\(source) in \(prefix + match)")
        }
      }
    }
  }
}
