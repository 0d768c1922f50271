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

  private struct Box: Equatable, FormModel {
    var label: Label? = Label()
    static func describe(_ fields: FieldList<Box>) { fields.add(\.label, "label").inline() }
    static var formTemplate: Box? { Box() }
  }

  private struct Label: Equatable, FormModel {
    var lines: [String] = []
    static func describe(_ fields: FieldList<Label>) { fields.add(\.lines, "lines") }
    static var formTemplate: Label? { Label() }
  }

  private struct Boxes: Equatable, FormModel {
    var boxes: [Box] = []
    var label: Label?
    static func describe(_ fields: FieldList<Boxes>) {
      fields.add(\.boxes, "boxes").inline()
      fields.add(\.label, "label")
    }
  }

  @Test("A list in a subform of a new element comes back with the subform, which can be removed")
  func listInSubform() throws {
    struct Bag: Equatable, FormModel {
      var label: Label?
      static func describe(_ fields: FieldList<Bag>) { fields.add(\.label, "label").inline() }
      static var formTemplate: Bag? { Bag() }
    }
    struct Bags: Equatable, FormModel {
      var bags: [Bag] = []
      static func describe(_ fields: FieldList<Bags>) { fields.add(\.bags, "bags").inline() }
    }
    let form = FormSession(Bags())
    form.send(.insert("bags", id: "x", before: nil))
    form.send(.set("bags[x].label", .flag(true)))
    form.send(.insert("bags[x].label.lines", id: "l", before: nil))
    form.send(.type("bags[x].label.lines[l]", "top"))
    let other = FormSession(Bags())
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model == form.model && other.snapshot == form.snapshot)
    #expect(other.row("bags[x].label")?.answer == .flag(true))
    #expect(other.facts.applicableFields == form.facts.applicableFields)
    other.send(.set("bags[x].label", .flag(false)))
    #expect(other.model == Bags(bags: [Bag()]))
  }

  @Test("So does a list in a subform that has been removed and created again")
  func listInNewSubform() throws {
    let form = FormSession(Boxes())
    form.send(.insert("boxes", id: "x", before: nil))
    form.send(.set("boxes[x].label", .flag(false)))
    form.send(.set("boxes[x].label", .flag(true)))
    form.send(.insert("boxes[x].label.lines", id: "l", before: nil))
    form.send(.type("boxes[x].label.lines[l]", "top"))
    let other = FormSession(Boxes())
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model == form.model && other.snapshot == form.snapshot)
  }

  @Test("So does a list in an element that the program has moved before the form started over")
  func listInMovedElement() throws {
    let boxes = [["a"], ["b", "c"], ["d"]].map { Box(label: Label(lines: $0)) }
    let form = FormSession(Boxes(boxes: boxes))
    let now = Boxes(boxes: [boxes[1], boxes[0], boxes[2]])
    form.replace(now)
    let box = try #require(form.elements(of: "boxes").first)
    let line = try #require(form.elements(of: FormRowID("\(box).label.lines")).last)
    #expect(form.row(line)?.text == "c")
    form.send(.type(line, "C"))
    let other = FormSession(now)
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model == form.model && other.model.boxes[0].label?.lines == ["b", "C"])
    #expect(other.snapshot == form.snapshot)
  }

  @Test("A list whose subform a draft doesn't mention creates it")
  func listAlone() throws {
    let before = FormSession(Boxes(label: Label()))
    before.send(.insert("label.lines", id: "l", before: nil))
    let form = FormSession(Boxes())
    #expect(try form.restore(before.snapshot) == [])
    #expect(form.model.label == Label(lines: [""]) && form.row("label")?.answer == .flag(true))
    form.send(.set("label", .flag(false)))
    #expect(form.model == Boxes())
  }

  private struct Course: Equatable, FormModel {
    var steps = ["first"]
    static func describe(_ fields: FieldList<Course>) { fields.add(\.steps, "steps") }
    static var formTemplate: Course? { Course() }
  }

  private struct Courses: Equatable, FormModel {
    var courses = [Course(steps: [])]
    static func describe(_ fields: FieldList<Courses>) { fields.add(\.courses, "courses").inline() }
  }

  @Test("A new element that began without elements starts without them in the draft, too")
  func emptyStart() throws {
    let form = FormSession(Courses())
    form.send(.duplicate("courses[1]", id: "x"))
    let other = FormSession(Courses())
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model == form.model && other.facts.dirtyFields == form.facts.dirtyFields)
    #expect(other.row("courses[x].steps")?.isDirty == false && other.snapshot == form.snapshot)
  }
}
