import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// A model with numbers, dates, options and texts.
private struct Stay: FormModel {
  enum Meal: String, CaseIterable, Sendable { case breakfast, dinner }

  var name = ""
  var nights = 1
  var price = 1234.5
  var weight: Double?
  var arrival = Date(timeIntervalSince1970: 1_743_422_400)
  var meal: Meal? = nil
  var notes: [String] = []

  static func describe(_ fields: FieldList<Stay>) {
    fields.add(\.name, "name").required()
    fields.add(\.nights, "nights")
    fields.add(\.price, "price")
    fields.add(\.weight, "weight")
    fields.add(\.arrival, "arrival")
    fields.add(\.meal, "meal")
    fields.add(\.notes, "notes")
  }
}

@Suite("Changing the language of a running form")
struct LanguageSwitchTests {
  private let german = Locale(identifier: "de")

  private func session() -> FormSession<Stay> {
    FormSession(
      Stay(),
      environment: FormEnvironment(translate: { text, locale in
        locale.language.languageCode == "de" ? ["Name": "Name des Gastes", "Price": "Preis"][text.key] : nil
      }))
  }

  @Test("All texts, numbers and dates of rows are in the other language, and come back with the first one")
  func texts() throws {
    let form = session()
    let before = Array(form.rows)
    form.send(.submit)
    let english = Array(form.rows)
    form.locale = german
    func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }
    #expect(try row("name").label == "Name des Gastes" && row("price").label == "Preis")
    #expect(try row("price").text == "1234,5" && row("arrival").text != before[4].text)
    let required = FormString.issue(.required)
    #expect(try row("name").issues.map(\.text) == [required.text(in: form.environment)])
    #expect(english[0].issues.map(\.text) == [required.text(in: .standard)])
    form.locale = Locale(identifier: "en")
    #expect(Array(form.rows) == english)
  }

  @Test("Nothing that was typed is lost, undo and drafts stay")
  func answers() throws {
    let form = session()
    form.send(.type("name", "Ada"))
    form.send(.type("nights", "x1"))
    form.send(.type("weight", "1.5"))
    let (snapshot, facts) = (form.snapshot, form.facts)
    form.locale = german
    #expect(form.snapshot == snapshot && form.model.name == "Ada" && form.model.weight == 1.5)
    #expect(form.row("nights")?.text == "x1" && form.row("name")?.text == "Ada")
    #expect(form.facts.dirtyFields == facts.dirtyFields && form.facts.canUndo)
    #expect(form.row("weight")?.text == "1,5")
    form.send(.undo)
    form.send(.undo)
    #expect(form.row("nights")?.text == "1" && form.row("name")?.text == "Ada")
    let other = session()
    other.locale = german
    try other.restore(snapshot)
    #expect(other.snapshot == snapshot)
  }

  @Test("A text that undo or redo brings back is written in the language of the form; one that can't be read stays")
  func replayed() {
    let form = session()
    form.send(.type("nights", "x1"))
    form.send(.type("weight", "1.5"))
    form.send(.undo)
    form.send(.undo)
    form.locale = german
    form.send(.redo)
    form.send(.redo)
    #expect(form.row("nights")?.text == "x1")
    #expect(form.model.weight == 1.5 && form.row("weight")?.text == "1,5")
    form.locale = Locale(identifier: "en")
    form.send(.undo)
    form.send(.redo)
    #expect(form.model.weight == 1.5 && form.row("weight")?.text == "1.5")
  }

  @Test("The batch tells surfaces to show everything anew, titles of pages included; without a change there is none")
  func batch() {
    let form = session()
    _ = form.takeChanges()
    form.locale = Locale(identifier: "en")
    #expect(form.takeChanges().isEmpty)
    form.locale = german
    let changes = form.takeChanges()
    #expect(changes.facts?.languageChanges == 1 && changes.openPages != nil)
    #expect(changes.pages.isEmpty && form.takeChanges().isEmpty)
    form.setLocale(german, calendar: Calendar(identifier: .persian))
    #expect(form.takeChanges().facts?.languageChanges == 2 && form.environment.calendar.identifier == .persian)
  }

  @Test("Searches find the new titles")
  func search() {
    let form = session()
    #expect(form.search("price").count == 1 && form.search("preis").isEmpty)
    form.locale = german
    #expect(form.search("preis").map(\.row) == ["price"])
  }

  @Test("The work is the same for any number of rows")
  func work() {
    struct Wide: Sendable {
      var texts: [String] = []
    }
    let counts = [10, 10_000].map { count in
      let definition = FormDefinition<Wide> { $0.add(\.texts, "text").closed() }
      let form = FormSession(Wide(texts: Array(repeating: "a", count: count)), definition: definition)
      let before = form.operations
      form.locale = german
      return form.operations - before
    }
    #expect(counts[0] == counts[1])
  }
}
