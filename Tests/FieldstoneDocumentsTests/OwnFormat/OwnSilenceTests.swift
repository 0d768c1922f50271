import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Nothing in a file of the own format is passed over silently")
struct OwnSilenceTests {
  @Test(
    "A value that is none of the options",
    arguments: [
      (
        #"{"field": "a", "type": "choice", "options": ["vegan", "halal"], "initial": "vegna"}"#,
        ["/items/0/initial: There is no option \"vegna\". Did you mean 'vegan'?"]
      ),
      (
        #"{"field": "a", "type": "choice", "options": ["vegan", "halal"], "default": 5}"#,
        ["/items/0/default: There is no option 5."]
      ),
      (
        #"{"field": "a", "type": "choice", "options": ["vegan", "halal"], "shownDefault": "meat"}"#,
        ["/items/0/shownDefault: There is no option \"meat\"."]
      ),
      (
        #"{"field": "a", "type": "choice", "options": [1, 2], "visible": false, "whenHidden": "dropAtOnce", "hiddenValue": 3}"#,
        ["/items/0/hiddenValue: There is no option 3."]
      ),
      (
        #"{"field": "a", "type": "choices", "options": ["vegan", "halal"], "initial": ["halal", "vegna"]}"#,
        ["/items/0/initial/1: There is no option \"vegna\". Did you mean 'vegan'?"]
      ),
      (
        #"{"field": "a", "type": "choices", "options": ["vegan", "halal"], "disabledOptions": "['halla']"}"#,
        ["/items/0/disabledOptions: There is no option \"halla\". Did you mean 'halal'?"]
      ),
      (
        #"{"field": "a", "type": "choice", "options": ["vegan", "halal"], "disabledOptions": "if true then [] else ['meat']"}"#,
        ["/items/0/disabledOptions: There is no option \"meat\"."]
      ),
      (
        #"{"field": "a", "type": "list", "element": {"type": "choice", "options": ["x"]}, "initial": ["x", "y"], "template": "z"}"#,
        ["/items/0/template: There is no option \"z\".", "/items/0/initial/1: There is no option \"y\"."]
      ),
      (
        #"{"field": "a", "type": "list", "initial": [{"b": "y"}], "element": {"items": [{"field": "b", "type": "choice", "options": ["x"]}]}}"#,
        ["/items/0/initial/0/b: There is no option \"y\"."]
      ),
    ])
  func options(item: String, expected: [String]) {
    #expect(OwnProblems.of(item).sorted() == expected.sorted())
  }

  @Test(
    "Where other options may be offered, any value is accepted",
    arguments: [
      #"{"field": "a", "type": "choice", "options": ["x"], "ownEntries": true, "initial": "y"}"#,
      #"{"field": "a", "type": "choice", "options": ["x"], "optionsFrom": "['y']", "initial": "y", "disabledOptions": "['y']"}"#,
      #"{"field": "a", "type": "choice", "search": "all", "initial": "y"}"#,
    ])
  func otherOptions(item: String) {
    #expect(OwnProblems.of(item, names: DocumentNames(searches: ["all": { _ in [] }])) == [])
  }

  @Test(
    "A key of a value that no field has",
    arguments: [
      (
        #"{"field": "a", "type": "form", "items": [{"field": "name", "type": "text"}], "initial": {"nmae": "Ada"}}"#,
        "/items/0/initial/nmae: There is no field 'nmae' here. Did you mean 'name'?"
      ),
      (
        #"{"field": "a", "type": "list", "element": {"items": [{"field": "name", "type": "text"}]}, "template": {"x": 1}}"#,
        "/items/0/template/x: There is no field 'x' here."
      ),
      (
        #"{"field": "a", "type": "list", "element": {"form": "guest"}, "initial": [{"name": "Ada"}, {"naem": "Bob"}]}"#,
        "/items/0/initial/1/naem: There is no field 'naem' here. Did you mean 'name'?"
      ),
      (
        #"{"field": "a", "type": "form", "initial": {"pay": {"by": "card", "nubmer": 1}}, "items": [{"field": "pay", "type": "alternatives", "by": "by", "cases": [{"case": "card", "items": [{"field": "number", "type": "integer"}]}, {"case": "cash", "items": []}]}]}"#,
        "/items/0/initial/pay/nubmer: There is no field 'nubmer' here. Did you mean 'number'?"
      ),
    ])
  func keys(item: String, expected: String) {
    let more = #""forms": {"guest": {"items": [{"field": "name", "type": "text"}]}},"#
    #expect(OwnProblems.of(item, more: more) == [expected])
  }

  @Test(
    "Values of another type, wherever they are",
    arguments: [
      (
        #"{"field": "a", "type": "integer", "shownDefault": "x"}"#,
        "/items/0/shownDefault: \"x\" isn't a valid value for a field of type 'integer': expected a whole number."
      ),
      (
        #"{"field": "a", "type": "integer", "suggestions": [1, "x"]}"#,
        "/items/0/suggestions: \"x\" isn't a valid value for a field of type 'integer': expected a whole number."
      ),
      (
        #"{"field": "a", "type": "date", "startsAt": "tomorrow"}"#,
        "/items/0/startsAt: \"tomorrow\" isn't a valid value for a field of type 'date': expected a text such as \"2025-03-31\"."
      ),
      (
        #"{"field": "a", "type": "form", "items": [{"field": "b", "type": "integer"}], "initial": {"b": "x"}}"#,
        "/items/0/initial/b: \"x\" isn't a valid value for a field of type 'integer': expected a whole number."
      ),
    ])
  func types(item: String, expected: String) {
    #expect(OwnProblems.of(item) == [expected])
  }

  @Test(
    "Settings that have no effect, or that no surface understands",
    arguments: [
      (
        #"{"line": [{"field": "a", "type": "text"}, {"field": "b", "type": "text"}], "widths": [1, 2, 3]}"#,
        "/items/0/widths: There are 3 widths for 2 fields."
      ),
      (
        #"{"field": "a", "type": "decimal", "currency": "EURO"}"#,
        "/items/0/currency: Expected the code of a currency, three capital letters, not 'EURO'. Did you mean 'EUR'?"
      ),
      (
        #"{"field": "a", "type": "decimal", "currency": "usd"}"#,
        "/items/0/currency: Expected the code of a currency, three capital letters, not 'usd'. Did you mean 'USD'?"
      ),
      (
        #"{"field": "a", "type": "file", "accepts": ["image/*", "pdf"]}"#,
        "/items/0/accepts/1: Expected a media type, such as 'image/*' or 'application/pdf', not 'pdf'."
      ),
      (
        #"{"field": "a", "type": "text", "rules": [{"minimumLength": 2, "message": "Short."}]}"#,
        "/items/0/rules/0/message: The rule 'minimumLength' has its own message. Only 'check', 'pattern', 'mustBeTrue', 'unique', 'matches', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum' take another one."
      ),
      (
        #"{"field": "a", "type": "text", "rules": [{"minimumLength": 2, "severity": "warning"}]}"#,
        "/items/0/rules/0/severity: 'severity' works only with 'check'."
      ),
      (
        #"{"field": "a", "type": "text", "rules": [{"email": false}]}"#,
        "/items/0/rules/0/email: Expected true, not false. To switch a rule off, leave it out."
      ),
      (#"{"field": "", "type": "text"}"#, "/items/0/field: The key of a field can't be empty."),
      (
        #"{"button": "Start again", "action": "reset", "confirms": "Really?"}"#,
        "/items/0/confirms: 'confirms' works only with an action of the program. A form asks by itself before 'reset' would lose answers."
      ),
      (
        #"{"field": "a", "type": "form", "form": "f", "formRules": [{"check": "true", "message": "No."}]}"#,
        "/items/0/formRules: 'formRules' can't be used with 'form'. Put the rules into the form 'f'."
      ),
      (
        #"{"field": "a", "type": "alternatives", "by": "by", "cases": [{"case": "x", "items": [{"text": "Note"}]}]}"#,
        "/items/0/cases/0/items/0: A case shows only fields and lines. Put other items before or after the alternatives."
      ),
      (
        #"{"field": "a", "type": "text", "visible": "isVisible(b)"}, {"field": "b", "type": "text", "visible": "isVisible(a)"}"#,
        "/items/0/visible: The condition depends on itself: a (visible) → b (visible) → a (visible)."
      ),
      (
        #"{"field": "a", "type": "text", "enabled": "isEnabled(b)"}, {"field": "b", "type": "text", "readOnly": "not isEnabled(a)"}"#,
        "/items/0/enabled: The condition depends on itself: a (enabled) → b (readOnly) → a (enabled)."
      ),
      (
        #"{"field": "a", "type": "integer", "visible": "b > 1"}, {"field": "b", "type": "integer", "optional": true, "computed": "if isVisible(a) then 1 else 2"}"#,
        "/items/0/visible: The condition depends on itself: a (visible) → b (computed) → a (visible)."
      ),
    ])
  func settings(item: String, expected: String) {
    let more = #""forms": {"f": {"items": []}},"#
    #expect(OwnProblems.of(item, more: more) == [expected])
  }

  @Test("What is refused as a circle of conditions is one for the form, too")
  func circles() {
    let form = FormDocument("circle") {
      DocumentField("a", .text(), visible: "isVisible(b)")
      DocumentField("b", .text(), visible: "isVisible(a)")
    }.session()
    #expect(form.problems.contains { if case .cycle = $0.kind { true } else { false } })
    #expect(
      OwnProblems.of(
        #"""
        {"field": "on", "type": "flag"}, {"field": "a", "type": "text", "visible": "on and isVisible(b)"},
        {"field": "b", "type": "text", "visible": "isAnswered(a)"}
        """#) == [])
  }

  @Test("A version is positive, and languages are written as forms ask for them")
  func file() {
    #expect(
      OwnProblems.of("", more: #""version": 0,"#) == ["/version: Expected a whole number, 1 or more, not 0."])
    #expect(
      OwnProblems.of("", more: #""texts": {"german": {"A": "B"}, "de_AT": {}, "DE": {}, "pt-BR": {}, "zh-Hans": {}},"#)
        == [
          "/texts/german: 'german' isn't a language. Expected one such as 'de', 'pt-BR' or 'zh-Hans'.",
          "/texts/de_AT: The language 'de_AT' is written 'de-AT'.", "/texts/DE: The language 'DE' is written 'de'.",
        ])
  }

  @Test("A question is asked before an action of the program")
  func confirmation() throws {
    let json = #"{"fieldstone": 1, "items": [{"button": "Forget", "action": "forget", "confirms": "Really?"}]}"#
    let form = try FormDocument(json: Data(json.utf8), names: DocumentNames(actions: ["forget"])).session()
    #expect(form.rows.first?.confirmation == "Really?")
  }

  @Test("Fields share a line in a case, also in that of an element")
  func lines() throws {
    let pay = #"""
      "type": "alternatives", "by": "by", "initial": "card", "cases": [
        {"case": "cash", "items": [{"field": "currency", "type": "text"}]},
        {"case": "card", "items": [
          {"field": "holder", "type": "text"},
          {"line": [{"field": "number", "type": "text"}, {"field": "code", "type": "text"}], "widths": [3, 1]},
          {"field": "note", "type": "text"}]}]
      """#
    let json = #"""
      {"fieldstone": 1, "items": [{"field": "pay", \#(pay)}, {"field": "after", "type": "text"},
        {"field": "pays", "type": "list", "presentation": "inline", "initial": [{"by": "card"}], "element": {\#(pay)}}]}
      """#
    let form = try FormDocument(json: Data(json.utf8)).session()
    #expect(form.problems == [])
    func line(_ id: String) -> [String]? {
      form.rows.ids.firstIndex { $0.path == id }.flatMap { form.rows.line(at: $0) }.map {
        [$0.first.path, "\($0.weight)"]
      }
    }
    let shown = form.rows.ids.map(\.path).filter { $0.hasPrefix("pay.") || $0 == "after" }
    #expect(shown.suffix(5) == ["pay.holder", "pay.number", "pay.code", "pay.note", "after"], "\(form.rows.ids)")
    #expect(line("pay.number") == ["pay.number", "3"] && line("pay.code") == ["pay.number", "1"])
    #expect(line("pay.holder") == nil)
    let element = form.rows.ids.map(\.path).first { $0.hasPrefix("pays[") && $0.hasSuffix("code") } ?? ""
    #expect(line(element)?.last == "1")
    #expect(form.send(.type("pay.code", "42")) == .accepted && form.send(.type("pay.number", "7")) == .accepted)
    #expect(form.model["pay"] == ["by": "card", "number": "7", "code": "42"])
    #expect(form.send(.set(FormRowID("pay.by"), .choices(["cash"]))) == .accepted || form.rows.count > 0)
  }

  @Test("Markdown that is made from answers is Markdown, and answers in it are not")
  func markdown() throws {
    let json = #"""
      {"fieldstone": 1, "texts": {"de": {"**%@** seats": "**%@** Plätze"}}, "items": [
        {"field": "name", "type": "text", "initial": "*Ada*"}, {"field": "seats", "type": "integer", "initial": 2},
        {"markdown": "", "id": "seated", "from": "'**' + text(seats) + '** seats'"},
        {"markdown": "", "id": "named", "from": "'For **' + name + '**, 100 %'"}]}
      """#
    let document = try FormDocument(json: Data(json.utf8))
    func text(_ id: String, _ form: FormSession<FormValues>) -> FormMarkdown? {
      if case .text(let text)? = form.rows.first(where: { $0.id.path == id })?.content { text } else { nil }
    }
    let form = document.session()
    #expect(text("seated", form) == FormMarkdown("**2** seats"))
    #expect(text("named", form)?.lines == ["For *Ada*, 100 %"])
    #expect(text("named", form) == FormMarkdown("For **\\*Ada\\***, 100 %"))
    let german = document.session(environment: FormEnvironment(locale: Locale(identifier: "de")))
    #expect(text("seated", german)?.lines == ["2 Plätze"])
  }
}
