import FieldstoneCore
import Testing

private final class Crewman: FormModel {
  var name = ""
  var address = CrewAddress()
  var tasks: [WorkshopStep] = []
  var reports: [Crewman] = []

  static func describe(_ fields: FieldList<Crewman>) {
    fields.add(\.name, "name")
    fields.add(\.tasks, "tasks").inline()
    fields.add(\.address, "address").inline()
    fields.add(\.reports, "reports").inline()
  }
  static var formTemplate: Crewman? { Crewman() }
}

private struct CrewAddress: Equatable, FormModel {
  var town = ""
  static func describe(_ fields: FieldList<CrewAddress>) { fields.add(\.town, "town") }
}

private struct Ship: FormModel {
  var crew: [Crewman] = []
  static func describe(_ fields: FieldList<Ship>) { fields.add(\.crew, "crew").inline() }
}

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

@Suite("Copies of elements that are instances of a class")
struct CopiedElementTests {
  @Test("A copy has the answers of all that is in the original, and no instance of it")
  func copies() {
    let (ada, grace) = (Crewman(), Crewman())
    (ada.name, ada.address.town, ada.reports) = ("Ada", "Rome", [grace])
    ada.tasks = [WorkshopStep(text: "one", minutes: 5), WorkshopStep(text: "two")]
    (grace.name, grace.tasks) = ("Grace", [WorkshopStep(text: "three")])
    let form = FormSession(Ship(crew: [ada]))
    #expect(form.send(.duplicate("crew[1]", id: "d")).isAccepted)
    let copy = form.model.crew[1]
    #expect(copy !== ada && copy.name == "Ada" && copy.address.town == "Rome" && copy.tasks == ada.tasks)
    #expect(copy.reports.map(\.name) == ["Grace"] && copy.reports[0] !== grace)
    #expect(copy.reports[0].tasks == grace.tasks)
    let tasks = form.elements(of: "crew[d].tasks")
    #expect(tasks.count == 2 && form.row(FormRowID("\(tasks[0]).text"))?.text == "one")
    form.send(.type(FormRowID("\(tasks[0]).text"), "uno"))
    #expect(copy.tasks[0].text == "uno" && ada.tasks[0].text == "one")
    form.undo()
    form.undo()
    #expect(form.model.crew.count == 1 && !form.facts.isDirty)
    form.redo()
    #expect(form.model.crew[1].tasks == ada.tasks && form.model.crew[1].reports[0].tasks == grace.tasks)
  }
}
