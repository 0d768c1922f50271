import Foundation

/// A text of this module that pages use, with its digest, so that the content security policy allows this text and no
/// other.
struct EmbeddedText: Sendable {
  let text: String
  /// As the attribute `integrity` has it: `sha256-…`.
  let integrity: String
  /// The beginning of the digest, for a path.
  let version: String

  /// As the policy writes it: `'sha256-…'`.
  var source: String { "'\(integrity)'" }

  init(_ text: StaticString) {
    let bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    let digest = SHA256.hash(bytes)
    self.text = String(decoding: bytes, as: UTF8.self)
    integrity = "sha256-" + Data(digest).base64EncodedString()
    version = digest.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static let stylesheet = EmbeddedText(Stylesheet.text)
  static let script = EmbeddedText(FormScript.text)
}
