import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("A list of conflicts in the form")
struct ConflictListTests {
  struct Contact: FormModel {
    var name = "Ada"
    var city = "Leiden"
    var phones = [Phone(number: "1")]

    static func describe(_ fields: FieldList<Contact>) {
      fields.add(\.name, "name")
      fields.add(\.city, "city")
      fields.add(\.phones, "phones")
    }

    static func arrange(_ form: FormBuilder<Contact>) {
      form.conflicts()
      form.fields(\.name, \.city)
    }
  }

  struct Phone: FormModel {
    var number = ""
    static func describe(_ fields: FieldList<Phone>) { fields.add(\.number, "number") }
    static var formTemplate: Phone? { Phone() }
  }

  private func list(_ form: FormSession<Contact>) -> [String] {
    form.rows.filter { $0.id.path.hasPrefix("conflicts") }.map {
      $0.display.isEmpty ? $0.title : "\($0.title): \($0.display)"
    }
  }

  private func changed() -> FormSession<Contact> {
    let form = FormSession(Contact())
    form.send(.type("name", "Grace"))
    form.send(.type("city", "Delft"))
    form.send(.type("phones[1].number", "2"))
    var newer = Contact()
    newer.name = "Augusta"
    newer.phones[0].number = "3"
    form.update(from: newer, by: "Linus")
    return form
  }

  @Test("It is there while there are conflicts, with both answers")
  func listed() {
    #expect(list(FormSession(Contact())).isEmpty)
    let form = changed()
    #expect(
      list(form) == [
        "Changed Elsewhere, Too", "Name: Yours: Grace. Newer, by Linus: Augusta.",
        "Phones: Linus changed this to “3”. Keep yours, or use the newer one.", "Keep all of mine",
        "Use all newer ones",
      ] || list(form).first == "Changed elsewhere, too")
    form.send(.type("name", "Augusta"))
    #expect(list(form).count == 4)
    form.send(.perform("conflicts.theirs"))
    #expect(list(form).isEmpty && form.model.phones[0].number == "3" && form.model.city == "Delft")
    form.send(.undo)
    #expect(list(form).count == 4)
    form.send(.perform("conflicts.mine"))
    #expect(list(form).isEmpty && form.model.phones[0].number == "2" && form.facts.isValid)
    #expect(form.send(.perform("conflicts.mine")) != .accepted)
  }

  @Test("Its rows lead to the fields")
  func leads() {
    let form = changed()
    form.send(.open("conflicts.name"))
    #expect(form.focusedRow == "name")
    form.send(.open("conflicts.phones"))
    #expect(form.focusedRow == "phones[1].number")
  }
}
