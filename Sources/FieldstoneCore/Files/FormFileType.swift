/// A type of file that a field accepts: a media type such as `application/pdf`, or all of a kind such as `text/*`.
///
/// A literal is a media type: `.accepts(.pdf, "application/zip")`.
public struct FormFileType: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
  /// The media type, in lower case.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue.lowercased() }
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// A picture that every surface can show: PNG, JPEG, GIF or WebP. A drawing that may contain a program, such as SVG,
  /// is none, and has to be named.
  public static let image: FormFileType = "image/*"
  public static let png: FormFileType = "image/png"
  public static let jpeg: FormFileType = "image/jpeg"
  public static let gif: FormFileType = "image/gif"
  public static let webp: FormFileType = "image/webp"
  public static let pdf: FormFileType = "application/pdf"
  public static let zip: FormFileType = "application/zip"
  /// Any text in UTF-8 or UTF-16.
  public static let text: FormFileType = "text/*"
  public static let plainText: FormFileType = "text/plain"
  public static let csv: FormFileType = "text/csv"
  public static let json: FormFileType = "application/json"
  public static let audio: FormFileType = "audio/*"
  public static let video: FormFileType = "video/*"

  private static let pictures = FormImageFacts.Format.allCases.map(\.mediaType)

  /// The media types that it stands for: for pictures, those that surfaces can show.
  package var mediaTypes: [String] { self == .image ? Self.pictures : [rawValue] }

  /// Whether a file of a media type is of this type.
  public func matches(_ mediaType: String) -> Bool {
    if self == .image { return Self.pictures.contains(mediaType) }
    if rawValue.hasSuffix("/*") { return mediaType.hasPrefix(rawValue.dropLast()) }
    return rawValue == mediaType
  }

  /// What people call it, for example `PNG`.
  var names: [FormString] { mediaTypes.map(Self.name) }

  /// What people call a media type.
  static func name(_ mediaType: String) -> FormString {
    if let known = words[mediaType] { return .common(known) }
    let subtype = mediaType.split(separator: "/").last ?? ""
    let isPlain = subtype.count <= 5 && subtype.allSatisfy { $0.isLetter || $0.isNumber }
    return FormString(verbatim: abbreviations[mediaType] ?? (isPlain ? subtype.uppercased() : mediaType))
  }

  private static let words: [String: CommonText] = [
    "text/*": .textFile, "text/plain": .textFile, "audio/*": .audioFile, "video/*": .videoFile,
    "application/octet-stream": .unknownFile,
  ]

  private static let abbreviations = [
    "image/webp": "WebP", "image/svg+xml": "SVG", "audio/mpeg": "MP3", "video/quicktime": "QuickTime",
    "application/msword": "DOC", "application/vnd.ms-excel": "XLS", "application/vnd.ms-powerpoint": "PPT",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": "PPTX",
    "application/vnd.oasis.opendocument.text": "ODT", "application/vnd.oasis.opendocument.spreadsheet": "ODS",
    "application/vnd.oasis.opendocument.presentation": "ODP", "application/epub+zip": "EPUB",
    "application/x-7z-compressed": "7z", "video/x-msvideo": "AVI", "text/tab-separated-values": "TSV",
    "text/calendar": "iCalendar", "text/vcard": "vCard", "text/markdown": "Markdown", "text/javascript": "JavaScript",
    "application/x-msdownload": "EXE", "application/x-executable": "ELF",
  ]
}
