import SwiftParser
import SwiftSyntax
import Testing

@Suite("Texts in generated code")
struct TextTests {
  @Test(
    "A doc comment becomes plain text",
    arguments: [
      ("/// One line.", "One line."),
      ("/// Two\n/// lines.", "Two lines."),
      ("/// One.\n///\n/// Two,\n/// still two.\n///\n///\n/// Three.", "One.\n\nTwo, still two.\n\nThree."),
      ("/** A block. */", "A block."),
      ("/**\n * With\n * stars.\n *\n * And *emphasis*.\n */", "With stars.\n\nAnd *emphasis*."),
      ("/**\n  Without\n  stars.\n*/", "Without stars."),
      ("/// Another's.\n\n/// Its own.", "Its own."),
      ("/// Its own.\n// A note.", "Its own."),
      ("/// Windows\r\n/// lines.\r\n", "Windows lines."),
      ("// MARK: -\n/* No */", nil), ("///", nil), ("", nil),
    ] as [(String, String?)])
  func documentation(comment: String, text: String?) {
    let declaration = Parser.parse(source: comment + "\nvar a = 1").statements.first
    #expect(PropertySpec.documentation(in: declaration?.leadingTrivia ?? []) == text)
  }

  @Test(
    "A string literal uses as many # as its text needs",
    arguments: [
      ("plain", #""plain""#), ("two\n\nlines", #""two\n\nlines""#), ("", #""""#),
      (#"a "quote""#, ##"#"a "quote""#"##), (#"\(x)"#, ##"#"\(x)"#"##),
      (##"a "# b"##, ###"##"a "# b"##"###), (##"\#(x)"##, ###"##"\#(x)"##"###),
      ("a\n\"b\"", ##"#"a\#n"b""#"##),
    ])
  func rawness(text: String, expected: String) {
    let written = literal(text)
    #expect(written == expected)
    let parsed = Parser.parse(source: written).statements.first?.item.as(StringLiteralExprSyntax.self)
    #expect(parsed?.representedLiteralValue == text)
  }

  @Test(
    "The nearest name is at most two edits away, one in short names",
    arguments: [
      ("requierd", "required"), ("emial", "email"), ("minimumLenght", "minimumLength"), ("lst", "list"),
      ("require", "required"), ("rnge", "range"), ("tilte", "title"), ("tiles", nil), ("xy", nil), ("", nil),
      ("capitalized", nil), ("email", nil),
    ] as [(String, String?)])
  func nearestName(written: String, meant: String?) {
    let found = knownTraits[written] == nil ? nearest(to: written, among: knownTraits.keys) : nil
    #expect(found == meant)
  }
}
