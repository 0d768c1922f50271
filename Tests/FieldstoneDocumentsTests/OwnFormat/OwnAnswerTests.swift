import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("What files say of answers and options")
struct OwnAnswerTests {
  private func form(_ items: String, names: DocumentNames = DocumentNames(), values: FormValues? = nil) throws
    -> FormSession<FormValues>
  {
    let json = #"{"fieldstone": 1, "items": [\#(items)]}"#
    let form = try FormDocument(json: Data(json.utf8), names: names).session(values)
    #expect(form.problems == [])
    return form
  }

  @Test("Options are made from other answers: those that are known have their titles")
  func computedOptions() throws {
    let form = try form(
      #"""
      {"field": "names", "type": "list", "element": {"type": "text"}, "initial": ["ada", "bob", "ada"]},
      {"field": "speaker", "type": "choice", "options": [{"value": "ada", "title": "Ada"}], "optionsFrom": "names"}
      """#)
    #expect(form.row("speaker")?.options.map(\.title) == ["Ada", "bob"])
    #expect(form.send(.set("speaker", .choices(["bob"]))) == .accepted)
    form.send(.set("speaker", .choices(["eve"])))
    #expect(form.model["speaker"] == "bob")
    form.send(.set("speaker", .choices(["bob"])))
    #expect(form.issues.isEmpty)
    #expect(form.send(.type("names[2]", "eve")) == .accepted)
    #expect(form.model["speaker"] == "bob")
    #expect(form.issues.map(\.row) == ["speaker"])
    #expect(form.row("speaker")?.options.map(\.id) == ["ada", "eve", "bob"])
  }

  @Test("Several options and numbers are made from answers, too")
  func computedNumbers() throws {
    let form = try form(
      #"""
      {"field": "most", "type": "integer", "initial": 2},
      {"field": "days", "type": "choices", "optionsFrom": "if most > 2 then [1, 2, 3] else [1, 2]"},
      {"field": "sum", "type": "text", "computed": "if 2 in days then 'two' else 'none'", "optional": true}
      """#)
    #expect(form.row("days")?.options.map(\.id) == ["1", "2"])
    #expect(form.send(.set("days", .choices(["2"]))) == .accepted)
    #expect(form.model["days"] == [2] && form.model["sum"] == "two")
    form.send(.type("most", "3"))
    #expect(form.row("days")?.options.map(\.id) == ["1", "2", "3"])
  }

  @Test("Options can't be chosen while an expression says so")
  func disabledOptions() throws {
    let form = try form(
      #"""
      {"field": "seats", "type": "integer", "initial": 1},
      {"field": "ticket", "type": "choice", "options": ["student", "standard"], "initial": "student",
       "disabledOptions": "if seats > 1 then ['student'] else []"}
      """#)
    #expect(form.row("ticket")?.options.map(\.isEnabled) == [true, true] && form.issues.isEmpty)
    form.send(.type("seats", "2"))
    #expect(form.row("ticket")?.options.map(\.isEnabled) == [false, true])
    #expect(form.issues.map(\.row) == ["ticket"])
  }

  @Test("The program finds options for what people type")
  func search() async throws {
    let names = DocumentNames(searches: [
      "stations": { text in ["Nord", "Ost"].filter { $0.hasPrefix(text) }.map { DocumentOption(.text($0)) } }
    ])
    let form = try form(#"{"field": "station", "type": "choice", "search": "stations"}"#, names: names)
    form.send(.search("station", "O"))
    await form.runJobs()
    #expect(form.row("station")?.options.map(\.id) == ["Ost"])
    #expect(form.send(.set("station", .choices(["Ost"]))) == .accepted)
    form.send(.search("station", "N"))
    await form.runJobs()
    #expect(form.model["station"] == "Ost" && form.issues.isEmpty)
  }

  @Test("People add texts of their own, which drafts and programs know like others")
  func ownEntries() throws {
    let items = #"""
      {"field": "way", "type": "choice", "options": [{"value": "bus", "title": "By bus"}, "train"], "ownEntries": true},
      {"field": "ways", "type": "choices", "options": ["bus", "train"], "ownEntries": true},
      {"field": "copy", "type": "text", "computed": "way", "optional": true}
      """#
    let form = try form(items)
    #expect(form.row("way")?.options.map(\.title) == ["By bus", "train"])
    #expect(form.send(.type("way", "Tram")) == .accepted)
    #expect(form.send(.set("ways", .choices(["bus", "Tram"]))) == .accepted)
    #expect(form.model == ["way": "Tram", "ways": ["bus", "Tram"], "copy": "Tram"] && form.issues.isEmpty)
    let other = try self.form(items)
    #expect(try other.restore(form.snapshot) == [] && other.model == form.model)
    other[path: "way"] = "bus"
    #expect(other.row("way")?.display == "By bus" && other.model["copy"] == "bus")
  }

  @Test("A dropped value is replaced by the one that the file says")
  func hiddenValue() throws {
    let form = try form(
      #"""
      {"field": "abroad", "type": "flag", "initial": true},
      {"field": "rooms", "type": "integer", "initial": 2, "visible": "abroad", "whenHidden": "dropAtOnce",
       "hiddenValue": 7}
      """#)
    form.send(.type("rooms", "5"))
    form.send(.set("abroad", .flag(false)))
    #expect(form.model["rooms"] == 7)
  }

  @Test("What a value reads like, and what is kept of an answer, are expressions about it")
  func displayAndNormalize() throws {
    let form = try form(
      #"""
      {"field": "floor", "type": "integer", "initial": 0, "readOnly": true,
       "display": "if value == 0 then 'Ground floor' else 'Floor ' + text(value)"},
      {"field": "day", "type": "date", "initial": "2025-03-31", "readOnly": true, "display": "'Year ' + text(year(value))"},
      {"field": "name", "type": "text", "normalize": "lower(trim(value))"},
      {"field": "seats", "type": "integer", "initial": 1, "normalize": "min(value, 9)"}
      """#, values: ["floor": 3, "name": "Set"])
    #expect(form.row("floor")?.display == "Floor 3" && form.row("day")?.display == "Year 2025")
    // A value of a program stays.
    #expect(form.model["name"] == "Set")
    #expect(form.send(.type("name", " ADA ")) == .accepted && form.send(.type("seats", "12")) == .accepted)
    #expect(form.model["name"] == "ada" && form.model["seats"] == 9)
    form.send(.undo)
    form.send(.undo)
    #expect(form.model["name"] == "Set" && form.model["seats"] == 1)
  }

  @Test("A list has a template, and says something about its elements and about each")
  func summaries() throws {
    let form = try form(
      #"""
      {"field": "guests", "type": "list", "template": {"name": "New"}, "elementTitleFrom": "'Guest ' + name",
       "elementSummary": "text(age) + ' years'", "summary": "text(count(guests, age < 18)) + ' children'",
       "initial": [{"name": "Bob", "age": 9}],
       "placeholder": "Nobody", "element": {"items": [
         {"field": "name", "type": "text"}, {"field": "age", "type": "integer", "initial": 40}]}}
      """#)
    #expect(form.row("guests")?.display == "1 children")
    #expect(form.row("guests[1]")?.title == "Guest Bob" && form.row("guests[1]")?.display == "9 years")
    #expect(form.send(.insert("guests", id: "x", before: nil)) == .accepted)
    #expect(form.model[path: "guests.1"] == ["name": "New", "age": 40])
    #expect(form.row("guests[x]")?.display == "40 years")
    form.send(.remove("guests[x]"))
    form.send(.remove("guests[1]"))
    #expect(form.row("guests")?.display == "Nobody")
  }

  @Test("Units, currencies and suggestions are made from answers")
  func computedFormats() throws {
    let form = try form(
      #"""
      {"field": "abroad", "type": "flag"}, {"field": "way", "type": "number", "initial": 3,
       "unitFrom": "if abroad then 'km' else 'mi'"},
      {"field": "fee", "type": "decimal", "initial": 2, "currencyFrom": "if abroad then 'EUR' else 'USD'"},
      {"field": "note", "type": "text", "suggestionsFrom": "if abroad then ['far'] else ['near', 'here']"}
      """#)
    #expect(form.row("way")?.display == "3 mi" && form.row("fee")?.display.contains("$") == true)
    #expect(form.row("note")?.suggestions.map(\.id) == ["near", "here"])
    form.send(.set("abroad", .flag(true)))
    #expect(form.row("way")?.display == "3 km" && form.row("fee")?.display.contains("€") == true)
    #expect(form.row("note")?.suggestions.map(\.id) == ["far"])
  }

  @Test("A moment is shown in the time zone that the file names")
  func timeZone() throws {
    let form = try form(
      #"{"field": "at", "type": "dateAndTime", "initial": "2025-01-31T23:30:00Z", "timeZone": "Asia/Tokyo"}"#)
    #expect(form.row("at")?.text.contains("08:30") == true || form.row("at")?.text.contains("8:30") == true)
    #expect(form.model["at"] == "2025-01-31T23:30:00Z")
  }

  @Test("The program's checks and actions are called by their names")
  func programNames() async throws {
    let names = DocumentNames(actions: ["changed"], checks: ["isFree": { $0 == "root" ? "Taken." : nil }])
    let form = try form(
      #"""
      {"field": "name", "type": "text", "checkedBy": ["isFree"]},
      {"field": "diet", "type": "choice", "options": ["a", "b"], "action": "changed", "actionAt": "change"}
      """#, names: names)
    var fired: [String] = []
    form.on("changed") { fired.append($0.path) }
    form.send(.set("diet", .choices(["b"])))
    #expect(fired == ["diet"])
    form.send(.type("name", "root"))
    await form.runJobs()
    #expect(form.issues.map { $0.text(in: .standard) } == ["Taken."])
    form.send(.type("name", "ada"))
    await form.runJobs()
    #expect(form.issues.isEmpty)
  }

  @Test("Without a policy, the answer of a hidden field isn't submitted, and the value of a read-only field is")
  func defaultPolicy() async throws {
    let form = try form(
      #"""
      {"field": "on", "type": "flag", "initial": true},
      {"field": "a", "type": "integer", "initial": 2, "visible": "on"},
      {"field": "b", "type": "integer", "visible": "on"},
      {"field": "c", "type": "integer", "initial": 2, "visible": "on", "whenHidden": "dropOnSubmit", "hiddenValue": 1},
      {"field": "d", "type": "integer", "initial": 2, "visible": "on", "readOnly": true}
      """#, values: FormValues(json: #"{"d":7}"#))
    for row: FormRowID in ["a", "b", "c"] { #expect(form.send(.type(row, "5")) == .accepted) }
    form.send(.set("on", .flag(false)))
    #expect(try form.model == FormValues(json: #"{"on":false,"a":5,"b":5,"c":5,"d":7}"#))
    _ = await form.submit()
    let submitted = try #require(form.submission)
    #expect(submitted["a"] == 2 && submitted["b"] == nil && submitted["c"] == 1 && submitted["d"] == 7, "\(submitted)")
  }

  @Test("Mistakes say what is known where only a value is, and which names there are")
  func mistakes() {
    let json = #"""
      {"fieldstone": 1, "items": [
        {"field": "a", "type": "text", "display": "b + value", "normalize": "length(value)", "checkedBy": ["isFre"]},
        {"field": "b", "type": "text", "hiddenValue": 5, "normalize": "if isVisible(a) then value else 'x'"},
        {"field": "c", "type": "choice", "options": [1, 2], "ownEntries": true, "search": "station"},
        {"field": "d", "type": "list", "element": {"items": [{"field": "e", "type": "integer"}]}, "summary": "text(count(dd))",
         "elementSummary": "e", "template": [1]},
        {"field": "f", "type": "list", "element": {"type": "text"}, "elementTitleFrom": "value", "template": 5},
        {"field": "g", "type": "text", "actionAt": "end"},
        {"line": [{"field": "h", "type": "text"}, {"field": "i", "type": "form", "items": []}]}
      ]}
      """#
    let names = DocumentNames(checks: ["isFree": { _ in nil }], searches: ["stations": { _ in [] }])
    var found: [String] = []
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(json.utf8), names: names)
    } catch {
      found = error.problems.map { "\($0.path): \($0.text)" }
    }
    #expect(
      found
        == [
          "a: Only 'value' is known here.", "a: Expected a text, but this is a number.",
          "a: There is no check 'isFre'. Did you mean 'isFree'?",
          "b: 5 isn't a valid value for a field of type 'text': expected a text.",
          "b: 'hiddenValue' works only with 'whenHidden'. Set it to 'dropOnSubmit' or 'dropAtOnce'.",
          "b: 'normalize' may use only 'value', not 'isVisible'.",
          "c: With 'ownEntries', all options have to be texts, and can't have 'help', 'icon' or 'section'.",
          "c: There is no search 'station'. Did you mean 'stations'?", "d: There is no field 'dd'.",
          "d: Expected a text, but this is a number.", "d: [1] isn't a valid element of this list: expected an object.",
          "f: 'elementTitleFrom' works only with elements that are forms.",
          "f: 5 isn't a valid element of this list: expected a text.",
          "g: 'actionAt' works only with 'action'.",
          ": Only fields that hold a value can share a line. 'i' is of type 'form'.",
        ])
  }
}
