import FieldstoneDocuments
import Foundation
import Testing

@Suite("Values of alternatives in files")
struct CaseValueTests {
  private func pointers(_ item: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(item)]}"#.utf8))
      return []
    } catch {
      return error.problems.map { $0.source?.pointer ?? "" }
    }
  }

  private static let cases = #"""
    "type": "alternatives", "by": "m", "cases": [{"case": "card", "items": [{"field": "n", "type": "text"}]},
      {"case": "transfer", "items": [{"field": "i", "type": "choice", "options": ["a", "b"]}]}]
    """#

  @Test("Values that aren't among the options are mistakes in every kind of alternatives")
  func options() {
    let cases = Self.cases
    #expect(
      pointers(
        #"{"field": "f", "type": "form", "items": [{"field": "g", \#(cases)}], "initial": {"g": {"m": "transfer", "i": "q"}}}"#
      ) == ["/items/0/initial/g/i"])
    #expect(
      pointers(
        #"{"field": "f", "type": "form", "items": [{"field": "", \#(cases)}], "initial": {"m": "transfer", "i": "q"}}"#)
        == ["/items/0/initial/i"])
    #expect(
      pointers(
        #"{"field": "l", "type": "list", "element": {\#(cases)}, "template": {"m": "transfer", "i": "q"}, "initial": [{"m": "card", "n": "1"}, {"m": "transfer", "i": "c"}]}"#
      ).sorted() == ["/items/0/initial/1/i", "/items/0/template/i"])
  }

  @Test("Others are none, nor are values of cases that aren't chosen")
  func right() {
    #expect(
      pointers(
        #"{"field": "l", "type": "list", "element": {\#(Self.cases)}, "template": {"m": "transfer", "i": "b"}, "initial": [{"m": "card", "i": "x"}, {"m": "transfer", "i": "a"}, {"n": "1"}]}"#
      ) == [])
  }
}
