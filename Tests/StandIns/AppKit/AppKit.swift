@_exported import Foundation

// page: appkit/nstextcontenttype
public struct NSTextContentType: Hashable, RawRepresentable, @unchecked Sendable {
  // page: appkit/nstextcontenttype/rawvalue
  public let rawValue: String
  // page: appkit/nstextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  // page: appkit/nstextcontenttype/username
  public static let username = NSTextContentType(rawValue: "username")
  // page: appkit/nstextcontenttype/password
  public static let password = NSTextContentType(rawValue: "password")
  // page: appkit/nstextcontenttype/newpassword
  public static let newPassword = NSTextContentType(rawValue: "newPassword")
  // page: appkit/nstextcontenttype/onetimecode
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
  // page: appkit/nstextcontenttype/name
  public static let name = NSTextContentType(rawValue: "name")
  // page: appkit/nstextcontenttype/nameprefix
  public static let namePrefix = NSTextContentType(rawValue: "namePrefix")
  // page: appkit/nstextcontenttype/givenname
  public static let givenName = NSTextContentType(rawValue: "givenName")
  // page: appkit/nstextcontenttype/middlename
  public static let middleName = NSTextContentType(rawValue: "middleName")
  // page: appkit/nstextcontenttype/familyname
  public static let familyName = NSTextContentType(rawValue: "familyName")
  // page: appkit/nstextcontenttype/namesuffix
  public static let nameSuffix = NSTextContentType(rawValue: "nameSuffix")
  // page: appkit/nstextcontenttype/nickname
  public static let nickname = NSTextContentType(rawValue: "nickname")
  // page: appkit/nstextcontenttype/jobtitle
  public static let jobTitle = NSTextContentType(rawValue: "jobTitle")
  // page: appkit/nstextcontenttype/organizationname
  public static let organizationName = NSTextContentType(rawValue: "organizationName")
  // page: appkit/nstextcontenttype/location
  public static let location = NSTextContentType(rawValue: "location")
  // page: appkit/nstextcontenttype/fullstreetaddress
  public static let fullStreetAddress = NSTextContentType(rawValue: "fullStreetAddress")
  // page: appkit/nstextcontenttype/streetaddressline1
  public static let streetAddressLine1 = NSTextContentType(rawValue: "streetAddressLine1")
  // page: appkit/nstextcontenttype/streetaddressline2
  public static let streetAddressLine2 = NSTextContentType(rawValue: "streetAddressLine2")
  // page: appkit/nstextcontenttype/addresscity
  public static let addressCity = NSTextContentType(rawValue: "addressCity")
  // page: appkit/nstextcontenttype/addressstate
  public static let addressState = NSTextContentType(rawValue: "addressState")
  // page: appkit/nstextcontenttype/addresscityandstate
  public static let addressCityAndState = NSTextContentType(rawValue: "addressCityAndState")
  // page: appkit/nstextcontenttype/sublocality
  public static let sublocality = NSTextContentType(rawValue: "sublocality")
  // page: appkit/nstextcontenttype/countryname
  public static let countryName = NSTextContentType(rawValue: "countryName")
  // page: appkit/nstextcontenttype/postalcode
  public static let postalCode = NSTextContentType(rawValue: "postalCode")
  // page: appkit/nstextcontenttype/telephonenumber
  public static let telephoneNumber = NSTextContentType(rawValue: "telephoneNumber")
  // page: appkit/nstextcontenttype/emailaddress
  public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page: appkit/nstextcontenttype/url
  public static let URL = NSTextContentType(rawValue: "URL")
  // page: appkit/nstextcontenttype/creditcardnumber
  public static let creditCardNumber = NSTextContentType(rawValue: "creditCardNumber")
  // page: appkit/nstextcontenttype/birthdate
  public static let birthdate = NSTextContentType(rawValue: "birthdate")
}

// page: appkit/nsviewcontroller
@MainActor open class NSViewController {
  // page: appkit/nsviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  // page: appkit/nsviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {}
  // page: appkit/nsviewcontroller/title
  open var title: String?
  // page: appkit/nsviewcontroller/view
  open var view = NSView(frame: .zero)
  // page: appkit/nsviewcontroller/loadview()
  open func loadView() {}
  // page: appkit/nsviewcontroller/viewdidload()
  open func viewDidLoad() {}
}
// page: appkit/nsview
@MainActor open class NSView {
  // page: appkit/nsview/init(frame:)
  public init(frame frameRect: NSRect) {}
  // page: appkit/nsview/init(coder:)
  public required init?(coder: NSCoder) {}
}

// page: appkit/nspasteboard
@MainActor open class NSPasteboard {
  private static let board = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]
  // page: appkit/nspasteboard/general
  public class var general: NSPasteboard { board }
  // page: appkit/nspasteboard/pasteboardtype
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    // page: appkit/nspasteboard/pasteboardtype/rawvalue
    public let rawValue: String
    // page: appkit/nspasteboard/pasteboardtype/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    // page: appkit/nspasteboard/pasteboardtype/string
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }
  // page: appkit/nspasteboard/clearcontents()
  @discardableResult open func clearContents() -> Int {
    strings = [:]
    return 1
  }
  // page: appkit/nspasteboard/setstring(_:fortype:)
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    strings[dataType] = string
    return true
  }
  // page: appkit/nspasteboard/string(fortype:)
  open func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}

// page: appkit/nsimage
open class NSImage: @unchecked Sendable {
  let data: Data
  // page: appkit/nsimage/init(data:)
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}
