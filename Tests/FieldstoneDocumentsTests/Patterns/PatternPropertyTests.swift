import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Unicode properties in linear patterns") struct PatternPropertyTests {
  static let cases = [
    PatternCase("^\\p{Lu}$", ["A", "É", "Ω", "𝐀"], refuses: ["a", "1"]),
    PatternCase("^\\p{Uppercase_Letter}$", ["A"], refuses: ["a"]),
    PatternCase("^\\p{gc=Lu}$", ["A"], refuses: ["a"]),
    PatternCase("^\\p{General_Category=Letter}$", ["a", "漢"], refuses: ["1"]),
    PatternCase("^\\P{L}$", ["1", "😀"], refuses: ["a"]), PatternCase("^[^\\P{L}]$", ["a"], refuses: ["1"]),
    PatternCase("^\\p{punct}$", ["!", "»"], refuses: ["+"]),
    PatternCase("^\\p{LC}$", ["a", "A", "ǅ"], refuses: ["ª", "漢"]),
    PatternCase("^\\p{C}$", ["\u{0}", "\u{E000}", "\u{378}", "\u{10FFFF}"], refuses: ["a"]),
    PatternCase("^\\p{Script=Greek}$", ["α", "Ω"], refuses: ["a", "б"]),
    PatternCase("^\\p{sc=Grek}$", ["α"], refuses: ["a"]),
    PatternCase("^\\p{Script=Han}$", ["漢", "𠀀"], refuses: ["か"]),
    PatternCase("^\\p{sc=Zyyy}$", ["1", "😀"], refuses: ["a"]),
    PatternCase("^\\p{Script_Extensions=Deva}$", ["अ", "।"], refuses: ["a"]),
    PatternCase("^\\p{sc=Deva}$", ["अ"], refuses: ["।"]),
    PatternCase("^\\p{scx=Hira}$", ["か", "ー"], refuses: ["a"]),
    PatternCase("^\\p{sc=Cher}$", ["Ꭰ", "ꭰ"], refuses: ["a"]),
    PatternCase("^\\p{sc=Adlm}$", ["𞤀"], refuses: ["a"]),
    PatternCase("^\\p{sc=Zzzz}$", ["\u{378}", "\u{50000}", "\u{F0000}"], refuses: ["a"]),
    PatternCase("^\\p{Alphabetic}$", ["a", "ⅷ", "ⓐ"], refuses: ["1"]),
    PatternCase("^\\p{Lower}$", ["a", "ª"], refuses: ["A"]),
    PatternCase("^\\p{White_Space}$", [" ", "\u{85}"], refuses: ["\u{FEFF}"]),
    PatternCase("^\\p{Emoji}$", ["😀", "1"], refuses: ["a"]),
    PatternCase("^\\p{Emoji_Component}$", ["#", "\u{200D}", "🏻", "\u{E0061}"], refuses: ["😀"]),
    PatternCase("^\\p{Extended_Pictographic}$", ["😀", "©"], refuses: ["1", "a"]),
    PatternCase("^\\p{RI}{2}$", ["🇩🇪"], refuses: ["DE"]), PatternCase("^\\p{ASCII}+$", ["az~\u{7F}"], refuses: ["é"]),
    PatternCase("^\\p{Any}$", ["a", "\u{10FFFF}"], refuses: [""]), PatternCase("^\\P{Any}$", [], refuses: ["a"]),
    PatternCase("^\\p{Assigned}$", ["a"], refuses: ["\u{378}"]),
    PatternCase("^\\p{NChar}$", ["\u{FFFE}", "\u{6FFFF}"], refuses: ["a"]),
    PatternCase("^\\p{ID_Start}\\p{IDC}*$", ["é1"], refuses: ["1é"]),
    PatternCase("^\\p{Variation_Selector}$", ["\u{E0100}"], refuses: ["a"]),
    PatternCase("^\\p{Default_Ignorable_Code_Point}$", ["\u{AD}", "\u{E0FFF}"], refuses: ["\u{E1000}"]),
  ]

  @Test("A property matches its characters", arguments: cases)
  func matches(_ known: PatternCase) throws { try known.check() }

  @Test("Each general category has exactly the scalars that the standard library says")
  func categories() {
    var counts: [String: Int] = [:]
    let letters = UnicodeProperty(lone: "Letter")?.scalars.ranges ?? []
    for (name, set) in GeneralCategories.scalars {
      for range in set.ranges { counts[name, default: 0] += range.count }
    }
    #expect(counts.values.reduce(0, +) == 0x110000)
    for value in stride(from: UInt32(0), through: ScalarSet.lastScalar, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isLetter = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
        .contains(scalar.properties.generalCategory)
      guard letters.contains(where: { $0.contains(value) }) == isLetter else {
        Issue.record("U+\(String(value, radix: 16))")
        break
      }
    }
  }

  @Test("A script has characters of its own")
  func scripts() {
    var all: [ClosedRange<UInt32>] = []
    // Every tenth of them, because finding one takes some milliseconds.
    for (index, name) in Set(ScriptNames.shortNames.values).sorted().enumerated() where index % 10 == 0 {
      guard let set = UnicodeProperty(name: "Script", value: name)?.scalars else { continue }
      #expect(!set.ranges.isEmpty, "\(name)")
      all += set.ranges
    }
    #expect(ScalarSet(all).ranges.reduce(0) { $0 + $1.count } == all.reduce(0) { $0 + $1.count })
    #expect(ScriptNames.shortNames.count > 300)
  }

  @Test("Every binary property can be used by both of its names, and has characters")
  func binary() throws {
    for (name, long) in BinaryProperties.longNames {
      let set = try #require(UnicodeProperty(lone: name)).scalars
      #expect(!set.ranges.isEmpty, "\(name)")
      #expect(set == UnicodeProperty(lone: String(long.prefix { $0 != " " }))?.scalars)
    }
    #expect(BinaryProperties.longNames.count == 98)
  }

  @Test("A set and its opposite are all of Unicode, and have nothing in common")
  func inverted() {
    for set in [
      ScalarSet([]), .all, .digits, .whiteSpace, ScalarSet([5...9, 0...3, 4...4, 8...20, 0x10FFFF...0x10FFFF]),
    ] {
      #expect(ScalarSet(set.ranges + set.inverted.ranges) == .all)
      #expect((set.ranges + set.inverted.ranges).reduce(0) { $0 + $1.count } == 0x110000)
      #expect(set.inverted.inverted == set)
    }
    #expect(ScalarSet([5...9, 0...3, 4...4, 8...20]).ranges == [0...20])
  }
}
