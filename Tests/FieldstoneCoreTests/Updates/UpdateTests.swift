import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@Suite("A newer model: what was changed on one side, and on both")
struct UpdateTests {
  struct Place: FormModel {
    var street = "Breestraat"
    var city = "Leiden"

    static func describe(_ fields: FieldList<Place>) {
      fields.add(\.street, "street")
      fields.add(\.city, "city")
    }
    static var formTemplate: Place? { Place(street: "", city: "") }
  }

  struct Member: FormModel {
    var name = "Ada"
    var email = "ada@example.org"
    var age: Int? = 36
    var password = "secret"
    var place = Place()
    var office: Place?
    /// No field.
    var version = 1

    static func describe(_ fields: FieldList<Member>) {
      fields.add(\.name, "name").required()
      fields.add(\.email, "email")
      fields.add(\.age, "age")
      fields.add(\.password, "password").password()
      fields.add(\.place, "place").inline()
      fields.add(\.office, "office")
    }
  }

  private func errors(_ form: FormSession<Member>, _ row: FormRowID) -> [String] {
    form.row(row)?.issues.map(\.text) ?? []
  }

  @Test("What nobody has changed here follows; what was changed here stays; nothing is a conflict")
  func oneSided() {
    let form = FormSession(Member())
    form.send(.type("email", "lovelace@example.org"))
    var newer = Member()
    newer.name = "Augusta"
    newer.place.city = "Utrecht"
    newer.version = 2
    #expect(form.update(from: newer).isEmpty)
    #expect(form.model.name == "Augusta" && form.model.place.city == "Utrecht" && form.model.version == 2)
    #expect(form.model.email == "lovelace@example.org")
    #expect(form.row("name")?.isDirty == false && form.row("email")?.isDirty == true && form.facts.dirtyFields == 1)
    form.send(.reset)
    #expect(form.model.name == "Augusta" && form.model.email == "ada@example.org" && !form.facts.isDirty)
  }

  @Test("What both have changed to the same is no change anymore")
  func same() {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    var newer = Member()
    newer.name = "Grace"
    #expect(form.update(from: newer).isEmpty)
    #expect(!form.facts.isDirty && form.model.name == "Grace")
  }

  @Test("What both have changed is a conflict: an error that names the other answer and who it is from")
  func conflict() {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    var newer = Member()
    newer.name = "Augusta"
    let conflicts = form.update(from: newer, by: "Linus")
    #expect(
      conflicts == [FormConflict(row: "name", title: "Name", mine: "Grace", theirs: "Augusta", author: "Linus")])
    #expect(form.model.name == "Grace")
    #expect(errors(form, "name") == ["Linus changed this to “Augusta”. Keep yours, or use the newer one."])
    #expect(form.row("name")?.states.contains(.conflicting) == true)
    #expect(form.row("name")?.contextActions.map(\.title) == ["Keep mine", "Use the newer one"])
    #expect(!form.facts.isValid)
    form.send(.submit)
    #expect(!form.facts.isSubmitted && form.facts.failedSubmits == 1)
  }

  @Test("A conflict is resolved from the menu of its row, and each way can be undone")
  func resolved() {
    for choice in FormConflict.Choice.allCases {
      let form = FormSession(Member())
      form.send(.type("name", "Grace"))
      var newer = Member()
      newer.name = "Augusta"
      form.update(from: newer)
      let action = choice == .mine ? FormAction.keepMine : .takeTheirs
      #expect(form.send(.act("name", action: action.name)) == .accepted)
      #expect(form.model.name == (choice == .mine ? "Grace" : "Augusta"))
      #expect(form.conflicts.isEmpty && errors(form, "name").isEmpty && form.facts.isValid)
      #expect(form.row("name")?.contextActions.isEmpty == true)
      #expect(form.send(.act("name", action: action.name)) != .accepted)
      form.send(.undo)
      #expect(form.model.name == "Grace" && form.conflicts.count == 1)
      form.send(.redo)
      #expect(form.model.name == (choice == .mine ? "Grace" : "Augusta") && form.conflicts.isEmpty)
    }
  }

  @Test("All conflicts are resolved at once, as one step")
  func all() {
    for choice in FormConflict.Choice.allCases {
      let form = FormSession(Member())
      form.send(.type("name", "Grace"))
      form.send(.type("place.city", "Delft"))
      form.send(.set("age", .number(40)))
      var newer = Member()
      newer.name = "Augusta"
      newer.place.city = "Utrecht"
      newer.age = nil
      #expect(form.update(from: newer).map(\.row) == ["name", "age", "place.city"])
      #expect(
        errors(form, "age") == ["This was cleared elsewhere. Keep yours, or leave it empty, too."])
      form.resolveConflicts(choice)
      #expect(form.conflicts.isEmpty && form.facts.isDirty == (choice == .mine))
      #expect(form.model.age == (choice == .mine ? 40 : nil))
      form.send(.undo)
      #expect(form.conflicts.count == 3 && form.model.age == 40 && form.model.place.city == "Delft")
    }
  }

  @Test("Typing the other answer resolves a conflict; typing a third one doesn't")
  func typed() {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    var newer = Member()
    newer.name = "Augusta"
    form.update(from: newer)
    form.send(.type("name", "Grace Augusta"))
    #expect(form.conflicts.map(\.mine) == ["Grace Augusta"])
    form.send(.type("name", "Augusta"))
    #expect(form.conflicts.isEmpty && form.facts.isValid && !form.facts.isDirty)
  }

  @Test("Undo goes back from what was entered here to the newer answer")
  func undo() {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    form.send(.type("email", "grace@example.org"))
    var newer = Member()
    newer.name = "Augusta"
    form.update(from: newer)
    form.send(.undo)
    #expect(form.model.email == "ada@example.org")
    form.send(.undo)
    #expect(form.model.name == "Augusta" && form.conflicts.isEmpty && !form.facts.isDirty)
    form.send(.redo)
    #expect(form.model.name == "Grace" && form.conflicts.count == 1)
  }

  @Test("A text that is no number stays in its field")
  func halfTyped() {
    let form = FormSession(Member())
    form.send(.type("age", "many"))
    var newer = Member()
    newer.name = "Augusta"
    newer.age = 37
    #expect(form.update(from: newer).map(\.row) == ["age"])
    #expect(form.row("age")?.text == "many" && form.model.name == "Augusta")
    form.send(.act("age", action: FormAction.takeTheirs.name))
    #expect(form.row("age")?.text == "37" && form.facts.isValid && !form.facts.isDirty)
  }

  @Test("A secret is in no message")
  func secret() {
    let form = FormSession(Member())
    form.send(.type("password", "mine"))
    var newer = Member()
    newer.password = "theirs"
    #expect(form.update(from: newer, by: "Linus").map(\.theirs) == [""])
    #expect(errors(form, "password") == ["Linus changed this. Keep yours, or use the newer one."])
  }

  @Test("A second update keeps what is not resolved, and knows what was")
  func again() {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    form.send(.type("email", "grace@example.org"))
    var newer = Member()
    newer.name = "Augusta"
    newer.email = "augusta@example.org"
    form.update(from: newer, by: "Linus")
    form.resolve("email", .mine)
    newer.age = 40
    #expect(form.update(from: newer, by: "Ken").map(\.author) == ["Linus"])
    newer.email = "a@example.org"
    #expect(form.update(from: newer, by: "Ken").map(\.row) == ["name", "email"])
    newer.name = "Grace"
    #expect(form.update(from: newer).map(\.row) == ["email"])
    #expect(form.model.age == 40)
  }

  @Test("A subform that others have created, set to nil, or changed inside")
  func subforms() {
    let form = FormSession(Member())
    var newer = Member()
    newer.office = Place(street: "Rapenburg", city: "Leiden")
    #expect(form.update(from: newer).isEmpty)
    #expect(form.model.office?.street == "Rapenburg" && !form.facts.isDirty)
    form.send(.type("office.city", "Delft"))
    newer.office = nil
    #expect(form.update(from: newer, by: "Linus").map(\.row) == ["office"])
    #expect(form.model.office?.city == "Delft")
    #expect(errors(form, "office") == ["Linus removed this. Keep it, or remove it here, too."])
    form.send(.act("office", action: FormAction.takeTheirs.name))
    #expect(form.model.office == nil && form.facts.isValid && !form.facts.isDirty)
    form.send(.undo)
    #expect(form.model.office?.city == "Delft" && form.conflicts.count == 1)
    form.send(.act("office", action: FormAction.keepMine.name))
    #expect(form.model.office?.street == "Rapenburg" && form.facts.isValid && form.facts.isDirty)
  }

  @Test("A submit ends it; a later change is no conflict")
  func submitted() async {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    var newer = Member()
    newer.name = "Augusta"
    form.update(from: newer)
    form.send(.type("name", "Augusta"))
    #expect(await form.submit().model?.name == "Augusta")
    form.send(.type("name", "Grace"))
    #expect(form.conflicts.isEmpty && form.facts.isValid)
  }

  @Test("A draft keeps a conflict")
  func draft() throws {
    let form = FormSession(Member())
    form.send(.type("name", "Grace"))
    var newer = Member()
    newer.name = "Augusta"
    form.update(from: newer, by: "Linus")
    for model in [Member(), newer] {
      let other = FormSession(model)
      #expect(try other.restore(form.snapshot).isEmpty)
      #expect(other.conflicts == form.conflicts && other.conflicts.count == 1)
      other.resolveConflicts(.theirs)
      #expect(other.model.name == "Augusta" && !other.facts.isDirty)
    }
    let other = FormSession(Member())
    try other.restore(form.snapshot)
    #expect(other.snapshot == form.snapshot)
  }

  @Test("What follows is named in the batch, and nothing else")
  func named() {
    let form = FormSession(Member())
    form.send(.type("email", "lovelace@example.org"))
    _ = form.takeChanges()
    var newer = Member()
    newer.name = "Augusta"
    form.update(from: newer)
    let rows = Set(form.takeChanges().pages.flatMap(\.updates).map(\.row))
    #expect(rows.contains("name") && !rows.contains("age"))
  }
}
