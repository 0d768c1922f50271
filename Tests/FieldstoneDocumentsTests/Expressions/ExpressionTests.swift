import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Expressions")
struct ExpressionTests {
  private static let guest = DocumentForm {
    DocumentField("name", .text(), initial: "")
    DocumentField("age", .integer)
  }

  private static func document(_ expression: String, _ kind: DocumentKind) -> FormDocument {
    FormDocument("expressions") {
      DocumentField("seats", .integer, initial: 3)
      DocumentField("age", .integer)
      DocumentField("price", .decimal, initial: .init(0.1))
      DocumentField("name", .text(), initial: "Ada")
      DocumentField("note", .text())
      DocumentField("agrees", .flag(), initial: true)
      DocumentField("born", .date(.date), initial: "2000-02-29")
      DocumentField("arrives", .date(.dateAndTime), initial: "2025-03-31T22:30:00Z")
      DocumentField("diet", .choice(["vegan", "halal"]), initial: "vegan")
      DocumentField("toppings", .choices(["ham", "olives"]), initial: ["ham"])
      DocumentField("tags", .list(of: .text()), initial: ["a", "b"])
      DocumentField("numbers", .list(of: .integer), initial: [1, 2, 4])
      DocumentField(
        "guests", .list(DocumentList(.form(.form(guest)))), initial: [["name": "Bob", "age": 7], ["name": "Eve"]])
      DocumentField("invoice", .form(optional: true) { DocumentField("vat", .text()) })
      DocumentField("in", .integer, initial: 9)
      DocumentField("result", kind, computed: DocumentComputation(DocumentExpression(expression)))
    }
  }

  /// The value of an expression in a form, as JSON; nil if it is missing.
  private func value(_ expression: String, _ kind: DocumentKind) -> String? {
    var environment = FormEnvironment.standard
    environment.now = { Date(timeIntervalSince1970: 1_743_462_000) }  // 2025-03-31T23:00:00Z
    environment.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
    let document = Self.document(expression, kind)
    #expect(document.problems == [], "\(expression)")
    return document.session(environment: environment).model["result"]?.description
  }

  @Test(
    "Numbers",
    arguments: [
      ("seats * 10 - 1", "29"), ("1 + 2 * 3 - 4 / 2", "5"), ("(1 + 2) * 3", "9"), ("-seats", "-3"), ("--seats", "3"),
      ("price + 0.2", "0.3"), ("1 / 0", nil), ("age + 1", nil), ("default(age, 18) + 1", "19"), ("mod(-7, 3)", "2"),
      ("mod(1, 0)", nil), ("round(2.5)", "3"), ("round(2.345, 2)", "2.35"), ("floor(-1.5)", "-2"),
      ("ceiling(1.2)", "2"), ("abs(-4)", "4"), ("min(seats, 2)", "2"), ("max(age, 2)", "2"),
      ("if seats > 2 then 1 else if seats > 1 then 2 else 3", "1"), ("length(name) + length(note)", "3"),
      ("count(guests)", "2"), ("count(guests, age > 5)", "1"), ("sum(guests, age)", "7"), ("sum(numbers)", "7"),
      ("greatest(numbers)", "4"), ("least(guests, age)", "7"), ("`in` + 1", "10"), ("number('12.5')", "12.5"),
      ("9999999999999999999999999999999999999 * 99999999999999999999999999999999999999", nil),
      ("weekday(today())", "2"),
    ])
  func numbers(expression: String, expected: String?) {
    if expected == nil, expression.hasPrefix("999") {
      // More digits than there are: rounded, or missing, but never a trap.
      _ = value(expression, .decimal)
    } else {
      #expect(value(expression, .decimal) == expected, "\(expression)")
    }
  }

  @Test(
    "True and false",
    arguments: [
      ("seats > 2 and agrees", "true"), ("seats > 3 or not agrees", "false"), ("age > 3", nil), ("not (age > 3)", nil),
      ("age > 3 or agrees", "true"), ("age > 3 and not agrees", "false"), ("age == null", "true"),
      ("note == ''", "false"), ("isMissing(note)", "true"), ("isAnswered(name)", "true"), ("diet == 'vegan'", "true"),
      ("diet in ['halal', 'vegan']", "true"), ("seats not in [1, 2]", "true"), ("'ham' in toppings", "true"),
      ("contains(lower(name), 'da')", "true"), ("startsWith(name, 'A') and endsWith(name, 'a')", "true"),
      ("matches(name, '[A-Z][a-z]+')", "true"), ("any(guests, age > 5)", "true"), ("all(guests, age > 5)", nil),
      ("all(guests, name != 'x')", "true"), ("any(guests, length(name) == parent.seats)", "true"),
      ("any(tags, it == 'b')", "true"), ("isAnswered(invoice)", "false"), ("isAnswered(guests)", "true"),
      ("born < '2007-01-01'", "true"), ("years(born, today()) >= 18", "true"), ("date(arrives) == today()", "true"),
      ("isVisible(name) and isEnabled(name) and isValid(name)", "true"), ("arrives < now()", "true"),
    ])
  func flags(expression: String, expected: String?) {
    // What isn't known is shown as the field's blank value.
    let unknown = value("default(\(expression), null) == null", .flag())
    #expect(unknown == (expected == nil ? "true" : "false"), "\(expression)")
    if let expected { #expect(value(expression, .flag()) == expected, "\(expression)") }
  }

  @Test(
    "Texts",
    arguments: [
      ("name + ' ' + note + upper('x')", "\"Ada X\""), ("text(seats) + ' seats'", "\"3 seats\""),
      ("join(tags)", "\"a, b\""), ("join(tags, '+')", "\"a+b\""), ("trim('  x ')", "\"x\""),
      ("'it''s'", "\"it's\""), ("if agrees then name else null", "\"Ada\""), ("text(born)", "\"2000-02-29\""),
      ("guests.0.name", "\"Bob\""), ("guests.9.name", nil), ("invoice.vat", nil),
    ])
  func texts(expression: String, expected: String?) { #expect(value(expression, .text()) == expected, "\(expression)") }

  @Test(
    "Dates",
    arguments: [
      ("today()", "\"2025-04-01\""), ("addYears(born, 1)", "\"2001-02-28\""),
      ("addDays('2024-02-28', 2)", "\"2024-03-01\""),
      ("addMonths(today(), -1)", "\"2025-03-01\""), ("date(arrives)", "\"2025-04-01\""),
      ("addYears(born, 9999999999)", nil),
    ])
  func dates(expression: String, expected: String?) {
    #expect(value(expression, .date(.date)) == expected, "\(expression)")
  }

  @Test(
    "Mistakes say what is wrong, and where",
    arguments: [
      ("seets > 3", "There is no field 'seets'. Did you mean 'seats'?"),
      ("name > 3", "At character 8 of 'name > 3': A text can't be compared with a number."),
      (
        "seats and agrees",
        "Expected true or false, but this is a number. Compare it with something, or use 'isAnswered'."
      ),
      ("seats && agrees", "At character 7 of 'seats && agrees': Write 'and' instead of '&&'."),
      ("leng(name) > 1", "There is no function 'leng'."),
      ("diet == 'vegn'", "At character 9 of 'diet == 'vegn'': There is no option \"vegn\". Did you mean 'vegan'?"),
      (
        "born > 'yesterday'",
        "At character 8 of 'born > 'yesterday'': 'yesterday' isn't a date. Write it like '2025-03-31'."
      ),
      ("1 < seats < 3", "At character 11 of '1 < seats < 3': Join two comparisons with 'and'."),
      (
        "any(guests, nmae == 'x')",
        "At character 13 of 'any(guests, nmae == 'x')': There is no field 'nmae'. Did you mean 'name'?"
      ),
      ("parent.seats > 1", "'parent' doesn't refer to a form here."),
      ("guests == 'x'", "This is a list of forms, which can't be compared. Use 'isAnswered', 'count', 'any' or 'in'."),
      ("name + 1 == ''", "At character 8 of 'name + 1 == ''': To add a number to a text, use 'text(…)'."),
      ("length(name", "At character 12 of 'length(name': Expected ',' or ')', not the end of the expression."),
      (
        "born < arrives",
        "At character 8 of 'born < arrives': A date can't be compared with a date with a time. Use 'date' or 'year' to convert one of them."
      ),
      ("name == 'x", "At character 9 of 'name == 'x': The quote at the end of the text is missing: '"),
      ("matches(name, '[')", "At character 15 of 'matches(name, '[')': The pattern isn't valid."),
      ("01 == seats", "A number can't start with 0, except before a decimal point: 12 or 0.5."),
      ("", "The expression is empty."),
    ])
  func mistakes(expression: String, expected: String) {
    let document = FormDocument("mistakes") {
      for item in Self.document("1", .integer).form.items { item }
      DocumentField("hint", .text(), visible: DocumentCondition(DocumentExpression(expression)))
    }
    let texts = document.problems.map(\.text)
    #expect(texts.count == 1 && texts.first?.hasPrefix(expected) == true, "\(expression): \(texts)")
  }
}
