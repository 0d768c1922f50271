import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Mistakes about durations, addresses and identifiers in expressions and rules")
struct NotationMistakeTests {
  private static let fields = #"""
    {"field": "d", "type": "duration"}, {"field": "e", "type": "duration"}, {"field": "u", "type": "url"},
    {"field": "g", "type": "uuid"}, {"field": "l", "type": "list", "element": {"type": "duration"}},
    {"field": "t", "type": "text"}, {"field": "n", "type": "integer"}, {"field": "day", "type": "date"},
    {"field": "preset", "type": "choice", "options": ["PT15M", "PT1H"]},
    {"field": "offered", "type": "choice", "optionsFrom": "l"}
    """#

  /// What is said of an expression for a field of some type.
  private func mistakes(_ expression: String, _ type: String) -> [String] {
    let json = FormValues.Value.text(expression).description
    return OwnProblems.of(
      Self.fields + #", {"field": "x", \#(type), "optional": true, "computed": \#(json)}"#, names: DocumentNames()
    ).map { $0.replacing("/items/10/computed: ", with: "") }
  }

  @Test(
    "A duration or an identifier isn't made from texts",
    arguments: [
      ("d + e", "Durations can't be added or subtracted directly. Use 'duration(seconds(d) + seconds(e))'."),
      (
        "d - 'PT5M' + 60",
        "Durations can't be added or subtracted directly. Use 'duration(seconds(d) - seconds('PT5M') + 60)'."
      ),
      (
        "'PT1H' + 'PT1H'", "Expected a duration, but this is a text. Use 'duration(…)' with a number of seconds."
      ),
      ("lower(text(d))", "Expected a duration, but this is a text. Use 'duration(…)' with a number of seconds."),
      ("t", "Expected a duration, but this is a text. Use 'duration(…)' with a number of seconds."),
      (
        "if n > 1 then d else t", "Expected a duration, but this is a text. Use 'duration(…)' with a number of seconds."
      ),
      ("seconds(d)", "Expected a duration, but this is a number. Use 'duration(…)' with a number of seconds."),
      ("d * 2", "Expected a number, but this is a duration. Use 'seconds(d)'."),
      ("u", "Expected a duration, but this is an address."),
      ("duration(seconds('PT1H' + 'PT1H'))", "'PT1HPT1H' isn't a duration. Write it like 'PT1H30M'."),
      ("duration(d)", "Expected a number, but this is a duration. Leave 'duration(…)' out."),
      ("default(d, 'P1Y')", "'P1Y' isn't a duration. Write it like 'PT1H30M'. \(noYears)"),
    ])
  func durations(expression: String, expected: String) {
    #expect(mistakes(expression, #""type": "duration""#) == [expected])
  }

  private static let noYears = "Years and months aren't accepted, because their length varies."

  @Test(
    "What is a duration in any case is accepted",
    arguments: [
      "d", "'PT90M'", "if n > 1 then 'PT1H' else 'PT2H'", "if n > 1 then d else 'PT2H'", "default(preset, 'PT15M')",
      "default(offered, 'PT15M')", "default(d, preset)", "if n > 1 then null else default('PT1H', d)", "preset",
      "offered", "duration(seconds(d) + seconds(e))", "duration(sum(l, seconds(it)))", "duration(seconds(preset))",
      "duration(seconds(t))", "duration(seconds('PT' + text(n) + 'M'))",
    ])
  func accepted(expression: String) {
    #expect(mistakes(expression, #""type": "duration""#) == [])
  }

  @Test(
    "An address may be joined from texts that can be the parts of one",
    arguments: [
      ("'https://example.org/' + t", nil), ("'http' + (if n > 1 then 's' else '') + '://' + t", nil), ("t", nil),
      ("u + '/' + t", nil), ("'mailto:' + t", nil), ("t + '/a'", nil),
      (
        "'www.example.org/' + t", "An address can't begin with 'www.example.org/'. Write it like 'https://example.org'."
      ),
      ("'example.org' + '/x'", "'example.org/x' isn't an address. Write it like 'https://example.org'."),
      ("g", "Expected an address, but this is an identifier."),
    ] as [(String, String?)])
  func addresses(expression: String, expected: String?) {
    #expect(mistakes(expression, #""type": "url""#) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "An identifier isn't made from texts",
    arguments: [
      ("g", nil), ("lower(g)", "Expected an identifier, but this is a text."),
      ("'123e4567-e89b-12d3-a456-42661417400' + text(7)", "Expected an identifier, but this is a text."),
    ] as [(String, String?)])
  func identifiers(expression: String, expected: String?) {
    #expect(mistakes(expression, #""type": "uuid""#) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "What never has a value, or never holds, is a mistake",
    arguments: [
      ("seconds(u) > 1", "Expected a duration, but this is an address."),
      ("seconds(g) > 1", "Expected a duration, but this is an identifier."),
      ("seconds(5) > 1", "Expected a duration, but this is a number."),
      ("number(d) > 1", "'number' reads the number in a text, but this is a duration. Use 'seconds(d)'."),
      ("number(u) > 1", "'number' reads the number in a text, but this is an address."),
      ("g == d", "An identifier can't be compared with a duration."),
      ("day == d", "A date can't be compared with a duration."),
      ("d == 90", "A duration can't be compared with a number. Use 'seconds(d)'."),
      ("'PT90M' in l", "This never matches, because the value is written differently. Use 'PT1H30M'."),
      ("'soon' in l", "'soon' isn't a duration. Write it like 'PT1H30M'."),
      ("g in l", "Expected a duration, but this is an identifier."),
      ("d in [e, u]", "Expected a duration, but this is an address."),
      ("n in l", "Expected a text, but this is a number."),
      ("u == ''", "This never matches: a missing value isn't an empty text. Use 'isMissing(u)'."),
      ("u != ''", "This always holds: a missing value isn't an empty text. Use 'isAnswered(u)'."),
      ("d != 'P0D'", "This always holds, because the value is written differently. Use 'PT0S'."),
      ("d > e", "Only numbers and dates have an order, but this is a duration. Use 'seconds(…)'."),
      ("seconds(max(d, e)) > 1", "Only numbers and dates have an order, but this is a duration. Use 'seconds(…)'."),
      ("sum(l) > 1", "'sum' takes numbers, but each element is a duration. Use 'sum(l, seconds(it))'."),
      (
        "isAnswered(greatest(l))",
        "'greatest' takes numbers or dates, but each element is a duration. Use 'greatest(l, seconds(it))'."
      ),
      (
        "isAnswered(greatest(l, it))",
        "Only numbers and dates have an order, but this is a duration. Use 'seconds(it)'."
      ),
      ("sum(l, it) > 1", "Expected a number, but this is a duration. Use 'seconds(it)'."),
      ("isAnswered(day + d)", "A duration can't be added to a date. To add days, use 'addDays'."),
      (
        "isAnswered(d + e)", "Durations can't be added or subtracted directly. Use 'duration(seconds(d) + seconds(e))'."
      ),
    ])
  func conditions(expression: String, expected: String) {
    #expect(mistakes(expression, #""type": "flag""#) == [expected])
  }

  @Test(
    "Texts of durations may be compared, searched for and joined",
    arguments: [
      "d == text(e)", "t in l", "text(d) in l", "d in l", "d in ['PT1H', e, t]", "d + ' h' == t", "u == t",
      "startsWith(d, 'PT')", "join([text(d), t], ', ') == ''", "'PT1H30M' in l", "(d + ' ' + e) == t",
    ])
  func texts(expression: String) {
    #expect(mistakes(expression, #""type": "flag""#) == [])
  }

  @Test(
    "A rule that doesn't fit names those that do, or a check",
    arguments: [
      (
        #""type": "url", "rules": ["web"]"#, "'web' can't be used with a field of type 'url'. Use 'matches' or a check."
      ),
      (
        #""type": "duration", "rules": ["unique"]"#,
        "'unique' can't be used with a field of type 'duration'. Use 'matches', 'maximum', 'minimum' or a check."
      ),
      (
        #""type": "duration", "rules": [{"multipleOf": 900}]"#,
        "'multipleOf' can't be used with a field of type 'duration'. Use a check, such as 'mod(seconds(value), 900) == 0'."
      ),
      (
        #""type": "duration", "rules": [{"exclusiveMinimum": 0}]"#,
        "'exclusiveMinimum' can't be used with a field of type 'duration'. Use a check, such as 'seconds(value) > 0'."
      ),
      (
        #""type": "duration", "rules": [{"oneOf": ["PT15M", "PT90M"]}]"#,
        "'oneOf' can't be used with a field of type 'duration'. Use a check, such as 'value in ['PT15M', 'PT1H30M']'."
      ),
      (
        #""type": "url", "rules": [{"pattern": "https://.*"}]"#,
        "'pattern' can't be used with a field of type 'url'. Use a check, such as 'matches(value, 'https://.*')'."
      ),
      (
        #""type": "list", "element": {"type": "uuid"}, "rules": [{"minimum": 1}]"#,
        "'minimum' can't be used with a field of type 'list'. Use 'maximumCount', 'minimumCount' or 'unique'."
      ),
    ])
  func rules(field: String, expected: String) {
    let found = OwnProblems.of(#"{"field": "a", \#(field)}"#, names: DocumentNames())
    #expect(found == ["/items/0/rules/0: The rule " + expected])
  }

  @Test(
    "A duration where only a number can be is compared by its seconds",
    arguments: [
      ("multipleOf", "PT15M", "mod(seconds(value), 900) == 0"), ("exclusiveMinimum", "PT0S", "seconds(value) > 0"),
      ("exclusiveMaximum", "PT0.5S", "seconds(value) < 0.5"),
    ])
  func numbers(rule: String, bound: String, check: String) {
    let found = OwnProblems.of(
      #"{"field": "a", "type": "duration", "rules": [{"\#(rule)": "\#(bound)"}]}"#, names: DocumentNames())
    #expect(
      found == [
        "/items/0/rules/0/\(rule): Expected a number, not '\(bound)'. For a duration, use a check, such as '\(check)'."
      ])
  }

  @Test(
    "Values that aren't valid are described alike wherever they are",
    arguments: [
      (
        #""type": "duration", "initial": "P1Y""#,
        #"/initial: "P1Y" isn't a valid value for a field of type 'duration': expected a text such as "PT1H30M". "#
          + noYears
      ),
      (
        #""type": "list", "element": {"type": "duration"}, "initial": ["PT1H", 5]"#,
        #"/initial/1: 5 isn't a valid value for a field of type 'duration': expected a text such as "PT1H30M"."#
      ),
      (
        #""type": "list", "element": {"type": "duration"}, "template": "1h""#,
        #"/template: "1h" isn't a valid element of this list: expected a text such as "PT1H30M"."#
      ),
    ])
  func values(field: String, expected: String) {
    #expect(OwnProblems.of(#"{"field": "a", \#(field)}"#, names: DocumentNames()) == ["/items/0" + expected])
  }

  @Test("A new element of a list of durations begins empty, like one of dates, and empty ones aren't the same")
  func elements() throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [
          {"field": "l", "type": "list", "element": {"type": "duration", "required": true}, "rules": ["unique"]},
          {"field": "days", "type": "list", "element": {"type": "date"}, "rules": ["unique"]}
        ]}
        """#.utf8))
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "en-US"), timeZone: .gmt))
    for (list, row) in [("l", "l[1]"), ("l", "l[2]"), ("days", "days[1]"), ("days", "days[2]")] {
      let id = String(row.dropLast().last ?? "1")
      #expect(form.send(.insert(FormRowID(list), id: id, before: nil)).isAccepted)
      form.send(.type(FormRowID(row), "soon"))
    }
    #expect("\(form.model)" == #"{"l":[null,null],"days":[null,null]}"#)
    form.send(.submit)
    #expect(Set(form.issues.map(\.kind.code)) == ["notDuration", "notDate"], "\(form.issues)")
    form.send(.type("l[1]", "PT1H"))
    form.send(.type("l[2]", "60 min"))
    #expect(form.model["l"] == ["PT1H", "PT1H"])
    #expect(form.issues.filter { $0.row == "l" }.count == 1)
  }
}
