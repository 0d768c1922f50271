import Fieldstone

/// The account of a player, on a page of its own.
@Form
package struct Account: Codable {
  @Field(.suggestions(["Todd", "Tom", "Bill", "Bob", "Robert", "Jerry"]), .purpose(.givenName)) var firstName = ""
  @Field(.purpose(.familyName)) var lastName = ""
  @Field(
    .password, .rule("The password must have at least 7 characters.") { (password: String) in password.count > 6 },
    .caption(.instruction, "Passwords should have at least 7 characters."),
    .caption(.warning, "Don’t reuse passwords."))
  var password = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Account>) {
    form.section("Account") { $0.fields(\.firstName, \.lastName, \.password) }
  }
}

/// Where the player lives.
@Form
package struct Address: Codable {
  @Field(.purpose(.streetAddress)) var street = ""
  @Field(.purpose(.postalCode), .maximumLength(10)) var postcode = ""
  @Field(.purpose(.city)) var city = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Address>) {
    form.field(\.street)
    form.line(\.postcode, \.city, widths: [1, 2])
  }
}
