/// What an answer says about the person filling in the form, so that browsers and password managers can autofill it.
///
/// The names are the autofill field names of the HTML standard, which WCAG 2.2 (1.3.5, Identify Input Purpose) asks
/// for. Use a purpose only for facts about the person filling in the form, not for a guest's name, for example.
public struct FieldPurpose: RawRepresentable, Sendable, Hashable, Codable {
  /// The autofill field name of the HTML standard.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  // MARK: The person

  public static let name = FieldPurpose(rawValue: "name")
  public static let honorificPrefix = FieldPurpose(rawValue: "honorific-prefix")
  public static let givenName = FieldPurpose(rawValue: "given-name")
  /// A middle name.
  public static let additionalName = FieldPurpose(rawValue: "additional-name")
  public static let familyName = FieldPurpose(rawValue: "family-name")
  public static let honorificSuffix = FieldPurpose(rawValue: "honorific-suffix")
  public static let nickname = FieldPurpose(rawValue: "nickname")
  public static let birthday = FieldPurpose(rawValue: "bday")
  public static let birthdayDay = FieldPurpose(rawValue: "bday-day")
  public static let birthdayMonth = FieldPurpose(rawValue: "bday-month")
  public static let birthdayYear = FieldPurpose(rawValue: "bday-year")
  /// Gender identity, as free text.
  public static let sex = FieldPurpose(rawValue: "sex")
  /// A preferred language.
  public static let language = FieldPurpose(rawValue: "language")
  public static let photo = FieldPurpose(rawValue: "photo")

  // MARK: Ways to reach them

  public static let email = FieldPurpose(rawValue: "email")
  public static let phone = FieldPurpose(rawValue: "tel")
  public static let phoneCountryCode = FieldPurpose(rawValue: "tel-country-code")
  /// A telephone number without the country code.
  public static let phoneNational = FieldPurpose(rawValue: "tel-national")
  public static let phoneAreaCode = FieldPurpose(rawValue: "tel-area-code")
  /// A telephone number without country code and area code.
  public static let phoneLocal = FieldPurpose(rawValue: "tel-local")
  public static let phoneLocalPrefix = FieldPurpose(rawValue: "tel-local-prefix")
  public static let phoneLocalSuffix = FieldPurpose(rawValue: "tel-local-suffix")
  public static let phoneExtension = FieldPurpose(rawValue: "tel-extension")
  /// The address of an instant messaging service.
  public static let instantMessaging = FieldPurpose(rawValue: "impp")
  public static let website = FieldPurpose(rawValue: "url")
  public static let organization = FieldPurpose(rawValue: "organization")
  public static let jobTitle = FieldPurpose(rawValue: "organization-title")

  // MARK: Where they live

  /// Street, house number and the like, on several lines.
  public static let streetAddress = FieldPurpose(rawValue: "street-address")
  public static let addressLine1 = FieldPurpose(rawValue: "address-line1")
  public static let addressLine2 = FieldPurpose(rawValue: "address-line2")
  public static let addressLine3 = FieldPurpose(rawValue: "address-line3")
  public static let city = FieldPurpose(rawValue: "address-level2")
  public static let region = FieldPurpose(rawValue: "address-level1")
  /// A district of a city.
  public static let addressLevel3 = FieldPurpose(rawValue: "address-level3")
  /// The smallest part of an address with four administrative levels.
  public static let addressLevel4 = FieldPurpose(rawValue: "address-level4")
  public static let postalCode = FieldPurpose(rawValue: "postal-code")
  /// The two letters of the country (ISO 3166-1).
  public static let countryCode = FieldPurpose(rawValue: "country")
  /// The country's name.
  public static let country = FieldPurpose(rawValue: "country-name")

  // MARK: Their account

  public static let username = FieldPurpose(rawValue: "username")
  public static let currentPassword = FieldPurpose(rawValue: "current-password")
  public static let newPassword = FieldPurpose(rawValue: "new-password")
  /// A code that was sent to the person and can be used once. Not one of the purposes of WCAG.
  public static let oneTimeCode = FieldPurpose(rawValue: "one-time-code")

  // MARK: How they pay

  public static let cardholder = FieldPurpose(rawValue: "cc-name")
  public static let cardholderGivenName = FieldPurpose(rawValue: "cc-given-name")
  public static let cardholderAdditionalName = FieldPurpose(rawValue: "cc-additional-name")
  public static let cardholderFamilyName = FieldPurpose(rawValue: "cc-family-name")
  public static let cardNumber = FieldPurpose(rawValue: "cc-number")
  public static let cardExpiration = FieldPurpose(rawValue: "cc-exp")
  public static let cardExpirationMonth = FieldPurpose(rawValue: "cc-exp-month")
  public static let cardExpirationYear = FieldPurpose(rawValue: "cc-exp-year")
  public static let cardSecurityCode = FieldPurpose(rawValue: "cc-csc")
  public static let cardType = FieldPurpose(rawValue: "cc-type")
  public static let transactionCurrency = FieldPurpose(rawValue: "transaction-currency")
  public static let transactionAmount = FieldPurpose(rawValue: "transaction-amount")

  /// The 53 purposes of WCAG 2.2, section 7 (Input Purposes for User Interface Components).
  public static let all: [FieldPurpose] = [
    .name, .honorificPrefix, .givenName, .additionalName, .familyName, .honorificSuffix, .nickname, .birthday,
    .birthdayDay, .birthdayMonth, .birthdayYear, .sex, .language, .photo, .email, .phone, .phoneCountryCode,
    .phoneNational, .phoneAreaCode, .phoneLocal, .phoneLocalPrefix, .phoneLocalSuffix, .phoneExtension,
    .instantMessaging, .website, .organization, .jobTitle, .streetAddress, .addressLine1, .addressLine2,
    .addressLine3, .city, .region, .addressLevel3, .addressLevel4, .postalCode, .countryCode, .country, .username,
    .currentPassword, .newPassword, .cardholder, .cardholderGivenName, .cardholderAdditionalName,
    .cardholderFamilyName, .cardNumber, .cardExpiration, .cardExpirationMonth, .cardExpirationYear,
    .cardSecurityCode, .cardType, .transactionCurrency, .transactionAmount,
  ]
}

extension FormControl {
  /// The purpose that the control implies, if any.
  var purpose: FieldPurpose? {
    switch standard {
    case .text(.email): .email
    case .text(.phone): .phone
    case .text(.url): .website
    case .secure(let isNew): isNew ? .newPassword : .currentPassword
    default: nil
    }
  }
}
