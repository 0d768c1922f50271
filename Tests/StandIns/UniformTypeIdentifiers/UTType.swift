import Foundation

// page (not seen): uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/identifier
  public let identifier: String
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/init(_:)
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/init(filenameextension:conformingto:)
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known = Self.table.first { $0.extensions.contains(filenameExtension.lowercased()) }
    self.init(known: known?.identifier ?? "dyn." + filenameExtension.lowercased())
  }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/init(mimetype:conformingto:)
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    if mimeType.hasSuffix("/*") {
      // Apple's knows no wildcards.
      return nil
    }
    let known = Self.table.first { $0.mime == mimeType.lowercased() }
    self.init(known: known?.identifier ?? "dyn." + mimeType.lowercased())
  }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/preferredfilenameextension
  public var preferredFilenameExtension: String? {
    Self.table.first { $0.identifier == identifier }?.extensions.first
  }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/preferredmimetype
  public var preferredMIMEType: String? { Self.table.first { $0.identifier == identifier }?.mime }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/conforms(to:)
  public func conforms(to type: UTType) -> Bool {
    if self == type || type == .data || type == .item { return true }
    let parent = Self.table.first { $0.identifier == identifier }?.parent
    return parent.map { UTType(known: $0).conforms(to: type) } ?? false
  }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/item
  public static var item: UTType { UTType(known: "public.item") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/data
  public static var data: UTType { UTType(known: "public.data") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/image
  public static var image: UTType { UTType(known: "public.image") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/movie
  public static var movie: UTType { UTType(known: "public.movie") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/audio
  public static var audio: UTType { UTType(known: "public.audio") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/pdf
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/text
  public static var text: UTType { UTType(known: "public.text") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/plaintext
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/json
  public static var json: UTType { UTType(known: "public.json") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/png
  public static var png: UTType { UTType(known: "public.png") }
  // page (not seen): uniformtypeidentifiers/uttype-swift.struct/jpeg
  public static var jpeg: UTType { UTType(known: "public.jpeg") }

  private struct Known {
    let identifier: String
    let extensions: [String]
    let mime: String?
    let parent: String?
  }
  private static let table = [
    Known(identifier: "com.adobe.pdf", extensions: ["pdf"], mime: "application/pdf", parent: nil),
    Known(identifier: "public.plain-text", extensions: ["txt"], mime: "text/plain", parent: "public.text"),
    Known(identifier: "public.json", extensions: ["json"], mime: "application/json", parent: "public.text"),
    Known(identifier: "public.png", extensions: ["png"], mime: "image/png", parent: "public.image"),
    Known(identifier: "public.jpeg", extensions: ["jpeg", "jpg"], mime: "image/jpeg", parent: "public.image"),
    Known(identifier: "com.compuserve.gif", extensions: ["gif"], mime: "image/gif", parent: "public.image"),
    Known(identifier: "public.heic", extensions: ["heic"], mime: "image/heic", parent: "public.image"),
    Known(identifier: "public.mpeg-4", extensions: ["mp4"], mime: "video/mp4", parent: "public.movie"),
    Known(identifier: "public.mp3", extensions: ["mp3"], mime: "audio/mpeg", parent: "public.audio"),
  ]
}
