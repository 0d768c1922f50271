import Foundation
import Testing

@testable import FieldstoneCore

private struct VisitGuest: FormModel {
  var name = ""
  static func describe(_ fields: FieldList<VisitGuest>) { fields.add(\.name, "fullName").help("As in the passport") }
  static var formTemplate: VisitGuest? { VisitGuest() }
}

private struct HotelVisit: FormModel {
  enum Purpose: String, CaseIterable, Sendable { case work, holiday }

  var email = ""
  var purpose = Purpose.work
  var nights = 1
  var guests: [VisitGuest] = []
  static func describe(_ fields: FieldList<HotelVisit>) {
    fields.add(\.email, "email").placeholder("you@example.org").rule("Use the address of your company.") { $0 != "" }
    fields.add(\.purpose, "purpose")
    fields.add(\.nights, "nights").help(FormString(verbatim: "Data"))
    fields.add(\.guests, "guests")
  }
  static func arrange(_ form: FormBuilder<HotelVisit>) {
    form.title("Your visit")
    form.section("Who and why") { $0.fields(\.email, \.purpose) }
    form.button("Send it", "send", role: .submit)
  }
}

private struct Parcel: FormModel {
  var isPaid = false
  var weight: Double? = 1.5
  static func describe(_ fields: FieldList<Parcel>) {
    fields.add(\.isPaid, "isPaid").words(on: "Paid", off: "Due")
    fields.add(\.weight, "weight").unit("kg", or: ["pounds": 0.45359237])
  }
}

@Suite("The program's texts of a form")
struct ProgramTextTests {
  private let form = FormSession(HotelVisit())

  @Test("All keys are listed once, inferred titles, options and messages among them")
  func keys() {
    let keys = form.programTexts.map(\.key)
    for key in [
      "Your visit", "Who and why", "Email", "you@example.org", "Purpose", "Work", "Holiday", "Nights", "Guests",
      "Full Name", "As in the passport", "Send it", "Use the address of your company.",
    ] {
      #expect(keys.contains(key), "\(key)")
    }
    #expect(Set(keys).count == keys.count && !keys.contains("Data") && !keys.contains("%@") && !keys.contains(""))
    #expect(form.programTexts.allSatisfy { !$0.isStandard })
  }

  @Test("The words of a switch are among them, and the names of all units")
  func words() {
    let keys = FormSession(Parcel()).programTexts.map(\.key)
    #expect(Set(keys).isSuperset(of: ["Is Paid", "Paid", "Due", "Weight", "kg", "pounds"]), "\(keys)")
    #expect(Set(keys).count == keys.count)
  }

  @Test("Each text that a form shows in a language without translations is in the list")
  func shown() {
    let asked = Locked<Set<String>>([])
    let environment = FormEnvironment(
      locale: Locale(identifier: "de"),
      translate: { text, _ in
        if !text.isStandard, text.arguments.isEmpty { asked.withLock { _ = $0.insert(text.key) } }
        return nil
      })
    let form = FormSession(HotelVisit(), environment: environment)
    form.send(.submit)
    for row in form.rows { _ = row.options.map(\.title) }
    let missing = asked.withLock { $0 }.subtracting(form.programTexts.map(\.key))
    #expect(missing.isEmpty && asked.withLock { $0.count } > 8)
  }

  @Test("A string catalog has these keys, and reads back")
  func catalog() throws {
    let catalog = try FormStringCatalog(data: form.stringCatalog(for: ["de"]))
    #expect(catalog.sourceLanguage == "en" && catalog.languages.isEmpty)
    let text = String(decoding: form.stringCatalog(for: ["de"]), as: UTF8.self)
    #expect(text.contains("\"Use the address of your company.\"") && text.contains("\"state\" : \"new\""))
    let filled = text.replacing("\"new\"", with: "\"translated\"").replacing(
      "\"value\" : \"Nights\"", with: "\"value\" : \"Nächte\"")
    let german = try FormStringCatalog(data: Data(filled.utf8))
    #expect(german.translate("Nights", Locale(identifier: "de")) == "Nächte")
  }
}
