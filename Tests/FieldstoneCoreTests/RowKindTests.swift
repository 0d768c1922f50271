import FieldstoneCore
import Testing

@Suite("What surfaces do with rows that they don't know")
struct RowKindTests {
  @Test(
    "A kind that is not on every surface leads to one that is",
    arguments: [
      (FormRow.Kind.collection, FormRow.Kind.header), (.element, .link), (.add, .action), (.content, .note),
    ])
  func fallbacks(_ kind: FormRow.Kind, _ expected: FormRow.Kind) {
    #expect(kind.fallback == expected && expected.fallback == nil)
  }

  @Test("Rows of the kinds that every surface has are shown as they are")
  func known() throws {
    let row = try #require(FormSession(Part(name: "x")).row("name"))
    #expect(row.inStandardKind == row && row.line == nil && row.weight == 1 && row.states == [])
  }

  @Test("An input for the elements of a collection is refused by every other row, and changes nothing")
  func elements() {
    let form = FormSession(Part(name: "x"))
    let inputs: [FormInput] = [
      .insert("name", id: "a", before: nil), .remove("name"), .move("name", before: "name"),
      .duplicate("name", id: "a"),
    ]
    for input in inputs { #expect(form.send(input) == .refused(.wrongInput("name")), "\(input)") }
    #expect(form.send(.remove("guests")) == .refused(.unknownRow("guests")))
    #expect(form.model.name == "x" && !form.facts.isDirty && !form.facts.canUndo)
  }

  @Test("Inputs print as Swift code, and in logs without what was typed")
  func printing() {
    let insert = FormInput.insert("guests", id: "3f", before: "guests[1]")
    #expect(insert.swiftSource == ".insert(\"guests\", id: \"3f\", before: \"guests[1]\")")
    #expect(FormInput.move("guests[1]", before: nil).swiftSource == ".move(\"guests[1]\", before: nil)")
    #expect("\(insert)" == "insert(guests)")
  }
}
