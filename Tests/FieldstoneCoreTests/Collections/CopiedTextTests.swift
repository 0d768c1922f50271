import FieldstoneCore
import Testing

private struct Voyage: Equatable, FormModel {
  var year: Int?
  var ports: [Int] = []
  static func describe(_ fields: FieldList<Voyage>) {
    fields.add(\.year, "year")
    fields.add(\.ports, "ports").inline()
  }
  static var formTemplate: Voyage? { Voyage() }
}

private struct Logbook: FormModel {
  var voyages: [Voyage] = []
  static func describe(_ fields: FieldList<Logbook>) { fields.add(\.voyages, "voyages").inline() }
}

@Suite("Half-typed texts in copies of elements")
struct CopiedTextTests {
  @Test("A copy has the texts that can't be read, and says so if the original does")
  func texts() throws {
    let form = FormSession(Logbook(voyages: [Voyage(year: 1901, ports: [1, 2])]))
    let port = form.elements(of: "voyages[1].ports")[1]
    form.send(.type("voyages[1].year", "19x"))
    form.send(.blur("voyages[1].year"))
    form.send(.type(port, "two"))
    let touched = form.facts.touchedFields
    form.send(.duplicate("voyages[1]", id: "d"))
    let (original, copy) = (try #require(form.row("voyages[1].year")), try #require(form.row("voyages[d].year")))
    #expect(copy.text == "19x" && copy.issues.map(\.code) == original.issues.map(\.code) && !copy.issues.isEmpty)
    let copied = form.elements(of: "voyages[d].ports")[1]
    #expect(form.row(copied)?.text == "two" && form.row(copied)?.issues.isEmpty == true)
    #expect(form.facts.touchedFields == touched + 1)
    form.send(.submit)
    #expect(!form.facts.isSubmitted)
    // The copy goes and comes back with its texts.
    form.undo()
    #expect(form.row("voyages[d].year") == nil && form.facts.touchedFields == touched)
    form.redo()
    #expect(form.row("voyages[d].year")?.text == "19x" && form.row(copied)?.text == "two")
    // Each is corrected on its own.
    form.send(.type("voyages[d].year", "1902"))
    #expect(form.model.voyages.map(\.year) == [1901, 1902] && form.row("voyages[1].year")?.text == "19x")
  }
}
