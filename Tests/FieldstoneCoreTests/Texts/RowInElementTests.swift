import Testing

@testable import FieldstoneCore

@Suite("Rows in elements")
struct RowInElementTests {
  @Test("An element's own row and those below it are in it; those of one with a longer id aren't")
  func isIn() {
    let form = FormSession(Contact())
    #expect(form.isRow("phones[1]", in: "phones[1]") && form.isRow("phones[1].number", in: "phones[1]"))
    #expect(!form.isRow("phones[10].number", in: "phones[1]") && !form.isRow("phones", in: "phones[1]"))
  }
}
