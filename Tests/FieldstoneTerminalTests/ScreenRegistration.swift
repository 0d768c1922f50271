import Fieldstone
import Foundation

/// A form like the sample, with one of everything.
@Form
struct ScreenRegistration: Codable {
  /// We'll send your ticket to this address.
  @Field(.required, .email)
  var email = ""
  @Field(.minimumLength(8), .newPassword)
  var password = ""
  var birthDate: Date?
  @Field(.range(1...5), .unit("seats"))
  var seats = 1
  var meal: ScreenMeal? = nil
  @Field(.longText)
  var allergies = ""
  var needsInvoice = false
  var invoice = ScreenInvoice()
  @Field(.readOnly)
  var number = 7
  @Field("I agree to the code of conduct of this and of all other conferences", .checkbox, .mustBeTrue)
  var agrees = false

  static func arrange(_ form: FormBuilder<ScreenRegistration>) {
    form.section("Account", footer: "You can change these later.") { $0.fields(\.email, \.password) }
    form.section("Your stay") { $0.fields(\.birthDate, \.seats, \.meal, \.allergies) }
    form.section("Invoice") { $0.fields(\.needsInvoice, \.invoice) }
    form.fields(\.number, \.agrees)
    form.button("Register", .submit)
    form[\.invoice].visible { $0.needsInvoice }
  }
}

enum ScreenMeal: String, Codable, CaseIterable { case anything, vegetarian, vegan }

@Form
struct ScreenInvoice: Codable {
  @Field(.required)
  var company = ""
}
