import Testing

@testable import FieldstoneDocuments

/// The cases of the JSON Schema Test Suite (draft 2020-12) that are about patterns: `pattern.json`,
/// `optional/ecmascript-regex.json`, `optional/non-bmp-regex.json` and `optional/format/regex.json`.
@Suite("The JSON Schema Test Suite's cases about patterns") struct PatternSuiteTests {
  private static let spaces = [" ", "\t", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\n", "\u{2029}", "\u{2003}"]

  static let cases = [
    PatternCase("^a*$", ["aaa"], refuses: ["abc"]),
    PatternCase("a+", ["xxaayy"]),
    PatternCase("^abc$", ["abc"], refuses: ["abc\\n", "abc\n"]),
    PatternCase("^\\t$", ["\t"], refuses: ["\\t"]),
    PatternCase("^\\cC$", ["\u{3}"], refuses: ["\\cC"]),
    PatternCase("^\\cc$", ["\u{3}"], refuses: ["\\cc"]),
    PatternCase("^\\d$", ["0"], refuses: ["߀"]),
    PatternCase("^\\D$", ["߀"], refuses: ["0"]),
    PatternCase("^\\w$", ["a"], refuses: ["é"]),
    PatternCase("^\\W$", ["é"], refuses: ["a"]),
    PatternCase("^\\s$", spaces, refuses: ["\u{1}", "\u{2013}"]),
    PatternCase("^\\S$", ["\u{1}", "\u{2013}"], refuses: spaces),
    PatternCase("\\p{Letter}cole", ["l'ecole", "l'école"], refuses: ["L'ÉCOLE"]),
    PatternCase("\\wcole", ["l'ecole"], refuses: ["l'école", "L'ÉCOLE"]),
    PatternCase("[a-z]cole", ["l'ecole"], refuses: ["l'école"]),
    PatternCase("^\\d+$", ["42"], refuses: ["-%#", "৪২"]),
    PatternCase("^\\p{digit}+$", ["42", "৪২"], refuses: ["-%#"]),
    PatternCase("^🐲*$", ["", "🐲", "🐲🐲"], refuses: ["🐉", "🐉🐉", "D", "DD"]),
    PatternCase("([abc])+\\s+$", ["abc "], refuses: ["abc"]),
  ]

  @Test("Texts are matched as the suite says", arguments: cases)
  func matches(_ known: PatternCase) throws { try known.check() }

  @Test("What the suite calls no regular expression is refused", arguments: ["\\a", "^\\S(|(.|\\n)*\\S)\\Z", "^(abc]"])
  func refused(_ pattern: String) {
    #expect(throws: LinearPattern.Problem.self) { try LinearPattern(pattern) }
  }
}
