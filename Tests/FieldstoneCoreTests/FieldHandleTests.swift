import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("FormField properties")
struct FieldHandleTests {
  /// The names of the Boolean properties that are true of a field.
  private static func facts<Value>(_ field: FormField<Value>) -> Set<String> {
    let facts = [
      "active": field.isActive, "visited": field.isVisited, "touched": field.isTouched, "changed": field.isChanged,
      "dirty": field.isDirty, "valid": field.isValid, "visible": field.isVisible, "enabled": field.isEnabled,
    ]
    return Set(facts.filter(\.value).keys)
  }

  @Test("Each property becomes true and false with its cause")
  func facts() {
    let form = Whole.form {
      $0[\.a].required()
      $0[\.b].visible { $0.a != "hide" }.enabled { !$0.flag }
    }
    #expect(Self.facts(form[\.a]) == ["visible", "enabled"])
    form.send(.focus("a"))
    #expect(Self.facts(form[\.a]) == ["visible", "enabled", "active", "visited"])
    #expect(Self.facts(form[\.b]) == ["visible", "enabled", "valid"])
    form.send(.type("a", "hide"))
    #expect(Self.facts(form[\.a]) == ["visible", "enabled", "active", "visited", "valid", "changed", "dirty"])
    #expect(Self.facts(form[\.b]) == ["valid", "enabled"])
    form.send(.focus("flag"))
    form.send(.type("a", ""))
    #expect(Self.facts(form[\.a]) == ["visible", "enabled", "visited", "touched", "changed"])
    form.send(.set("flag", .flag(true)))
    #expect(Self.facts(form[\.b]) == ["visible", "valid"])
  }

  @Test("The handle of a property that is not a field has no facts and accepts nothing")
  func noField() {
    let form = Whole.form(Whole(token: "kept"))
    let field = form[\.token]
    #expect(Self.facts(field) == ["valid"])
    #expect(field.value == nil && field.text.isEmpty && field.id == nil && field.row == nil && field.issues.isEmpty)
    field.text = "x"
    field.value = "y"
    #expect(form.model.token == "kept" && !form.facts.isDirty)
    form.send(.focus("a"))
    #expect(!field.isActive)
  }

  @Test("After a submit nothing counts as changed")
  func submitted() async {
    let form = Whole.form()
    form.send(.type("a", "x"))
    form.send(.type("b", "x"))
    form.send(.type("b", ""))
    #expect(form.facts.changedFields == 2 && form[\.b].isChanged)
    #expect(await form.submit().model != nil)
    #expect(form.facts.changedFields == 0 && !form[\.a].isChanged && !form[\.b].isChanged)
  }

  @Test("A batch with any non-empty part is not empty")
  func changes() {
    let page = FormChanges.Page(id: .root)
    #expect(FormChanges().isEmpty)
    #expect(!FormChanges(pages: [page]).isEmpty && !FormChanges(focus: .some(nil)).isEmpty)
    #expect(!FormChanges(openPages: []).isEmpty && !FormChanges(facts: FormFacts()).isEmpty)
  }
}
