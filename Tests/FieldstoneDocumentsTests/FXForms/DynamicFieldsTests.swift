import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@testable import FieldstoneTesting

@Suite("FXForms: the DynamicFields example")
struct DynamicFieldsTests {
  private let document: FormDocument
  private let form: FormSession<FormValues>

  init() throws {
    document = try FXFormsExamples.load(FXFormsExamples.dynamicFields)
    form = document.session()
  }

  private static let rows = """
    # Account
      [email] Email:
      [password] Password:
      [repeatPassword] Repeat Password:
    # Details
      [name] Name:
      [gender] Gender:
      [dateOfBirth] Date Of Birth:
      [age] Age:
      [profilePhoto] Profile Photo:
      [phone] Phone:
      [country] Country:
      [language] Language:
      [interests] Interests:
      [otherInterests] Other Interests:
      [about] About:
    # Plan
      [plan] :
    # Legal
      <Terms And Conditions>
      <Privacy Policy>
      [agreedToTerms] I Agree To These Terms: No
    #
      <Submit>
    """

  private static func trimmed(_ dump: String) -> String {
    dump.split(separator: "\n").map { $0.replacing(/\s+$/, with: "") }.joined(separator: "\n")
  }

  @Test("Its file loads unchanged, with nothing left out, in the sections and with the titles of FXForms")
  func loads() {
    #expect(document.warnings.isEmpty && document.problems.isEmpty && form.problems.isEmpty)
    #expect(Self.trimmed(form.dump()) == Self.rows)
    // Everything else is missing until it is answered.
    #expect(form.model == ["interests": [], "otherInterests": 0, "agreedToTerms": false])
  }

  @Test("As a property list, in XML and in binary, it is the same form")
  func propertyLists() throws {
    let fields = try JSONSerialization.jsonObject(with: Data(FXFormsExamples.dynamicFields.utf8))
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: fields, format: format, options: 0)
      let document = try FormDocument(fxForms: data, id: "form", registry: FXFormsExamples.registry)
      #expect(document.warnings.isEmpty)
      let form = document.session()
      #expect(Self.trimmed(form.dump()) == Self.rows)
      for (row, other) in zip(self.form.rows, form.rows) { #expect(row == other) }
    }
  }

  @Test("Each field has the control for its type, its class or its cell")
  func controls() throws {
    func control(_ row: FormRowID) -> FormControl? { form.row(row)?.control }
    #expect(control("email") == .text(.email) && control("phone") == .text(.phone))
    #expect(control("password") == .secure(isNew: false) && control("repeatPassword") == .secure(isNew: true))
    #expect(control("name") == .text(.plain) && form.row("name")?.typing?.capitalization == .words)
    #expect(control("gender")?.kind == .choice && control("interests")?.kind == .choices)
    #expect(control("dateOfBirth")?.kind == .date && control("about") == .longText)
    #expect(control("age") == .stepper(FormNumberStyle(isInteger: true)))
    #expect(control("profilePhoto") == .file(FormFileStyle(types: [.image])))
    #expect(control("language") == .choice(.menu) && control("plan") == .choice(.segments))
    #expect(control("otherInterests")?.kind == .choices && control("agreedToTerms") == .checkbox)
    #expect(form.row("country")?.options.map(\.title) == ["United States", "Canada", "United Kingdom", "Belgium"])
    #expect(form.row("plan")?.placeholder == "Free" && form.row("plan")?.title == "")
    #expect(form.rows.first { $0.title == "Terms And Conditions" }?.control == .button(.navigation))
    #expect(form.rows.last?.control == .button(.submit))
  }

  @Test("Answers are stored as FXForms stores them: the options themselves, and bits as a number")
  func answers() async throws {
    let inputs: [FormInput] = [
      .type("email", "ada@example.org"), .type("password", "secret"), .type("repeatPassword", "secret"),
      .set("gender", .choices(["It's Complicated"])), .type("dateOfBirth", "1815-12-10"), .type("age", "36"),
      .set("country", .choices(["gb"])), .set("interests", .choices(["Cooking", "Videogames"])),
      .set("agreedToTerms", .flag(true)), .set("plan", .choices(["Normal"])),
    ]
    for input in inputs { #expect(form.send(input) == .accepted, "\(input)") }
    let bits = try #require(form.row("otherInterests")?.options)
    #expect(bits.map(\.title) == ["Computers", "Socializing", "Sports"])
    #expect(form.send(.set("otherInterests", .choices([bits[0].id, bits[2].id]))) == .accepted)
    let submitted = try #require(await form.submit().model)
    #expect(
      submitted == [
        "email": "ada@example.org", "password": "secret", "repeatPassword": "secret", "gender": "It's Complicated",
        "dateOfBirth": "1815-12-10", "age": 36, "country": "gb", "interests": ["Videogames", "Cooking"],
        "otherInterests": 5, "plan": "Normal", "agreedToTerms": true,
      ])
    #expect(form.row("country")?.display == "United Kingdom")
    // The placeholder stands for no answer.
    form.send(.set("plan", .none))
    #expect(form.model["plan"] == nil)
  }

  @Test("Its screens and its button are actions of the program")
  func actions() throws {
    var opened: [String] = []
    form.on("showTerms") { _ in opened.append("terms") }
    form.on("showPrivacyPolicy") { _ in opened.append("policy") }
    for title in ["Terms And Conditions", "Privacy Policy"] {
      let row = try #require(form.rows.first { $0.title == title })
      form.send(.perform(row.id))
    }
    #expect(opened == ["terms", "policy"])
  }
}
