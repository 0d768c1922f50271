/// What the first bytes of a file say about its type. A name only tells types apart whose content is alike: one text
/// from another, or a document from the archive that it is made of.
enum FileContent {
  /// How many bytes are enough to tell the type.
  static let headLength = 4_096

  /// The media type of a file that begins with some bytes.
  ///
  /// - Parameter isWhole: Whether these are all of its bytes, so that a character at the end isn't cut.
  static func mediaType(of head: [UInt8], isWhole: Bool, named name: String) -> String {
    let ending = FileName.fileExtension(of: name)
    if let picture = pictureType(of: head) { return picture }
    if head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6]) {
      return archives[ending] ?? "application/zip"
    }
    if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return compounds[ending] ?? unknown }
    for (bytes, type) in signatures where head.starts(with: bytes) { return type }
    if head.dropFirst(4).starts(with: "ftyp".utf8) { return mediaContainer(Array(head.dropFirst(8).prefix(4))) }
    if head.starts(with: "RIFF".utf8) { return riffs[Array(head.dropFirst(8).prefix(4))] ?? unknown }
    return textType(of: head, isWhole: isWhole, ending: ending) ?? unknown
  }

  static let unknown = "application/octet-stream"

  /// The type of a picture by the bytes that such a file begins with, even if the rest of its head is missing.
  static func pictureType(of head: [UInt8]) -> String? {
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return "image/gif" }
    let isWebP = head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? "image/webp" : nil
  }

  private static let signatures: [([UInt8], String)] = [
    (Array("%PDF-".utf8), "application/pdf"), ([0x1F, 0x8B], "application/gzip"),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "application/x-7z-compressed"),
    ([0x49, 0x49, 0x2A, 0], "image/tiff"), ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
    (Array("OggS".utf8), "audio/ogg"), (Array("fLaC".utf8), "audio/flac"), (Array("ID3".utf8), "audio/mpeg"),
    ([0xFF, 0xFB], "audio/mpeg"), ([0xFF, 0xF3], "audio/mpeg"), ([0xFF, 0xF2], "audio/mpeg"),
    ([0x1A, 0x45, 0xDF, 0xA3], "video/webm"), ([0x7F, 0x45, 0x4C, 0x46], "application/x-executable"),
    ([0x4D, 0x5A, 0x90, 0], "application/x-msdownload"),
  ]

  private static let riffs: [[UInt8]: String] = [
    Array("WAVE".utf8): "audio/wav", Array("AVI ".utf8): "video/x-msvideo",
  ]

  /// Documents that are archives of the ZIP format.
  private static let archives = [
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "odt": "application/vnd.oasis.opendocument.text", "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "odp": "application/vnd.oasis.opendocument.presentation", "epub": "application/epub+zip",
  ]

  private static let compounds = [
    "doc": "application/msword", "xls": "application/vnd.ms-excel", "ppt": "application/vnd.ms-powerpoint",
  ]

  /// The type of a file of the ISO base media format (ISO/IEC 14496-12), by its major brand.
  private static func mediaContainer(_ brand: [UInt8]) -> String {
    switch String(decoding: brand, as: UTF8.self) {
    case "heic", "heix", "mif1", "msf1": "image/heic"
    case "avif", "avis": "image/avif"
    case "M4A ": "audio/mp4"
    case "qt  ": "video/quicktime"
    default: "video/mp4"
    }
  }
}

/// Texts.
extension FileContent {
  private static let texts = [
    "csv": "text/csv", "json": "application/json", "md": "text/markdown", "markdown": "text/markdown",
    "ics": "text/calendar", "vcf": "text/vcard", "xml": "application/xml", "css": "text/css", "js": "text/javascript",
    "tsv": "text/tab-separated-values",
  ]

  /// How pages begin (WHATWG MIME Sniffing, "identifying a resource with an unknown MIME type").
  private static let pageStarts = [
    "<!doctype html", "<html", "<head", "<script", "<iframe", "<h1", "<div", "<font", "<table", "<a ", "<a>", "<style",
    "<title", "<b>", "<body", "<br", "<p>", "<p ", "<!--",
  ]
  private static let pageEndings = ["html", "htm", "xhtml", "xht"]

  /// The type of a text; nil if the bytes are none. One that browsers would take for a page is called that whatever its
  /// name is.
  private static func textType(of head: [UInt8], isWhole: Bool, ending: String) -> String? {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return pageEndings.contains(ending)
        ? "text/html" : ending == "svg" ? "image/svg+xml" : texts[ending] ?? "text/plain"
    }
    let head = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    guard isText(head, isWhole: isWhole) else { return nil }
    let start = String(decoding: head.prefix(1_024), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
    if pageStarts.contains(where: start.hasPrefix) || pageEndings.contains(ending) { return "text/html" }
    if ending == "svg" { return "image/svg+xml" }
    if start.hasPrefix("<svg") || start.hasPrefix("<") && start.contains("<svg") { return "image/svg+xml" }
    if start.hasPrefix("<?xml") { return "application/xml" }
    return texts[ending] ?? "text/plain"
  }

  /// Whether bytes are UTF-8 without control characters other than those of lines and pages.
  private static func isText(_ head: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    guard !head.contains(where: { $0 < 0x20 && !(0x09...0x0D).contains($0) || $0 == 0x7F }) else { return false }
    if String(validating: head, as: UTF8.self) != nil { return true }
    guard !isWhole else { return false }
    // The last character may continue behind the head.
    return (1...3).contains { String(validating: head.dropLast($0), as: UTF8.self) != nil }
  }
}
