import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("The page of an element that goes")
struct ElementPageTests {
  private struct Gate: Equatable, FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Gate>) { fields.add(\.code, "code") }
    static var formTemplate: Gate? { Gate() }
  }
  private struct Street: Equatable, FormModel {
    var gates = [Gate(code: "a"), Gate(code: "b")]
    static func describe(_ fields: FieldList<Street>) { fields.add(\.gates, "gates") }
  }

  @Test("It closes, and the next batch of changes says so, whoever removes the element")
  func closed() {
    let removals: [(String, (FormSession<Street>) -> Void)] = [
      ("the user", { $0.send(.remove("gates[1]")) }),
      ("the program", { $0.edit { $0.gates.remove(at: 0) } }),
    ]
    for (name, remove) in removals {
      let form = FormSession(Street(), environment: .test)
      form.send(.open("gates[1]"))
      #expect(form.takeChanges().openPages?.map(\.id) == ["", "gates[1]"])
      remove(form)
      #expect(form.openPages.map(\.id) == [""], "\(name)")
      #expect(form.takeChanges().openPages?.map(\.id) == [""], "\(name)")
    }
  }

  @Test("Undoing what added it closes it too")
  func undone() {
    let form = FormSession(Street(), environment: .test)
    form.send(.insert("gates", id: "new", before: nil))
    #expect(form.takeChanges().openPages?.map(\.id) == ["", "gates[new]"])
    form.undo()
    #expect(form.takeChanges().openPages?.map(\.id) == [""])
  }
}
