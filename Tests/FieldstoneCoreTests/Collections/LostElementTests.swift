import FieldstoneCore
import Testing

/// An object of which no blank one can be made.
private final class TeamMember: FormModel {
  var name: String
  /// Not a field.
  let badge: Int
  var isNamed: Bool { name != "" }
  init(_ name: String, badge: Int) { (self.name, self.badge) = (name, badge) }

  static func describe(_ fields: FieldList<TeamMember>) {
    fields.add(\.name, "name")
    fields.add(viewing: \.isNamed, "isNamed")
  }
}

private final class Team: FormModel {
  var title = ""
  var note = ""
  var members: [TeamMember]
  init(_ members: [TeamMember]) { self.members = members }

  static func describe(_ fields: FieldList<Team>) {
    fields.add(\.title, "title")
    fields.add(\.note, "note")
    fields.add(\.members, "members").inline()
  }
  static func arrange(_ form: FormBuilder<Team>) {
    form.rule(on: \.title) { team in
      team.title != "" && team[each: \.members].contains { $0.badge < 0 } ? "A badge is missing." : nil
    }
    form[\.note].visible { team in team.title == "" || team[each: \.members].contains { $0.isNamed } }
  }
}

private struct Drawer: Equatable, FormModel {
  var name = ""
  var labels: [String] = []
  static func describe(_ fields: FieldList<Drawer>) {
    fields.add(\.name, "name")
    fields.add(\.labels, "labels")
  }
  static var formTemplate: Drawer? { Drawer() }
}

private struct Chest: Equatable, FormModel {
  var drawer: Drawer?
  static func describe(_ fields: FieldList<Chest>) { fields.add(\.drawer, "drawer").inline() }
  static var formTemplate: Chest? { Chest() }
}

private final class Storeroom: FormModel {
  var chests: [Chest]
  init(_ chests: [Chest]) { self.chests = chests }
  static func describe(_ fields: FieldList<Storeroom>) { fields.add(\.chests, "chests").inline() }
}

@Suite("Elements that the model has lost")
struct LostElementTests {
  private let start = [
    Workshop(id: 1, title: "a", steps: [WorkshopStep(text: "s", minutes: 3)]), Workshop(id: 2, title: "b"),
  ]

  @Test("What the program has removed from an object comes back as it was read last", arguments: [false, true])
  func object(resets: Bool) {
    let model = SharedWorkshops(start)
    let form = FormSession(model)
    form.send(.type("workshops[2].title", "B"))
    model.workshops.removeFirst()
    form.refresh()
    #expect(form.elements(of: "workshops") == ["workshops[2]"])
    form.send(resets ? .reset : .undo)
    #expect(model.workshops == start && !form.facts.isDirty)
    #expect(form.row("workshops[1].title")?.text == "a")
  }

  @Test("A closure that reads all elements doesn't see those that the program has removed from an object")
  func closures() {
    let team = Team([TeamMember("Ada", badge: 1), TeamMember("Grace", badge: -1)])
    let form = FormSession(team)
    team.members.removeLast()
    form.send(.type("title", "x"))
    #expect(form.elements(of: "members") == ["members[1]"])
    #expect(form.facts.isValid && form.isShown("note"))
    team.members = []
    form.send(.type("title", "y"))
    #expect(form.elements(of: "members").isEmpty)
    #expect(form.facts.isValid && !form.isShown("note"))
    form.undo()
    #expect(form.facts.isValid)
  }

  @Test("It has the answers that it was given since, and the elements")
  func answers() {
    let model = SharedWorkshops(start)
    let form = FormSession(model)
    let step = form.elements(of: "workshops[1].steps")[0]
    form.send(.insert("workshops[1].steps", id: "x", before: step))
    form.send(.type("workshops[1].steps[x].text", "X"))
    form.send(.set("workshops[1].host", .flag(true)))
    form.send(.type("workshops[1].title", "A"))
    let whole = model.workshops
    model.workshops.removeFirst()
    form.refresh()
    form.undo()
    #expect(form.elements(of: "workshops[1].steps") == ["workshops[1].steps[x]", step])
    var before = whole
    before[0].title = "a"
    #expect(model.workshops == before)
    form.redo()
    #expect(model.workshops == [whole[1]])
  }

  @Test("What a program removes with a property that is no field comes back whole")
  func property() {
    struct Archive: Equatable, FormModel {
      var workshops: [Workshop] = []
      var isCleared: Bool {
        get { workshops.isEmpty }
        set { if newValue { workshops = [] } }
      }
      static func describe(_ fields: FieldList<Archive>) { fields.add(\.workshops, "workshops") }
    }
    let form = FormSession(Archive(workshops: start))
    form.edit { $0.isCleared = true }
    #expect(form.elements(of: "workshops").isEmpty && form.model.workshops.isEmpty)
    form.undo()
    #expect(form.model.workshops == start)
  }

  @Test("The element that is removed is the one that was meant, wherever the program has moved it")
  func removedMoved() {
    let model = SharedWorkshops(start)
    let form = FormSession(model)
    model.workshops.reverse()
    form.send(.remove("workshops[1]"))
    #expect(model.workshops == [start[1]])
    form.undo()
    #expect(Set(model.workshops.map(\.id)) == [1, 2])
    model.workshops.reverse()
    form.send(.duplicate("workshops[2]", id: "x"))
    #expect(model.workshops.filter { $0.title == "b" }.count == 2)
  }

  @Test("Undo takes out the element that was added, wherever the program has moved it")
  func undoneMoved() {
    let model = SharedWorkshops(start)
    let form = FormSession(model)
    form.send(.insert("workshops", id: "x", before: nil))
    model.workshops.reverse()
    form.undo()
    #expect(Set(model.workshops.map(\.id)) == [1, 2])
  }

  @Test("An input for a list in an element that the program has removed is late, and costs no answers")
  func innerList() {
    let begun = [Chest(drawer: Drawer(name: "top", labels: ["a"]))]
    let room = Storeroom(begun)
    let form = FormSession(room)
    let label = form.elements(of: "chests[1].drawer.labels")[0]
    let inputs: [FormInput] = [
      .insert("chests[1].drawer.labels", id: "p", before: nil), .remove(label), .type("chests[1].drawer.name", "x"),
    ]
    for input in inputs {
      room.chests = []
      form.send(input)
      #expect(form.elements(of: "chests").isEmpty)
      form.send(.reset)
      #expect(room.chests == begun && !form.facts.isDirty)
    }
    room.chests = []
    #expect(form.send(inputs[0]) == .refused(.stale("chests[1].drawer.labels")))
  }
}
