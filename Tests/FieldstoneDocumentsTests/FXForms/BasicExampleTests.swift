import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("FXForms: the forms of the BasicExample")
struct BasicExampleTests {
  /// RootForm with LoginForm and RegistrationForm, in FXForms' attributes. The years are those of an `unsigned`.
  private static let text = """
    [{"key": "login", "inline": true, "fields": [
       {"key": "email", "textLabel.color": "red"}, "password", {"key": "rememberMe", "type": "boolean"},
       {"title": "Submit", "header": "", "action": "submitLoginForm"}]},
     {"key": "registration", "header": "Not Registered?", "fields": [
       {"key": "email", "header": "Account"}, "password", "repeatPassword",
       {"key": "name", "header": "Details", "textField.autocapitalizationType": 1},
       {"key": "gender", "class": "NSNumber", "options": ["Male", "Female", "It's Complicated"]},
       {"key": "dateOfBirth", "type": "date"},
       {"key": "age", "type": "unsigned", "cell": "FXFormStepperCell"},
       {"key": "profilePhoto", "type": "image"}, "phone",
       {"key": "country", "options": ["us", "ca", "gb", "sa", "be"], "default": "us",
        "valueTransformer": "ISO3166CountryValueTransformer"},
       {"key": "language", "options": ["English", "Spanish", "French", "Dutch"], "default": "English",
        "cell": "FXFormOptionPickerCell"},
       {"key": "interests", "class": "NSArray", "default": "Videogames", "options": ["Videogames", "Animals", "Cooking"]},
       {"key": "otherInterests", "type": "bitfield", "default": 1, "options": ["Computers", "Socializing", "Sports"]},
       {"key": "about", "type": "longtext", "placeholder": "Text..."},
       {"key": "plan", "header": "Plan", "title": "", "placeholder": "Free", "class": "NSNumber",
        "options": ["Micro", "Normal", "Maxi"], "cell": "FXFormOptionSegmentsCell"},
       {"key": "termsAndConditions", "header": "Legal", "class": "TermsViewController"},
       {"key": "privacyPolicy", "class": "PrivacyPolicyViewController"},
       {"key": "agreedToTerms", "title": "I Agree To These Terms", "type": "option"},
       {"header": "", "title": "Submit", "action": "submitRegistrationForm:"}]}]
    """

  @Test("They load; only the color of a label is left out")
  func loads() throws {
    let document = try FXFormsExamples.load(Self.text)
    #expect(document.warnings.map(\.kind) == [.notSupported])
    let form = document.session()
    #expect(form.problems.isEmpty)
    let rows = form.rows.map(\.title)
    #expect(rows == ["Login", "Email", "Password", "Remember Me", "", "Submit", "Not Registered?", "Registration"])
    #expect(
      form.model == [
        "login": ["rememberMe": false],
        "registration": [
          "country": "us", "language": "English", "interests": ["Videogames"], "otherInterests": 1,
          "agreedToTerms": false,
        ],
      ])
    form.send(.open("registration"))
    let sections = form.rows.filter { $0.kind == .header }.map(\.title)
    #expect(sections == ["Account", "Details", "Plan", "Legal", ""])
    #expect(form.row("registration.age")?.control.kind == .stepper)
    form.send(.set("registration.gender", .choices(["1"])))
    #expect(form.model[path: "registration.gender"] == 1)
    var submitted = 0
    form.on("login") { _ in submitted += 1 }
    form.send(.back)
    if let button = form.rows.first(where: { $0.title == "Submit" }) { form.send(.perform(button.id)) }
    #expect(submitted == 1)
  }

  @Test("Nothing that anybody sends breaks an invariant")
  func fuzz() throws {
    let document = try FXFormsExamples.load(Self.text)
    let failure = FormFuzzer { document.session() }.run(inputs: 300, seed: 3)
    #expect(failure == nil)
    let dynamic = try FXFormsExamples.load(FXFormsExamples.dynamicFields)
    #expect(FormFuzzer { dynamic.session() }.run(inputs: 300, seed: 4) == nil)
    let templates = try FXFormsExamples.load(FXFormsExamples.templateFields)
    #expect(FormFuzzer { templates.session() }.run(inputs: 300, seed: 5) == nil)
  }
}
