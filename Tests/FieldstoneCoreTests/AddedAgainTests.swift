import FieldstoneTesting
import Testing

@Suite("Unreachable submit buttons, re-added subforms, rules with the same message")
struct AddedAgainTests {
  struct Order: FormModel {
    var isReady = false
    var isShown = false
    var maybe: Part?
    var part = Part()

    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.isReady, "isReady")
      fields.add(\.isShown, "isShown")
      fields.add(\.maybe, "maybe").pushed()
      fields.add(\.part, "part").pushed()
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form[\.part].visible { $0.isShown }
      form.button("Send", .submit).enabled { $0.isReady }
    }
  }

  struct Part: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Part>) { form.button("Send from here", .submit) }
    static var formTemplate: Part? { Part() }
  }

  @Test("A submit button in a nil or hidden subform can't be pressed, so it allows no submit")
  func buttonNobodySees() {
    let form = FormSession(Order())
    #expect(form.send(.submit) == .refused(.disabled("action.submit")))
    #expect(form.submission == nil)
    form.send(.set("isShown", .flag(true)))
    #expect(form.send(.submit) == .accepted)
  }

  struct Trip: FormModel {
    var hotel: Hotel?
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.hotel, "hotel").inline() }
  }

  struct Hotel: FormModel {
    var city = ""
    var nights = 1
    static func describe(_ fields: FieldList<Hotel>) {
      fields.add(\.city, "city").required()
      fields.add(\.nights, "nights")
    }
    static var formTemplate: Hotel? { Hotel() }
  }

  private func filledIn() -> FormSession<Trip> {
    let form = FormSession(Trip())
    form.send(.set("hotel", .flag(true)))
    form.send(.focus("hotel.city"))
    form.send(.type("hotel.city", "Oslo"))
    form.send(.focus("hotel.nights"))
    form.send(.focus("hotel"))
    return form
  }

  @Test("A subform that is removed and added again is blank and calm, with only its own initial values")
  func addedAgain() {
    let form = filledIn()
    #expect(form.facts.answeredFields == 2)
    form.send(.set("hotel", .none))
    form.send(.set("hotel", .flag(true)))
    #expect(form.row("hotel.city")?.text == "")
    #expect(form.row("hotel.city")?.issues == [])
    #expect(form.facts.answeredFields == 1)
    // Undo restores the answers.
    form.undo()
    form.undo()
    #expect(form.row("hotel.city")?.text == "Oslo" && form.facts.answeredFields == 2)
  }

  @Test("Two rules with the same message show it once")
  func twice() {
    let form = FormSession(
      Hotel(),
      definition: FormDefinition<Hotel> { $0.add(\.nights, "nights").range(1...9).slider(1...9) })
    form.send(.type("nights", "10"))
    form.send(.blur("nights"))
    #expect(form.row("nights")?.issues.count == 1)
  }
}
