import FieldstoneTesting
import Foundation
import Testing

@Suite("Rules")
struct RuleTests {
  /// A form of one text field with the rule of a name.
  private static func issues(_ name: String, _ text: String) -> [FormIssue] {
    struct Holder {
      var text = ""
      var number: Int?
      var isOn = false
      var letters: [String] = []
    }
    let definition = FormDefinition<Holder> { fields in
      let field = fields.add("text", get: { $0.text }, set: { $0.text = $1 })
      switch name {
      case "required": field.required()
      case "email": field.email()
      case "web": field.web()
      case "pattern": field.pattern("[A-Z]{2}[0-9]{3}", "Enter a code like AB123.")
      case "characters": field.characters(.alphanumerics)
      case "minimumLength": field.minimumLength(2)
      case "maximumLength": field.maximumLength(3)
      case "length": field.length(4)
      case "luhn": field.luhn()
      case "iban": field.iban()
      case "oneOf": field.oneOf(["us", "ca"])
      case "minimumCount":
        fields.add(\.letters, "letters").options(["a", "b", "c"]).minimumCount(2)
      case "maximumCount":
        fields.add(\.letters, "letters").options(["a", "b", "c"]).maximumCount(2)
      case "range": fields.add("number", get: { $0.number }, set: { $0.number = $1 }).range(1...3)
      case "mustBeTrue": fields.add("isOn", get: { $0.isOn }, set: { $0.isOn = $1 }).mustBeTrue()
      default: break
      }
    }
    let form = FormSession(Holder(), definition: definition)
    for row in ["text", "number", "isOn", "letters"] { form.send(.type(FormRowID(row), text)) }
    return form.issues
  }

  @Test("Every example in the catalog is accepted or rejected as stated", arguments: FormRuleCatalog.all.map(\.name))
  func examples(name: String) throws {
    let rule = try #require(FormRuleCatalog.all.first { $0.name == name })
    #expect(rule.help != "" && rule.example != "")
    for text in rule.accepts { #expect(Self.issues(name, text).isEmpty, "\(name) accepts '\(text)'") }
    for text in rule.refuses { #expect(!Self.issues(name, text).isEmpty, "\(name) refuses '\(text)'") }
  }

  @Test("Only `required` runs on an empty field")
  func emptyFields() {
    for rule in FormRuleCatalog.all where !["required", "mustBeTrue"].contains(rule.name) {
      #expect(Self.issues(rule.name, "").isEmpty, "\(rule.name)")
    }
  }

  @Test(
    "Messages say what is accepted",
    arguments: [
      ("required", "", "This field is required."),
      ("email", "x", "Enter an email address, for example name@example.org."),
      ("web", "x", "Enter a web address, for example https://example.org."),
      ("pattern", "x", "Enter a code like AB123."),
      ("characters", "a-b", "You can't use “-” here."),
      ("minimumLength", "a", "Enter at least 2 characters."),
      ("maximumLength", "abcd", "Enter at most 3 characters. You have entered 4."),
      ("length", "123", "Enter exactly 4 characters."), ("range", "9", "Enter a value from 1 to 3."),
      ("luhn", "12", "This isn't a valid card number. Check its digits."),
      ("iban", "DE00", "This isn't a valid IBAN. Check its letters and digits."),
      ("oneOf", "de", "Enter one of these: us, ca."),
      ("mustBeTrue", "no", "Select this to continue."),
    ])
  func messages(name: String, text: String, message: String) {
    #expect(Self.issues(name, text).map { $0.text(in: .standard) } == [message])
  }

  @Test("Lengths count user-perceived characters")
  func graphemes() {
    #expect(Self.issues("maximumLength", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦").isEmpty)
    #expect(Self.issues("maximumLength", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦").isEmpty && !Self.issues("maximumLength", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦").isEmpty)
    #expect(!Self.issues("minimumLength", "👩‍👩‍👧‍👦").isEmpty)
    #expect(Self.issues("length", "e\u{301}e\u{301}ab").isEmpty)
  }

  @Test("Fields that declare the same rules share them")
  func sharing() {
    let definition = FormDefinition<WorkTests.Texts> { fields in
      for index in 0..<3 {
        let field = fields.add("f\(index)", get: { $0.values[index] }, set: { $0.values[index] = $1 })
        field.required().minimumLength(2).maximumLength(index == 2 ? 9 : 200)
      }
    }
    let form = FormSession(WorkTests.Texts(values: ["a", "ok", "far too long"]), definition: definition)
    #expect(form.issues.map(\.kind) == [.tooShort(minimum: 2), .tooLong(maximum: 9, count: 12)])
  }

  @Test("A pattern that can't be compiled is reported with its field")
  func badPattern() {
    let definition = FormDefinition<WorkTests.Texts> {
      $0.add("code", get: { $0.values[0] }, set: { $0.values[0] = $1 }).pattern("[")
    }
    #expect(definition.problems == [FormProblem(kind: .badPattern("["), key: "code")])
  }
}
