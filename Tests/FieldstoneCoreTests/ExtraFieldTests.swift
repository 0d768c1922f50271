import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Standalone fields in optional subforms")
struct ExtraFieldTests {
  struct Nest: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Nest>) {
      fields.add(\.name, "name")
      fields.add(standalone: "memo", initial: "")
    }
    static var formTemplate: Nest? { Nest() }
  }

  struct Tree: FormModel {
    var nest: Nest?
    static func describe(_ fields: FieldList<Tree>) { fields.add(\.nest, "nest") }
  }

  @Test("Standalone fields disappear and return with their subform, and every batch reports it")
  func together() {
    let form = FormSession(Tree(nest: Nest(name: "n")), environment: .test)
    form.send(.type("nest.memo", "x"))
    let facts = form.facts
    #expect(facts.answeredFields == 2 && facts.dirtyFields == 1)
    _ = form.takeChanges()
    func updates() -> FormChanges.Aspects? {
      form.takeChanges().pages.flatMap(\.updates).first { $0.row == "nest.memo" }?.aspects
    }
    form.send(.set("nest", .none))
    #expect(form.row("nest.memo")?.text == "" && updates()?.contains([.value, .dirty]) == true)
    #expect(form.facts.answeredFields == 0)
    form.undo()
    #expect(form.row("nest.memo")?.text == "x" && updates()?.contains([.value, .dirty]) == true)
    #expect(form.facts.answeredFields == facts.answeredFields && form.facts.dirtyFields == facts.dirtyFields)
  }

  @Test("Answers in a subform that was nil and is nil again don't count")
  func blank() {
    let form = FormSession(Tree(), environment: .test)
    form.send(.type("nest.name", "x"))
    form.send(.type("nest.memo", "y"))
    #expect(form.model.nest == Nest(name: "x") && form.row("nest.memo")?.isDirty == true)
    form.send(.set("nest", .none))
    #expect(form.model.nest == nil && !form.facts.isDirty && form.row("nest.name")?.isDirty == false)
    #expect(form.row("nest.memo")?.isDirty == false && form.row("nest.memo")?.text == "")
    form.send(.set("nest", .flag(true)))
    #expect(form.model.nest == Nest() && form.row("nest.memo")?.text == "")
  }

  @Test("Sending the current answer again is accepted and changes nothing")
  func same() {
    let form = FormSession(Guest.valid)
    #expect(form.send(.type("seats", "1")).isAccepted && form.send(.set("seats", .text("1"))).isAccepted)
    #expect(form.send(.set("seats", .number(1))).isAccepted && form.send(.set("seats", .number(1))).isAccepted)
    #expect(!form.facts.isDirty && !form.facts.canUndo && form.facts.changedFields == 0)
  }
}
