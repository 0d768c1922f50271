import Fieldstone
import Foundation

/// The two ways in with a shorter registration. The program that shows it gives the pages a look of its own.
@Form
package struct ClubWelcome: Codable {
  @Field(.inline) var signIn = SignIn()
  @Field(.summary { (registration: ClubRegistration) in "\(registration.email)" }) var registration: ClubRegistration?

  package init() {}

  package static func arrange(_ form: FormBuilder<ClubWelcome>) {
    form.title("Welcome to the club")
    form.titleCase(.sentence)
    form.field(\.signIn)
    form.section("Not registered?") { $0.field(\.registration) }
    form[\.signIn].visible { $0.registration == nil }
  }
}

/// A new member of the club. Nothing is chosen for anybody in advance.
@Form
package struct ClubRegistration: Codable {
  @Field(.required, .email) var email = ""
  @Field(.required, .newPassword, .minimumLength(8)) var password = ""
  @Field(.required, .newPassword, .matches(\ClubRegistration.password, "Enter the same password again."))
  var repeatPassword = ""

  @Field(.required, .purpose(.name), .capitalization(.words)) var name = ""
  var gender: Gender?
  @Field(.date, .purpose(.birthday)) var dateOfBirth: Date?
  @Field(.stepper(0...130)) var age: UInt = 0
  @Field(.accepts(.image)) var profilePhoto: FormFile?
  @Field(
    .options([
      "us": "United States", "ca": "Canada", "gb": "United Kingdom", "sa": "Saudi Arabia", "be": "Belgium",
    ]))
  var country: String?
  @Field(.options(["English", "Spanish", "French", "Dutch"]), .menu, .placeholder("Select…")) var language: String?
  @Field("About you", .longText, .placeholder("Text…")) var about = ""

  @Field(
    "I agree to these terms", .checkbox,
    .mustBeTrue("Please agree to the terms and conditions before proceeding."))
  var agreedToTerms = false

  package init() {}

  package static func arrange(_ form: FormBuilder<ClubRegistration>) {
    form.section("Account") { $0.fields(\.email, \.password, \.repeatPassword) }
    form.section("Details") {
      $0.fields(\.name, \.gender, \.dateOfBirth, \.age, \.profilePhoto, \.country, \.language, \.about)
    }
    form.section("Legal") {
      $0.page("Terms and conditions", id: "terms") { LegalTexts.terms($0) }
      $0.page("Privacy policy", id: "privacy") { LegalTexts.privacy($0) }
      $0.field(\.agreedToTerms)
    }
    form.button("Register", .submit)
  }
}
