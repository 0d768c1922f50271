import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("The language of texts")
struct LanguageTests {
  private func text(_ text: FormString, _ language: String) -> String {
    text.text(in: FormEnvironment(locale: Locale(identifier: language)))
  }

  @Test(
    "A language stands in for its regions; no other one does",
    arguments: [
      ("de", "de"), ("de-CH", "de"), ("de_AT@collation=phonebook", "de"), ("de-Latn-DE", "de"), ("pt", "pt-BR"),
      ("pt-PT", "pt-BR"), ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("zh-TW", nil),
      ("zh-Hant", nil), ("zh-Hant-CN", nil), ("zh-HK", nil), ("iw", "he"), ("he-IL", "he"), ("en", nil), ("en-GB", nil),
      ("sv", nil), ("hi-Latn", nil), ("ar-EG", "ar"), ("fa-AF", "fa"), ("fa-TJ", nil), ("", nil), ("-", nil),
      ("de-x-private", "de"), ("DE", "de"),
    ] as [(String, String?)])
  func languages(name: String, code: String?) {
    #expect(StandardLanguages.catalog(for: name)?.code == code)
  }

  @Test("The program's translation comes first, then the catalog, then English")
  func order() {
    let german = Locale(identifier: "de-CH")
    let own = FormEnvironment(locale: german, translate: { text, _ in text.isStandard ? nil : "Hallo" })
    #expect(FormString.issue(.required).text(in: own) == text(.issue(.required), "de"))
    #expect(FormString("Hello").text(in: own) == "Hallo" && text("Hello", "de") == "Hello")
    let other = FormEnvironment(locale: german, translate: { _, _ in "!" })
    #expect(FormString.issue(.required).text(in: other) == "!")
    #expect(text(.issue(.required), "sv") == "This field is required." && text(.common(.yes), "de") == "Ja")
    var changed = FormEnvironment()
    changed.locale = german
    #expect(FormString.common(.yes).text(in: changed) == "Ja")
  }

  @Test("What stays English is marked as English")
  func marks() {
    var environment = FormEnvironment(locale: Locale(identifier: "de"))
    environment.marks = TextMarks(for: environment)
    let start = String(TextMarks.Kind.english.start)
    #expect(!FormString.common(.yes).text(in: environment).contains(start))
    #expect(FormString.problem(.noOptions, .text("a")).text(in: environment).hasPrefix(start))
  }

  @Test(
    "Plural forms are chosen by the first number",
    arguments: [
      ("de", 1, "1 Eintrag"), ("de", 2, "2 Einträge"), ("pl", 1, "1 "), ("pl", 3, "3 "), ("ja", 1, "1"),
    ])
  func plurals(language: String, count: Int, start: String) {
    #expect(text(.common(.entries), language).isEmpty == false)
    #expect(text(.common(.entries, .count(count)), language).hasPrefix(start))
  }

  @Test("Polish has three forms for whole numbers")
  func polish() {
    let shown = [1, 2, 5, 22, 25].map { text(.common(.entries, .count($0)), "pl").drop { !$0.isLetter } }
    #expect(shown[1] == shown[3] && shown[2] == shown[4] && Set(shown).count == 3)
  }

  @Test(
    "Numbers in texts have the language's digits and separator",
    arguments: [
      ("de", "1.5", "1,5"), ("ar-EG", "12.5", "١٢٫٥"), ("fa", "7", "۷"), ("ar-MA", "12.5", "12,5"), ("hi", "12", "12"),
      ("hi-u-nu-deva", "12", "१२"), ("en", "1.5", "1.5"),
    ])
  func digits(language: String, number: String, shown: String) {
    #expect(text(FormString(key: "%@", .number(number), .text("")), language) == shown)
  }

  @Test(
    "Lists have the language's separators",
    arguments: [
      ("en", "a, b and c"), ("de", "a, b und c"), ("fr", "a, b et c"), ("zh-Hans", "a、b和c"),
    ])
  func lists(language: String, shown: String) {
    let items = ["a", "b", "c"].map { FormArgument.text($0) }
    #expect(text(.enumerated(items), language) == shown)
    #expect(text(.list([.text("a")]), language) == "a" && text(.list([]), language) == "")
  }

  @Test("The parts of a list are marked as inserted, and so isolated, where the language runs from right to left")
  func isolates() {
    var environment = FormEnvironment(locale: Locale(identifier: "ar"))
    environment.marks = TextMarks(for: environment)
    let (start, end) = (String(TextMarks.Kind.inserted.start), String(TextMarks.Kind.inserted.end))
    let list = FormString.list([.text("Ada"), .text("Grace")]).text(in: environment)
    #expect(list == "\(start)Ada\(end)، \(start)Grace\(end)")
    let issue = FormString.issue(.notOption, .text("Ada")).text(in: environment)
    #expect(issue.contains("\(start)Ada\(end)"))
  }

  @Test("English needs no catalog, with or without a region")
  func english() {
    #expect(FormEnvironment().catalog == nil && FormEnvironment(locale: Locale(identifier: "en_GB")).catalog == nil)
  }
}
