import FieldstoneCore
import Testing

@Suite("Submit buttons in optional subforms that are nil")
struct LateSubmitButtonTests {
  struct Order: FormModel {
    var part: Part?
    static func describe(_ fields: FieldList<Order>) { fields.add(\.part, "part") }
  }

  struct Part: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Part>) { form.button("Send", .submit) }
    static var formTemplate: Part? { Part() }
  }

  @Test("Such a button is hidden, whether or not its row was looked up before")
  func hidden() {
    let form = FormSession(Order())
    #expect(form.send(.submit) == .refused(.hidden("part.action.submit")))
    #expect(form.row("part.action.submit") != nil)
    #expect(form.send(.submit) == .refused(.hidden("part.action.submit")))
    form.send(.set("part", .flag(true)))
    #expect(form.send(.submit) == .accepted && form.facts.isSubmitted)
  }
}
