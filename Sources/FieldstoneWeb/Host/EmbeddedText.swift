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

  init(_ text: StaticString) { self.init(Array(text.bytes)) }

  /// - Parameter source: A text in which indents and lines that are comments mean nothing; they are left out.
  init(compacting source: StaticString) {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    self.init(Array(lines.filter { !$0.starts(with: "//".utf8) }.joined(separator: "\n".utf8)))
  }

  /// A text of a program, which must not end the element that it is in.
  init(ofProgram text: String) {
    precondition(
      !text.lowercased().contains("</script") && !text.lowercased().contains("</style"),
      "A script or a style sheet in a page can't contain the tag that ends it.")
    // Browsers read other line ends as line feeds before they compare the digest.
    self.init(Array(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").utf8))
  }

  private init(_ bytes: [UInt8]) {
    let digest = SHA256.hash(bytes)
    self.text = String(decoding: bytes, as: UTF8.self)
    integrity = "sha256-" + Data(digest).base64EncodedString()
    version = digest.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static let stylesheet = EmbeddedText(Stylesheet.text)
  static let script = EmbeddedText(compacting: FormScript.text)
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
