import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Elements in an element that comes back, some of which an observer takes away")
struct TrimmedElementTests {
  private struct Crate: Equatable, FormModel {
    var items = [1, 2] { didSet { if items.count > 1 { items.removeLast() } } }
    static func describe(_ fields: FieldList<Crate>) { fields.add(\.items, "items") }
    static var formTemplate: Crate? { Crate() }
  }
  private struct Yard: Equatable, FormModel {
    var isOpen = true { didSet { if !isOpen { crates.removeAll() } } }
    var crates = [Crate()]
    static func describe(_ fields: FieldList<Yard>) {
      fields.add(\.isOpen, "isOpen")
      fields.add(\.crates, "crates").inline()
    }
  }

  @Test("The form has those that the model has")
  func trimmed() {
    let form = FormSession(Yard(), environment: .test)
    #expect(form.elements(of: "crates[1].items").count == 2)
    form.send(.set("isOpen", .flag(false)))
    form.refresh()
    #expect(form.elements(of: "crates").isEmpty)
    form.undo()
    #expect(form.model.crates.count == 1)
    #expect(form.elements(of: "crates[1].items").count == form.model.crates.first?.items.count)
  }
}
