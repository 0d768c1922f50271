import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Bounds of elements that come back")
struct ElementBoundTests {
  private struct Stage: FormModel, Equatable {
    var least = 0
    var days = 0
    static func describe(_ fields: FieldList<Stage>) {
      fields.add(\.least, "least")
      fields.add(\.days, "days")
    }
    static func arrange(_ form: FormBuilder<Stage>) { form[\.days].range { $0.least...$0.least + 5 } }
    static var formTemplate: Stage? { Stage() }
  }
  private struct Tour: FormModel {
    var stages = [Stage(least: 1, days: 2), Stage(least: 20, days: 22)]
    static func describe(_ fields: FieldList<Tour>) { fields.add(\.stages, "stages").inline() }
  }

  @Test("Each has its own again, not those of another one")
  func reset() {
    let form = FormSession(Tour(), environment: .test)
    func hints() -> [String?] { form.elements(of: "stages").map { form.row(FormRowID("\($0).days"))?.hint } }
    #expect(hints() == ["From 1 to 6", "From 20 to 25"])
    form.send(.remove("stages[1]"))
    form.send(.remove("stages[2]"))
    form.send(.reset)
    #expect(hints() == ["From 1 to 6", "From 20 to 25"] && form.issues.isEmpty)
    form.send(.type("stages[2].least", "18"))
    form.send(.type("stages[1].least", "2"))
    #expect(hints() == ["From 2 to 7", "From 18 to 23"] && form.issues.isEmpty)
  }
}
