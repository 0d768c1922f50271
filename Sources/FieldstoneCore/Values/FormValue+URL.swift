import Foundation

extension URL: FormText {
  public static var formControl: FormControl { .text(.url) }
  public var formText: String { absoluteString }

  /// An absolute address with a scheme; web addresses need a host. Leading and trailing white space is ignored.
  ///
  /// Follows RFC 3986 as Foundation implements it. A host without a scheme (`example.org`) is taken as `https`.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> URL {
    let text = text.trimmed
    guard text.utf8.count <= 8_192, !text.contains(where: \.isWhitespace),
      text.controlCharacters(allowingLines: false) == nil
    else { throw .unreadable(text, .notURL) }
    if let url = URL(string: text), let scheme = url.scheme?.lowercased(), !text.hasPrefix(":") {
      let needsHost = ["http", "https", "ws", "wss", "ftp"].contains(scheme)
      if needsHost, let host = url.host(), !host.isEmpty { return url }
      // `jdbc:mysql://host` is one, too; but a path that Foundation writes differently may not be read again.
      let hasSlashes =
        text.dropFirst(scheme.count).hasPrefix("://") || text.contains("://") && url.absoluteString == text
      if !needsHost, ["mailto", "tel", "urn", "data", "sms"].contains(scheme) || hasSlashes { return url }
    }
    let host = text.prefix { !"/?#".contains($0) }
    if !text.contains("://"), host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."), !host.contains("@"),
      let url = URL(string: "https://" + text), url.host() != nil
    {
      return url
    }
    throw .unreadable(text, .notURL)
  }
}

/// URLs. Drafts keep them unchanged, even those that nobody could type.
final class URLCodec: ValueCodec<URL>, @unchecked Sendable {
  override var example: FormString? { .hint(.url) }

  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    guard case .written(let text) = saved else { return super.value(saved: saved) }
    return URL(string: text).map(pack)
  }
}
