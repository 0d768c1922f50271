import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("A newer model with other elements")
struct UpdatedElementTests {
  struct Guest: FormModel, Identifiable {
    var id: Int
    var name: String

    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name") }
    static var formTemplate: Guest? { Guest(id: 0, name: "") }
  }

  struct Party: FormModel {
    var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Bob"), Guest(id: 3, name: "Cy")]
    var tags = ["a", "b"]

    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.guests, "guests").sortable()
      fields.add(\.tags, "tags")
    }
  }

  private func names(_ form: FormSession<Party>) -> [String] { form.model.guests.map(\.name) }
  private func row(_ form: FormSession<Party>, _ name: String) -> FormRowID {
    form.elements(of: "guests").first { form.row(FormRowID("\($0).name"))?.text == name } ?? ""
  }

  @Test("What others have added, removed, moved, and changed is followed")
  func followed() {
    let form = FormSession(Party())
    var newer = Party()
    newer.guests = [
      Guest(id: 3, name: "Cy"), Guest(id: 1, name: "Augusta"), Guest(id: 4, name: "Dee"),
    ]
    #expect(form.update(from: newer).isEmpty)
    #expect(names(form) == ["Cy", "Augusta", "Dee"] && !form.facts.isDirty)
  }

  @Test("What was changed, added, and removed here is changed, added, and removed again")
  func kept() {
    let form = FormSession(Party())
    form.send(.type(FormRowID("\(row(form, "Ada")).name"), "Adele"))
    form.send(.insert("guests", id: "new", before: row(form, "Cy")))
    form.send(.type("guests[new].name", "Nina"))
    form.send(.remove(row(form, "Cy")))
    var newer = Party()
    newer.guests = [
      Guest(id: 4, name: "Dee"), Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Bert"), Guest(id: 3, name: "Cy"),
    ]
    #expect(form.update(from: newer).isEmpty)
    #expect(names(form) == ["Dee", "Adele", "Bert", "Nina"])
    form.send(.reset)
    #expect(names(form) == ["Dee", "Ada", "Bert", "Cy"])
  }

  @Test("The same element changed on both sides is one conflict")
  func conflict() {
    let form = FormSession(Party())
    form.send(.type(FormRowID("\(row(form, "Bob")).name"), "Bert"))
    var newer = Party()
    newer.guests = [Guest(id: 2, name: "Rob"), Guest(id: 1, name: "Ada"), Guest(id: 3, name: "Cy")]
    let conflicts = form.update(from: newer)
    #expect(conflicts.map(\.mine) == ["Bert"] && conflicts.map(\.theirs) == ["Rob"])
    #expect(names(form) == ["Bert", "Ada", "Cy"])
    form.resolveConflicts(.theirs)
    #expect(names(form) == ["Rob", "Ada", "Cy"] && !form.facts.isDirty)
  }

  @Test("An element that others have removed and that was changed here stays, with a conflict")
  func removed() {
    for choice in FormConflict.Choice.allCases {
      let form = FormSession(Party())
      form.send(.type(FormRowID("\(row(form, "Bob")).name"), "Bert"))
      var newer = Party()
      newer.guests.remove(at: 1)
      let conflicts = form.update(from: newer, by: "Linus")
      #expect(conflicts.map(\.row) == [row(form, "Bert")] && names(form) == ["Ada", "Bert", "Cy"])
      #expect(
        form.row(row(form, "Bert"))?.issues.map(\.text) == ["Linus removed this. Keep it, or remove it here, too."])
      #expect(!form.facts.isValid)
      form.resolveConflicts(choice)
      #expect(names(form) == (choice == .mine ? ["Ada", "Bert", "Cy"] : ["Ada", "Cy"]))
      #expect(form.facts.isValid && form.facts.isDirty == (choice == .mine))
      form.send(.undo)
      #expect(names(form) == ["Ada", "Bert", "Cy"] && form.conflicts.count == 1)
    }
  }

  @Test("An order that was changed here stays, with what others have added after its neighbor")
  func moved() {
    let form = FormSession(Party())
    #expect(form.send(.move(row(form, "Cy"), before: row(form, "Ada"))) == .accepted)
    #expect(names(form) == ["Cy", "Ada", "Bob"])
    var newer = Party()
    newer.guests.insert(Guest(id: 4, name: "Dee"), at: 2)
    form.update(from: newer)
    #expect(names(form) == ["Cy", "Ada", "Bob", "Dee"])
  }

  @Test("A list of plain values")
  func values() {
    let form = FormSession(Party())
    form.send(.insert("tags", id: "new", before: nil))
    form.send(.type("tags[new]", "mine"))
    var newer = Party()
    newer.tags = ["a", "b", "theirs"]
    form.update(from: newer)
    #expect(form.model.tags == ["a", "b", "mine", "theirs"] || form.model.tags == ["a", "b", "theirs", "mine"])
  }
}
