import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("FormString arguments and translation")
struct FormStringTests {
  @Test(
    "Arguments are inserted where the translation has them",
    arguments: [
      ("%@ of %@", "a of b"), ("%2$@ before %1$@", "b before a"), ("%1$@%1$@", "aa"), ("%2$@ %@", "b a"),
      ("none", "none"),
      ("%@%@%@", "ab"), ("%3$@%9$@", ""), ("100 %", "100 %"), ("100 %% of %@", "100 % of a"), ("%%@", "%@"),
      ("%d", "%d"), ("%1$d", "%1$d"), ("%0$@", "%0$@"), ("%1 $@", "%1 $@"), ("%", "%"), ("%%", "%"), ("ü%@é", "üaé"),
      ("", ""),
    ])
  func patterns(pattern: String, text: String) {
    let environment = FormEnvironment(translate: { text, _ in text.key == "%@ and %@" ? pattern : nil })
    #expect(("\("a") and \("b")" as FormString).text(in: environment) == text)
  }

  @Test("Without a translation the text is the key, including percent signs")
  func keys() {
    #expect(("100 %" as FormString).text(in: .test) == "100 %" && ("50 %@" as FormString).text(in: .test) == "50 %@")
    #expect(("100 % \("a")" as FormString).text(in: .test) == "100 % a")
    #expect(("%@ \("a") %" as FormString).text(in: .test) == "%@ a %")
    #expect(("\(3) of \(2.5)" as FormString).text(in: FormEnvironment(locale: Locale(identifier: "de"))) == "3 of 2,5")
  }

  @Test("Data is never translated; a nested text is")
  func data() {
    let environment = FormEnvironment(translate: { text, _ in ["Yes": "Ja", "%@!": "¡%@!", "%@": "?"][text.english] })
    #expect(FormString(verbatim: "Yes").text(in: environment) == "Yes")
    #expect(FormString("Yes").text(in: environment) == "Ja")
    #expect(("\("Yes")!" as FormString).text(in: environment) == "¡Yes!")
    #expect(("\(FormString("Yes"))!" as FormString).text(in: environment) == "¡Ja!")
  }

  @Test("A text without content is empty, however it is created")
  func empty() {
    #expect(FormString("").isEmpty && FormString(verbatim: "").isEmpty && ("\("")" as FormString).isEmpty)
    #expect(!FormString("%@").isEmpty && !FormString(verbatim: "a").isEmpty && !("\("") " as FormString).isEmpty)
    #expect(!("\("")\("")" as FormString).isEmpty)
  }

  @Test("Operation counts include all work, and can be added and subtracted")
  func work() {
    let work = FormOperations(reads: 1, writes: 20, parses: 300, rules: 4_000, closures: 50_000, rows: 600_000)
    #expect(work.total == 654_321 && (work + work).total == 1_308_642)
    #expect(work + work - work == work && work - work == .zero && work + .zero == work)
  }
}
