import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// What a form knows about which instance of a subform it has: instances differ in properties that are not fields.
@Suite("Instances of subforms")
struct SubformIdentityTests {
  struct Stop: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Stop>) { fields.add(\.name, "name") }
    static var formTemplate: Stop? { Stop() }
  }

  struct Stay: Equatable, FormModel {
    var city = ""
    var stops: [Stop] = []
    /// Not a field.
    var booking = 0
    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.city, "city")
      fields.add(\.stops, "stops").inline()
    }
    static var formTemplate: Stay? { Stay() }
  }

  struct Trip: Equatable, FormModel {
    var stay = Stay(city: "Rome", booking: 1)
    var back: Stay?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.stay, "stay").inline()
      fields.add(\.back, "back").inline()
    }
    static var formTemplate: Trip? { Trip() }
  }

  @Test("Reset brings back the one that a program has replaced, whatever was entered in the other one")
  func replaced() {
    let form = FormSession(Trip(), environment: .test)
    form.edit { $0.stay = Stay(city: "Oslo", booking: 2) }
    form.send(.type("stay.city", "Bonn"))
    #expect(form.model.stay == Stay(city: "Bonn", booking: 2))
    form.send(.reset)
    #expect(form.model == Trip())
    form.undo()
    #expect(form.model.stay == Stay(city: "Bonn", booking: 2))
  }

  @Test("Removing a blank one loses nothing, and one that a program has set does")
  func answers() {
    let form = FormSession(Trip(), environment: .test)
    form.send(.set("back", .flag(true)))
    #expect(!form.hasAnswers(below: "back"))
    form.edit { $0.back = Stay(booking: 3) }
    #expect(form.hasAnswers(below: "back"))
  }

  @Test("One that undo brings back is the one of the beginning again, and not the blank one that took its place")
  func broughtBack() {
    let form = FormSession(Trip(back: Stay(booking: 3)), environment: .test)
    form.send(.set("back", .flag(false)))
    form.send(.set("back", .flag(true)))
    #expect(!form.hasAnswers(below: "back"))
    form.undo()
    form.undo()
    #expect(form.hasAnswers(below: "back"))
  }

  @Test("Starting over, the form begins with the one in the new model, which a draft changes and doesn't replace")
  func startedOver() throws {
    let form = FormSession(Trip(), environment: .test)
    form.send(.set("back", .flag(true)))
    form.replace(Trip(back: Stay(booking: 3)))
    form.send(.type("back.city", "Bonn"))
    let later = FormSession(Trip(back: Stay(booking: 3)), environment: .test)
    #expect(try later.restore(form.snapshot).isEmpty)
    #expect(later.model.back == Stay(city: "Bonn", booking: 3))
  }

  @Test(
    "A draft brings back one that was submitted as nil since, with its own entries and not the later ones",
    arguments: 0...3)
  func lost(count: Int) async throws {
    let start = Trip(back: Stay(city: "Rome", stops: [Stop(name: "Lima"), Stop(name: "Bonn")], booking: 4))
    let form = FormSession(start, environment: .test)
    let draft = form.snapshot
    form.send(.set("back", .flag(false)))
    guard case .submitted = await form.submit() else {
      Issue.record("Nothing is required.")
      return
    }
    form.send(.set("back", .flag(true)))
    for (index, name) in ["Paris", "Cairo", "Quito"].prefix(count).enumerated() {
      form.send(.insert("back.stops[+]", id: "new\(index)", before: nil))
      form.send(.type(FormRowID("back.stops[new\(index)].name"), name))
    }
    #expect(form.model.back?.stops.count == count)
    #expect(try form.restore(draft) == [])
    #expect(form.model == start)
    let names = form.elements(of: "back.stops").compactMap { form.row(FormRowID("\($0.path).name"))?.text }
    #expect(names == ["Lima", "Bonn"])
    // They are as good as any: they can be edited, removed and brought back.
    let first = try #require(form.elements(of: "back.stops").first)
    form.send(.type(FormRowID("\(first.path).name"), "Kyoto"))
    form.send(.remove(first))
    form.undo()
    #expect(form.model.back?.stops.map(\.name) == ["Kyoto", "Bonn"])
  }

  @Test("After a submit, the draft of the beginning brings everything back, and the next draft is the same again")
  func sameDraft() async throws {
    let form = FormSession(Trip(), environment: .test)
    let draft = form.snapshot
    form.send(.type("stay.city", "Bonn"))
    guard case .submitted = await form.submit() else {
      Issue.record("Nothing is required.")
      return
    }
    #expect(form.snapshot != draft)
    try form.restore(draft)
    #expect(form.model == Trip() && form.snapshot == draft)
  }

  struct Ticket: Equatable, FormModel {
    var isShown = true
    var seat = Seat()
    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.isShown, "isShown")
      fields.add(\.seat, "seat").inline()
    }
    static func arrange(_ form: FormBuilder<Ticket>) { form[\.seat.code].visible { $0.isShown } }

    struct Seat: Equatable, FormModel {
      var code = "A1"
      static func describe(_ fields: FieldList<Seat>) {
        fields.add(\.code, "code").readOnly().whenHidden(.dropAtOnce, to: "")
      }
      static var formTemplate: Seat? { Seat() }
    }
  }

  @Test("What is only read starts from what a program has set, even if it was dropped before")
  func readOnly() {
    let form = FormSession(Ticket(), environment: .test)
    form.send(.set("isShown", .flag(false)))
    #expect(form.model.seat.code == "" && form.row("seat.code")?.isDirty == true)
    form.edit { $0.seat = Ticket.Seat(code: "") }
    #expect(form.row("seat.code")?.isDirty == false)
  }

  @Test("Reset brings back one that a program has replaced by one with the same answers")
  func replacedBesideFields() async throws {
    let form = FormSession(Trip(), environment: .test)
    form.edit { $0.stay = Stay(city: "Rome", booking: 2) }
    form.send(.reset)
    #expect(form.model == Trip())
    let again = FormSession(Trip(back: Stay(booking: 4)), environment: .test)
    again.edit { $0.back = nil }
    again.edit { $0.back = Stay() }
    again.send(.reset)
    #expect(again.model.back?.booking == 4)
    let drafted = FormSession(Trip(), environment: .test)
    let draft = drafted.snapshot
    drafted.edit { $0.stay = Stay(city: "Rome", booking: 2) }
    _ = await drafted.submit()
    try drafted.restore(draft)
    #expect(drafted.model == Trip())
  }
}
