import Fieldstone
import Foundation

/// Who wants an account. The address is asked for, and is part of the answers, only if somebody adds one.
@Form
package struct Register: Codable {
  @Field(.required, .purpose(.username), .capitalization(.never), .spellChecking(false)) var username = ""
  @Field(.required, .newPassword, .minimumLength(8)) var password = ""
  @Field("Add postal address") var addsAddress = false
  @Field(.existsWhileVisible, .inline) var postalAddress: Address?
  @Field("Use as billing address") var usesForBilling = true
  @Field(.existsWhileVisible, .inline) var billingAddress: Address?
  @Field("Preferred category", .choiceStyle(.tiles)) var category: Category?
  @Field(.choiceStyle(.expanding)) var title: Title?
  @Field(.purpose(.givenName)) var firstName = ""
  @Field(.purpose(.familyName)) var lastName = ""
  @Field(.date, .purpose(.birthday)) var dateOfBirth: Date?
  @Field(.longText(lines: 6)) var note = ""

  package enum Title: String, Codable, CaseIterable { case mr, mrs, miss }

  package enum Category: String, Codable, FormChoice {
    case watch, dress, handbag, makeup, underwear
    package var formTitle: FormString { FormString(key: rawValue.capitalized) }
    package var formIcon: FormIcon? {
      switch self {
      case .watch: .clock
      case .dress: .star
      case .handbag: .work
      case .makeup: .heart
      case .underwear: .grid
      }
    }
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Register>) {
    form.title("Create an account")
    form.titleCase(.sentence)
    form.section("Account information", footer: "A strong password is long: four words are better than one.") {
      $0.fields(\.username, \.password, \.addsAddress)
    }
    form.section("Address") {
      $0.fields(\.postalAddress, \.usesForBilling, \.billingAddress)
      $0.text("We use your address only for deliveries and never share it.")
    }.visible { $0.addsAddress }
    form[\.postalAddress].visible { $0.addsAddress }
    form[\.billingAddress].visible { $0.addsAddress && !$0.usesForBilling }
    form.section("Preferences") { $0.field(\.category) }
    form.section("Personal") { $0.fields(\.title, \.firstName, \.lastName, \.dateOfBirth) }
    form.section("Extra") { $0.field(\.note) }
    form.button("Create account", .submit)
  }
}

/// A place for letters.
@Form
package struct Address: Codable {
  @Field(.required, .purpose(.streetAddress)) var street = ""
  @Field(.required, .purpose(.city)) var city = ""
  @Field("Postcode", .required, .purpose(.postalCode)) var postCode = ""
  /// A two-letter code.
  @Field("Country", .purpose(.country), .length(2), .uppercased, .placeholder("GB")) var countryCode = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Address>) {
    form.field(\.street)
    form.line(\.city, \.postCode, \.countryCode, widths: [2, 1, 1])
  }
}
