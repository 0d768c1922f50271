import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Fields that update when they are left")
struct HeldTextTests {
  private static func form() -> FormSession<Whole> {
    let definition = FormDefinition<Whole> { fields in
      fields.add(\.a, "a").updates(.whenLeft).minimumLength(3).trimmed()
      fields.add(\.b, "b").computed { $0.a + "!" }
      fields.add(\.age, "age").updates(.whenLeft)
    }
    return FormSession(Whole(), definition: definition, environment: .test)
  }

  @Test("While somebody is in the field, only its text changes")
  func held() {
    let form = Self.form()
    form.send(.focus("a"))
    form.send(.type("a", "Ad"))
    form.send(.type("a", "Ada "))
    #expect(form.row("a")?.text == "Ada " && form.model.a == "" && form.model.b == "!" && form.issues.isEmpty)
    form.send(.blur("a"))
    #expect(form.row("a")?.text == "Ada" && form.model.a == "Ada" && form.model.b == "Ada!")
    form.send(.undo)
    #expect(form.row("a")?.text == "" && form.model.a == "" && form.model.b == "!")
    #expect(!form.facts.canUndo)
  }

  @Test("Moving to another field leaves it, and so does a submit")
  func left() {
    let form = Self.form()
    form.send(.focus("a"))
    form.send(.type("a", "x"))
    #expect(form.issues.isEmpty)
    form.send(.focus("age"))
    #expect(form.model.a == "x" && form.issues.count == 1)
    form.send(.type("age", "12x"))
    #expect(form.issues.count == 1)
    form.send(.submit)
    #expect(form.row("age")?.text == "12x" && form.issues.count == 2 && form.facts.failedSubmits == 1)
  }

  @Test("An answer to a field that nobody is in is complete; together with others, it is complete when it is left")
  func whole() {
    let form = Self.form()
    form.send(.type("a", "Ada"))
    #expect(form.model.a == "Ada")
    form.sendTogether([.type("a", "Bob")])
    #expect(form.model.a == "Ada" && form.row("a")?.text == "Bob")
    form.sendTogether([.blur("a")])
    #expect(form.model.a == "Bob")
    form.sendTogether([.type("a", "Cat"), .blur("a"), .type("age", "7")])
    #expect(form.model.a == "Cat" && form.model.age == nil)
    form.send(.submit)
    #expect(form.model.age == 7 && form.submitWentThrough)
  }

  @Test("A draft has the text")
  func draft() throws {
    let form = Self.form()
    form.send(.focus("a"))
    form.send(.type("a", "Ada"))
    let other = Self.form()
    try other.restore(form.snapshot)
    #expect(other.row("a")?.text == "Ada")
  }
}
