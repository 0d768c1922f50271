import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Words that surfaces say about a row")
struct RowWordsTests {
  private struct Trip: FormModel {
    var isOpen = true
    var isPaid = false
    var code = "A1"
    var secret = "tulip"
    var route = "north"
    var number: Int { 42 }
    var name = ""
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.isOpen, "isOpen").words(on: "Open", off: "Shut")
      fields.add(\.isPaid, "isPaid")
      fields.add(\.code, "code").readOnly()
      fields.add(\.secret, "secret").password().readOnly()
      fields.add(\.route, "route").control(.label)
      fields.add(\.number, "number")
      fields.add(\.name, "name").maximumLength(40)
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form.text("Read this.", id: "note")
      form.remainingFields()
    }
  }

  private let form = FormSession(Trip())
  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }

  @Test("A switch says its own words, else yes or no in the form's language")
  func switches() throws {
    let (own, plain) = (try row("isOpen"), try row("isPaid"))
    #expect(own.word(for: true, in: .standard) == "Open" && own.word(for: false, in: .standard) == "Shut")
    #expect(plain.word(for: true, in: .standard) == "Yes" && plain.word(for: false, in: .standard) == "No")
    let german = FormEnvironment(translate: { text, _ in ["Yes": "Ja", "No": "Nein"][text.english] })
    #expect(plain.word(for: true, in: german) == "Ja" && plain.word(for: false, in: german) == "Nein")
  }

  @Test("What is only shown can be copied; a secret, what is edited, and other rows have nothing to copy")
  func copyable() throws {
    let rows: [FormRowID] = ["code", "secret", "route", "number", "name", "note", "isPaid"]
    #expect(try rows.map { try row($0).copyable } == ["A1", "", "north", "42", "", "", ""])
    form.send(.type("name", "Ada"))
    #expect(try row("name").copyable == "")
  }

  @Test("Characters are counted in a word for the eye, and in more for the ear")
  func length() throws {
    form.send(.type("name", "Ada Lovelace"))
    let length = try #require(try row("name").length)
    #expect(length.shown.text(in: .standard) == "12 of 40")
    #expect(length.spoken.text(in: .standard) == "12 of 40 characters" && !length.isExceeded)
    #expect(!FormRow.Length(count: 40, maximum: 40).isExceeded && FormRow.Length(count: 41, maximum: 40).isExceeded)
  }

  @Test("A hit of a search is told from others by its row")
  func hits() throws {
    let hit = try #require(form.search("Name").first)
    #expect(hit.row == "name" && hit.id == "name")
  }
}
