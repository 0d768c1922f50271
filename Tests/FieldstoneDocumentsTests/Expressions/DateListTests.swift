import FieldstoneDocuments
import Foundation
import Testing

@Suite("Dates in quotes in lists")
struct DateListTests {
  private func outcome(_ type: String, _ expression: String) throws -> FormValues.Value? {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "a", "type": "date", "initial": "2025-03-01"},
         {"field": "r", "type": "\#(type)", "optional": true, "computed": "\#(expression)"}]}
        """#.utf8))
    return document.session().model["r"]
  }

  @Test(
    "A range of days can be made with days in quotes",
    arguments: [
      ("[a, '2025-12-31']", ["2025-03-01", "2025-12-31"]), ("['2025-01-01', a]", ["2025-01-01", "2025-03-01"]),
      ("['2025-01-01', '2025-02-01']", ["2025-01-01", "2025-02-01"]), ("[a, a]", ["2025-03-01", "2025-03-01"]),
    ])
  func ranges(expression: String, ends: [String]) throws {
    #expect(try outcome("dateRange", expression)?.list == ends.map { .text($0) })
  }

  @Test("So can the least and the greatest of some days, and a list to look in")
  func others() throws {
    #expect(try outcome("date", "least(['2025-02-01', a, addDays(a, 3)])") == "2025-02-01")
    #expect(try outcome("date", "greatest(['2025-02-01', a])") == "2025-03-01")
    #expect(try outcome("flag", "a in ['2025-03-01', '2025-04-01']") == true)
  }

  @Test(
    "What isn't a day is a mistake, and what the elements are is said",
    arguments: [
      ("[a, '2025-13-31']", "'2025-13-31' isn't a date. Write it like '2025-03-31'."),
      ("['x', '2025-02-01']", "'x' isn't a date. Write it like '2025-03-31'."),
      ("[1, 2]", "Each element has to be a date, but here it is a number."),
    ])
  func mistakes(expression: String, text: String) {
    let errors = #expect(throws: DocumentErrors.self) { try outcome("dateRange", expression) }
    #expect(errors?.problems.map(\.text) == [text])
  }
}
