import Foundation
import Testing

@testable import FieldstoneCore

@Suite("The catalog of standard texts")
struct StandardTextTests {
  @Test("Each text has a unique key with the prefix of its enum")
  func keys() {
    let texts = FormString.standardTexts
    #expect(texts.count > 250 && Set(texts.map(\.key)).count == texts.count)
    #expect(texts.allSatisfy { $0.isStandard && $0.key.hasPrefix("fieldstone.") && !$0.text(in: .standard).isEmpty })
    #expect(FormString.issue(.required).key == "fieldstone.issue.required")
  }

  @Test("A count of one uses the singular, whatever the other arguments")
  func plurals() {
    func text(_ text: FormString) -> String { text.text(in: .standard) }
    #expect(text(.issue(.tooShort, .count(1))) == "Enter at least 1 character.")
    #expect(text(.issue(.tooShort, .count(0))) == "Enter at least 0 characters.")
    #expect(text(.issue(.tooLong, .count(1), .count(12))) == "Enter at most 1 character. You have entered 12.")
    #expect(text(.issue(.tooLong, .count(12), .count(1))) == "Enter at most 12 characters. You have entered 1.")
    #expect(text(.screen(.changed, .count(2))) == "2 changes")
  }

  @Test("A program can translate a text by its key; its own texts are never confused with it")
  func replaced() {
    let environment = FormEnvironment(translate: { text, _ in
      text.key == "fieldstone.issue.valueFromTo" ? "%2$@ höchstens, %1$@ mindestens" : nil
    })
    let issue = FormIssue(.outOfRange(minimum: .number("1"), maximum: .number("5")))
    #expect(issue.text(in: environment) == "5 höchstens, 1 mindestens")
    let own: FormString = "Enter a value from %@ to %@."
    #expect(!own.isStandard && own.text(in: environment) == "Enter a value from %@ to %@.")
  }

  @Test("Singular and plural have the same arguments")
  func arguments() {
    for text in StandardText.all {
      let forms = text.english.split(separator: "¦").map { $0.components(separatedBy: "%@").count }
      #expect(text.english.utf8.count { $0 == 0xC2 } == forms.count - 1, "\(text.key): another such byte")
      #expect(forms.count <= 2 && Set(forms).count == 1, "\(text.key)")
    }
  }
}
