/// A request as a site needs it, from any server.
public struct WebFormRequest: Sendable {
  public var method: String
  /// The path, with its percent escapes and without the query.
  public var path: String
  /// The query, with its percent escapes and without the question mark; nil if there is none. A site reads `at` in it, the
  /// address of a row.
  public var query: String?
  /// The headers as they were sent. A site reads `Accept-Language`, `Content-Type`, `Cookie`, `Host`,
  /// `Origin` and `Sec-Fetch-Site`.
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// The body of a POST with files, if it was read as it arrived; see ``WebFormSite/upload(for:)``.
  public var upload: WebFormUpload?

  /// The language of the page whose answers it has; nil if that is not known.
  var language: String?

  /// The same request, with answers that were given in a language.
  func written(in language: String?) -> WebFormRequest {
    var request = self
    request.language = language
    return request
  }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - path: The path, or the path with the query.
  ///   - query: The query, for a server that has it apart from the path.
  public init(
    method: String, path: String, query: String? = nil, headers: [(name: String, value: String)], body: [UInt8] = []
  ) {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (self.path, self.query) = (String(parts[0]), query ?? parts.dropFirst().first.map(String.init))
    (self.method, self.headers, self.body) = (method, headers, body)
  }

  /// The values of a header, whose name may be written in any case.
  public func values(of header: String) -> [String] {
    headers.lazy.filter { $0.name.isSameHeader(as: header) }.map(\.value)
  }

  /// The value of a header; nil if it is missing or occurs twice.
  func only(_ header: String) -> String? {
    var found: String?
    for (name, value) in headers where name.isSameHeader(as: header) {
      if found != nil { return nil }
      found = value
    }
    return found
  }

  /// The value of a cookie; nil if it is missing or occurs twice.
  func cookie(_ name: String) -> String? {
    var found: String?
    for (header, value) in headers where header.isSameHeader(as: "cookie") {
      for pair in value.utf8.split(separator: UInt8(ascii: ";")) {
        let pair = pair.drop { $0 == UInt8(ascii: " ") }
        guard let end = pair.firstIndex(of: UInt8(ascii: "=")), pair[..<end].elementsEqual(name.utf8),
          let value = String(pair[pair.index(after: end)...]), !value.isEmpty
        else { continue }
        if found != nil { return nil }
        found = value
      }
    }
    return found
  }
}

extension String {
  /// Whether two names of headers are the same, whatever the case of their ASCII letters.
  fileprivate func isSameHeader(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { $0.lowercase == $1.lowercase }
  }
}

extension UInt8 {
  fileprivate var lowercase: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
