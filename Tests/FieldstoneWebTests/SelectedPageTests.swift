import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Texts that the script selects when they are entered")
struct SelectedPageTests {
  private struct Search: Equatable, FormModel {
    var words = "old words"
    var note = "a note"
    static func describe(_ fields: FieldList<Search>) {
      fields.add(\.words, "words").selectsAll()
      fields.add(\.note, "note")
    }
    static var formTemplate: Search? { Search() }
  }

  @Test("Only the field that says so is marked for the script")
  func marked() throws {
    let html = Browser(FormSession(Search())).html
    let inputs = html.split(separator: "<input").filter { $0.contains("type=\"text\"") }
    let marked = inputs.filter { $0.prefix { $0 != ">" }.contains("data-all") }
    #expect(inputs.count == 2 && marked.count == 1)
    #expect(try #require(marked.first).contains("name=\"words\""))
  }
}
