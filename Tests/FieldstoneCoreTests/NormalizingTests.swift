import FieldstoneCore
import Foundation
import Testing

@Suite("Answers in the form in which they are kept")
struct NormalizingTests {
  private struct Caller: FormModel, Equatable {
    var phone = "+1 2"
    var minutes = 0
    var note: String?
    static func describe(_ fields: FieldList<Caller>) {
      fields.add(\.phone, "phone").minimumLength(3)
      fields.add(\.minutes, "minutes").slider(0...60)
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Caller>) {
      form[\.phone].normalize { $0.filter { $0.isNumber || $0 == "+" } }.normalize { $0.replacing("+00", with: "+") }
      form[\.minutes].normalize { ($0 + 7) / 15 * 15 }
      form[\.note].normalize { $0.lowercased() }
    }
    static var formTemplate: Caller? { Caller() }
  }

  @Test("The text stays as it was typed until the field is left; rules check what it becomes")
  func typed() {
    let form = FormSession(Caller())
    #expect(form.model.phone == "+1 2")
    form.send(.focus("phone"))
    form.send(.type("phone", "+00 (49) 30"))
    #expect(form.model.phone == "+4930" && form.row("phone")?.text == "+00 (49) 30")
    form.send(.blur("phone"))
    #expect(form.row("phone")?.text == "+4930" && form.row("phone")?.issues == [])
    form.send(.focus("phone"))
    form.send(.type("phone", "1 - - 2"))
    form.send(.blur("phone"))
    #expect(form.model.phone == "12" && form.row("phone")?.issues.isEmpty == false)
  }

  @Test("An answer and what it becomes are one step")
  func step() {
    let form = FormSession(Caller())
    form.send(.type("phone", "1 2 3"))
    form.send(.set("minutes", .number(20)))
    #expect(form.model.minutes == 15)
    form.undo()
    #expect(form.model.minutes == 0 && form.model.phone == "123")
    form.undo()
    #expect(form.model == Caller() && !form.facts.canUndo && form.row("phone")?.text == "+1 2")
    form.redo()
    #expect(form.model.phone == "123")
  }

  @Test("No answer stays none, and what a program sets stays as it is")
  func others() {
    let form = FormSession(Caller())
    form.send(.type("note", "ABC"))
    #expect(form.model.note == "abc")
    form.send(.set("note", .none))
    #expect(form.model.note == nil)
    form[\.phone].value = "a 1"
    #expect(form.model.phone == "a 1")
  }

  @Test("Answers that are sent together are kept in that form, too, and a draft has what was typed")
  func together() throws {
    let form = FormSession(Caller())
    form.sendTogether([.type("phone", "5 5 5"), .set("minutes", .number(52))])
    #expect(form.model.phone == "555" && form.model.minutes == 45)
    let other = FormSession(Caller())
    try other.restore(form.snapshot)
    #expect(other.model == form.model && other.row("phone")?.text == form.row("phone")?.text)
  }
}
