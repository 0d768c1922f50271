import Fieldstone
import Testing

@Form
private struct Talk {
  var subject = ""
  var email = ""
  @Field(.phone) var backupEmail = ""
  @Field(.phone) var homeEmail = ""
  @Field(.trimmed) var workEmail = ""
  @Field(.control(.text(.plain))) var phone = ""
  @Field("Working title", .help("From the attribute."), .placeholder("A"), .icon("mic")) var name = ""
  @Field("Working title", .help("From the attribute."), .placeholder("A"), .icon("mic")) var label = ""
  @Field(.segments) var diet = Diet.anything
  @Field(.range(1...5), .stepper) var seats = 1

  static func arrange(_ form: FormBuilder<Talk>) {
    form[\.homeEmail].longText()
    form[\.label].title("Final title").help("From the arrangement.").placeholder("B").icon("star")
    form[\.diet].list()
    form[\.seats].slider(0...9).title("Places")
  }
}

@Suite("Precedence: type, name, '@Field', 'arrange'")
struct PrecedenceTests {
  private let form = FormSession(Talk())

  @Test(
    "The later declaration determines the control",
    arguments: [
      ("subject", FormControl.text(.plain)), ("email", .text(.email)), ("backupEmail", .text(.phone)),
      ("homeEmail", .longText), ("workEmail", .text(.email)), ("phone", .text(.plain)), ("diet", .choice(.list)),
    ])
  func control(id: String, control: FormControl) { #expect(form.row(FormRowID(id))?.control == control) }

  @Test("The later declaration determines the texts")
  func texts() throws {
    let attribute = try #require(form.row("name"))
    #expect(
      [attribute.title, attribute.help, attribute.placeholder, attribute.icon?.rawValue]
        == ["Working title", "From the attribute.", "A", "mic"])
    let arranged = try #require(form.row("label"))
    #expect(
      [arranged.title, arranged.help, arranged.placeholder, arranged.icon?.rawValue]
        == ["Final title", "From the arrangement.", "B", "star"])
  }

  @Test("A control set in 'arrange' has its own bounds")
  func bounds() throws {
    guard case .slider(let style) = try #require(form.row("seats")).control else {
      Issue.record("The seats must be on a slider.")
      return
    }
    #expect(style.minimum == 0 && style.maximum == 9)
    #expect(form.row("seats")?.title == "Places")
  }
}
