import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Texts for people that expressions make")
struct ShownTextTests {
  private func session(_ from: String, _ locale: String, _ texts: String = "{}", more: String = "") throws
    -> FormSession<FormValues>
  {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [
          {"field": "name", "type": "text"}, {"field": "x", "type": "decimal", "initial": 1234.5},
          {"field": "n", "type": "integer"}, {"field": "d", "type": "date", "initial": "2025-03-31"},
          {"field": "at", "type": "dateAndTime", "initial": "2025-03-31T14:30:00Z"},
          {"field": "time", "type": "time", "initial": "14:30"}, {"field": "on", "type": "flag"}\#(more),
          {"info": "Info", "from": "\#(from)"}],
         "texts": {"de": \#(texts)}}
        """#.utf8))
    return document.session(
      environment: FormEnvironment(locale: Locale(identifier: locale), timeZone: TimeZone(secondsFromGMT: 7_200)!))
  }

  // MARK: Parts with a translation of their own

  @Test(
    "A text that is chosen for the place of an answer is translated by its own key",
    arguments: [
      ("'Hello ' + default(name, 'no')", "Hallo nein", "Hallo Ada"),
      ("default(name, 'no')", "nein", "Ada"),
      ("'T ' + (if isMissing(name) then 'no' else 'yes') + ' E'", "[nein]", "[ja]"),
      ("'T ' + (if isMissing(name) then null else name) + ' E'", "[]", "[Ada]"),
      ("'Hello ' + (if isMissing(name) then 'no' else name + ' and guests')", "Hallo nein", "Hallo Ada und Gäste"),
      ("if isMissing(name) then 'Hello ' + 'no' else 'Hello ' + (name + '')", "Gar nicht", "Hallo Ada"),
      ("'Hello ' + (if on then (if true then 'yes' else '') else default(name, 'no'))", "Hallo nein", "Hallo Ada"),
    ])
  func parts(from: String, empty: String, full: String) throws {
    let form = try session(
      from, "de",
      """
      {"Hello %@": "Hallo %@", "no": "nein", "yes": "ja", "T %@ E": "[%@]", "%@ and guests": "%@ und Gäste",
       "Hello no": "Gar nicht"}
      """)
    #expect(form.row("info.info")?.display == empty)
    form.send(.type("name", "Ada"))
    #expect(form.row("info.info")?.display == full)
  }

  @Test("An answer is no key, also where another text is chosen for it")
  func answers() throws {
    let form = try session("'Hello ' + default(name, 'no')", "de", #"{"no": "nein"}"#)
    form.send(.type("name", "no"))
    #expect(form.row("info.info")?.display == "Hello no")
  }

  @Test("A text that is joined in parentheses has one key, whether its answers are missing or not")
  func parentheses() throws {
    let form = try session("'Hello ' + (name + name) + '!'", "de", #"{"Hello %@%@!": "Hallo %@%@!"}"#)
    #expect(form.row("info.info")?.display == "Hallo !")
    form.send(.type("name", "Ada"))
    #expect(form.row("info.info")?.display == "Hallo AdaAda!")
  }

  @Test("What is compared isn't translated, and neither are the arguments of functions")
  func compared() throws {
    let texts = #"{"yes": "ja", "%@!": "%@?", "YES": "JA"}"#
    let form = try session("if default(name, 'yes') == 'yes' then upper('yes') else 'yes'", "de", texts)
    #expect(form.row("info.info")?.display == "YES")
  }

  @Test("Nothing in an answer is read as Markdown, also in a text that is chosen")
  func markdown() throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "name", "type": "text", "initial": "*x*"},
          {"markdown": "", "id": "m", "from": "'For ' + (if name == '' then '**all**' else name + ' *only*')"}]}
        """#.utf8))
    let form = document.session()
    guard case .text(let markdown)? = form.row("m")?.content else { return #expect(Bool(false)) }
    #expect(markdown.lines == ["For *x* only"])
    form.send(.type("name", ""))
    guard case .text(let markdown)? = form.row("m")?.content else { return #expect(Bool(false)) }
    #expect(markdown == FormMarkdown("For **all**"))
  }

  // MARK: Numbers and dates

  @Test(
    "Numbers and dates are written in the language of the form",
    arguments: [
      ("text(x) + ' km, ' + text(d)", "de_DE", "1234,5 km, 31. März 2025"), ("text(x)", "de_DE", "1234,5"),
      ("text(x) + ' km, ' + text(d)", "en_US", "1234.5 km, Mar 31, 2025"), ("text(d)", "de_DE", "31. März 2025"),
      ("text(x) + ' km'", "fa", "۱۲۳۴٫۵ km"), ("text(time)", "de_DE", "14:30"),
      ("text(at)", "de_DE", "31. März 2025, 16:30"),
      ("text(round(x / 3, 2)) + ' €'", "de_DE", "411,5 €"), ("text(year(d))", "de_DE", "2025"),
      ("text(x) + text(d)", "de_DE", "1234,531. März 2025"), ("text(on)", "de_DE", "false"),
    ])
  func formatted(from: String, locale: String, shown: String) throws {
    #expect(try session(from, locale).row("info.info")?.display == shown)
  }

  @Test("They follow the language and the calendar while the form runs")
  func changing() throws {
    let form = try session("text(x) + ' km, ' + text(d)", "en_US")
    form.locale = Locale(identifier: "de_DE")
    #expect(form.row("info.info")?.display == "1234,5 km, 31. März 2025")
    form.setLocale(Locale(identifier: "fa"), calendar: Calendar(identifier: .persian))
    let persian = form.row("info.info")?.display ?? ""
    #expect(persian.hasPrefix("۱۲۳۴٫۵ km, ") && persian.contains("۱۴۰۴"), "\(persian)")
  }

  @Test("What becomes a value, or is compared, is the same in all languages")
  func values() throws {
    let form = try session(
      "if text(x) == '1234.5' and contains(text(d), '2025-03') then upper(text(d)) else 'no'", "de_DE",
      more: """
        , {"field": "c", "type": "text", "optional": true, "computed": "text(x) + ' km, ' + text(d)"},
        {"field": "tag", "type": "text", "normalize": "value + text(1.5)"}
        """)
    #expect(form.row("info.info")?.display == "2025-03-31")
    #expect(form.model["c"] == "1234.5 km, 2025-03-31")
    form.send(.type("tag", "a"))
    #expect(form.model["tag"] == "a1.5")
  }

  @Test("Summaries, displayed values and texts around rows are written in the language, too")
  func everywhere() throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [
          {"field": "x", "type": "number", "initial": 1.5, "titleFrom": "'T ' + text(x)", "helpFrom": "'H ' + text(x)",
           "display": "'D ' + text(value)", "readOnly": true},
          {"section": "S", "id": "s", "footerFrom": "'F ' + text(x)", "items": [
            {"field": "trips", "type": "list", "summary": "text(sum(trips, km)) + ' km'",
             "elementSummary": "text(km) + ' km, ' + text(day) + ', ' + text(at)",
             "initial": [{"km": 2.5, "day": "2025-03-31", "at": "2025-03-31T14:30:00Z"}],
             "element": {"items": [{"field": "km", "type": "number"}, {"field": "day", "type": "date"},
               {"field": "at", "type": "dateAndTime"}]}}]}]}
        """#.utf8))
    let form = document.session(
      environment: FormEnvironment(
        locale: Locale(identifier: "de_DE"), timeZone: TimeZone(secondsFromGMT: 7_200)!))
    let x = try #require(form.row("x"))
    #expect([x.title, x.help, x.display] == ["T 1,5", "H 1,5", "D 1,5"])
    #expect(form.row("trips")?.display == "2,5 km")
    let texts = form.rows.flatMap { [$0.title, $0.display, $0.help ?? ""] }
    #expect(texts.contains("F 1,5"), "\(texts)")
    #expect(texts.contains("2,5 km, 31. März 2025, 31. März 2025, 16:30"), "\(texts)")
  }

  @Test(
    "The first whole number decides about the plural form, or the first number if none is whole",
    arguments: [
      ("2.5", "1", "2,5 Kilometer in 1 Tag"), ("1", "2", "1 Kilometer in 2 Tag"),
      ("2.5", "", "2,5 Kilometer in  Tagen"),
    ])
  func plurals(x: String, n: String, shown: String) throws {
    let form = try session(
      "text(x) + ' km in ' + text(n) + ' days'", "de",
      #"{"%@ km in %@ days": {"one": "%@ Kilometer in %@ Tag", "other": "%@ Kilometer in %@ Tagen"}}"#)
    form.send(.type("x", x.replacing(".", with: ",")))
    form.send(.type("n", n))
    #expect(form.row("info.info")?.display == shown)
  }
}
