import FieldstoneTesting
import Testing

@Suite("Submits that nobody can press, subforms that are added again, sentences that two rules share")
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

  @Test("A submit button of a subform that is nil or hidden can't be pressed, so it lets no submit through")
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

  @Test("A subform that is removed and added again is a blank one: calm, and with nothing answered")
  func addedAgain() {
    let form = filledIn()
    #expect(form.facts.answeredFields == 2)
    form.send(.set("hotel", .none))
    form.send(.set("hotel", .flag(true)))
    #expect(form.row("hotel.city")?.text == "")
    #expect(form.row("hotel.city")?.issues == [])
    #expect(form.facts.answeredFields == 0)
    // The way back brings the answers and what was answered.
    form.undo()
    form.undo()
    #expect(form.row("hotel.city")?.text == "Oslo" && form.facts.answeredFields == 2)
  }

  @Test("One sentence is said once, although two rules say it")
  func twice() {
    let form = FormSession(
      Hotel(),
      definition: FormDefinition<Hotel> { $0.add(\.nights, "nights").range(1...9).slider(1...9) })
    form.send(.type("nights", "10"))
    form.send(.blur("nights"))
    #expect(form.row("nights")?.issues.count == 1)
  }
}
