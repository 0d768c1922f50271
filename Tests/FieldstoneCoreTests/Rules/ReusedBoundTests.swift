import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Bounds of elements that take the place of others")
struct ReusedBoundTests {
  private struct Stage: FormModel, Equatable {
    var isShort = false
    var days = 0
    static func describe(_ fields: FieldList<Stage>) {
      fields.add(\.isShort, "isShort")
      fields.add(\.days, "days")
    }
    static func arrange(_ form: FormBuilder<Stage>) { form[\.days].maximum { $0.isShort ? 3 : nil } }
    static var formTemplate: Stage? { Stage() }
  }
  private struct Tour: FormModel {
    var stages: [Stage] = []
    static func describe(_ fields: FieldList<Tour>) { fields.add(\.stages, "stages").inline() }
  }

  @Test("A new element has no bounds because one that is gone for good had some")
  func released() async {
    let form = FormSession(Tour(), environment: .test)
    form.send(.insert("stages", id: "old", before: nil))
    form.send(.set("stages[old].isShort", .flag(true)))
    #expect(form.row("stages[old].days")?.hint == "3 or less")
    form.send(.remove("stages[old]"))
    #expect(await form.submit().model?.stages.isEmpty == true)
    form.send(.insert("stages", id: "new", before: nil))
    form.send(.type("stages[new].days", "9"))
    #expect(form.row("stages[new].days")?.hint == nil && form.issues.isEmpty)
  }
}
