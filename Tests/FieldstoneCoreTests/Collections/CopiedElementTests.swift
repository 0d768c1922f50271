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

@Suite("Copies of elements that are instances of a class")
struct CopiedElementTests {
  @Test("A copy has the answers of all that is in the original, and no instance of it")
  func copies() throws {
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
    #expect(
      ["name", "tasks", "reports", "address"].allSatisfy { form.row(FormRowID("crew[d].\($0)"))?.isDirty == false })
    form.send(.type(FormRowID("\(tasks[0]).text"), "uno"))
    #expect(copy.tasks[0].text == "uno" && ada.tasks[0].text == "one")
    form.undo()
    let other = FormSession(Ship(crew: [ada]))
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model.crew[1].name == "Ada" && other.model.crew[1].reports.map(\.name) == ["Grace"])
    form.undo()
    #expect(form.model.crew.count == 1 && !form.facts.isDirty)
    form.redo()
    #expect(form.model.crew[1].tasks == ada.tasks && form.model.crew[1].reports[0].tasks == grace.tasks)
  }
}
