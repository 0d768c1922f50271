import Fieldstone

/// Every kind of element once: what a form can consist of.
@Form
package struct Catalog: Codable {
  @Field("Boolean", .icon(.flag)) var isOn = false
  @Field("Text view", .longText, .placeholder("Several lines of text")) var text = ""
  @Field("Text field") var line = ""
  @Field("Multi-line text field", .longText(lines: 2)) var lines = ""
  @Field("Picker", .menu, .placeholder("Choose a value")) var picked: Value?
  @Field("Segments", .segments) var segment = Segment.first
  /// It becomes the title of its section.
  @Field("Email", .email) var email = ""
  @Field("Phone number", .phone, .mask("XXX-XXX-XXXX", storesLiterals: true)) var phone = ""
  @Field("Second screen") var second = SecondScreen()
  @Field("A screen with an icon", .icon(.information)) var withIcon = SecondScreen()
  @Field("A screen whose title is so long that it takes more than one line", .icon(.star)) var withLongTitle =
    SecondScreen()

  package enum Value: String, Codable, FormChoice {
    case value1, value2, value3
    package var formTitle: FormString { "Value #\(String(rawValue.suffix(1)))" }
  }

  package enum Segment: String, Codable, FormChoice {
    case first, second
    package var formTitle: FormString { self == .first ? "Segment 1" : "Segment 2" }
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Catalog>) {
    form.title("Catalog")
    form.text("Welcome to the catalog. These are the elements that a form can have.")
    form.section("Values") { $0.fields(\.isOn, \.text, \.line, \.lines, \.picked, \.segment) }
    form.spacer()
    form.section("Example", id: "example") { $0.fields(\.email, \.phone, \.second) }
      .title { $0.email.isEmpty ? "Example" : FormString(verbatim: $0.email) }
    form.text("A form can have notes between its groups, such as this one.", id: "remark")
    form.section("Activity") { $0.progress("Loading", nil) }
    form.section("Links", style: .plain) { $0.fields(\.withIcon, \.withLongTitle) }
    form.button("Validate", .submit)
  }
}

/// A screen that is mostly read.
@Form
package struct SecondScreen: Codable {
  @Field("I have read this") var isRead = false

  package init() {}

  package static func arrange(_ form: FormBuilder<SecondScreen>) {
    form.text("This is another screen of the same form.")
    form.field(\.isRead)
  }
}
