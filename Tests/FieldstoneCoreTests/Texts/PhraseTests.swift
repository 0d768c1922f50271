import Testing

@testable import FieldstoneCore

@Suite("Phrases that several surfaces say")
struct PhraseTests {
  private func text(_ string: FormString) -> String { string.text(in: .standard) }

  @Test("Two sentences have a blank between them, in this order")
  func sentences() {
    #expect(
      text(.sentences(.common(.cancelled), .common(.answersKept)))
        == "Cancelled. Nothing was submitted. Your answers are still here.")
    #expect(text(.sentences("One.", "Two.")) == "One. Two.")
  }

  @Test("How many of many options are shown, with separators in large numbers")
  func shown() {
    #expect(text(.shown(50, of: 100_000, in: .standard)) == "Showing 50 of 100,000. Search to narrow the list.")
    #expect(text(.shown(1_200, of: 2_000, in: .standard)) == "Showing 1,200 of 2,000. Search to narrow the list.")
  }

  @Test("What nothing was found for, but not all of a long text")
  func nothingFound() {
    #expect(text(.nothingFound("")) == "Nothing found." && text(.nothingFound("Rome")) == "Nothing found for “Rome”.")
    let long = String(repeating: "ab", count: 60)
    #expect(text(.nothingFound(long)) == "Nothing found for “\(long.prefix(80))”.")
  }

  @Test("The texts of each surface are keys of their own, and take arguments")
  func surfaces() {
    let dialogue = FormString.dialogue(DialogueText.allCases[0], .text("a"))
    let web = FormString.web(.previousOption, .text("Tea"))
    let window = FormString.window(WindowText.allCases[0], .text("b"))
    #expect(dialogue.key == "fieldstone.dialogue.\(DialogueText.allCases[0])" && dialogue.arguments == [.text("a")])
    #expect(web.key == "fieldstone.web.previousOption" && text(web) == "Previous: Tea")
    #expect(window.key == "fieldstone.window.\(WindowText.allCases[0])" && window.arguments == [.text("b")])
    #expect(dialogue.isStandard && web.isStandard && window.isStandard)
  }

  @Test("Values that are shown in texts are told apart by what they are and by who writes them")
  func values() {
    let (plain, words) = (BoolCodec(), BoolCodec(words: ("On", "Off")))
    let shown = [
      FormString(.flag(true), shownBy: plain), FormString(.flag(true), shownBy: plain),
      FormString(.flag(false), shownBy: plain), FormString(.flag(true), shownBy: words),
    ]
    #expect(shown[0] == shown[1] && shown[0] != shown[2] && shown[0] != shown[3])
    #expect(Set(shown).count == 3 && shown[0].hashValue == shown[1].hashValue)
  }

  @Test("An icon is its name")
  func icons() {
    #expect(FormIcon(rawValue: "mail") == .mail && FormIcon(rawValue: "🐝").rawValue == "🐝")
    #expect(FormIcon(rawValue: "mail").character == "✉" && FormIcon(rawValue: "bee").character == nil)
  }
}
