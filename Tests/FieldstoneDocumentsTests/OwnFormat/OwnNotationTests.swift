import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

/// A compiled form of durations, addresses and identifiers, and the same in the own format.
private struct Talk: FormModel {
  var length = Duration.seconds(45 * 60)
  var rest: Duration?
  var site: URL?
  var ticket: UUID?

  static var formTemplate: Talk? { Talk() }
  static func describe(_ fields: FieldList<Talk>) {
    fields.add(\.length, "length").range(.seconds(300)...Duration.seconds(3 * 3_600))
    fields.add(\.rest, "rest")
    fields.add(\.site, "site").required()
    fields.add(\.ticket, "ticket")
  }

  static let items = #"""
    {"field": "length", "type": "duration", "initial": "PT45M", "rules": [{"minimum": "PT5M"}, {"maximum": "PT3H"}]},
    {"field": "rest", "type": "duration"}, {"field": "site", "type": "url", "required": true},
    {"field": "ticket", "type": "uuid"}
    """#

  var values: FormValues {
    var values: FormValues = ["length": .text(DurationValue.text(length))]
    values["rest"] = rest.map { .text(DurationValue.text($0)) }
    values["site"] = site.map { .text($0.absoluteString) }
    values["ticket"] = ticket.map { .text($0.uuidString) }
    return values
  }
}

@Suite("Durations, addresses and identifiers in files")
struct OwnNotationTests {
  private func document(_ items: String) throws -> FormDocument {
    try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]}"#.utf8))
  }

  private func alike() throws -> AlikeForms<Talk> {
    let environment = FormEnvironment(locale: Locale(identifier: "en-US"), timeZone: .gmt)
    return AlikeForms(
      compiled: FormSession(Talk(), environment: environment),
      document: try document(Talk.items).session(environment: environment)
    ) { $0.values }
  }

  @Test("A form in the own format and a compiled one show, hold and cost the same")
  func alikeAfterInputs() throws {
    let forms = try alike()
    #expect(forms.document.problems == [] && forms.difference == nil)
    let texts = [
      "1h 30m", "1:30", "90 min", "2m", "4h", "0.5s", "-1h", "", "example.org", "https://example.org/a b",
      "mailto:ada@example.org", "123e4567-e89b-12d3-a456-426614174000", "123e4567", "7",
    ]
    for text in texts {
      for row: FormRowID in ["length", "rest", "site", "ticket"] {
        for input: FormInput in [.type(row, text), .blur(row)] { #expect(forms.difference(after: input) == nil) }
      }
    }
    for input: FormInput in [.undo, .undo, .redo, .reset, .submit] { #expect(forms.difference(after: input) == nil) }
  }

  @Test("So they do after each of many inputs", arguments: 0..<UInt64(4))
  func random(seed: UInt64) throws {
    let forms = try alike()
    var random = SplitMix(seed: seed)
    for step in 0..<120 {
      guard let difference = forms.difference(after: RandomInput.make(for: forms.compiled, &random)) else { continue }
      Issue.record("Step \(step), \(difference)")
      return
    }
  }

  @Test("What is typed becomes the value in its notation, and survives a draft")
  func values() throws {
    let document = try document(Talk.items)
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "en-US"), timeZone: .gmt))
    for (row, text): (FormRowID, String) in [
      ("length", "1:30"), ("rest", "0.25s"), ("site", "example.org"),
      ("ticket", "123e4567-e89b-12d3-a456-426614174000"),
    ] { #expect(form.send(.type(row, text)) == .accepted) }
    let json = """
      {"length":"PT1H30M","rest":"PT0.25S","site":"https://example.org",\
      "ticket":"123E4567-E89B-12D3-A456-426614174000"}
      """
    #expect("\(form.model)" == json)
    let restored = document.session(environment: form.environment)
    #expect(try restored.restore(form.snapshot) == [] && "\(restored.model)" == json)
    #expect(restored.row("length")?.text == "1:30" && restored.row("length")?.display == "1 hr, 30 min")
    #expect(document.session(try FormValues(json: json)).issues.isEmpty)
  }

  @Test("Values of another notation are shown at their fields, and stay until they are edited")
  func mistyped() throws {
    let form = try document(Talk.items).session(
      FormValues(json: #"{"length":"P1Y","rest":90,"site":"example.org","ticket":"x"}"#))
    #expect(form.issues.map { $0.row?.path } == ["length", "rest", "site", "ticket"])
    #expect(form.row("ticket")?.text == "x" && form.row("ticket")?.issues.map(\.code) == ["notUUID"])
    #expect("\(form.model)" == #"{"length":"P1Y","rest":90,"site":"example.org","ticket":"x"}"#)
    #expect(form.send(.type("length", "1h")) == .accepted && form.model["length"] == "PT1H")
  }

  @Test("The schema of a compiled form says that an identifier is one, and warns of durations")
  func schema() throws {
    let written = Talk.jsonSchema()
    #expect(written.schema[path: "properties.ticket.format"] == "uuid")
    #expect(written.schema[path: "properties.site.format"] == "uri")
    #expect(written.warnings.map { $0.path.components } == [["length"], ["rest"]])
    let document = try document(Talk.items).jsonSchema()
    #expect(document.schema[path: "properties.length.default"] == "PT45M")
    let pattern = try #require(document.schema[path: "properties.length.pattern"]?.text)
    for text in ["PT1H30M", "PT1H0M30S", "PT0.25S", "-PT15M", "P1W", "P2DT12H"] {
      #expect(text.contains(try Regex(pattern)), "\(text)")
    }
    #expect(document.warnings.map(\.text).count == 2, "\(document.warnings)")
  }

  @Test("Elements that are the same are found, however they are written")
  func unique() throws {
    let form = try document(
      #"""
      {"field": "tickets", "type": "list", "presentation": "inline", "element": {"type": "uuid"}, "rules": ["unique"]},
      {"field": "breaks", "type": "list", "element": {"type": "duration"}, "rules": ["unique"]}
      """#
    ).session(
      FormValues(
        json: """
          {"tickets":["123e4567-e89b-12d3-a456-426614174000","123E4567-E89B-12D3-A456-426614174000"],\
          "breaks":["PT90M","PT1H"]}
          """))
    form.send(.submit)
    #expect(form.issues.map { $0.row?.path } == ["tickets"])
  }

  @Test("Expressions read durations in seconds")
  func expressions() throws {
    let form = try document(
      #"""
      {"field": "length", "type": "duration", "initial": "PT45M", "rules": [
        {"check": "seconds(value) > 0", "message": "Enter how long it takes."}]},
      {"field": "breaks", "type": "integer", "computed": "floor(seconds(length) / 2700)"},
      {"field": "why", "type": "text", "visible": "seconds(length) > seconds('PT1H')"},
      {"field": "next", "type": "duration", "computed": "duration(seconds(length) + 0.5)", "optional": true},
      {"field": "page", "type": "url", "computed": "'https://example.org/' + (if breaks > 1 then 'Zoë' else 'a')"},
      {"field": "double", "type": "duration", "optional": true, "computed": "if breaks > 1 then 'PT2H' else null"}
      """#
    ).session()
    #expect(form.model["breaks"] == 1 && !form.rows.contains { $0.id == "why" } && form.model["double"] == nil)
    #expect(form.model["next"] == "PT45M0.5S" && form.model["page"] == "https://example.org/a")
    #expect(form.send(.type("length", "1h 30m 0.5s")) == .accepted)
    #expect(form.model["next"] == "PT1H30M1S" && form.model["page"] == "https://example.org/Zo%C3%AB")
    #expect(form.model["breaks"] == 2 && form.rows.contains { $0.id == "why" } && form.model["double"] == "PT2H")
    form.send(.type("length", "0m"))
    form.send(.blur("length"))
    #expect(form.row("length")?.issues.map(\.text) == ["Enter how long it takes."])
  }

  @Test(
    "Mistakes say what is accepted",
    arguments: [
      (
        #"{"field": "a", "type": "duration", "initial": "1h"}"#,
        #"/items/0/initial: "1h" isn't a valid value for a field of type 'duration': expected a text such as "PT1H30M"."#
      ),
      (
        #"{"field": "a", "type": "url", "initial": "example.org"}"#,
        #"/items/0/initial: "example.org" isn't a valid value for a field of type 'url': expected a text such as "https://example.org"."#
      ),
      (
        #"{"field": "a", "type": "uuid", "default": 7}"#,
        #"/items/0/default: 7 isn't a valid value for a field of type 'uuid': expected a text such as "123E4567-E89B-12D3-A456-426614174000"."#
      ),
      (
        #"{"field": "a", "type": "duration", "rules": [{"minimum": "PT2H"}, {"maximum": "PT90M"}]}"#,
        #"/items/0/rules: The minimum is "PT2H", but the maximum is "PT90M"."#
      ),
      (
        #"{"field": "a", "type": "url", "rules": [{"minimumLength": 2}]}"#,
        "/items/0/rules/0: The rule 'minimumLength' can't be used with a field of type 'url'. Use 'matches' or a check."
      ),
      (
        #"{"field": "a", "type": "uuid", "optional": false}"#,
        "/items/0: A field of type 'uuid' needs an initial value, unless its value may be missing."
      ),
      (
        #"{"field": "a", "type": "duration", "visible": "a > 'PT1H'"}"#,
        "/items/0/visible: Only numbers and dates have an order, but this is a duration. Use 'seconds(…)'."
      ),
      (
        #"{"field": "a", "type": "duration", "visible": "a > 3600"}"#,
        "/items/0/visible: A duration can't be compared with a number. Use 'seconds(a)'."
      ),
      (
        #"{"field": "a", "type": "duration", "visible": "a == 'PT90M'"}"#,
        "/items/0/visible: This never matches, because the value is written differently. Use 'PT1H30M'."
      ),
      (
        #"{"field": "a", "type": "uuid", "enabled": "a in ['123e4567-e89b-12d3-a456-426614174000']"}"#,
        "/items/0/enabled: This never matches, because the value is written differently. Use '123E4567-E89B-12D3-A456-426614174000'."
      ),
      (
        #"{"field": "a", "type": "flag", "visible": "1 < seconds('1h')"}"#,
        "/items/0/visible: '1h' isn't a duration. Write it like 'PT1H30M'."
      ),
      (
        #"{"field": "b", "type": "flag"}, {"field": "a", "type": "duration", "computed": "if b then null else '2h'"}"#,
        "/items/1/computed: '2h' isn't a duration. Write it like 'PT1H30M'."
      ),
      (
        #"{"field": "a", "type": "url", "computed": "'example.org'"}"#,
        "/items/0/computed: 'example.org' isn't an address. Write it like 'https://example.org'."
      ),
      (
        #"{"field": "a", "type": "duration", "control": "toggle"}"#,
        "/items/0/control: 'toggle' isn't a control of a duration, an address or an identifier. Choose one of 'label', 'text'."
      ),
    ])
  func mistakes(item: String, expected: String) {
    #expect(OwnProblems.of(item, names: DocumentNames()) == [expected])
  }

  @Test(
    "ISO 8601 is read as durations, and written without days",
    arguments: [
      ("PT1H30M", "PT1H30M"), ("PT90M", "PT1H30M"), ("P1D", "PT24H"), ("P2DT12H", "PT60H"), ("P1W", "PT168H"),
      ("PT0S", "PT0S"), ("P0D", "PT0S"), ("PT0.5S", "PT0.5S"), ("PT1,25S", "PT1.25S"), ("-PT15M", "-PT15M"),
      ("PT1H0.000000000000000001S", "PT1H0M0.000000000000000001S"), ("-PT0.5S", "-PT0.5S"),
      ("PT9223372036854775806S", "PT2562047788015215H30M6S"), ("PT1H30S", "PT1H0M30S"), ("PT3600.5S", "PT1H0M0.5S"),
    ])
  func notation(text: String, written: String) throws {
    let duration = try #require(DurationValue.duration(text))
    #expect(DurationValue.text(duration) == written && DurationValue.duration(written) == duration)
  }

  @Test(
    "Other texts are no durations",
    arguments: [
      "", "P", "PT", "P1", "1H", "PT1", "P1Y", "P1M", "PT1M1H", "PT1H1H", "P1DT", "P1.5D", "PT1.5H", "PT.S", "PT1.S",
      "PT0.1234567890123456789S", "P1WT1H", "P1W1D", "--PT1S", "PT-1S", "pt1h", "PT1H ", "PT١H", "PTH",
      "PT9223372036854775807S", "PT99999999999999999999S", "P9223372036854775807D", "P106751991167300DT23H",
      "PT2562047788015215H99999999M",
    ])
  func noNotation(text: String) { #expect(DurationValue.duration(text) == nil) }
}
