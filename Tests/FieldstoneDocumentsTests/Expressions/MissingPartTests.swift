import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Texts that are joined with answers that are missing")
struct MissingPartTests {
  @Test(
    "The translation is the same while an answer is missing",
    arguments: [
      ("name + ' and guests'", " und Gäste", "Ada und Gäste"), ("text(seats) + ' seats'", " Plätze", "1 Platz"),
      ("'50% of ' + name", "50 % von ", "50 % von Ada"),
      ("name + (if isMissing(seats) then null else ' and guests')", "", "Ada und Gäste"),
      ("if isMissing(name) then 'nobody' else name", "niemand", "Ada"),
    ])
  func missing(from: String, empty: String, full: String) throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "name", "type": "text"}, {"field": "seats", "type": "integer"},
         {"info": "Info", "from": "\#(from)"}],
         "texts": {"de": {"%@ and guests": "%@ und Gäste", "50%% of %@": "50 %% von %@", "nobody": "niemand", " and guests": " und Gäste",
                          "%@ seats": {"one": "%@ Platz", "other": "%@ Plätze"}}}}
        """#.utf8))
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "de")))
    #expect(form.row("info.info")?.display == empty)
    form.send(.type("name", "Ada"))
    form.send(.type("seats", "1"))
    #expect(form.row("info.info")?.display == full)
    form.send(.type("name", ""))
    form.send(.type("seats", ""))
    #expect(form.row("info.info")?.display == empty)
  }
}
