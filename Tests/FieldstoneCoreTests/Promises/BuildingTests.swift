import Testing

@testable import FieldstoneCore

@Suite("Invariants: a newly created session")
struct BuildingTests {
  private struct Outer: FormModel {
    var inner = Inner()
    static func describe(_ fields: FieldList<Outer>) { fields.add(\.inner, "inner") }
  }

  private struct Inner: FormModel {
    var name = ""
    var length = 0
    static func describe(_ fields: FieldList<Inner>) {
      fields.add(\.name, "name")
      fields.add(\.length, "length")
    }
    static func arrange(_ form: FormBuilder<Inner>) { form[\.length].computed { $0.name.count + 1 } }
  }

  @Test("Values computed during creation are not changes, and don't hide later changes")
  func computed() {
    let form = FormSession(Outer())
    #expect(form.model.inner.length == 1 && !form.facts.isDirty && form.takeChanges().isEmpty)
    form.send(.type("inner.name", "Ada"))
    let updates = form.takeChanges().pages.flatMap(\.updates)
    #expect(updates.first { $0.row == "inner" }?.aspects.contains([.value, .dirty]) == true)
  }
}
