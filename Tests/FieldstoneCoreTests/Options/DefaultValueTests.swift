import FieldstoneCore
import Foundation
import Testing

private struct HomeAddress: FormModel, Equatable {
  var name = ""
  var city: String?

  static func describe(_ fields: FieldList<HomeAddress>) {
    fields.add(\.name, "name")
    fields.add(\.city, "city").defaultValue("Oslo")
  }
  static var formTemplate: HomeAddress? { HomeAddress() }
}

private struct PlainAddress: FormModel, Equatable {
  var city: String?
  static func describe(_ fields: FieldList<PlainAddress>) { fields.add(\.city, "city") }
}

private struct Purchase: FormModel, Equatable {
  var part: HomeAddress?
  var plain = PlainAddress()
  static func describe(_ fields: FieldList<Purchase>) {
    fields.add(\.part, "part")
    fields.add(\.plain, "plain")
  }
  static func arrange(_ form: FormBuilder<Purchase>) { form[\.plain.city].defaultValue("Bern") }
}

private struct HomeCard: Equatable {
  var isOn = true
  var city: String?
  var plain = ""
  let id: Int
}

private struct HomeCount {
  var seats = 0
  var total: Int?
  var note = ""
}

private struct HomeStay {
  var stops: [String]?
  var day: Date? = Date(timeIntervalSince1970: 100_000)
}

@Suite("Default values")
struct DefaultValueTests {
  @Test("A subform that is created gets its default values, and a parent can declare one")
  func subforms() async {
    let form = FormSession(Purchase())
    #expect(form.model.plain.city == "Bern")
    form.send(.type("part.name", "x"))
    #expect(form.row("part.city")?.text == "Oslo" && form.model.part?.city == "Oslo")
    guard case .submitted(let whole) = await form.submit() else { Issue.record("The form is submitted."); return }
    #expect(whole.part?.city == "Oslo")
  }

  @Test("A hidden field is dropped to its default value, also where the model has no blank one")
  func hidden() {
    let form = FormSession(
      HomeCard(id: 1),
      definition: FormDefinition<HomeCard> {
        $0.add(\.isOn, "isOn")
        $0.add(\.city, "city").defaultValue("Oslo").visible { $0.isOn }.whenHidden(.dropAtOnce)
      })
    #expect(form.problems.isEmpty)
    form.send(.type("city", "Rome"))
    form.send(.set("isOn", .flag(false)))
    #expect(form.model.city == "Oslo")
  }

  @Test("A draft from before there was a default value starts from it")
  func olderDraft() throws {
    let old = FormSession(HomeCard(id: 1), definition: FormDefinition<HomeCard> { $0.add(\.city, "city") })
    old.send(.type("city", "Rome"))
    let form = FormSession(
      HomeCard(id: 1), definition: FormDefinition<HomeCard> { $0.add(\.city, "city").defaultValue("Oslo") })
    try form.restore(old.snapshot)
    #expect(form.model.city == "Rome")
    form.send(.reset)
    #expect(form.row("city")?.text == "Oslo" && form.model.city == "Oslo")
  }

  @Test("Accessor closures can have one; where nothing can be nil, it is a problem")
  func closures() {
    let form = FormSession(
      HomeCard(id: 1),
      definition: FormDefinition<HomeCard> {
        $0.add("city", get: { $0.city }, set: { $0.city = $1 }).defaultValue("Oslo")
      })
    #expect(form.model.city == "Oslo")
    let wrong = FormDefinition<HomeCard> { $0.add(\.plain, "plain").defaultValue("x") }
    #expect(wrong.problems.map(\.kind) == [.defaultNotOptional])
  }

  @Test("A condition reads what a computed property holds, also while the field is empty because of an invalid answer")
  func computed() {
    let form = FormSession(
      HomeCount(),
      definition: FormDefinition<HomeCount> {
        $0.add(\.seats, "seats")
        $0.add(\.total, "total").defaultValue(9).computed { $0.seats + 1 }
        $0.add(\.note, "note").visible { $0.total != nil }
      })
    form.send(.type("seats", "x"))
    #expect(form.row("total")?.text == "" && form.model.total == 1)
    #expect(form.rows.contains { $0.id == "note" })
  }

  @Test("Emptying a field sets exactly the default value, whatever was there")
  func exact() {
    let form = FormSession(
      HomeStay(),
      definition: FormDefinition<HomeStay> {
        $0.add(\.stops, "stops").options(["Bonn", "Oslo", "Rome"]).defaultValue(["Rome", "Bonn"])
        $0.add(\.day, "day").defaultValue(Date(timeIntervalSince1970: 3_600))
      })
    #expect(form.model.stops == ["Rome", "Bonn"])
    form.send(.set("stops", .choices(["Oslo"])))
    form.send(.set("stops", .none))
    form.send(.type("day", ""))
    #expect(form.model.stops == ["Rome", "Bonn"] && form.model.day == Date(timeIntervalSince1970: 3_600))
  }

  @Test("Replacing and rereading the model stores it again")
  func replaced() {
    let form = FormSession(
      HomeCard(id: 1), definition: FormDefinition<HomeCard> { $0.add(\.city, "city").defaultValue("Oslo") })
    form.replace(HomeCard(city: "Rome", id: 2))
    #expect(form.model.city == "Rome")
    form.replace(HomeCard(id: 3))
    #expect(form.model.city == "Oslo" && !form.facts.isDirty)
  }

  @Test("A new element gets its default values as soon as it is there")
  func element() {
    struct Addresses: FormModel {
      var all: [HomeAddress] = []
      static func describe(_ fields: FieldList<Addresses>) { fields.add(\.all, "all").inline() }
    }
    let form = FormSession(Addresses())
    form.send(.insert("all", id: "a", before: nil))
    #expect(form.model.all == [HomeAddress(city: "Oslo")] && form.row("all[a].city")?.text == "Oslo")
  }
}
