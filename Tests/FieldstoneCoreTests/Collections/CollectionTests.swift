import FieldstoneCore
import Testing

struct PartyGuest: Equatable, Identifiable, FormModel {
  var id = 0
  var name = ""
  var age = 0
  var diet: String?

  static func describe(_ fields: FieldList<PartyGuest>) {
    fields.add(\.name, "name").required()
    fields.add(\.age, "age").range(0...120)
    fields.add(\.diet, "diet").visible(when: { $0.age > 1 })
  }
  static var formTemplate: PartyGuest? { PartyGuest() }
}

struct Party: Equatable, FormModel {
  var host = "Ada"
  var guests: [PartyGuest] = []
  var tags: [String] = []

  static func describe(_ fields: FieldList<Party>) {
    fields.add(\.host, "host")
    fields.add(\.guests, "guests").inline().sortable().maximumCount(4).adding("Add a guest").elementTitle("Guest")
    fields.add(\.tags, "tags").unique().elements { $0.maximumLength(5) }
  }
  static func arrange(_ form: FormBuilder<Party>) {
    form.rule(on: \.guests) { form in
      Set(form.guests.map(\.name)).count < form.guests.count ? "Two guests have the same name." : nil
    }
  }
  static var formTemplate: Party? { Party() }
}

@Suite("Collections")
struct CollectionTests {
  let form = FormSession(
    Party(guests: [PartyGuest(id: 1, name: "Ada"), PartyGuest(id: 2, name: "Grace")], tags: ["a"]))

  private var ids: [String] { form.rows.map(\.id.path) }
  private var names: [String] { form.model.guests.map(\.name) }

  @Test("An element's rows follow its row, and a row to add one follows the last")
  func rows() {
    #expect(
      ids == [
        "host", "guests", "guests[1]", "guests[1].name", "guests[1].age", "guests[2]", "guests[2].name",
        "guests[2].age", "guests[+]", "tags", "tags[3]", "tags[+]",
      ])
    #expect(form.rows.map(\.kind).prefix(4) == [.field, .collection, .element, .field])
    #expect(form.row("guests")?.display == "2 entries")
    #expect(form.row("guests[1]")?.title == "Guest")
    #expect(form.row("guests[1]")?.display == "Ada, 0")
    #expect(form.row("guests[+]")?.title == "Add a guest")
    #expect(form.row("tags[3]")?.kind == .field)
  }

  @Test("An element is inserted once, where it was asked for, and removed again by undo")
  func insert() {
    #expect(form.send(.insert("guests", id: "x", before: "guests[2]")).isAccepted)
    #expect(form.send(.insert("guests", id: "x", before: nil)).isAccepted)
    #expect(names == ["Ada", "", "Grace"])
    #expect(form.focusedRow == "guests[x].name")
    form.send(.type("guests[x].name", "Mary"))
    form.send(.type("guests[x].age", "7"))
    #expect(ids.contains("guests[x].diet") && form.facts.dirtyFields == 3)
    for _ in 0..<3 { form.undo() }
    #expect(names == ["Ada", "Grace"] && !form.facts.isDirty)
    #expect(form.send(.type("guests[x].name", "Late")) == .refused(.stale("guests[x].name")))
    #expect(form.send(.insert("guests", id: "x", before: nil)) == .refused(.stale("guests[x]")))
    for _ in 0..<3 { form.redo() }
    #expect(
      form.model.guests == [
        PartyGuest(id: 1, name: "Ada"), PartyGuest(name: "Mary", age: 7), PartyGuest(id: 2, name: "Grace"),
      ])
  }

  @Test("Undo brings back a removed element whole: half-typed texts, and properties that are no fields")
  func remove() {
    form.send(.focus("guests[1].age"))
    form.send(.type("guests[1].age", "many"))
    form.send(.remove("guests[1]"))
    #expect(names == ["Grace"] && form.facts.invalidFields == 0)
    #expect(form.focusedRow == "guests[2].name")
    #expect(!ids.contains { $0.hasPrefix("guests[1]") })
    form.undo()
    #expect(form.model.guests.first == PartyGuest(id: 1, name: "Ada"))
    #expect(form.row("guests[1].age")?.text == "many" && form.facts.invalidFields == 1)
  }

  @Test("A move is a move in the batch, and back again is clean")
  func move() {
    _ = form.takeChanges()
    #expect(form.send(.move("guests[2]", before: "guests[1]")).isAccepted)
    #expect(names == ["Grace", "Ada"] && form.facts.isDirty)
    let splices = form.takeChanges().pages.first?.splices ?? []
    #expect(splices == [FormChanges.Splice(offset: 5, removed: 3, inserted: [], destination: 2)])
    #expect(form.row("guests[2]")?.actions == [.remove, .moveDown, .duplicate])
    form.send(.move("guests[2]", before: nil))
    #expect(names == ["Ada", "Grace"] && !form.facts.isDirty)
    #expect(form.send(.move("tags[3]", before: nil)) == .refused(.wrongInput("tags[3]")))
    #expect(form.send(.move("guests[2]", before: "tags[3]")) == .refused(.stale("tags[3]")))
  }

  @Test("At the maximum, nothing can be added, and the rows say so")
  func full() {
    form.send(.duplicate("guests[1]", id: "a"))
    form.send(.duplicate("guests[a]", id: "b"))
    #expect(names == ["Ada", "Ada", "Ada", "Grace"])
    #expect(form.send(.duplicate("guests[1]", id: "c")) == .refused(.full("guests")))
    #expect(form.send(.perform("guests[+]")) == .refused(.full("guests")))
    #expect(form.row("guests[+]")?.isEnabled == false)
    #expect(form.row("guests")?.actions == [] && form.row("guests[1]")?.actions == [.remove, .moveDown])
    form.send(.remove("guests[1]"))
    #expect(form.row("guests[+]")?.isEnabled == true)
  }

  @Test("A rule across elements runs again when one of them changes")
  func rules() {
    #expect(form.facts.isValid)
    form.send(.type("guests[2].name", "Ada"))
    #expect(form.issues.map { $0.row?.path } == ["guests"])
    form.send(.perform("tags[+]"))
    form.send(.type(form.focusedRow ?? "", "a"))
    #expect(form.model.tags == ["a", "a"] && form.issues.count == 2)
    form.send(.type("tags[3]", "abcdef"))
    #expect(form.model.tags == ["abcdef", "a"])
    #expect(form.issues.map { $0.row?.path } == ["guests", "tags[3]"])
  }

  @Test("What a program does to the array keeps the elements that it keeps")
  func program() {
    form.send(.focus("guests[2].age"))
    form.send(.type("guests[2].age", "x"))
    form.edit { $0.guests.swapAt(0, 1) }
    #expect(form.focusedRow == "guests[2].age" && form.row("guests[2].age")?.text == "x")
    #expect(form.index(of: "guests[2].age") == 4)
    form.edit { $0.guests.insert(PartyGuest(id: 9, name: "New"), at: 1) }
    #expect(names == ["Grace", "New", "Ada"] && form.focusedRow == "guests[2].age")
    form.edit { $0.guests.removeAll { $0.id == 2 } }
    #expect(names == ["New", "Ada"] && form.row("guests[2].age") == nil)
    form.undo()
    #expect(names == ["Grace", "New", "Ada"])
    for _ in 0..<3 { form.undo() }
    #expect(names == ["Ada", "Grace"] && !form.facts.isDirty)
  }

  @Test("Reset brings back the elements of the start, a submit makes the present ones the start")
  func reset() async {
    form.send(.remove("guests[1]"))
    form.send(.insert("guests", id: "n", before: nil))
    form.send(.type("guests[n].name", "New"))
    form.send(.reset)
    #expect(names == ["Ada", "Grace"] && !form.facts.isDirty)
    form.send(.remove("guests[1]"))
    #expect(await form.submit().model?.guests.count == 1)
    #expect(!form.facts.isDirty)
    form.send(.reset)
    #expect(names == ["Grace"])
    form.send(.insert("guests", id: "m", before: nil))
    #expect(form.row("guests[m].name") != nil)
  }
}
