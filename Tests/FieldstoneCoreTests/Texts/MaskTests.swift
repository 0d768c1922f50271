import Testing

@testable import FieldstoneCore

@Suite("Masks")
struct MaskTests {
  @Test(
    "A pattern is walked as far as there are characters",
    arguments: [
      ("XXX-XXX-XXXX", "", ""), ("XXX-XXX-XXXX", "11", "11"), ("XXX-XXX-XXXX", "1234", "123-4"),
      ("XXX-XXX-XXXX", "123456", "123-456"), ("XXX-XXX-XXXX", "123456789", "123-456-789"),
      ("XXX-XXX-XXXX", "1234567890", "123-456-7890"), ("XXX-XXX-XXXX", "12345678901111", "123-456-7890"),
      ("", "123", ""), ("X", "123", "1"), ("SSS", "123", "SSS"), ("XXX--XXX--XXXX", "123456", "123--456"),
      ("!XXX-!-XXX-!-XXXX", "123456", "!123-!-456"), ("(XXX)-XXX-XXXX", "1234567890", "(123)-456-7890"),
      ("XXX-XX-XXXX", "123456789", "123-45-6789"), ("XX-XXXXXXX", "123456789", "12-3456789"),
      ("XXXX XXXX XXXX XXXX", "1234123412341234", "1234 1234 1234 1234"),
      // Characters that don't fit, and digits of other scripts.
      ("XXX-XXX", "a1b2c3d4", "123-4"), ("XXX-XXX", "١٢٣४", "123-4"), ("AA-XX", "ab12", "ab-12"),
      ("**-**", "a1b2", "a1-b2"),
    ])
  func vectors(pattern: String, text: String, result: String) {
    #expect(FormMask(pattern).formatted(text) == result)
  }

  /// Each text with its caret as `|`.
  @Test(
    "The caret stays behind the character that it was behind",
    arguments: [
      ("XXX-XXX", "|", "|"), ("XXX-XXX", "123|", "123|"), ("XXX-XXX", "1234|", "123-4|"),
      // Typed in the middle.
      ("XXX-XXX", "129|-34", "129|-34"), ("XXX-XXX", "1298|-34", "129-8|34"), ("XXX-XXX", "9|123-4", "9|12-34"),
      ("XXX-XXX", "123-9|45", "123-9|45"),
      // Deleted before and after a literal.
      ("XXX-XXX", "123|45", "123|-45"), ("XXX-XXX", "12|-45", "12|4-5"), ("XXX-XXX", "123-|5", "123|-5"),
      // Pasted with other separators.
      ("XXX-XXX", "(123) 456|", "123-456|"), ("XXX-XXX", "1|23.456", "1|23-456"),
      // In front of leading literals, and in them.
      ("(XXX) X", "|(123", "|(123"), ("(XXX) X", "9|(123", "(9|12) 3"), ("+49 XX", "+49 1|", "+49 1|"),
      ("+49 XX", "1|", "+49 1|"), ("+49 XX", "+49 |", "|"),
      // Nothing typed is lost: what has no room is at the end, what doesn't fit stays.
      ("XXX-XXX", "123-4567|", "123-4567|"), ("XXX-XXX", "1239|-456", "123-9|456"), ("XXX-XXX", "12x|", "12x|"),
    ])
  func carets(pattern: String, before: String, after: String) {
    let caret = before.distance(from: before.startIndex, to: before.firstIndex(of: "|")!)
    let result = FormMask(pattern).applied(to: before.filter { $0 != "|" }, caret: caret)
    var shown = result.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: result.caret))
    #expect(shown == after)
  }

  @Test(
    "Delete before a literal takes away the character behind it; Backspace behind one goes over it",
    arguments: [
      // The text before, the text without the literal, and what becomes of it.
      ("4111| 2222", "4111|2222", "4111| 222"), ("123|-4", "123|4", "123|"), ("12|34", "12|4", "12|4"),
      ("123-|45", "123|45", "123|-45"), ("1|23-4", "1|3-4", "1|34"), ("4111| ", "4111|", "4111|"),
    ])
  func forward(old: String, text: String, after: String) {
    func caret(_ text: String) -> Int { text.distance(from: text.startIndex, to: text.firstIndex(of: "|")!) }
    func plain(_ text: String) -> String { text.filter { $0 != "|" } }
    let mask: FormMask = old.contains("-") ? "XXX-XXX" : "XXXX XXXX"
    let result = mask.applied(to: plain(text), caret: caret(text), after: (plain(old), caret(old)))
    var shown = result.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: result.caret))
    #expect(shown == after)
  }

  @Test("A text is complete with all characters, or with as many as the mask says")
  func complete() {
    let plain = FormMask("XXX-X")
    #expect(!plain.applied(to: "123").isComplete && plain.applied(to: "123").isFitting)
    #expect(plain.applied(to: "1234").isComplete && plain.applied(to: "1234").characters == "1234")
    #expect(!plain.applied(to: "12345").isComplete && !plain.applied(to: "12345").isFitting)
    #expect(!plain.applied(to: "12a4").isFitting && !plain.applied(to: "").isComplete)
    #expect(FormMask.cardNumber.applied(to: "378282246310005").isComplete)
    #expect(!FormMask.cardNumber.applied(to: "37828224631").isComplete)
    #expect(FormMask.iban.applied(to: "de89370400440532013000").text == "DE89 3704 0044 0532 0130 00")
    #expect(FormMask.iban.applied(to: FormMask.iban.example).isComplete)
    #expect(FormMask.cardNumber.applied(to: FormMask.cardNumber.example).isComplete)
  }

  @Test("An example is made from the pattern, and has its form")
  func examples() {
    #expect(FormMask("XXX-XXX-XXXX").example == "123-456-7890")
    #expect(FormMask("AA XX *").example == "AB 12 3")
    for pattern in ["XXX-XXX", "AA XX *", "+49 XXX", "(XX) A"] {
      #expect(FormMask(pattern).applied(to: FormMask(pattern).example).isComplete, "\(pattern)")
    }
  }
}
