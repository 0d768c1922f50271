import FieldstoneCore

/// A request as a site needs it, from any server.
public struct WebFormRequest: Sendable {
  public var method: String
  /// The path, with its percent escapes.
  public var path: String
  public var contentType: String?
  /// The value of the visit's cookie.
  public var visit: String?
  public var body: [UInt8]

  public init(
    method: String, path: String, contentType: String? = nil, cookies: String? = nil, body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.contentType = contentType
    visit = cookies.flatMap(Self.visit(in:))
    self.body = body
  }

  static let cookie = "fieldstone-visit"

  /// The value in a `Cookie` header; nil if it is missing or occurs twice.
  private static func visit(in cookies: String) -> String? {
    let values = cookies.split(separator: ";").compactMap { pair -> String? in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookie else { return nil }
      return String(parts[1])
    }
    return values.count == 1 ? values[0] : nil
  }
}

/// A site's response, for any server to send.
public struct WebFormResponse: Sendable {
  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// Whether it confirms a submitted form.
  var isConfirmation = false

  /// Creates a response with the headers that all responses have.
  init(status: Int, body: [UInt8] = [], _ more: (name: String, value: String)...) {
    self.status = status
    self.body = body
    headers = Self.guards + more
    if !body.isEmpty { headers.append(("Content-Type", "text/html; charset=utf-8")) }
  }

  /// The response must not be cached, framed, sniffed for its type, or loaded from elsewhere.
  private static let guards: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    (
      "Content-Security-Policy",
      "default-src 'none'; style-src \(StylesheetHash.source); form-action 'self'; base-uri 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
  ]

  /// After a POST: makes the browser load the page, so that reloading it does not send the POST again.
  static func seeOther(_ page: PageAddress = .page(.root)) -> WebFormResponse {
    WebFormResponse(status: 303, ("Location", page.path))
  }

  static func message(_ status: Int, _ message: PageMessage, in environment: FormEnvironment) -> WebFormResponse {
    WebFormResponse(status: status, body: HTMLWriter.message(message, in: environment))
  }
}
