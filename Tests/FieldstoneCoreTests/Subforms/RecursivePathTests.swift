import FieldstoneCore
import Testing

@Suite("Rows of forms that contain themselves")
struct RecursivePathTests {
  private final class Box: FormModel {
    var label = ""
    var inner: Box?
    static func describe(_ fields: FieldList<Box>) {
      fields.add(\.label, "label")
      fields.add(\.inner, "inner")
    }
    static var formTemplate: Box? { Box() }
  }

  @Test("They have key paths as far as a program usually writes them")
  func paths() {
    let form = FormSession(Box())
    #expect(form.rowID(for: \.inner!.label) == "inner.label")
    #expect(form.rowID(for: \.inner!.inner!.label) == "inner.inner.label")
    form.send(.set("inner", .flag(true)))
    form.send(.set("inner.inner", .flag(true)))
    form.send(.type("inner.inner.label", "nuts"))
    #expect(form.model.inner?.inner?.label == "nuts" && form[\.inner!.inner!.label].value == "nuts")
  }

  @Test("A search finds those that come into being later")
  func search() {
    let form = FormSession(Box())
    #expect(form.search("label").map(\.row) == ["label"])
    form.send(.set("inner", .flag(true)))
    #expect(form.search("label").map(\.row) == ["label", "inner.label"])
  }
}
