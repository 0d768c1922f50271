import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Collections that are hidden")
struct HiddenListTests {
  private struct Party: FormModel, Equatable {
    var isBig = true
    var guests = [Contact(), Contact()]
    var hall = Hall()
    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.isBig, "isBig")
      fields.add(\.guests, "guests")
      fields.add(\.hall, "hall")
    }
    static func arrange(_ form: FormBuilder<Party>) {
      form[\.guests].visible { $0.isBig }
      form[\.hall].visible { $0.isBig }.whenHidden(.dropAtOnce)
    }
    static var formTemplate: Party? { Party(guests: [], hall: Hall()) }
  }
  private struct Hall: FormModel, Equatable {
    var name = ""
    var lamps: [ContactPhone] = []
    var inner = Inner()
    var maybe: Inner?
    static func describe(_ fields: FieldList<Hall>) {
      fields.add(\.name, "name")
      fields.add(\.lamps, "lamps")
      fields.add(\.inner, "inner")
      fields.add(\.maybe, "maybe")
    }
    static var formTemplate: Hall? { Hall() }
  }

  @Test("Their elements are not submitted, and stay in the form")
  func submitted() async {
    let form = FormSession(Party(), environment: .test)
    form.send(.set("isBig", .flag(false)))
    let model = await form.submit().model
    #expect(model?.guests == [] && form.model.guests.count == 2)
    #expect(model?.isBig == false)
  }

  @Test("A form that is blank as soon as it is hidden has no elements then, and no form that may be missing")
  func blank() {
    let lamps = [ContactPhone(number: "1"), ContactPhone(number: "2")]
    let full = Hall(name: "Main", lamps: lamps, inner: Inner(word: "a"), maybe: Inner(word: "b"))
    let form = FormSession(Party(hall: full), environment: .test)
    form.send(.set("isBig", .flag(false)))
    #expect(form.model.hall == Hall())
    form.undo()
    #expect(form.model.hall == full && form.elements(of: "hall.lamps").count == 2)
  }

  private struct Fleet: FormModel {
    var crew: Crew?
    static func describe(_ fields: FieldList<Fleet>) { fields.add(\.crew, "crew") }
  }
  private struct Crew: FormModel {
    var people: [ContactPhone] = []
    static func describe(_ fields: FieldList<Crew>) { fields.add(\.people, "people") }
    static var formTemplate: Crew? { Crew() }
  }

  @Test("Removing a form loses the answers in its elements")
  func hasAnswers() {
    let form = FormSession(Fleet(), environment: .test)
    #expect(!form.hasAnswers(below: "crew") && !form.hasAnswers(below: "nowhere"))
    form.send(.set("crew", .flag(true)))
    #expect(!form.hasAnswers(below: "crew"))
    form.send(.insert("crew.people", id: "a", before: nil))
    #expect(form.hasAnswers(below: "crew"))
    form.send(.undo)
    #expect(!form.hasAnswers(below: "crew"))
    form.send(.redo)
    form.send(.set("crew", .none))
    #expect(!form.hasAnswers(below: "crew"))
  }
}
