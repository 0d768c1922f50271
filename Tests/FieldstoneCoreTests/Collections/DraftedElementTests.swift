import FieldstoneCore
import Foundation
import Testing

@Suite("Drafts of elements after a submit")
struct DraftedElementTests {
  private func make() -> FormSession<WorkshopDay> {
    FormSession(
      WorkshopDay(workshops: [
        Workshop(id: 1, title: "a", host: WorkshopHost(name: "Ada", badge: 7)), Workshop(id: 2, title: "b"),
      ]))
  }

  @Test("Elements that were added before the submit are in the draft, and are the start")
  func added() throws {
    let form = make()
    form.send(.insert("workshops", id: "x", before: "workshops[2]"))
    form.send(.type("workshops[x].title", "X"))
    form.send(.remove("workshops[2]"))
    form.send(.submit)
    #expect(form.facts.isSubmitted)
    form.send(.type("workshops[x].title", "Y"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = make()
    #expect(try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data)) == [])
    #expect(other.model == form.model && other.facts.dirtyFields == form.facts.dirtyFields)
    #expect(other.snapshot == form.snapshot)
    other.send(.reset)
    form.send(.reset)
    #expect(other.model == form.model && other.model.workshops.map(\.title) == ["a", "X"] && !other.facts.isDirty)
  }

  @Test("A subform that came with a new element is where the element starts in the draft, too")
  func subform() throws {
    struct Tool: FormModel {
      var name = ""
      static func describe(_ fields: FieldList<Tool>) { fields.add(\.name, "name") }
      static var formTemplate: Tool? { Tool() }
    }
    struct Kit: FormModel {
      var tool: Tool?
      static func describe(_ fields: FieldList<Kit>) { fields.add(\.tool, "tool") }
      static var formTemplate: Kit? { Kit() }
    }
    struct Shed: FormModel {
      var kits: [Kit] = []
      static func describe(_ fields: FieldList<Shed>) { fields.add(\.kits, "kits") }
    }
    let form = FormSession(Shed())
    form.edit { $0.kits = [Kit(tool: Tool(name: "saw"))] }
    let other = FormSession(Shed())
    try other.restore(form.snapshot)
    #expect(other.model.kits.map(\.tool?.name) == ["saw"])
    #expect(other.row("kits[1].tool")?.isDirty == false && other.facts.dirtyFields == form.facts.dirtyFields)
  }

  @Test("A draft from before a submit brings back the elements of then, with what is no field")
  func earlier() throws {
    let form = make()
    let (before, start) = (form.snapshot, form.model)
    form.send(.type("workshops[1].host.name", "Grace"))
    form.send(.submit)
    form.send(.remove("workshops[1]"))
    form.send(.insert("workshops", id: "x", before: nil))
    form.send(.submit)
    try form.restore(before)
    #expect(form.model == start && !form.facts.isDirty)
    #expect(form.row("workshops[1].host.name")?.text == "Ada" && form.row("workshops[x]") == nil)
    form.send(.remove("workshops[1]"))
    form.send(.reset)
    #expect(form.model == start)
  }

  @Test("After a submit, a draft in between is restored in the session that made it")
  func between() throws {
    let form = make()
    form.send(.insert("workshops", id: "x", before: nil))
    form.send(.submit)
    form.send(.move("workshops[x]", before: "workshops[1]"))
    let (snapshot, model) = (form.snapshot, form.model)
    form.send(.remove("workshops[x]"))
    form.send(.submit)
    try form.restore(snapshot)
    #expect(form.model == model && form.elements(of: "workshops").first == "workshops[x]" && form.facts.isDirty)
    form.send(.reset)
    #expect(form.elements(of: "workshops") == ["workshops[1]", "workshops[2]", "workshops[x]"])
  }

  @Test("A draft that is restored in the session that made it brings back its visits, and no later ones")
  func visits() throws {
    let form = make()
    form.send(.insert("workshops", id: "x", before: nil))
    let snapshot = form.snapshot
    form.send(.type("workshops[x].title", "X"))
    form.send(.blur("workshops[x].title"))
    #expect(form.facts.touchedFields == 1)
    try form.restore(snapshot)
    #expect(form.row("workshops[x].title")?.text == "" && form.facts.touchedFields == 0)
    #expect(form.snapshot.fields == snapshot.fields)
    form.send(.blur("workshops[x].title"))
    let visited = form.snapshot
    try form.restore(visited)
    #expect(form.facts.touchedFields == 1)
  }

  @Test("A draft that is made after the program has replaced the model fits a new session over that model")
  func replaced() throws {
    let form = make()
    let start = form.model.workshops
    let now = WorkshopDay(workshops: [start[1], Workshop(id: 9, title: "new"), start[0]])
    form.replace(now)
    #expect(form.elements(of: "workshops") == ["workshops[2]", "workshops[3]", "workshops[1]"])
    form.send(.insert("workshops", id: "5", before: "workshops[3]"))
    form.send(.type("workshops[5].title", "added"))
    form.send(.type("workshops[2].title", "first"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = FormSession(now)
    #expect(try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data)) == [])
    #expect(other.model == form.model && other.snapshot == form.snapshot)
    #expect(other.model.workshops.map(\.title) == ["first", "added", "new", "a"])
    // It also goes back into the session that made it.
    let model = form.model
    form.send(.reset)
    #expect(try form.restore(other.snapshot) == [])
    #expect(form.model == model && form.elements(of: "workshops").map(\.path).contains("workshops[5]"))
  }

  @Test("A new element whose id means another one in drafts is that element again in the session that made the draft")
  func takenName() throws {
    let form = make()
    let last = WorkshopDay(workshops: [form.model.workshops[1]])
    form.replace(last)
    form.send(.duplicate("workshops[2]", id: "y"))
    form.send(.type("workshops[y].title", "copy"))
    form.send(.remove("workshops[2]"))
    let snapshot = form.snapshot
    #expect(snapshot.elements["workshops"] == ["y"])
    let other = FormSession(last)
    try other.restore(snapshot)
    #expect(other.model.workshops.map(\.title) == ["copy"] && other.snapshot == snapshot)
    other.send(.insert("workshops", id: "2", before: nil))
    try form.restore(other.snapshot)
    #expect(form.elements(of: "workshops") == ["workshops[y]", "workshops[1]"])
    #expect(form.snapshot == other.snapshot)
  }
}
