#if GTK
  import Fieldstone
  import Foundation

  /// A field for each control, with everything that a row can show in addition.
  @Form
  struct Gallery {
    /// We'll send your ticket to this address.
    @Field(.required, .email, .placeholder("name@example.org")) var email = ""
    @Field(.required, .newPassword) var password = ""
    @Field(.required, .range(0...20), .stepper, .unit("kg")) var weight = 2
    @Field(.unit("pieces")) var pieces = 1
    @Field(.required, .slider(1...10)) var volume = 3
    @Field(.required, .longText) var letter = ""
    @Field(.required) var day: Date?
    /// You can turn this off later.
    var news = false
    @Field(.checkbox, .mustBeTrue) var agrees = false
    @Field(.menu, .required) var track: Day?
    /// All of them have a break at noon.
    @Field(.list, .required) var hall: Day?
    @Field(.segments) var size: Size = .medium
    @Field(.readOnly) var number = "A-17"
    var badge = Badge()
    var visit: Badge?
    @Field(.inline) var hotel: Badge?
    @Field(.range(5...90)) var minutes = 70

    static func arrange(_ form: FormBuilder<Gallery>) {
      form.title("Gallery")
      form.section("Everything", footer: "This stands under the section.") { $0.remainingFields() }
      form.text("What you choose can be changed until the day before.")
      form.button("Delete Everything", "delete", role: .destructive)
      form.button("Send", .submit)
      form.rule(on: \.minutes) { $0.minutes > 60 ? .warning("This may be too long.") : nil }
      form.rule(on: \.pieces) { _ in .info("Boxes hold up to ten.") }
      form.rule { _ in .warning("The hall is almost full.") }
    }
  }
#endif
