import Foundation
import Testing

@testable import FieldstoneCore

/// A form that contains itself.
private struct TreeNode: Equatable, FormModel {
  var name = ""
  var children: [TreeNode] = []
  var made = Date(timeIntervalSinceReferenceDate: 0)

  static func describe(_ fields: FieldList<TreeNode>) {
    fields.add(\.name, "name").rule { $0 == "x" ? "No x." : nil }
    fields.add(\.children, "children").sortable()
  }
  static func arrange(_ form: FormBuilder<TreeNode>) {
    form.rule(on: \.name) { node in
      node[parent: \TreeNode.name] == node.name ? "It is called like the one above it." : nil
    }
  }
  static var formTemplate: TreeNode? { TreeNode() }
}

private final class Member: FormModel {
  var name = ""
  let number: Int
  init(_ name: String = "", number: Int = 0) { (self.name, self.number) = (name, number) }

  static func describe(_ fields: FieldList<Member>) { fields.add(\.name, "name") }
  static var formTemplate: Member? { Member() }
}

@Suite("Collections in elements")
struct NestedCollectionTests {
  @Test("A form that contains itself has as many levels as its model")
  func recursive() {
    let form = FormSession(TreeNode(name: "a", children: [TreeNode(name: "b", children: [TreeNode(name: "c")])]))
    #expect(form.problems.isEmpty)
    #expect(form.rows.map(\.id.path) == ["name", "children", "children[1]", "children[+]"])
    #expect(form.row("children[1].children[2].name")?.text == "c")
    form.send(.insert("children[1].children[2].children", id: "d", before: nil))
    #expect(form.page == "children[1].children[2].children[d]")
    #expect(form.openPages.count == 4)
    form.send(.type("children[1].children[2].children[d].name", "c"))
    #expect(form.issues.map { $0.row?.path } == ["children[1].children[2].children[d].name"])
    #expect(form.model.children[0].children[0].children[0].name == "c")
    form.send(.remove("children[1]"))
    #expect(form.openPages.count == 1 && form.model.children.isEmpty)
    form.undo()
    #expect(form.model.children[0].children[0].children[0].name == "c" && form.issues.count == 1)
    form.send(.move("children[1].children[2]", before: nil))
    form.send(.reset)
    #expect(form.model == TreeNode(name: "a", children: [TreeNode(name: "b", children: [TreeNode(name: "c")])]))
    #expect(!form.facts.isDirty)
  }

  @Test("Elements can be instances of a class: edited in place, copied as new instances")
  func instances() throws {
    struct Team: FormModel {
      var people: [Member] = []
      static func describe(_ fields: FieldList<Team>) { fields.add(\.people, "people").inline() }
    }
    let ada = Member("Ada", number: 7)
    let form = FormSession(Team(people: [ada]))
    form.send(.type("people[1].name", "Grace"))
    #expect(ada.name == "Grace")
    form.send(.duplicate("people[1]", id: "x"))
    #expect(form.model.people.map(\.name) == ["Grace", "Grace"] && form.model.people[1] !== ada)
    form.send(.type("people[x].name", "Mary"))
    form.send(.remove("people[1]"))
    #expect(form.model.people.map(\.name) == ["Mary"])
    form.undo()
    #expect(form.model.people.map(\.name) == ["Grace", "Mary"] && form.model.people[0] === ada)
  }

  private struct Trip: Equatable, FormModel {
    var title = ""
    var party: Party?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.title, "title")
      fields.add(\.party, "party").inline()
    }
  }

  @Test("A removed subform comes back with the elements that it had, and earlier steps still know them")
  func optional() {
    let form = FormSession(Trip())
    form.send(.set("party", .flag(true)))
    form.send(.insert("party.guests", id: "a", before: nil))
    form.send(.type("party.guests[a].name", "Ada"))
    form.send(.set("party", .flag(false)))
    #expect(form.model.party == nil && form.row("party.guests[a].name") == nil)
    form.undo()
    #expect(form.model.party?.guests.map(\.name) == ["Ada"])
    #expect(form.row("party.guests[a].name")?.text == "Ada")
    form.undo()
    #expect(form.model.party?.guests.map(\.name) == [""])
    form.undo()
    form.undo()
    #expect(form.model == Trip())
    for _ in 0..<4 { form.redo() }
    #expect(form.model.party == nil)
    form.undo()
    #expect(form.model.party?.guests.map(\.name) == ["Ada"])
  }

  @Test("Adding an element to a subform that is nil creates the subform")
  func creates() {
    let form = FormSession(Trip(), definition: FormDefinition<Trip> { $0.add(\.party, "party") })
    form.send(.open("party"))
    form.send(.insert("party.guests", id: "a", before: nil))
    #expect(form.model.party?.guests.count == 1)
    form.undo()
    #expect(form.model.party == nil)
  }

  @Test("A draft keeps elements, their order, and what was typed in them")
  func drafts() throws {
    func make() -> FormSession<Party> {
      FormSession(Party(guests: [PartyGuest(id: 1, name: "Ada"), PartyGuest(id: 2, name: "Grace")]))
    }
    let form = make()
    form.send(.insert("guests", id: "n", before: "guests[2]"))
    form.send(.type("guests[n].name", "New"))
    form.send(.type("guests[n].age", "old"))
    form.send(.move("guests[2]", before: "guests[1]"))
    form.send(.insert("tags", id: "t", before: nil))
    form.send(.type("tags[t]", "tag"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = make()
    let left = try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
    #expect(left.isEmpty && other.model == form.model)
    #expect(other.rows.map(\.id) == form.rows.map(\.id))
    #expect(other.row("guests[n].age")?.text == "old" && other.facts.dirtyFields == form.facts.dirtyFields)
    other.send(.reset)
    #expect(other.model == make().model)
    let third = make()
    form.send(.remove("guests[1]"))
    _ = try third.restore(form.snapshot)
    #expect(third.model == form.model && third.snapshot == form.snapshot)
  }

  @Test("A removed element with an optional subform survives reset and undo")
  func removedSubform() {
    struct Tour: Equatable, FormModel {
      var trips = [Trip(title: "a", party: Party(host: "Ada"))]
      static func describe(_ fields: FieldList<Tour>) { fields.add(\.trips, "trips") }
    }
    let form = FormSession(Tour())
    form.send(.type("trips[1].party.host", "Grace"))
    form.send(.remove("trips[1]"))
    form.send(.reset)
    #expect(form.model == Tour() && !form.facts.isDirty)
    form.send(.undo)
    #expect(form.model.trips.isEmpty)
    form.send(.undo)
    #expect(form.model.trips.first?.party?.host == "Grace")
    form.send(.undo)
    #expect(form.model == Tour())
  }
}
