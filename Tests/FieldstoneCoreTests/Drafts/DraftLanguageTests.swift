import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

/// A draft that is saved in one language, time zone, or on one day, and restored in another.
@Suite("Drafts in another language")
struct DraftLanguageTests {
  struct Claim: FormModel {
    var amount: Decimal = 1
    var count = 3
    var day: Date?
    var note = ""

    static func describe(_ fields: FieldList<Claim>) {
      fields.add(\.amount, "amount")
      fields.add(\.count, "count")
      fields.add(\.day, "day").dateAndTime()
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Claim>) { form.identity("claim") }
  }

  private func session(_ locale: String, zone: String = "UTC") throws -> FormSession<Claim> {
    var environment = FormEnvironment.test
    environment.locale = Locale(identifier: locale)
    environment.calendar.timeZone = try #require(TimeZone(identifier: zone))
    return FormSession(Claim(), environment: environment)
  }

  /// Sends the draft through its stored form.
  private func saved(_ form: FormSession<Claim>) throws -> FormSnapshot {
    try JSONDecoder().decode(FormSnapshot.self, from: JSONEncoder().encode(form.snapshot))
  }

  @Test("A value that was read keeps its meaning; a text that means another one now is not kept")
  func otherLanguage() throws {
    let german = try session("de")
    german.send(.type("amount", "1.234,50"))
    german.send(.type("count", "1.000"))
    let draft = try saved(german)
    #expect(draft.fields["amount"]?.isRead == true)
    let english = try session("en")
    #expect(try english.restore(draft).isEmpty)
    #expect(english.model.amount == 1234.5)
    #expect(english.model.count == 1000)
    #expect(english.row("amount")?.text == "1234.50" || english.row("amount")?.text == "1234.5")
    #expect(english.row("count")?.text == "1000")
    #expect(english.facts.invalidFields == 0)
  }

  @Test("A text that means the value where the session began is not read as another one")
  func unchangedValue() throws {
    let german = try session("de")
    german.send(.type("count", "3,0"))
    german.send(.type("amount", "1,0"))
    let english = try session("en")
    try english.restore(try saved(german))
    #expect(english.model.amount == 1)
    #expect(english.model.count == 3)
  }

  @Test("In the same language, the text stays as it was typed")
  func sameLanguage() throws {
    let first = try session("de")
    first.send(.type("amount", "1.234,50"))
    let second = try session("de")
    try second.restore(try saved(first))
    #expect(second.row("amount")?.text == "1.234,50")
    #expect(second.model.amount == 1234.5)
    #expect(second.snapshot == first.snapshot)
  }

  @Test("A moment stays the same in another time zone")
  func otherZone() throws {
    let berlin = try session("de", zone: "Europe/Berlin")
    berlin.send(.type("day", "3.7.2026, 12:00"))
    let day = try #require(berlin.model.day)
    let tokyo = try session("de", zone: "Asia/Tokyo")
    try tokyo.restore(try saved(berlin))
    #expect(tokyo.model.day == day)
    #expect(tokyo.facts.invalidFields == 0)
  }

  @Test("A text that is no value is kept, and still says so")
  func unreadable() throws {
    let first = try session("de")
    first.send(.type("count", "many"))
    let draft = try saved(first)
    #expect(draft.fields["count"]?.isRead == nil)
    let second = try session("en")
    try second.restore(draft)
    #expect(second.row("count")?.text == "many")
    #expect(second.model.count == 3)
    #expect(second.facts.invalidFields == 1)
  }
}
