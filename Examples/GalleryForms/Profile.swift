import Fieldstone

/// Texts: in a form of their own, of a limited length, secret, or to be copied.
@Form
package struct Profile: Codable {
  /// What you say when you call us.
  @Field(.title("Customer number"), .readOnly) var customer = "K-2025-0417"
  @Field(.mask("XXX-XXX-XXXX"), .phone) var phone = ""
  @Field(.mask(.cardNumber), .luhn, .purpose(.cardNumber)) var card = ""
  @Field("IBAN", .mask(.iban), .iban) var account = ""
  /// Two letters and four digits, as on the plate of a car.
  @Field(.mask("AA-XXXX", storesLiterals: true), .updates(.whenLeft)) var plate = ""
  @Field(.lowercased, .trimmed, .purpose(.username), .capitalization(.never), .spellChecking(false)) var nickname = ""
  @Field(.maximumLength(40), .capitalization(.sentences), .returnKey(.done)) var motto = ""
  @Field(.longText(lines: 3), .maximumLength(200), .normalized, .spellChecking(true)) var about = ""
  @Field(.newPassword, .minimumLength(8), .repeated) var password = ""
  /// The six digits that we have sent to your phone.
  @Field(.mask("XXX XXX"), .oneTimeCode) var code = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Profile>) {
    form.titleCase(.sentence)
    form.section("Masks") { $0.fields(\.customer, \.phone, \.card, \.account, \.plate) }
    form.section("Lengths") { $0.fields(\.nickname, \.motto, \.about) }
    form.section("Secrets") { $0.fields(\.password, \.code) }
  }
}
