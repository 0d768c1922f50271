import FieldstoneCore

/// What proves that a page without a visit was made by this site: a random name that is used once, when the page was
/// made, and what it asked, all signed. So the site remembers nothing until the page is sent.
struct PageNonce: Hashable, Sendable {
  let id: String
  /// When the page was made, in seconds.
  let made: Int
  /// Of what the page asked.
  let digest: UInt64

  /// The id of the element that a button of the page makes: pressed twice, it makes one.
  var newElement: String { Self.newElement(id) }
  static func newElement(_ id: String) -> String { id.prefix(8) + "-1" }

  fileprivate var text: String { "\(id).\(String(made, radix: 16)).\(String(digest, radix: 16))" }

  fileprivate init(id: String, made: Int, digest: UInt64) { (self.id, self.made, self.digest) = (id, made, digest) }

  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let made = Int(parts[1], radix: 16), let digest = UInt64(parts[2], radix: 16) else {
      return nil
    }
    self.init(id: String(parts[0]), made: made, digest: digest)
    // One way to write it only.
    guard self.text == text else { return nil }
  }

  /// Signs nonces. Without a key of the program it makes a random one, so those of an earlier run are refused.
  struct Signer: Sendable {
    private let key: [UInt8]

    init(key: [UInt8]?) { self.key = key ?? (0..<4).flatMap { _ in Array(WebFormVisit.randomName().utf8) } }

    /// The text that the page contains.
    func sign(id: String, made: Int, _ page: RenderedPage) -> String {
      let text = PageNonce(id: id, made: made, digest: page.digest).text
      return text + "." + code(of: text)
    }

    /// - Returns: Nil for what this signer has not made.
    func read(_ text: String) -> PageNonce? {
      guard let end = text.lastIndex(of: ".") else { return nil }
      let (nonce, code) = (text[..<end], text[text.index(after: end)...])
      guard WebFormVisit.areSame(String(code), self.code(of: String(nonce))) else { return nil }
      return PageNonce(nonce)
    }

    private func code(of text: String) -> String {
      SHA256.authenticate(Array(text.utf8), key: key).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
  }
}

extension RenderedPage {
  /// Tells whether a form asks the same as when a page was made (FNV-1a). It is signed, so it needn't be hard to forge.
  var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    for field in fields {
      add(field.row.path)
      for offer in field.offers { add(offer ?? "\0") }
    }
    for intent in intents { add(intent.text) }
    return hash
  }
}
