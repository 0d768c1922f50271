import FieldstoneTesting
import Testing

@Suite("Side effects of setters while values are restored")
struct SideEffectTests {
  /// Setting `whole` sets its parts and clears the note; getting it joins the parts.
  struct Name: FormModel, Equatable {
    var first = "Ada"
    var last = "Byron"
    var note = ""
    var whole: String {
      get { first + " " + last }
      set {
        first = String(newValue.prefix { $0 != " " })
        last = newValue.split(separator: " ").dropFirst().joined(separator: " ")
        note = ""
      }
    }

    static func describe(_ fields: FieldList<Name>) {
      fields.add(\.first, "first")
      fields.add(\.last, "last")
      fields.add(\.note, "note")
      fields.add(\.whole, "whole").refreshes()
    }
    static var formTemplate: Name? { Name() }
  }

  /// Setting the country clears the city.
  struct Address: FormModel, Equatable {
    var city = "Paris"
    var country = "FR" {
      didSet { if country != oldValue { city = "" } }
    }

    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.city, "city")
      fields.add(\.country, "country")
    }
    static var formTemplate: Address? { Address() }
  }

  private func address() -> FormSession<Address> {
    let form = FormSession(Address())
    form.refreshesAfterEdits = true
    return form
  }

  @Test("A draft is restored exactly, despite side effects of setters")
  func restore() throws {
    let form = FormSession(Name())
    form.send(.type("whole", "Grace Hopper"))
    form.send(.type("note", "Navy"))
    let other = FormSession(Name())
    try other.restore(form.snapshot)
    #expect(
      other.model == form.model && other.row("note")?.text == "Navy" && other.row("whole")?.text == "Grace Hopper")
    #expect(other.snapshot == form.snapshot && !other.facts.canUndo)

    let home = address()
    home.send(.type("country", "IT"))
    home.send(.type("city", "Rome"))
    let again = address()
    try again.restore(home.snapshot)
    #expect(again.model == home.model && again.row("city")?.text == "Rome" && again.snapshot == home.snapshot)
  }

  @Test("Reset restores every field despite side effects of setters, and can be undone")
  func reset() {
    let form = FormSession(Name(note: "Countess"))
    form.send(.type("whole", "Grace Hopper"))
    form.send(.type("note", "Navy"))
    let before = form.model
    form.send(.reset)
    #expect(form.model == Name(note: "Countess") && !form.facts.isDirty)
    form.undo()
    #expect(form.model == before && form.row("note")?.text == "Navy")

    let home = address()
    home.send(.type("country", "IT"))
    home.send(.reset)
    #expect(home.model == Address() && home.row("city")?.text == "Paris" && !home.facts.isDirty)
    home.undo()
    #expect(home.row("country")?.text == "IT" && home.row("city")?.text == "" && home.model.city == "")
  }

  @Test("Undo restores a whole step, also without refreshesAfterEdits")
  func oneStep() {
    let form = FormSession(Address())
    form.edit {
      $0.city = "Rome"
      $0.country = "IT"
    }
    form.edit { $0.city = "Rome" }
    form.undo()
    form.undo()
    #expect(form.model == Address() && form.row("city")?.text == "Paris")
    form.redo()
    #expect(form.model.country == "IT" && form.row("city")?.text == "Rome" && form.model.city == "Rome")
  }

  @Test("Undo doesn't touch what its step has not changed")
  func undo() {
    let form = FormSession(Name())
    form.send(.type("note", "Countess"))
    form.send(.blur("note"))
    form.send(.type("note", ""))
    form.send(.type("whole", "Grace Hopper"))
    form.send(.type("whole", "Grace M Hopper"))
    form.send(.blur("whole"))
    form.undo()
    #expect(form.model.first == "Ada" && form.model.last == "Byron" && form.model.note == "")
    form.undo()
    #expect(form.model.note == "Countess" && form.model.last == "Byron")

    let home = address()
    home.send(.type("city", ""))
    home.send(.type("country", "IT"))
    home.send(.type("city", "Rome"))
    home.send(.type("country", "FR"))
    home.undo()
    #expect(home.model.country == "IT" && home.model.city == "Rome")
    home.undo()
    home.undo()
    #expect(home.model.country == "FR" && home.model.city == "" && home.row("city")?.text == "")
    home.undo()
    #expect(home.model == Address())
  }
}
