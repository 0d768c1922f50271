import FieldstoneCore
import Testing

/// Types that can't be compared.
private struct LoosePass: FormModel {
  var name = "a"
  /// Not fields.
  var token = LooseToken()
  var notes: [LooseToken] = []
  static func describe(_ fields: FieldList<LoosePass>) { fields.add(\.name, "name") }
  static var formTemplate: LoosePass? { LoosePass() }
}

private struct LooseToken {
  var isUsed = false
  var number = 0
  var owner: LooseOwner?
}

private final class LooseOwner {}

private struct LoosePasses: FormModel {
  var passes = [LoosePass(), LoosePass()]
  /// Not a field.
  var checks = 0
  static func describe(_ fields: FieldList<LoosePasses>) { fields.add(\.passes, "passes").inline() }
}

@Suite("Elements that a program changes")
struct ReplacedElementTests {
  private func form(_ workshops: Workshop...) -> FormSession<WorkshopDay> {
    FormSession(WorkshopDay(workshops: workshops))
  }
  private func ids(_ form: FormEngine) -> [String] { form.rows.map(\.id.path) }

  @Test("A subform that a program sets in an element has rows, and undo takes it out again")
  func setsSubform() {
    let form = form(Workshop(id: 1, title: "Swift"))
    form.edit { $0.workshops[0].host = WorkshopHost(name: "Ada", badge: 7) }
    #expect(ids(form).contains("workshops[1].host.name") && form.row("workshops[1].host.name")?.text == "Ada")
    #expect(form.row("workshops[1].host")?.isDirty == true)
    form.undo()
    #expect(form.model.workshops == [Workshop(id: 1, title: "Swift")] && !form.facts.isDirty)
    #expect(!ids(form).contains("workshops[1].host.name"))
    form.redo()
    #expect(form.model.workshops[0].host == WorkshopHost(name: "Ada", badge: 7))
    #expect(ids(form).contains("workshops[1].host.name"))
  }

  @Test("A subform that a program removes from an element comes back with what is no field", arguments: [false, true])
  func removesSubform(resets: Bool) {
    let form = form(Workshop(id: 1, host: WorkshopHost(name: "Ada", badge: 7)))
    let start = form.model
    form.edit { $0.workshops[0].host = nil }
    #expect(form.model.workshops[0].host == nil && !ids(form).contains("workshops[1].host.name"))
    form.send(resets ? .reset : .undo)
    #expect(form.model == start && !form.facts.isDirty)
    #expect(form.row("workshops[1].host.name")?.text == "Ada")
  }

  @Test("Undo and reset bring back what is no field where another element took the place", arguments: [false, true])
  func takesPlace(resets: Bool) {
    let form = form(Workshop(id: 1, title: "Swift"), Workshop(id: 2, title: "C"))
    let start = form.model
    form.edit { $0.workshops = [Workshop(id: 8, title: "Ada"), Workshop(id: 9, title: "B")] }
    #expect(form.elements(of: "workshops") == ["workshops[1]", "workshops[2]"])
    #expect(form.row("workshops[2].title")?.text == "B")
    form.send(resets ? .reset : .undo)
    #expect(form.model == start && !form.facts.isDirty)
    if !resets {
      form.redo()
      #expect(form.model.workshops == [Workshop(id: 8, title: "Ada"), Workshop(id: 9, title: "B")])
    }
  }

  @Test("Reset brings back an element that a program has replaced by one with the same answers")
  func replacedBesideFields() {
    let form = form(Workshop(id: 1, title: "Swift"))
    form.edit { $0.workshops[0].id = 5 }
    form.send(.reset)
    #expect(form.model.workshops[0].id == 1)
  }

  @Test("What a program changes in an element without a field is undone with its step")
  func noField() {
    let form = form(Workshop(id: 1, title: "Swift"))
    form.edit { $0.workshops[0].id = 5 }
    #expect(form.model.workshops[0].id == 5 && form.facts.canUndo)
    form.undo()
    #expect(form.model.workshops[0].id == 1)
    form.redo()
    #expect(form.model.workshops[0].id == 5)
  }

  @Test("The same where elements can't be compared", arguments: 0..<3)
  func noFieldWithoutComparison(change: Int) {
    let form = FormSession(LoosePasses())
    form.edit {
      switch change {
      case 0: $0.passes[1].token.number = 7
      case 1: $0.passes[1].token.owner = LooseOwner()
      default: $0.passes[1].notes = [LooseToken()]
      }
    }
    #expect(form.facts.canUndo)
    form.undo()
    let pass = form.model.passes[1]
    #expect(pass.token.number == 0 && pass.token.owner == nil && pass.notes.isEmpty)
    form.redo()
    let again = form.model.passes[1]
    #expect(again.token.number == 7 || again.token.owner != nil || again.notes.count == 1)
  }

  @Test("What a program leaves as it is makes no undo step, even where it can't be compared")
  func unchangedWithoutComparison() {
    let form = FormSession(LoosePasses(passes: [LoosePass(notes: [LooseToken(owner: LooseOwner())])]))
    form.edit {
      $0.checks = 1
      $0.passes[0].name = "a"
    }
    #expect(!form.facts.canUndo)
  }

  @Test("Elements of an element that a program replaces come back with their ids and with what is no field")
  func inner() {
    let steps = [WorkshopStep(text: "a", minutes: 1), WorkshopStep(text: "b", minutes: 2)]
    let form = form(Workshop(id: 1, steps: steps))
    let (start, elements) = (form.model, form.elements(of: "workshops[1].steps"))
    form.send(.type(FormRowID("\(elements[1]).text"), "c"))
    let typed = form.model
    form.edit { $0.workshops[0].steps.removeFirst() }
    #expect(form.elements(of: "workshops[1].steps") == [elements[1]])
    form.undo()
    #expect(form.model == typed && form.elements(of: "workshops[1].steps") == elements)
    form.undo()
    #expect(form.model == start && !form.facts.isDirty)
  }

  @Test("Half-typed texts stay in elements that a program doesn't change")
  func drafts() {
    let form = FormSession(Party(guests: [PartyGuest(id: 1, name: "Ada"), PartyGuest(id: 2, name: "Grace")]))
    form.send(.type("guests[2].age", "many"))
    form.edit { $0.guests[0].name = "Eve" }
    #expect(form.row("guests[2].age")?.text == "many")
    form.edit { $0.guests[1].name = "Mary" }
    #expect(form.row("guests[2].age")?.text == "many")
    form.undo()
    #expect(form.row("guests[2].age")?.text == "many" && form.model.guests[1].name == "Grace")
  }

  @Test("Conditions in an element see a property that is no field when the whole collection is set")
  func conditions() {
    struct Seat: FormModel, Equatable {
      var isTaken = false
      var row = 0
      static func describe(_ fields: FieldList<Seat>) { fields.add(\.isTaken, "isTaken") }
      static func arrange(_ form: FormBuilder<Seat>) { form[\.isTaken].enabled { $0[\.row] > 3 } }
      static var formTemplate: Seat? { Seat() }
    }
    struct Seats: FormModel {
      var seats = [Seat()]
      static func describe(_ fields: FieldList<Seats>) { fields.add(\.seats, "seats").inline() }
    }
    let form = FormSession(Seats())
    #expect(form.row("seats[1].isTaken")?.isEnabled == false)
    form.edit { $0.seats = [Seat(row: 5)] }
    #expect(form.row("seats[1].isTaken")?.isEnabled == true && form.facts.answeredFields == 1)
    form.undo()
    #expect(form.row("seats[1].isTaken")?.isEnabled == false && form.model.seats == [Seat()])
  }
}
