import FieldstoneCore
import Testing

@Suite("Computed fields in optional subforms that are nil")
struct LateComputedTests {
  struct Trip: FormModel {
    var name = ""
    var hotel: Hotel?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.name, "name")
      fields.add(\.hotel, "hotel")
    }
  }

  struct Hotel: FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Hotel>) { fields.add(\.code, "code") }
    static func arrange(_ form: FormBuilder<Hotel>) { form[\.code].computed { _ in "+" } }
    static var formTemplate: Hotel? { Hotel() }
  }

  @Test("Looking such a field up changes nothing: the form stays submitted, and what was reported stays")
  func lookedUp() async {
    let form = FormSession(Trip())
    _ = await form.submit()
    form.report(["hotel": .warning("Fully booked.")])
    #expect(form.row("hotel.code") != nil)
    #expect(form.facts.isSubmitted && form.row("hotel")?.issues.count == 1)
  }

  @Test("Looking it up during a submit changes nothing either: the form counts as submitted afterwards")
  func duringSubmit() async {
    let form = FormSession(Trip())
    form.onSubmit { _ in #expect(form.row("hotel.code")?.text == "+") }
    form.send(.type("name", "Rome"))
    _ = await form.submit()
    #expect(form.facts.isSubmitted && !form.facts.isDirty && !form.facts.canUndo)
  }
}
