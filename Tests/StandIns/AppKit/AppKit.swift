@_exported import Foundation

// page (not seen): appkit/nstextcontenttype
public struct NSTextContentType: Hashable, RawRepresentable, @unchecked Sendable {
  // page (not seen): appkit/nstextcontenttype/rawvalue
  public let rawValue: String
  // page (not seen): appkit/nstextcontenttype/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  // page (not seen): appkit/nstextcontenttype/username
  public static let username = NSTextContentType(rawValue: "username")
  // page (not seen): appkit/nstextcontenttype/password
  public static let password = NSTextContentType(rawValue: "password")
  // page (not seen): appkit/nstextcontenttype/newpassword
  public static let newPassword = NSTextContentType(rawValue: "newPassword")
  // page (not seen): appkit/nstextcontenttype/onetimecode
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
  // page (not seen): appkit/nstextcontenttype/name
  public static let name = NSTextContentType(rawValue: "name")
  // page (not seen): appkit/nstextcontenttype/nameprefix
  public static let namePrefix = NSTextContentType(rawValue: "namePrefix")
  // page (not seen): appkit/nstextcontenttype/givenname
  public static let givenName = NSTextContentType(rawValue: "givenName")
  // page (not seen): appkit/nstextcontenttype/middlename
  public static let middleName = NSTextContentType(rawValue: "middleName")
  // page (not seen): appkit/nstextcontenttype/familyname
  public static let familyName = NSTextContentType(rawValue: "familyName")
  // page (not seen): appkit/nstextcontenttype/namesuffix
  public static let nameSuffix = NSTextContentType(rawValue: "nameSuffix")
  // page (not seen): appkit/nstextcontenttype/nickname
  public static let nickname = NSTextContentType(rawValue: "nickname")
  // page (not seen): appkit/nstextcontenttype/jobtitle
  public static let jobTitle = NSTextContentType(rawValue: "jobTitle")
  // page (not seen): appkit/nstextcontenttype/organizationname
  public static let organizationName = NSTextContentType(rawValue: "organizationName")
  // page (not seen): appkit/nstextcontenttype/location
  public static let location = NSTextContentType(rawValue: "location")
  // page (not seen): appkit/nstextcontenttype/fullstreetaddress
  public static let fullStreetAddress = NSTextContentType(rawValue: "fullStreetAddress")
  // page (not seen): appkit/nstextcontenttype/streetaddressline1
  public static let streetAddressLine1 = NSTextContentType(rawValue: "streetAddressLine1")
  // page (not seen): appkit/nstextcontenttype/streetaddressline2
  public static let streetAddressLine2 = NSTextContentType(rawValue: "streetAddressLine2")
  // page (not seen): appkit/nstextcontenttype/addresscity
  public static let addressCity = NSTextContentType(rawValue: "addressCity")
  // page (not seen): appkit/nstextcontenttype/addressstate
  public static let addressState = NSTextContentType(rawValue: "addressState")
  // page (not seen): appkit/nstextcontenttype/addresscityandstate
  public static let addressCityAndState = NSTextContentType(rawValue: "addressCityAndState")
  // page (not seen): appkit/nstextcontenttype/sublocality
  public static let sublocality = NSTextContentType(rawValue: "sublocality")
  // page (not seen): appkit/nstextcontenttype/countryname
  public static let countryName = NSTextContentType(rawValue: "countryName")
  // page (not seen): appkit/nstextcontenttype/postalcode
  public static let postalCode = NSTextContentType(rawValue: "postalCode")
  // page (not seen): appkit/nstextcontenttype/telephonenumber
  public static let telephoneNumber = NSTextContentType(rawValue: "telephoneNumber")
  // page (not seen): appkit/nstextcontenttype/emailaddress
  public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // page (not seen): appkit/nstextcontenttype/url
  public static let URL = NSTextContentType(rawValue: "URL")
  // page (not seen): appkit/nstextcontenttype/creditcardnumber
  public static let creditCardNumber = NSTextContentType(rawValue: "creditCardNumber")
  // page (not seen): appkit/nstextcontenttype/birthdate
  public static let birthdate = NSTextContentType(rawValue: "birthdate")
}

// page (not seen): appkit/nsviewcontroller
@MainActor open class NSViewController {
  // page (not seen): appkit/nsviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  // page (not seen): appkit/nsviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {}
  // page (not seen): appkit/nsviewcontroller/title
  open var title: String?
  // page (not seen): appkit/nsviewcontroller/view
  open var view = NSView(frame: .zero)
  // page (not seen): appkit/nsviewcontroller/loadview()
  open func loadView() {}
  // page (not seen): appkit/nsviewcontroller/viewdidload()
  open func viewDidLoad() {}
}
// page (not seen): appkit/nsview
@MainActor open class NSView {
  // page (not seen): appkit/nsview/init(frame:)
  public init(frame frameRect: NSRect) {}
  // page (not seen): appkit/nsview/init(coder:)
  public required init?(coder: NSCoder) {}
}

// page (not seen): appkit/nspasteboard
@MainActor open class NSPasteboard {
  private static let board = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]
  // page (not seen): appkit/nspasteboard/general
  public class var general: NSPasteboard { board }
  // page (not seen): appkit/nspasteboard/pasteboardtype
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    // page (not seen): appkit/nspasteboard/pasteboardtype/rawvalue
    public let rawValue: String
    // page (not seen): appkit/nspasteboard/pasteboardtype/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    // page (not seen): appkit/nspasteboard/pasteboardtype/string
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }
  // page (not seen): appkit/nspasteboard/clearcontents()
  @discardableResult open func clearContents() -> Int {
    strings = [:]
    return 1
  }
  // page: appkit/nspasteboard/setstring(_:fortype:)
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    strings[dataType] = string
    return true
  }
  // page (not seen): appkit/nspasteboard/string(fortype:)
  open func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}

// page (not seen): appkit/nsimage
open class NSImage: @unchecked Sendable {
  let data: Data
  // page (not seen): appkit/nsimage/init(data:)
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
  }
}
