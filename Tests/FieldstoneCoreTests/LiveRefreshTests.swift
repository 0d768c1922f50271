import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Refreshing a live object")
struct LiveRefreshTests {
  final class Plan: FormModel {
    var age = 1
    var name = ""
    var part: Part?
    static func describe(_ fields: FieldList<Plan>) {
      fields.add(\.age, "age")
      fields.add(\.name, "name")
      fields.add(\.part, "part")
    }
    static func arrange(_ form: FormBuilder<Plan>) { form[\.name].visible { $0.part != nil } }
  }

  @Test("A new value replaces half-typed text")
  func halfTyped() {
    let plan = Plan()
    let form = FormSession(plan, environment: .test)
    form.send(.type("age", "x"))
    plan.age = 5
    form.refresh()
    #expect(form.row("age")?.text == "5" && form.issues.isEmpty && form.facts.dirtyFields == 1)
    form.undo()
    #expect(plan.age == 1)
  }

  @Test("A value that others change, and change back, counts as changed")
  func changedBack() {
    let plan = Plan()
    let form = FormSession(plan, environment: .test)
    for age in [5, 1] {
      plan.age = age
      form.refresh()
    }
    #expect(form.facts.changedFields == 1 && form[\.age].isChanged && !form.facts.isDirty)
  }

  @Test("A subform created from outside counts, and conditions that read it are updated")
  func subform() {
    let plan = Plan()
    let form = FormSession(plan, environment: .test)
    _ = form.takeChanges()
    let asked = form.facts.applicableFields
    plan.part = Part(name: "x")
    form.refresh()
    #expect(form.facts.applicableFields > asked)
    #expect(form.isShown("name") && form.row("part")?.isDirty == true && form.row("part.name")?.text == "x")
    #expect(
      form.takeChanges().pages.first?.updates.contains { $0.row == "part" && $0.aspects.contains(.value) } == true)
    plan.part = nil
    form.refresh()
    #expect(!form.isShown("name") && form.row("part")?.isDirty == false && !form.facts.isDirty)
  }

  @Test("A single property can be refreshed")
  func one() {
    let plan = Plan()
    let form = FormSession(plan, environment: .test)
    (plan.age, plan.name) = (5, "x")
    form.refresh(\.age)
    #expect(form.row("age")?.text == "5" && form[\.name].text == "")
  }

  final class Ticket: FormModel {
    var seats = 1
    var discount = 0
    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.seats, "seats").rule { seats, form in
        seats > 1 && form.discount > 0 ? "Only one at a discount." : nil
      }
      fields.add(\.discount, "discount")
    }
  }

  @Test("Closures read what the form shows; a change from outside counts once the form knows of it")
  func readers() {
    let ticket = Ticket()
    let form = FormSession(ticket, environment: .test)
    ticket.discount = 50
    form.send(.type("seats", "2"))
    #expect(form.row("discount")?.text == "0" && form.issues.isEmpty)
    form.refresh()
    #expect(form.row("discount")?.text == "50" && form.issues.map(\.row) == ["seats"])
  }

  struct Line: FormModel, Equatable {
    var words = ["a", "b", "c"]
    var note = ""
    var last: Int { words.count - 1 }
    static func describe(_ fields: FieldList<Line>) {
      fields.add(\.note, "note").visible { $0.words[$0.last] != "c" }
      fields.add(\.words, "words").options(["a", "b", "c"])
      fields.add(\.last, "last")
    }
  }

  @Test("What a model computes is never older than the values that it is computed from")
  func viewers() {
    let form = FormSession(Line(), environment: .test)
    #expect(!form.isShown("note"))
    form.send(.set("words", .choices(["a"])))
    #expect(form.isShown("note") && form.row("last")?.text == "0")
  }

  struct Cabin: FormModel, Equatable {
    var name = "kept"
    static func describe(_ fields: FieldList<Cabin>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Cabin>) { form[\.name].visible { _ in false } }
    static var formTemplate: Cabin? { Cabin() }
  }

  final class Boat: FormModel {
    var cabin = Cabin()
    var second: Cabin? = Cabin()
    static func describe(_ fields: FieldList<Boat>) {
      fields.add(\.cabin, "cabin")
      fields.add(\.second, "second")
    }
  }

  @Test("Hidden values in a live object's structs are kept, because there is no copy")
  func kept() async {
    let boat = Boat()
    let form = FormSession(boat, environment: .test)
    boat.cabin.name = "a"
    boat.second?.name = "b"
    form.refresh()
    #expect(await form.submit().model === boat)
    #expect(boat.cabin.name == "a" && boat.second?.name == "b")
    #expect(form.why("cabin.name")?.whenHidden == .keep && form.why("second.name")?.whenHidden == .keep)
  }
}
