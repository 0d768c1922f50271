import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Several alternatives of a level")
struct LevelAlternativesReviewTests {
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
    let rows = document.session().rows
    #expect(rows.ids.map(\.path).filter { $0.hasPrefix("a") } == ["a"])
  }

  @Test("A form can have several alternatives without a key")
  @MainActor func several() throws {
    let document = FormDocument("several") {
      alternatives("kind", 2)
      alternatives("size", 3)
    }
    let form = document.session()
    #expect(!document.problems.isEmpty || form.row("size") != nil)
  }
}
