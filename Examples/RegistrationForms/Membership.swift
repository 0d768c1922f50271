import Fieldstone
import Foundation

/// A registration on one page, in which most questions may stay without an answer. What people agree to comes up in a
/// sheet.
@Form
package struct Membership: Codable {
  @Field(.required, .email) var email = ""
  @Field(.required, .newPassword, .minimumLength(8)) var password = ""
  @Field(.required, .newPassword, .matches(\Membership.password, "Enter the same password again."))
  var repeatPassword = ""

  @Field(.required, .purpose(.name), .capitalization(.words)) var name = ""
  @Field(.placeholder("None")) var gender: Gender?
  @Field(.date, .purpose(.birthday)) var dateOfBirth: Date?
  @Field(.stepper(0...130)) var age: UInt = 0
  @Field(.accepts(.image)) var profilePhoto: FormFile?
  @Field(.phone) var phone = ""
  @Field(
    .options(["us": "United States", "ca": "Canada", "gb": "United Kingdom", "be": "Belgium"]), .placeholder("None"))
  var country: String?
  @Field(.options(["English", "Spanish", "French", "Dutch"]), .menu, .placeholder("None")) var language: String?
  @Field(.options(["Video games", "Animals", "Cooking"])) var interests: [String] = []
  @Field(.bitField(["Computers", "Socializing", "Sports"])) var otherInterests = 0
  @Field("About you", .longText, .placeholder("Text…")) var about = ""

  @Field(.segments, .placeholder("None")) var plan: Plan?

  @Field(
    "I agree to these terms", .checkbox,
    .mustBeTrue("Please agree to the terms and conditions before proceeding."))
  var agreedToTerms = false

  package init() {}

  package static func arrange(_ form: FormBuilder<Membership>) {
    form.title("Registration")
    form.titleCase(.sentence)
    form.section("Account") { $0.fields(\.email, \.password, \.repeatPassword) }
    form.section("Details") {
      $0.fields(\.name, \.gender, \.dateOfBirth, \.age, \.profilePhoto, \.phone, \.country, \.language)
      $0.fields(\.interests, \.otherInterests, \.about)
    }
    form.section("Plan") { $0.field(\.plan) }
    form.section("Legal") {
      $0.page("Terms and conditions", id: "terms", presented: .sheet) { LegalTexts.terms($0) }
      $0.page("Privacy policy", id: "privacy", presented: .sheet) { LegalTexts.privacy($0) }
      $0.field(\.agreedToTerms)
    }
    form.button("Register", .submit)
  }
}
