import Testing

@testable import FieldstoneCore

@Suite("Subforms that exist while they are visible, in optional ones")
struct VisibleSubformTests {
  private struct Ribbon: Equatable, FormModel {
    var text = ""
    static func describe(_ fields: FieldList<Ribbon>) { fields.add(\.text, "text") }
    static var formTemplate: Ribbon? { Ribbon() }
  }

  private struct Parcel: Equatable, FormModel {
    var label = ""
    var ribbon: Ribbon?
    static func describe(_ fields: FieldList<Parcel>) {
      fields.add(\.label, "label")
      fields.add(\.ribbon, "ribbon").existsWhileVisible()
    }
    static var formTemplate: Parcel? { Parcel() }
  }

  private struct Dispatch: Equatable, FormModel {
    var isUrgent = false
    var box: Parcel?
    static func describe(_ fields: FieldList<Dispatch>) {
      fields.add(\.isUrgent, "isUrgent")
      fields.add(\.box, "box")
    }
    static var formTemplate: Dispatch? { Dispatch() }
  }

  @Test("A closure that reads the form as it opens creates none")
  func opening() {
    let definition = FormDefinition<Dispatch> {
      Dispatch.describe($0)
    } arrange: { form in
      form[\.isUrgent].visible { $0[text: \.box!.label] != "x" }
    }
    let form = FormSession(Dispatch(), definition: definition)
    #expect(form.model.box == nil && form.row("box")?.answer == .flag(false))
  }

  @Test("They exist in one that an answer has created")
  func typed() {
    let form = FormSession(Dispatch())
    form.send(.type("box.label", "x"))
    #expect(form.model.box == Parcel(label: "x", ribbon: Ribbon()))
    form.undo()
    #expect(form.model.box == nil)
    form.redo()
    #expect(form.model.box == Parcel(label: "x", ribbon: Ribbon()))
  }

  @Test("They exist in one that was created again")
  func again() {
    let form = FormSession(Dispatch())
    for isThere in [true, false, true] { form.send(.set("box", .flag(isThere))) }
    #expect(form.model.box == Parcel(ribbon: Ribbon()))
  }
}
