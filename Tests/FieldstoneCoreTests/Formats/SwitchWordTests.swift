import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Words of switches, shown defaults, old and new values")
struct SwitchWordTests {
  private struct Bill: FormModel {
    var isPaid = false
    var isSent: Bool?
    var days: Int?
    var level: Int?
    static func describe(_ fields: FieldList<Bill>) {
      fields.add(\.isPaid, "isPaid").words(on: "Paid", off: "Due")
      fields.add(\.isSent, "isSent").words(on: "Sent", off: "Not yet")
      fields.add(\.days, "days").defaultValue(30, isStored: false)
      fields.add(\.level, "level").defaultValue(2, isStored: true)
    }
  }

  @Test("A switch has its own words, which are read where answers are typed")
  func words() {
    let form = FormSession(Bill())
    #expect(form.row("isPaid")?.display == "Due" && form.row("isPaid")?.words?.on == "Paid")
    form.send(.type("isPaid", "paid"))
    #expect(form.model.isPaid && form.row("isPaid")?.display == "Paid" && form.row("isPaid")?.text == "paid")
    form.send(.type("isPaid", "no"))
    #expect(!form.model.isPaid)
    form.send(.type("isPaid", "perhaps"))
    #expect(
      form.issues.map { $0.text(in: form.environment) } == ["Enter one of these: Paid, Due."] && !form.model.isPaid)
    form.send(.type("isSent", "not yet"))
    #expect(form.model.isSent == false)
  }

  @Test("The message that names them is written as the language of the form lists things, also after that has changed")
  func language() {
    let form = FormSession(Bill())
    form.send(.type("isPaid", "perhaps"))
    form.locale = Locale(identifier: "ja")
    #expect(form.issues.map { $0.text(in: form.environment) } == ["次のいずれかを入力してください：Paid、Due"])
  }

  @Test("A default is stored, or only shown until there is an answer")
  func defaults() {
    let form = FormSession(Bill())
    #expect(form.row("days")?.placeholder == "30" && form.row("days")?.text == "" && form.model.days == nil)
    #expect(form.model.level == 2 && !form.facts.isDirty)
    form.send(.type("days", "14"))
    #expect(form.model.days == 14)
    form.send(.type("days", ""))
    #expect(form.model.days == nil && form.row("days")?.placeholder == "30")
  }

  @Test("An observer gets the old value and the new one")
  func observer() {
    let form = FormSession(Bill())
    var seen: [String] = []
    let observation = form.observe(\.days) { old, new in
      seen.append("\(old.map(String.init) ?? "–") → \(new.map(String.init) ?? "–")")
    }
    form.send(.type("days", "1"))
    form.send(.type("days", "12"))
    form.undo()
    #expect(seen.first == "– → 1" && seen.last?.hasSuffix("→ –") == true && seen.count >= 2)
    observation.cancel()
    form.send(.type("days", "5"))
    #expect(seen.last?.hasSuffix("→ –") == true)
  }
}
