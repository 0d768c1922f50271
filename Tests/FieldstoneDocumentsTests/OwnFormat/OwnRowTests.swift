import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("What files say of rows and of the form")
struct OwnRowTests {
  private func form(_ items: String, more: String = "") throws -> FormSession<FormValues> {
    let json = #"{"fieldstone": 1, \#(more) "items": [\#(items)]}"#
    let form = try FormDocument(json: Data(json.utf8)).session()
    #expect(form.problems == [])
    return form
  }

  private func shows(_ id: String, _ form: FormSession<FormValues>) -> Bool {
    form.rows.ids.contains { $0.path == id }
  }

  /// The titles of the steps that there are.
  private func steps(_ form: FormSession<FormValues>) -> [String] {
    (form.rows(of: "").map(Array.init) ?? []).map(\.title)
  }

  @Test("Fields share a line, with their widths, and are edited like others")
  func lines() throws {
    let form = try form(
      #"""
      {"line": [{"field": "postcode", "type": "text"}, {"field": "city", "type": "text", "initial": "Berlin"},
        {"field": "seats", "type": "integer"}], "widths": [1, 3]},
      {"section": "Diet", "items": [{"line": [{"field": "diet", "type": "choice", "options": ["a", "b"]},
        {"field": "drinks", "type": "choices", "options": ["tea", "milk"]}]}]},
      {"field": "note", "type": "text"}
      """#)
    func line(_ id: String) -> [String]? {
      form.rows.ids.firstIndex { $0.path == id }.flatMap { form.rows.line(at: $0) }.map {
        [$0.first.path, "\($0.weight)"]
      }
    }
    #expect(line("postcode") == ["postcode", "1"] && line("city") == ["postcode", "3"])
    #expect(line("seats") == ["postcode", "1"] && line("drinks") == ["diet", "1"] && line("note") == nil)
    #expect(form.rows.ids.map(\.path).prefix(4) == ["postcode", "city", "seats", "section.diet"])
    #expect(form.send(.type("postcode", "10115")) == .accepted && form.send(.type("city", "Bonn")) == .accepted)
    #expect(form.send(.type("seats", "3")) == .accepted && form.send(.set("diet", .choices(["b"]))) == .accepted)
    #expect(form.send(.set("drinks", .choices(["milk"]))) == .accepted)
    #expect(
      form.model == ["postcode": "10115", "city": "Bonn", "seats": 3, "diet": "b", "drinks": ["milk"]])
    #expect(form.send(.type("postcode", "")) == .accepted && form.send(.type("city", "")) == .accepted)
    #expect(form.send(.set("drinks", .choices([]))) == .accepted)
    #expect(form.model["postcode"] == nil && form.model["city"] == "" && form.model["drinks"] == [])
  }

  @Test("Lines work in elements, too")
  func linesInElements() throws {
    let form = try form(
      #"""
      {"field": "stays", "type": "list", "presentation": "inline", "initial": [{}], "element": {"items": [
        {"line": [{"field": "from", "type": "date"}, {"field": "to", "type": "date", "minimumFrom": "from"}]}]}}
      """#)
    #expect(form.send(.type("stays[1].from", "2025-03-31")) == .accepted)
    #expect(form.send(.type("stays[1].to", "2025-03-30")) == .accepted)
    #expect(form.model["stays"] == [["from": "2025-03-31", "to": "2025-03-30"]])
    #expect(form.issues.map(\.row) == ["stays[1].to"])
  }

  @Test("Titles and footers are made from answers")
  func texts() throws {
    let form = try form(
      #"""
      {"section": "S", "id": "s", "titleFrom": "'Seats of ' + name", "footerFrom": "if seats > 1 then text(seats) else ''",
       "items": [{"field": "name", "type": "text", "initial": "Ada"}, {"field": "seats", "type": "integer", "initial": 1}]},
      {"page": "P", "id": "p", "titleFrom": "name", "help": "Help.", "icon": "star", "enabled": "seats > 1",
       "transition": "zoom", "items": [{"field": "more", "type": "text"}]},
      {"button": "B", "action": "reset", "titleFrom": "'Forget ' + name"}
      """#)
    #expect(form.row("s")?.title == "Seats of Ada" && form.row("p")?.title == "Ada" && form.row("p")?.help == "Help.")
    #expect(form.row("action.reset")?.title == "Forget Ada" && form.row("s.footer")?.title == "")
    #expect(form.send(.type("more", "x")) != .accepted)
    form.send(.type("seats", "2"))
    #expect(form.row("s.footer")?.title == "2" && form.send(.type("more", "x")) == .accepted)
  }

  @Test("Paragraphs are dimmed, and reviews are passed over, while a condition says so")
  func conditions() throws {
    let form = try form(
      #"""
      {"step": "You", "id": "you", "items": [{"field": "on", "type": "flag"}, {"text": "Note", "id": "note", "enabled": "on"}]},
      {"review": "Check", "id": "check", "visible": "on"}
      """#)
    #expect(form.row("note")?.isEnabled == false && !steps(form).contains("Check"))
    form.send(.set("on", .flag(true)))
    #expect(form.row("note")?.isEnabled == true && steps(form).contains("Check"))
  }

  @Test("The row of a form says what an expression makes of its values")
  func summaries() throws {
    let form = try form(
      #"""
      {"field": "home", "type": "form", "summary": "city + ', ' + text(count(guests)) + ' guests'", "items": [
        {"field": "city", "type": "text", "initial": "Bonn"},
        {"field": "guests", "type": "list", "element": {"type": "text"}, "initial": ["Ada"]}]},
      {"field": "boss", "type": "form", "form": "person", "optional": true, "initial": {"name": "Eve"},
       "summary": "'Dr. ' + name"}
      """#,
      more: #""forms": {"person": {"items": [{"field": "name", "type": "text"}]}},"#)
    #expect(form.row("home")?.display == "Bonn, 1 guests" && form.row("boss")?.display == "Dr. Eve")
    form.send(.type("home.city", "Ulm"))
    #expect(form.row("home")?.display == "Ulm, 1 guests")
    let error = try #require(throws: DocumentErrors.self) {
      try self.form(
        #"{"field": "a", "type": "form", "summary": "twon", "items": [{"field": "town", "type": "text"}]}"#)
    }
    #expect(error.problems.map(\.text) == ["There is no field 'twon'. Did you mean 'town'?"])
  }

  @Test("A picture and the changes of others have rows")
  func pictures() throws {
    let form = try form(
      #"""
      {"conflicts": "Changed", "id": "changes"}, {"field": "name", "type": "text", "initial": ""},
      {"image": "A dot", "id": "dot", "data": "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="}
      """#)
    #expect(form.row("dot")?.title == "A dot" && !shows("changes", form))
    form.send(.type("name", "Ada"))
    #expect(form.update(from: ["name": "Bob"], by: "Bob").count == 1)
    #expect(form.row("changes")?.title == "Changed")
  }

  @Test("A file says how people work with the form")
  func mode() throws {
    let form = try form(#"{"field": "name", "type": "text"}"#, more: #""mode": "frozen","#)
    #expect(form.mode == .frozen && form.row("name")?.isReadOnly == true)
  }
}
