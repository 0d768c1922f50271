import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Descriptions of a JSON Schema")
struct SchemaDescriptionTests {
  /// The kinds and titles of the first rows.
  private func rows(_ form: FormSession<FormValues>, _ count: Int) -> [String] {
    form.rows.prefix(count).map { "\($0.kind) \($0.title)" }
  }

  @Test("That of the schema is a text above its fields")
  func root() throws {
    let form = try SchemaForm.form(
      #"{"description": "For the fair.", "properties": {"email": {"type": "string"}}}"#)
    #expect(rows(form, 2) == ["note For the fair.", "field Email"])
    #expect(form.problems.isEmpty)
  }

  @Test("That of an object is the help of its row, which is a heading if its rows are inline")
  func objects() throws {
    func part(_ more: String) -> String {
      #"{"type": "object", "description": "Where you live.", "properties": {"city": {"type": "string"}}\#(more)}"#
    }
    let inline = try SchemaForm.form(property: part(#", "x-fieldstone": {"inline": true}"#), isRequired: true)
    #expect(rows(inline, 2) == ["link X", "field City"])
    #expect(inline.row("x")?.help == "Where you live.")
    let page = try SchemaForm.form(property: part(""), isRequired: true)
    #expect(page.row("x")?.help == "Where you live.")
  }

  @Test("That of elements is a text above the fields of each, its help, or the help of the choice")
  func elements() throws {
    func form(_ items: String, _ more: String = "") throws -> FormSession<FormValues> {
      try SchemaForm.form(
        ##"{"properties": {"x": {"type": "array", "items": \##(items)\##(more)}}, "$defs": {"guest": {"type": "object", "description": "Who comes along.", "properties": {"name": {"type": "string"}}}}}"##
      )
    }
    for items in [
      #"{"type": "object", "description": "Who comes along.", "properties": {"name": {"type": "string"}}}"#,
      ##"{"$ref": "#/$defs/guest"}"##,
    ] {
      let guests = try form(items, #", "x-fieldstone": {"inline": true}"#)
      #expect(guests.send(.insert("x", id: "a", before: nil)) == .accepted)
      let titles = guests.rows.map(\.title)
      #expect(titles.split(separator: "Name").first?.last == "Who comes along.", "\(items): \(titles)")
    }
    let texts = try form(#"{"type": "string", "description": "A word."}"#)
    #expect(texts.send(.insert("x", id: "a", before: nil)) == .accepted)
    #expect(texts.row("x[a]")?.help == "A word.")
    let choices = try form(#"{"enum": ["a", "b"], "description": "Take some."}"#, #", "uniqueItems": true"#)
    #expect(choices.row("x")?.help == "Take some.")
  }
}
