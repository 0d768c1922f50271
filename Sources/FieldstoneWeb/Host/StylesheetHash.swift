import Foundation

/// The digest of the embedded stylesheet, so that the content security policy allows this stylesheet and no other.
enum StylesheetHash {
  /// As the policy writes it: `'sha256-…'`.
  static let source: String = {
    let sheet = Stylesheet.text
    let bytes = Array(UnsafeBufferPointer(start: sheet.utf8Start, count: sheet.utf8CodeUnitCount))
    return "'sha256-\(Data(SHA256.hash(bytes)).base64EncodedString())'"
  }()
}
