import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("Problems of a document")
struct ProblemTests {
  @Test("All come at once, each with its path, its part and what would be right")
  func all() {
    let source = DocumentSource(file: "form.json", line: 3, column: 7)
    let fields = [
      DocumentField("email", .text(), source: source), DocumentField("email", .integer, source: source),
      DocumentField("age", .integer, initial: "x", rules: [.minimum(9), .maximum(1), DocumentRule("minimun")]),
      DocumentField("name", .text(), defaultValue: 5, rules: [.minimum(1), DocumentRule("length"), .length(-1)]),
      DocumentField("code", .text(), rules: [.pattern("(["), .matches("emial")]),
      DocumentField("born", .date(.date), isOptional: false, visible: .isTrue("adress.city")),
      DocumentField("address", .form { DocumentField("city", .text(), enabled: .isTrue("zip")) }),
      DocumentField("zip", .text(), required: .isTrue("address.cty")),
      DocumentField("part", .form(DocumentSubform(.named("pert")))),
      DocumentField("", .flag()),
      DocumentField("tags", .list(of: .form { DocumentField("a", .flag()) })),
      DocumentField("pay", .alternatives(DocumentAlternatives(by: "by", [.init("a"), .init("a")], initial: "b"))),
    ]
    let document = FormDocument(
      "wrong",
      form: DocumentForm(
        items: fields.map(DocumentItem.field), rules: [DocumentFormRule(on: "nmae", paths: ["age"]) { _ in nil }]),
      forms: ["part": DocumentForm(items: [.field(DocumentField("own", .form(DocumentSubform(.named("part")))))])])
    #expect(
      document.problems.map(\.description) == [
        "form.json:3:7: email: Two fields have the key 'email'.",
        "age (initial): \"x\" isn't a valid value for a field of type 'integer': expected a whole number.",
        "age (rules.2): There is no rule 'minimun'. Did you mean 'minimum'?",
        "age (rules): The minimum is 9, but the maximum is 1.",
        "name (default): 5 isn't a valid value for a field of type 'text': expected a text.",
        "name (rules.0): The rule 'minimum' can't be used with a field of type 'text'. Use 'email', 'iban', 'length', 'luhn', 'matches', 'maximumLength', 'minimumLength', 'oneOf', 'pattern', 'web' or a check.",
        "name (rules.1): The rule 'length' needs the argument 'value'.",
        "name (rules.2): The rule 'length' takes a whole number, 0 or more, not -1.",
        "code (rules.0): The pattern isn't valid. At character 2: The character class that starts here isn't closed. Add ']', or write '\\[' for the character itself.",
        "code (rules.1): There is no field 'emial'. Did you mean 'email'?",
        "born (visible): There is no field 'adress' in 'adress.city'. Did you mean 'address'?",
        "born: A field of type 'date' needs an initial value, unless its value may be missing.",
        "address.city (enabled): There is no field 'zip'.",
        "zip (required): There is no field 'cty' in 'address.cty'. Did you mean 'city'?",
        "part: There is no form 'pert'. Did you mean 'part'?",
        "form: The key of a field can't be empty.",
        "tags: An element can't be of type 'form'. Put that into a form of the element.",
        "pay (initial): There is no case 'b'.",
        "pay: Two cases are called 'a'.",
        "form (rules.0): There is no field 'nmae'. Did you mean 'name'?",
        "#part.own: The form contains itself where it can't be missing, so it would never end. Make it optional there.",
      ])
  }

  @Test("A form with a problem shows, and refuses every submit")
  func refused() {
    let document = FormDocument("wrong") { DocumentField("age", .integer, rules: [DocumentRule("no")]) }
    let form = document.session()
    #expect(form.problems.map(\.key) == ["age"])
    #expect(form.problems.first?.description.contains("There is no rule 'no'.") == true)
    #expect(form.send(.type("age", "5")) == .accepted)
    #expect(form.model == ["age": 5])
    #expect(form.send(.submit) == .refused(.hasProblems))
  }

  @Test("A path that only a closure knows is found when it runs")
  func found() {
    let document = FormDocument("wrong") {
      DocumentField("seats", .integer, initial: 1)
      DocumentField("hint", .text(), visible: DocumentCondition { $0["setas", as: Int.self] == 1 })
    }
    #expect(document.problems.isEmpty)
    let form = document.session()
    #expect(form.problems.map(\.key) == ["hint"])
    #expect(form.problems.first?.description.contains("Did you mean 'seats'?") == true)
    #expect(form.send(.submit) == .refused(.hasProblems))
  }

  @Test("A choice without options is a problem, as in a compiled form")
  func noOptions() {
    let form = FormDocument("wrong") { DocumentField("diet", .choice([])) }.session()
    #expect(form.problems == [FormProblem(kind: .noOptions, key: "diet")])
  }
}
