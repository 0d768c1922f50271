@_exported import Foundation

// page (not seen): uikit/uikeyboardtype
public enum UIKeyboardType: Int, @unchecked Sendable {
  // page (not seen): uikit/uikeyboardtype/default
  case `default` = 0
  // page (not seen): uikit/uikeyboardtype/asciicapable
  case asciiCapable = 1
  // page (not seen): uikit/uikeyboardtype/numbersandpunctuation
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page (not seen): uikit/uikeyboardtype/url
  case URL = 3
  // page (not seen): uikit/uikeyboardtype/numberpad
  case numberPad = 4
  // page (not seen): uikit/uikeyboardtype/phonepad
  case phonePad = 5
  // page (not seen): uikit/uikeyboardtype/namephonepad
  case namePhonePad = 6
  // page (not seen): uikit/uikeyboardtype/emailaddress
  case emailAddress = 7
  // page (not seen): uikit/uikeyboardtype/decimalpad
  case decimalPad = 8
  // page (not seen): uikit/uikeyboardtype/twitter
  case twitter = 9
  // page (not seen): uikit/uikeyboardtype/websearch
  case webSearch = 10
  // page (not seen): uikit/uikeyboardtype/asciicapablenumberpad
  case asciiCapableNumberPad = 11
}

// page (not seen): uikit/uitextcontenttype
public struct UITextContentType: Hashable, RawRepresentable, @unchecked Sendable {
  // page (not seen): uikit/uitextcontenttype/rawvalue
  public let rawValue: String
  // page (not seen): uikit/uitextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  // page (not seen): uikit/uitextcontenttype/name
  public static let name = UITextContentType(rawValue: "name")
  // page (not seen): uikit/uitextcontenttype/nameprefix
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  // page (not seen): uikit/uitextcontenttype/givenname
  public static let givenName = UITextContentType(rawValue: "givenName")
  // page (not seen): uikit/uitextcontenttype/middlename
  public static let middleName = UITextContentType(rawValue: "middleName")
  // page (not seen): uikit/uitextcontenttype/familyname
  public static let familyName = UITextContentType(rawValue: "familyName")
  // page (not seen): uikit/uitextcontenttype/namesuffix
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  // page (not seen): uikit/uitextcontenttype/nickname
  public static let nickname = UITextContentType(rawValue: "nickname")
  // page (not seen): uikit/uitextcontenttype/jobtitle
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  // page (not seen): uikit/uitextcontenttype/organizationname
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  // page (not seen): uikit/uitextcontenttype/location
  public static let location = UITextContentType(rawValue: "location")
  // page (not seen): uikit/uitextcontenttype/fullstreetaddress
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  // page (not seen): uikit/uitextcontenttype/streetaddressline1
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  // page (not seen): uikit/uitextcontenttype/streetaddressline2
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  // page (not seen): uikit/uitextcontenttype/addresscity
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  // page (not seen): uikit/uitextcontenttype/addressstate
  public static let addressState = UITextContentType(rawValue: "addressState")
  // page (not seen): uikit/uitextcontenttype/addresscityandstate
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  // page (not seen): uikit/uitextcontenttype/sublocality
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  // page (not seen): uikit/uitextcontenttype/countryname
  public static let countryName = UITextContentType(rawValue: "countryName")
  // page (not seen): uikit/uitextcontenttype/postalcode
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  // page (not seen): uikit/uitextcontenttype/telephonenumber
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  // page (not seen): uikit/uitextcontenttype/emailaddress
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page (not seen): uikit/uitextcontenttype/url
  public static let URL = UITextContentType(rawValue: "URL")
  // page (not seen): uikit/uitextcontenttype/creditcardnumber
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  // page (not seen): uikit/uitextcontenttype/creditcardexpiration
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  // page (not seen): uikit/uitextcontenttype/creditcardsecuritycode
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  // page (not seen): uikit/uitextcontenttype/creditcardname
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  // page (not seen): uikit/uitextcontenttype/username
  public static let username = UITextContentType(rawValue: "username")
  // page (not seen): uikit/uitextcontenttype/password
  public static let password = UITextContentType(rawValue: "password")
  // page (not seen): uikit/uitextcontenttype/newpassword
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  // page (not seen): uikit/uitextcontenttype/onetimecode
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  // page (not seen): uikit/uitextcontenttype/birthdate
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  // page (not seen): uikit/uitextcontenttype/birthdateday
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  // page (not seen): uikit/uitextcontenttype/birthdatemonth
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  // page (not seen): uikit/uitextcontenttype/birthdateyear
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  // page (not seen): uikit/uitextcontenttype/datetime
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  // page (not seen): uikit/uitextcontenttype/flightnumber
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
}

// page (not seen): uikit/uiviewcontroller
@MainActor open class UIViewController {
  // page (not seen): uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  // page (not seen): uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {}
  // page (not seen): uikit/uiviewcontroller/title
  open var title: String?
  // page (not seen): uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  // page (not seen): uikit/uiviewcontroller/ismodalinpresentation
  open var isModalInPresentation = false
}

#if !STANDIN_TVOS
  // page (not seen): uikit/uipasteboard
  @MainActor open class UIPasteboard {
    private static let board = UIPasteboard()
    // page (not seen): uikit/uipasteboard/general
    public class var general: UIPasteboard { board }
    // page (not seen): uikit/uipasteboard/string
    open var string: String?
  }
#endif

// page (not seen): uikit/uiimage
open class UIImage: @unchecked Sendable {
  let data: Data
  // page (not seen): uikit/uiimage/init(data:)
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}
