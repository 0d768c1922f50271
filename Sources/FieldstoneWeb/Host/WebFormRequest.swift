/// A request as a site needs it, from any server.
public struct WebFormRequest: Sendable {
  public var method: String
  /// The path, with its percent escapes.
  public var path: String
  /// The headers as they were sent. A site reads `Content-Type`, `Cookie`, `Host`, `Origin` and `Sec-Fetch-Site`.
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// The body of a POST with files, if it was read as it arrived; see ``WebFormSite/upload(for:)``.
  public var upload: WebFormUpload?

  public init(method: String, path: String, headers: [(name: String, value: String)], body: [UInt8] = []) {
    (self.method, self.path, self.headers, self.body) = (method, path, headers, body)
  }

  /// The values of a header, whose name may be written in any case.
  public func values(of header: String) -> [String] {
    let name = header.lowercased()
    return headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The value of a header; nil if it is missing or occurs twice.
  func only(_ header: String) -> String? {
    let values = values(of: header)
    return values.count == 1 ? values[0] : nil
  }

  /// The value of a cookie; nil if it is missing or occurs twice.
  func cookie(_ name: String) -> String? {
    let values = values(of: "cookie").flatMap { $0.split(separator: ";") }.compactMap { pair -> String? in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return String(parts[1])
    }
    return values.count == 1 ? values[0] : nil
  }
}
