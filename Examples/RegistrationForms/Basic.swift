import Fieldstone
import Foundation

/// Two ways in: people sign in, or they register on another page. Once they register, the form no longer asks them to
/// sign in.
@Form
package struct Welcome: Codable {
  @Field(.inline) var signIn = SignIn()
  @Field(.summary { (registration: Registration) in "\(registration.email)" }) var registration: Registration?

  package init() {}

  package static func arrange(_ form: FormBuilder<Welcome>) {
    form.title("Welcome")
    form.titleCase(.sentence)
    form.field(\.signIn)
    form.section("Not registered?") { $0.field(\.registration) }
    form[\.signIn].visible { $0.registration == nil }
  }
}

/// A new account, with a control of nearly every kind.
@Form
package struct Registration: Codable {
  @Field(.required, .email) var email = ""
  @Field(.required, .newPassword, .minimumLength(8)) var password = ""
  @Field(.required, .newPassword, .matches(\Registration.password, "Enter the same password again."))
  var repeatPassword = ""

  @Field(.required, .purpose(.name), .capitalization(.words)) var name = ""
  var gender: Gender?
  @Field(.date, .purpose(.birthday)) var dateOfBirth: Date?
  @Field(.stepper(0...130)) var age: UInt = 0
  @Field(.accepts(.image)) var profilePhoto: FormFile?
  @Field(.phone) var phone = ""
  // The codes of ISO 3166 are stored, the names are shown.
  @Field(
    .options([
      "us": "United States", "ca": "Canada", "gb": "United Kingdom", "sa": "Saudi Arabia", "be": "Belgium",
    ]))
  var country = "us"
  @Field(.options(["English", "Spanish", "French", "Dutch"]), .menu) var language = "English"
  @Field(.options(["Video games", "Animals", "Cooking"])) var interests = ["Video games"]
  @Field(.bitField(["Computers", "Socializing", "Sports"])) var otherInterests = 1
  @Field("About you", .longText, .placeholder("Text…")) var about = ""

  @Field(.segments, .placeholder("Free")) var plan: Plan?

  @Field(
    "I agree to these terms", .checkbox,
    .mustBeTrue("Please agree to the terms and conditions before proceeding."))
  var agreedToTerms = false

  package init() {}

  package static func arrange(_ form: FormBuilder<Registration>) {
    form.section("Account") { $0.fields(\.email, \.password, \.repeatPassword) }
    form.section("Details") {
      $0.fields(\.name, \.gender, \.dateOfBirth, \.age, \.profilePhoto, \.phone, \.country, \.language)
      $0.fields(\.interests, \.otherInterests, \.about)
    }
    form.section("Plan") { $0.field(\.plan) }
    form.section("Legal") {
      $0.page("Terms and conditions", id: "terms") { LegalTexts.terms($0) }
      $0.page("Privacy policy", id: "privacy") { LegalTexts.privacy($0) }
      $0.field(\.agreedToTerms)
    }
    form.button("Register", .submit)
  }
}

package enum Gender: String, Codable, FormChoice {
  case male, female, complicated

  package var formTitle: FormString {
    switch self {
    case .male: "Male"
    case .female: "Female"
    case .complicated: "It’s complicated"
    }
  }
}

/// What a member pays for. Without an answer, the account is free.
package enum Plan: String, Codable, CaseIterable { case micro, normal, maxi }
