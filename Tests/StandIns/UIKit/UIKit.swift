@_exported import Foundation

// page: uikit/uikeyboardtype
public enum UIKeyboardType: Int, @unchecked Sendable {
  // page: uikit/uikeyboardtype/default
  case `default` = 0
  // page: uikit/uikeyboardtype/asciicapable
  case asciiCapable = 1
  // page: uikit/uikeyboardtype/numbersandpunctuation
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page: uikit/uikeyboardtype/url
  case URL = 3
  // page: uikit/uikeyboardtype/numberpad
  case numberPad = 4
  // page: uikit/uikeyboardtype/phonepad
  case phonePad = 5
  // page: uikit/uikeyboardtype/namephonepad
  case namePhonePad = 6
  // page: uikit/uikeyboardtype/emailaddress
  case emailAddress = 7
  // page: uikit/uikeyboardtype/decimalpad
  case decimalPad = 8
  // page: uikit/uikeyboardtype/twitter
  case twitter = 9
  // page: uikit/uikeyboardtype/websearch
  case webSearch = 10
  // page: uikit/uikeyboardtype/asciicapablenumberpad
  case asciiCapableNumberPad = 11
}

// page: uikit/uitextcontenttype
public struct UITextContentType: Hashable, RawRepresentable, @unchecked Sendable {
  // page: uikit/uitextcontenttype/rawvalue
  public let rawValue: String
  // page: uikit/uitextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  // page: uikit/uitextcontenttype/name
  public static let name = UITextContentType(rawValue: "name")
  // page: uikit/uitextcontenttype/nameprefix
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  // page: uikit/uitextcontenttype/givenname
  public static let givenName = UITextContentType(rawValue: "givenName")
  // page: uikit/uitextcontenttype/middlename
  public static let middleName = UITextContentType(rawValue: "middleName")
  // page: uikit/uitextcontenttype/familyname
  public static let familyName = UITextContentType(rawValue: "familyName")
  // page: uikit/uitextcontenttype/namesuffix
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  // page: uikit/uitextcontenttype/nickname
  public static let nickname = UITextContentType(rawValue: "nickname")
  // page: uikit/uitextcontenttype/jobtitle
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  // page: uikit/uitextcontenttype/organizationname
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  // page: uikit/uitextcontenttype/location
  public static let location = UITextContentType(rawValue: "location")
  // page: uikit/uitextcontenttype/fullstreetaddress
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  // page: uikit/uitextcontenttype/streetaddressline1
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  // page: uikit/uitextcontenttype/streetaddressline2
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  // page: uikit/uitextcontenttype/addresscity
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  // page: uikit/uitextcontenttype/addressstate
  public static let addressState = UITextContentType(rawValue: "addressState")
  // page: uikit/uitextcontenttype/addresscityandstate
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  // page: uikit/uitextcontenttype/sublocality
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  // page: uikit/uitextcontenttype/countryname
  public static let countryName = UITextContentType(rawValue: "countryName")
  // page: uikit/uitextcontenttype/postalcode
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  // page: uikit/uitextcontenttype/telephonenumber
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  // page: uikit/uitextcontenttype/emailaddress
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page: uikit/uitextcontenttype/url
  public static let URL = UITextContentType(rawValue: "URL")
  // page: uikit/uitextcontenttype/creditcardnumber
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  // page: uikit/uitextcontenttype/creditcardexpiration
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  // page: uikit/uitextcontenttype/creditcardsecuritycode
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  // page: uikit/uitextcontenttype/creditcardname
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  // page: uikit/uitextcontenttype/username
  public static let username = UITextContentType(rawValue: "username")
  // page: uikit/uitextcontenttype/password
  public static let password = UITextContentType(rawValue: "password")
  // page: uikit/uitextcontenttype/newpassword
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  // page: uikit/uitextcontenttype/onetimecode
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  // page: uikit/uitextcontenttype/birthdate
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  // page: uikit/uitextcontenttype/birthdateday
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  // page: uikit/uitextcontenttype/birthdatemonth
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  // page: uikit/uitextcontenttype/birthdateyear
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  // page: uikit/uitextcontenttype/datetime
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  // page: uikit/uitextcontenttype/flightnumber
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
}

// page: uikit/uiviewcontroller
@MainActor open class UIViewController {
  // page: uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  // page: uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {}
  // page: uikit/uiviewcontroller/title
  open var title: String?
  // page: uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  // page: uikit/uiviewcontroller/ismodalinpresentation
  open var isModalInPresentation = false
}

#if !STANDIN_TVOS
  // page: uikit/uipasteboard
  @MainActor open class UIPasteboard {
    private static let board = UIPasteboard()
    // page: uikit/uipasteboard/general
    public class var general: UIPasteboard { board }
    // page: uikit/uipasteboard/string
    open var string: String?
  }
#endif

// page: uikit/uiimage
open class UIImage: @unchecked Sendable {
  let data: Data
  // page: uikit/uiimage/init(data:)
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}
