import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Fields with the same key")
struct RepeatedKeyTests {
  private func alternatives(_ key: String, _ cases: Int) -> DocumentField {
    DocumentField(
      "",
      .alternatives(
        DocumentAlternatives(
          by: key,
          (0..<cases).map { index in
            .init("\(key)\(index)") { DocumentField("\(key)Field\(index)", .text()) }
          })))
  }

  @Test("Of two fields with one key, the first counts, also beside alternatives")
  @MainActor func twice() {
    let document = FormDocument("twice") {
      DocumentField("a", .text())
      DocumentField("a", .integer)
      alternatives("kind", 2)
    }
    #expect(document.problems.map(\.kind) == [.duplicateKey])
    let form = document.session()
    #expect(form.rows.ids.map(\.path).filter { $0.hasPrefix("a") } == ["a"])
    #expect(form.send(.type("a", "text")) == .accepted)
    #expect(form.model["a"] == "text")
  }

  @Test("A form has only one field without a key; of two, the first counts", arguments: [(2, 3), (3, 2), (2, 2)])
  @MainActor func several(first: Int, second: Int) throws {
    let document = FormDocument("several") {
      alternatives("kind", first)
      alternatives("size", second)
    }
    #expect(document.problems.map(\.kind) == [.duplicateKey])
    let form = document.session()
    form.send(.set("", .choices(["kind1"])))
    #expect(form.model == ["kind": "kind1"])
    #expect(form.rows.ids.map(\.path) == ["kind", "kindField1"])
  }
}
