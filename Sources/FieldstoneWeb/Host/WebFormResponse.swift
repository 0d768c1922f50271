import FieldstoneCore
import Foundation

/// A site's response, for any server to send.
public struct WebFormResponse: Sendable {
  public var status: Int
  public var headers: [(name: String, value: String)]
  public var body: [UInt8]
  /// Whether it confirms a submitted form.
  var isConfirmation = false
  /// What the page says if it only shows a message.
  var message: WebFormMessage?

  /// Creates a response of the program's own, for what it serves beside the form.
  public init(status: Int, headers: [(name: String, value: String)], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Creates a response with the headers that all responses have.
  init(status: Int, body: [UInt8] = [], hasScript: Bool = false, _ more: (name: String, value: String)...) {
    self.status = status
    self.body = body
    headers = (hasScript ? Self.guardsWithScript : Self.guards) + more
    if !body.isEmpty { headers.append(("Content-Type", "text/html; charset=utf-8")) }
  }

  private static let guards = guards("style-src \(EmbeddedText.stylesheet.source)")
  private static let guardsWithScript = guards(
    "style-src \(EmbeddedText.stylesheet.source); script-src \(EmbeddedText.script.source); connect-src 'self'")

  /// The response must not be cached, framed, sniffed for its type, or loaded from elsewhere.
  private static func guards(_ sources: String) -> [(name: String, value: String)] {
    [
      ("Cache-Control", "no-store"),
      (
        "Content-Security-Policy",
        "default-src 'none'; \(sources); img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
      ),
      // Not `no-referrer`: browsers would then send `Origin: null` with the form.
      ("Referrer-Policy", "same-origin"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ]
  }

  /// The response with a policy that allows what the program has added to its pages.
  func allowing(_ parts: WebFormParts, _ looks: [EmbeddedText] = []) -> WebFormResponse {
    var response = self
    for (index, header) in headers.enumerated() where header.name == "Content-Security-Policy" {
      response.headers[index].value = parts.allowing(in: header.value, looks)
    }
    return response
  }

  /// The script of the pages. Its path has its digest, so it never changes.
  static let script = WebFormResponse(
    status: 200,
    headers: [
      ("Cache-Control", "public, max-age=31536000, immutable"), ("Content-Type", "text/javascript; charset=utf-8"),
      ("X-Content-Type-Options", "nosniff"),
    ], body: Array(EmbeddedText.script.text.utf8))

  /// After a POST: makes the browser load the page, so that reloading it does not send the POST again.
  ///
  /// - Parameter row: the address of the row that the page is loaded for.
  static func seeOther(_ page: PageAddress = .page(.root), at row: String? = nil) -> WebFormResponse {
    WebFormResponse(status: 303, ("Location", page.path + (row.map(PageAddress.query) ?? "")))
  }

  /// The same for a script, which can't see where a response leads that the browser follows by itself.
  var forScript: WebFormResponse {
    var response = self
    if status == 303 { response.status = 204 }
    return response
  }
}

/// Makes the pages that only show a message.
struct MessagePages: Sendable {
  /// The language of the visitor whose request is being answered; nil where all have that of the environment.
  @TaskLocal static var locale: Locale?
  let environment: FormEnvironment
  /// The path below which the form is.
  let path: String
  var look = SiteLook()

  func page(_ status: Int, _ message: PageMessage) -> WebFormResponse {
    var (message, environment) = (message, environment)
    if let locale = Self.locale { environment.locale = locale }
    if let link = message.link { message.link?.path = path + link.path }
    var response = WebFormResponse(status: status, body: HTMLWriter.message(message, in: environment, look: look.now))
    response.message = WebFormMessage(
      title: message.title.text(in: environment), text: message.text.text(in: environment), link: message.link?.path,
      isSubmitted: false)
    return response
  }
}
