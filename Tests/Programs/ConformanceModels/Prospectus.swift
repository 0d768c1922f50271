import Fieldstone

/// Pages for some rows of a form: in a section, as a sheet, and one inside the other.
@Form
package struct Prospectus: Codable, Sendable {
  @Field(.required) var name = ""
  @Field(.required, .range(1...9)) var copies = 1
  var isGift = false
  @Field("Name of the recipient", .required) var recipient = ""
  var greeting = ""
  @Field(.sheet) var address = Place()
  @Field("I agree to the terms", .mustBeTrue("Please agree to the terms.")) var agrees = false

  @Form package struct Place: Codable, Sendable {
    @Field(.required) var street = ""
    var city = ""
    package init() {}
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Prospectus>) {
    form.title("Prospectus")
    form.searchable()
    form.section("Order") { form in
      form.field(\.name)
      form.page("Options", id: "options", presented: .sheet) { form in
        form.section("Number") { $0.field(\.copies) }
        form.field(\.isGift)
        form.page("Gift", id: "gift") { form in
          form.fields(\.recipient, \.greeting)
        }.visible { $0.isGift }
      }
    }
    form.section("Legal") { form in
      form.page("Terms and conditions", id: "terms") { form in
        form.text("Whoever orders a prospectus gets one.")
      }
      form.field(\.agrees)
    }
    form.button("Order", .submit)
  }
}
