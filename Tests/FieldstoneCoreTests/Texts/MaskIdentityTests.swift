import Testing

@testable import FieldstoneCore

@Suite("Facts about masks")
struct MaskIdentityTests {
  @Test("Masks are the same if everything about them is, whoever has made them")
  func same() {
    func mask(_ pattern: String = "AX-X", minimum: Int? = nil, isUppercased: Bool = false, example: String? = nil)
      -> FormMask
    {
      FormMask(pattern, minimum: minimum, isUppercased: isUppercased, example: example)
    }
    let one = mask()
    #expect(one == one && one == mask() && one.hashValue == mask().hashValue && one == "AX-X")
    let others = [mask("AX X"), mask(minimum: 2), mask(isUppercased: true), mask(example: "B2-3")]
    for other in others { #expect(one != other, "\(other)") }
    #expect(Set(others + [one, mask()]).count == 5)
  }

  @Test("What replaces the end of a text, and has to be written as before, stays")
  func replacedEnd() {
    let result = FormMask("XX-X").applied(to: "123", caret: 3, after: (text: "12-3", caret: 3))
    #expect(result.text == "12-3" && result.caret == 4 && result.isComplete)
  }

  @Test("A keypad is enough where only digits are typed, whatever stands between them")
  func digits() {
    #expect(FormMask("XXX-XX").takesDigitsOnly && FormMask("+49 (X)").takesDigitsOnly)
    #expect(!FormMask("AX").takesDigitsOnly && !FormMask("X*").takesDigitsOnly && FormMask.cardNumber.takesDigitsOnly)
    #expect(!FormMask.iban.takesDigitsOnly)
  }
}
