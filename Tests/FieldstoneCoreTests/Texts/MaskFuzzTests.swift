import Testing

@testable import FieldstoneCore

/// Random numbers from a seed (SplitMix64).
private struct MaskNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Masks of random patterns, applied to random texts.
@Suite("Random masks")
struct MaskFuzzTests {
  private static let patterns = Array("XXXXAA**-- ().+49SÄ\u{301}👩‍🚀")
  private static let texts: [Character] =
    Array("0123456789abcXYZ-- ()+.٣४９éßŉ각가\u{301}👩‍🚀🇩🇪½²\n\t\r\0")
    + ["\r\n", "e\u{301}", "ᄀ", "ᅡ"] as [Character]

  private func random(_ characters: [Character], upTo most: Int, _ numbers: inout MaskNumbers) -> String {
    String((0..<Int.random(in: 0...most, using: &numbers)).map { _ in characters.randomElement(using: &numbers)! })
  }

  @Test("Applied to its own result, a mask changes nothing; what is typed is never lost")
  func stable() {
    var numbers = MaskNumbers(16)
    for round in 0..<4_000 {
      let mask = FormMask(
        random(Self.patterns, upTo: 12, &numbers), minimum: Bool.random(using: &numbers) ? 2 : nil,
        isUppercased: Bool.random(using: &numbers))
      let text = random(Self.texts, upTo: 16, &numbers)
      let caret = Int.random(in: -2...20, using: &numbers)
      let once = mask.applied(to: text, caret: caret)
      let twice = mask.applied(to: once.text, caret: once.caret)
      let what = "round \(round): \(mask.pattern.debugDescription), \(text.debugDescription), \(caret)"
      #expect(twice.text == once.text, "\(what)")
      #expect(twice.isFitting == once.isFitting && twice.characters == once.characters, "\(what)")
      #expect((0...once.text.count).contains(once.caret), "\(what)")
      #expect(!once.isComplete || once.isFitting, "\(what)")
      // Every letter and digit that was typed is still there.
      let has = once.text.count { $0.isLetter || $0.isNumber }
      let literals = mask.pattern.count { $0.isLetter || $0.isNumber }
      #expect(has + literals >= text.count { $0.isLetter || $0.isNumber }, "\(what)")
      if once.isFitting { #expect(once.text == once.cut, "\(what)") }
    }
  }

  @Test("Typed key by key, a text ends as if it were pasted, with the caret at its end")
  func keyByKey() {
    var numbers = MaskNumbers(17)
    for _ in 0..<1_000 {
      let mask = FormMask(random(Array("XXXA*-- ()."), upTo: 12, &numbers))
      let whole = random(Array("0123456789ab"), upTo: 14, &numbers)
      var shown = FormMask.Result(text: "", caret: 0, characters: "", isComplete: false, isFitting: true, cut: "")
      var isWrong = false
      for key in whole {
        var text = shown.text
        text.insert(key, at: text.index(text.startIndex, offsetBy: shown.caret))
        shown = mask.applied(to: text, caret: shown.caret + 1)
        // A text with a character that doesn't fit stays as it was typed.
        if shown.text == text, !shown.isFitting { isWrong = true }
      }
      #expect(shown.caret == shown.text.count, "\(mask.pattern), \(whole)")
      if !isWrong { #expect(shown.text == mask.applied(to: whole).text, "\(mask.pattern), \(whole)") }
    }
  }

  @Test("A value without literals reads back as itself, whatever digits and letters the pattern has")
  func values() {
    var numbers = MaskNumbers(19)
    for _ in 0..<2_000 {
      let mask = FormMask(
        random(Array("XXXA*-- ().+492S"), upTo: 12, &numbers), isUppercased: Bool.random(using: &numbers))
      let pasted = mask.applied(to: random(Array("0123456789abSs"), upTo: 14, &numbers))
      guard pasted.isComplete else { continue }
      var style = StringStyle()
      style.mask = mask
      let codec = StringCodec(style)
      let value = StoredValue.text(pasted.characters)
      let shown = codec.text(value, .standard)
      guard case .value(let read) = codec.parse(shown, .standard),
        case .text(let answer) = codec.answer(value, .standard),
        case .value(let set) = codec.parse(codec.typed(answer), .standard)
      else {
        Issue.record("\(mask.pattern): \(pasted.characters) shown as \(shown)")
        continue
      }
      #expect(read == value && set == value, "\(mask.pattern): \(pasted.characters) shown as \(shown)")
    }
  }

  @Test("A backspace at the end always takes a character away")
  func backspace() {
    var numbers = MaskNumbers(18)
    for _ in 0..<1_000 {
      let mask = FormMask(random(Array("XXXA*-- ()."), upTo: 12, &numbers))
      var shown = mask.applied(to: random(Array("0123456789ab"), upTo: 14, &numbers))
      // A text that doesn't fit is not formatted until it does.
      while shown.isFitting, !shown.text.isEmpty {
        let next = mask.applied(to: String(shown.text.dropLast()))
        #expect(next.text.count < shown.text.count, "\(mask.pattern), \(shown.text)")
        guard next.text.count < shown.text.count else { break }
        shown = next
      }
    }
  }
}
