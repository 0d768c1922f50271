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
  public static let givenName = FieldPurpose(rawValue: "given-name")
  public static let familyName = FieldPurpose(rawValue: "family-name")
  public static let nickname = FieldPurpose(rawValue: "nickname")
  public static let birthday = FieldPurpose(rawValue: "bday")
  public static let language = FieldPurpose(rawValue: "language")

  // MARK: Ways to reach them

  public static let email = FieldPurpose(rawValue: "email")
  public static let phone = FieldPurpose(rawValue: "tel")
  public static let website = FieldPurpose(rawValue: "url")
  public static let organization = FieldPurpose(rawValue: "organization")
  public static let jobTitle = FieldPurpose(rawValue: "organization-title")
  /// Street, house number and the like, on several lines.
  public static let streetAddress = FieldPurpose(rawValue: "street-address")
  public static let addressLine1 = FieldPurpose(rawValue: "address-line1")
  public static let addressLine2 = FieldPurpose(rawValue: "address-line2")
  public static let city = FieldPurpose(rawValue: "address-level2")
  public static let region = FieldPurpose(rawValue: "address-level1")
  public static let postalCode = FieldPurpose(rawValue: "postal-code")
  /// The country's name.
  public static let country = FieldPurpose(rawValue: "country-name")

  // MARK: Their account

  public static let username = FieldPurpose(rawValue: "username")
  public static let currentPassword = FieldPurpose(rawValue: "current-password")
  public static let newPassword = FieldPurpose(rawValue: "new-password")
  /// A code that was sent to the person and can be used once.
  public static let oneTimeCode = FieldPurpose(rawValue: "one-time-code")
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
