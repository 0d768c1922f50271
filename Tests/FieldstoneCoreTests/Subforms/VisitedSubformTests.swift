import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Where somebody has been in optional subforms")
struct VisitedSubformTests {
  private struct Gate: Equatable, FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Gate>) { fields.add(\.code, "code").minimumLength(3) }
    static var formTemplate: Gate? { Gate() }
  }
  private struct Villa: Equatable, FormModel {
    var name = ""
    var gate: Gate?
    static func describe(_ fields: FieldList<Villa>) {
      fields.add(\.name, "name")
      fields.add(\.gate, "gate")
    }
    static var formTemplate: Villa? { Villa() }
  }
  private struct Estate: Equatable, FormModel {
    var villa: Villa? = Villa(gate: Gate(code: "1234"))
    static func describe(_ fields: FieldList<Estate>) { fields.add(\.villa, "villa") }
  }
  private struct Street: Equatable, FormModel {
    var gates = [Gate(code: "1234")]
    static func describe(_ fields: FieldList<Street>) { fields.add(\.gates, "gates").inline() }
  }

  @Test("Its own row can be visited and left")
  func ownRow() {
    let form = FormSession(Estate(), environment: .test)
    form.send(.focus("villa"))
    form.send(.blur("villa"))
    #expect(form.facts.touchedFields == 1 && form.snapshot.fields["villa"]?.isTouched == true)
  }

  @Test("A subform that the program's new one doesn't have has not been visited when it is back")
  func replaced() {
    let form = FormSession(Estate(), environment: .test)
    form.send(.type("villa.gate.code", "1"))
    form.send(.blur("villa.gate.code"))
    #expect(form.facts.touchedFields == 1 && form.facts.shownErrors == 1)
    form.edit { $0.villa = Villa(name: "Elm") }
    #expect(form.facts.touchedFields == 0 && form.facts.shownErrors == 0)
    form.edit { $0.villa = Villa(gate: Gate(code: "2")) }
    #expect(form.issues.map(\.row) == ["villa.gate.code"] && form.row("villa.gate.code")?.issues.isEmpty == true)
  }

  private final class Manor: FormModel {
    var gate: Gate? = Gate(code: "1234")
    static func describe(_ fields: FieldList<Manor>) { fields.add(\.gate, "gate") }
  }

  @Test("Nor has one that others have set to nil in an object, and made again")
  func removedByOthers() {
    let manor = Manor()
    let form = FormSession(manor, environment: .test)
    form.send(.type("gate.code", "1"))
    form.send(.blur("gate.code"))
    #expect(form.facts.touchedFields == 1 && form.facts.shownErrors == 1)
    manor.gate = nil
    form.refresh()
    #expect(form.facts.touchedFields == 0 && form.facts.shownErrors == 0)
    manor.gate = Gate(code: "2")
    form.refresh()
    #expect(form.issues.map(\.row) == ["gate.code"] && form.facts.shownErrors == 0)
  }

  @Test("Undo brings back that issues show")
  func undone() {
    let form = FormSession(Estate(), environment: .test)
    form.send(.type("villa.gate.code", "1"))
    form.send(.blur("villa.gate.code"))
    form.send(.set("villa.gate", .flag(false)))
    #expect(form.facts.shownErrors == 0)
    form.undo()
    #expect(form.facts.shownErrors == 1 && form.row("villa.gate.code")?.issues.count == 1)
  }

  @Test("So it does for an element")
  func undoneElement() {
    let form = FormSession(Street(), environment: .test)
    form.send(.type("gates[1].code", "1"))
    form.send(.blur("gates[1].code"))
    form.send(.remove("gates[1]"))
    #expect(form.facts.shownErrors == 0)
    form.undo()
    #expect(form.facts.shownErrors == 1 && form.row("gates[1].code")?.issues.count == 1)
  }
}
