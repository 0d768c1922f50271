import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

/// A compiled form of ranges, and the same in the own format.
private struct Offer: FormModel {
  var ages = 18...65
  var share: ClosedRange<Double>?
  var price: ClosedRange<Decimal>?
  var days: ClosedRange<Date>?

  static var formTemplate: Offer? { Offer() }
  static func describe(_ fields: FieldList<Offer>) {
    fields.add(\.ages, "ages")
    fields.add(\.share, "share")
    fields.add(\.price, "price")
    fields.add(\.days, "days")
  }

  static let items = #"""
    {"field": "ages", "type": "integerRange", "initial": [18, 65]}, {"field": "share", "type": "numberRange"},
    {"field": "price", "type": "decimalRange"}, {"field": "days", "type": "dateRange"}
    """#

  var values: FormValues {
    var values: FormValues = ["ages": .list([.integer(ages.lowerBound), .integer(ages.upperBound)])]
    values["share"] = share.map { [.init($0.lowerBound), .init($0.upperBound)] }
    values["price"] = price.map { [$0.lowerBound.formValue, $0.upperBound.formValue] }
    values["days"] = days.map {
      [.text(DateValue.text($0.lowerBound, .date)), .text(DateValue.text($0.upperBound, .date))]
    }
    return values
  }
}

/// Ranges of other types, with values to begin with.
private struct Bounds: FormModel {
  var byte: ClosedRange<UInt8> = 0...255
  var share: ClosedRange<Float> = 0.1...0.5
  var below = Decimal(-10)...Decimal(-1.5)
  var days = Date.distantPast...Date.distantFuture
  var times = Duration.zero...Duration.seconds(60)

  static var formTemplate: Bounds? { Bounds() }
  static func describe(_ fields: FieldList<Bounds>) {
    fields.add(\.byte, "byte")
    fields.add(\.share, "share")
    fields.add(\.below, "below")
    fields.add(\.days, "days")
    fields.add(\.times, "times")
  }
}

@Suite("Ranges in files")
struct OwnRangeTests {
  private func document(_ items: String) throws -> FormDocument {
    try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]}"#.utf8))
  }

  private func problems(_ items: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]}"#.utf8))
      return []
    } catch {
      return error.problems.map { "\($0.source?.pointer ?? "?"): \($0.text)" }
    }
  }

  private func alike() throws -> AlikeForms<Offer> {
    let environment = FormEnvironment(locale: Locale(identifier: "en-US"), timeZone: .gmt)
    return AlikeForms(
      compiled: FormSession(Offer(), environment: environment),
      document: try document(Offer.items).session(environment: environment)
    ) { $0.values }
  }

  @Test("A form in the own format and a compiled one show, hold and cost the same")
  func alikeAfterInputs() throws {
    let forms = try alike()
    #expect(forms.document.problems == [] && forms.difference == nil)
    let texts = [
      "3-7", "-7 – -3", "7–3", "3", "–", "1.5 – 2", "0.1...0.30", "3–x", "", "1/2/2001 – 1/9/2001",
      "2/30/2001 - 3/1/2001",
      "2001-01-03-2001-01-05", "1/9/2001 – 1/2/2001", "3.10 – 3.100",
    ]
    for text in texts {
      for row: FormRowID in ["ages", "share", "price", "days"] {
        for input: FormInput in [.type(row, text), .blur(row)] { #expect(forms.difference(after: input) == nil) }
      }
    }
    for input: FormInput in [.undo, .undo, .redo, .reset] { #expect(forms.difference(after: input) == nil) }
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

  @Test("The value is an array of both ends, as a range codes itself, and survives a draft")
  func values() throws {
    let document = try document(Offer.items)
    let form = document.session()
    form.send(.type("ages", "3 – 7"))
    form.send(.type("share", "0.25 – 0.5"))
    form.send(.type("price", "1.5 – 2"))
    form.send(.type("days", "2025-03-31 – 2025-04-04"))
    #expect(
      form.model == [
        "ages": [3, 7], "share": [0.25, 0.5], "price": [1.5, 2], "days": ["2025-03-31", "2025-04-04"],
      ])
    let coded = String(decoding: try JSONEncoder().encode(3...7), as: UTF8.self)
    #expect(form.model["ages"].map { "\($0)" } == coded)
    let restored = document.session()
    #expect(try restored.restore(form.snapshot) == [] && restored.model == form.model)
    let reloaded = document.session(try FormValues(json: form.model.json()))
    #expect(reloaded.issues.isEmpty && reloaded.rows.map(\.text) == form.rows.map(\.text))
    form[path: "ages"] = [20, 30]
    form[path: "days"] = ["2025-01-02", "2025-01-01"]
    #expect(form.row("ages")?.text == "20 – 30" && form.model["days"] == ["2025-03-31", "2025-04-04"])
    form.send(.type("price", ""))
    #expect(form.model["price"] == nil)
  }

  @Test("Days are the same days in every time zone", arguments: ["Pacific/Honolulu", "UTC", "Asia/Tokyo"])
  func zones(name: String) throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "en-US"), timeZone: try #require(TimeZone(identifier: name)))
    let form = try document(Offer.items).session(["days": ["2025-03-31", "2025-04-04"]], environment: environment)
    #expect(form.row("days")?.text == "3/31/2025 – 4/4/2025")
    #expect(form.row("days")?.display == "Mar 31, 2025 – Apr 4, 2025")
    form.send(.type("days", "1/1/2025 - 1/2/2025"))
    #expect(form.model["days"] == ["2025-01-01", "2025-01-02"])
  }

  @Test(
    "A value that is no range is shown at its field, which says what is accepted",
    arguments: [
      ("ages", "[65,18]", "Enter two values with a dash between them, for example 3 – 7."),
      ("share", "5", "Enter two values with a dash between them, for example 3 – 7."),
      ("price", "[1]", "Enter two values with a dash between them, for example 3 – 7."),
      (
        "days", #"["2025-03-31","2025-02-30"]"#,
        "Enter two values with a dash between them, for example 3/31/2025 – 4/4/2025."
      ),
    ])
  func mistyped(key: String, json: String, message: String) throws {
    let environment = FormEnvironment(locale: Locale(identifier: "en-US"), timeZone: .gmt)
    let form = try document(Offer.items).session(
      try FormValues(json: #"{"\#(key)":\#(json)}"#), environment: environment)
    #expect(form.problems == [] && form.row(FormRowID(key))?.text == json)
    #expect(form.issues.map { $0.text(in: environment) } == [message])
  }

  @Test(
    "What a file says of a range has to be one",
    arguments: [
      (
        #"{"field": "a", "type": "integerRange", "initial": [65, 18]}"#,
        "/items/0/initial: [65,18] isn't a valid value for a field of type 'integerRange': expected a list of two whole numbers, the lower one first, such as [18, 65]."
      ),
      (
        #"{"field": "a", "type": "numberRange", "default": 5}"#,
        "/items/0/default: 5 isn't a valid value for a field of type 'numberRange': expected a list of two numbers, the lower one first, such as [1.5, 2]."
      ),
      (
        #"{"field": "a", "type": "decimalRange", "shownDefault": ["a", 2]}"#,
        "/items/0/shownDefault: [\"a\",2] isn't a valid value for a field of type 'decimalRange': expected a list of two numbers, the lower one first, such as [1.5, 2]."
      ),
      (
        #"{"field": "a", "type": "dateRange", "initial": ["2025-04-04", "2025-03-31"]}"#,
        "/items/0/initial: [\"2025-04-04\",\"2025-03-31\"] isn't a valid value for a field of type 'dateRange': expected a list of two dates, the earlier one first, such as [\"2025-03-31\", \"2025-04-04\"]."
      ),
      (
        #"{"field": "a", "type": "form", "items": [{"field": "b", "type": "integerRange"}], "initial": {"b": [2, 1]}}"#,
        "/items/0/initial/b: [2,1] isn't a valid value for a field of type 'integerRange': expected a list of two whole numbers, the lower one first, such as [18, 65]."
      ),
      (
        #"{"field": "a", "type": "integerRange", "optional": false}"#,
        "/items/0: A field of type 'integerRange' needs an initial value, unless its value may be missing."
      ),
      (
        #"{"field": "a", "type": "integerRange", "rules": [{"minimum": 18}]}"#,
        "/items/0/rules/0: The rule 'minimum' can't be used with a field of type 'integerRange'. Use a check, such as 'least(value) >= 18'."
      ),
      (
        #"{"field": "a", "type": "dateRange", "rules": [{"maximum": "2025-12-31"}]}"#,
        "/items/0/rules/0: The rule 'maximum' can't be used with a field of type 'dateRange'. Use a check, such as 'greatest(value) <= \"2025-12-31\"'."
      ),
      (
        #"{"field": "a", "type": "integerRange", "rules": [{"minimumLength": 2}]}"#,
        "/items/0/rules/0: The rule 'minimumLength' can't be used with a field of type 'integerRange'. Use 'matches' or a check."
      ),
      (
        #"{"field": "a", "type": "dateRange", "startsAt": "2025-01-01"}"#,
        "/items/0/startsAt: A field of type 'dateRange' has no key 'startsAt'."
      ),
      (
        #"{"field": "a", "type": "dateRange", "visible": "a > '2025-01-01'"}"#,
        "/items/0/visible: This is a list, which can't be compared. Use 'isAnswered', 'count', 'any' or 'in'."
      ),
    ])
  func mistakes(item: String, expected: String) {
    #expect(problems(item) == [expected])
  }

  @Test("Expressions read a list of both ends, and make one")
  func expressions() throws {
    let form = try document(
      #"""
      {"field": "ages", "type": "integerRange", "initial": [18, 65], "normalize": "[floor(least(value) / 10) * 10, greatest(value)]",
       "rules": [{"check": "greatest(value) - least(value) <= 60", "message": "That's too many ages."}]},
      {"field": "parents", "type": "flag", "visible": "least(ages) < 18"},
      {"field": "trip", "type": "dateRange",
       "display": "text(days(least(value), greatest(value))) + ' nights'", "readOnly": "parents"},
      {"field": "nights", "type": "integer", "computed": "days(least(trip), greatest(trip))", "optional": true},
      {"field": "after", "type": "dateRange", "computed": "[greatest(trip), addDays(greatest(trip), 7)]"},
      {"field": "wide", "type": "numberRange", "computed": "[least(ages) / 2, greatest(ages) * 2]"}
      """#
    ).session()
    #expect(form.problems == [] && !form.rows.ids.contains("parents") && form.model["wide"] == [9, 130])
    #expect(form.model["nights"] == nil && form.model["after"] == nil)
    form.send(.type("ages", "12 – 80"))
    #expect(form.model["ages"] == [10, 80] && form.model["wide"] == [5, 160] && form.rows.ids.contains("parents"))
    #expect(form.issues.map { $0.text(in: .standard) } == ["That's too many ages."])
    form.send(.type("trip", "2025-03-31 – 2025-04-04"))
    #expect(form.model["nights"] == 4 && form.model["after"] == ["2025-04-04", "2025-04-11"])
    form.send(.set("parents", .flag(true)))
    #expect(form.row("trip")?.display == "4 nights")
    // Ends in the wrong order are no range.
    form.send(.type("ages", "-60 – -50"))
    #expect(form.model["ages"] == [-60, -50] && form.model["wide"] == nil)
  }

  @Test("A range can be an element, share a line, have a default, and be dropped while it is hidden")
  func places() throws {
    let form = try document(
      #"""
      {"field": "seasons", "type": "list", "presentation": "inline", "element": {"type": "dateRange", "optional": true}},
      {"line": [{"field": "from", "type": "integerRange", "default": [1, 2]}, {"field": "to", "type": "integerRange", "rules": [{"matches": "from"}]}]},
      {"field": "off", "type": "flag"},
      {"field": "hours", "type": "numberRange", "initial": [9, 17.5], "visible": "not off", "whenHidden": "dropAtOnce",
       "hiddenValue": [0, 24]}
      """#
    ).session()
    #expect(form.problems == [])
    form.send(.insert("seasons", id: "x", before: nil))
    #expect(form.send(.type("seasons[x]", "2025-03-31 – 2025-04-04")) == .accepted)
    #expect(form.model["seasons"] == [["2025-03-31", "2025-04-04"]])
    #expect(form.model["from"] == [1, 2])
    form.send(.type("to", "1 – 3"))
    #expect(form.issues.map(\.kind.code) == ["mismatch"])
    form.send(.type("to", "1 – 2"))
    #expect(form.issues.isEmpty)
    form.send(.set("off", .flag(true)))
    #expect(form.model["hours"] == [0, 24])
  }

  @Test("A schema of it is an array of two, and of a compiled form the same")
  func schema() throws {
    let written = try document(Offer.items).jsonSchema()
    let properties = written.schema["properties"]?.object
    #expect(
      properties?["ages"] == [
        "type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2, "default": [18, 65],
      ])
    #expect(properties?["days"]?.object?["items"] == ["type": "string", "format": "date"])
    let compiled = Offer.jsonSchema()
    for key in ["ages", "share", "price", "days"] {
      #expect(compiled.schema["properties"]?.object?[key] == properties?[key], "\(key)")
    }
    #expect(compiled.warnings.map(\.description) == written.warnings.map(\.description))
    #expect(written.warnings.map(\.path.description) == ["ages", "share", "price", "days"])
    let checked = try JSONSchema(JSONDocument(text: "\(written.schema)"))
    #expect(try checked.accepts(JSONDocument(text: #"{"ages":[1,2],"days":["2025-03-31","2025-04-04"]}"#)))
    #expect(try !checked.accepts(JSONDocument(text: #"{"ages":[1]}"#)))
    #expect(try !checked.accepts(JSONDocument(text: #"{"ages":[1,2.5]}"#)))
  }

  @Test("A schema has the ranges of a compiled form that JSON has values for, with what they begin with")
  func schemaOfBounds() {
    let written = Bounds.jsonSchema()
    func property(_ name: String) -> FormValues? { written.schema["properties"]?.object?[name]?.object }
    #expect(property("byte")?["default"] == [0, 255] && property("byte")?[path: "items.type"] == "integer")
    #expect(property("share")?["default"] == [0.1, 0.5] && property("share")?[path: "items.format"] == "double")
    #expect(property("below")?["default"] == [-10, -1.5] && property("below")?["items"] == ["type": "number"])
    // Which days they are depends on the time zone.
    #expect(property("days")?[path: "items.format"] == "date" && property("days")?["default"] == nil)
    #expect(property("times") == nil)
    #expect(
      written.warnings.filter { $0.path == "times" }.map(\.text) == [
        "A schema can't describe values of the type 'ClosedRange<Duration>'."
      ])
  }
}
