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
  static var formTemplate: CrewAddress? { CrewAddress() }
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

  private final class Sensor: FormModel {
    var code = ""
    var place: CrewAddress? = CrewAddress(town: "Rome")

    static func describe(_ fields: FieldList<Sensor>) {
      fields.add(\.code, "code").minimumLength(3)
      fields.add(\.place, "place").inline()
    }
    static var formTemplate: Sensor? { Sensor() }
  }
  private struct Lab: FormModel {
    var sensors: [Sensor] = []
    static func describe(_ fields: FieldList<Lab>) { fields.add(\.sensors, "sensors").inline() }
  }

  @Test("A copy starts with all that the original has, also what its rules wouldn't take, and without what it lacks")
  func starts() {
    let sensor = Sensor()
    (sensor.code, sensor.place) = ("x", nil)
    let form = FormSession(Lab(sensors: [sensor]))
    #expect(form.problems == [])
    #expect(form.send(.duplicate("sensors[1]", id: "d")).isAccepted)
    #expect(form.model.sensors.count == 2 && form.model.sensors[1] !== sensor)
    #expect(form.model.sensors[1].code == "x" && form.model.sensors[1].place == nil)
    #expect(form.row("sensors[d].code")?.text == "x" && form.row("sensors[d].code")?.isDirty == false)
    #expect(form.row("sensors[d].place")?.isDirty == false && form.facts.dirtyFields == 1)
    form.send(.set("sensors[d].place", .flag(true)))
    #expect(form.row("sensors[d].place")?.isDirty == true)
    form.send(.reset)
    #expect(form.model.sensors.count == 1 && !form.facts.isDirty)
  }

  @Test("The focus goes to the first row of a copy, also where its elements replace those of a blank one")
  func focus() {
    let ada = Crewman()
    ada.name = "Ada"
    ada.tasks = [WorkshopStep(text: "one")]
    let form = FormSession(Ship(crew: [ada]))
    form.send(.duplicate("crew[1]", id: "d"))
    #expect(form.focusedRow == "crew[d].name")
  }

  @Test("Nothing in a copy counts as changed by people")
  func unchanged() {
    let ada = Crewman()
    (ada.name, ada.address.town) = ("Ada", "Rome")
    let form = FormSession(Ship(crew: [ada]))
    form.send(.duplicate("crew[1]", id: "d"))
    #expect(form.changedRows == ["crew"] && form.facts.changedFields == 1)
  }
}
