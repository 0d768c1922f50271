import FieldstoneCore
import Testing

@Suite("Elements that a program changes in an object before it removes them")
struct RereadElementTests {
  private let model = SharedWorkshops([Workshop(id: 1, title: "a"), Workshop(id: 2, title: "b")])

  @Test("One that was added and read comes back with what is no field")
  func added() {
    let form = FormSession(model)
    let added = Workshop(id: 7, title: "c", steps: [WorkshopStep(text: "s", minutes: 3)])
    model.workshops.append(added)
    form.refresh()
    form.send(.type("workshops[1].title", "A"))
    model.workshops.removeLast()
    form.refresh()
    #expect(form.elements(of: "workshops").count == 2)
    form.undo()
    #expect(form.elements(of: "workshops").count == 3 && model.workshops.last == added)
  }

  @Test("One that was changed and read comes back as it was read last, also in what is no field")
  func changed() {
    let form = FormSession(model)
    let host = WorkshopHost(name: "Ada", badge: 5)
    model.workshops[0].host = host
    form.refresh()
    form.send(.type("workshops[2].title", "B"))
    model.workshops.removeFirst()
    form.refresh()
    #expect(form.elements(of: "workshops") == ["workshops[2]"])
    form.undo()
    #expect(model.workshops == [Workshop(id: 1, title: "a", host: host), Workshop(id: 2, title: "b")])
  }
}
