import FieldstoneCore
import Foundation

/// The languages that a page offers, as buttons of its form, so that they keep what was typed.
struct OfferedLanguages: Sendable, Equatable {
  /// The hidden field that says in which language a page is: answers are read as they were written.
  static let name = ":language"

  /// The language of the page.
  let own: String
  /// All languages in their order, with what each calls itself.
  let all: [(code: String, name: String)]

  var others: [String] { all.map(\.code).filter { $0 != own } }

  static func == (left: Self, right: Self) -> Bool {
    left.own == right.own && left.all.map(\.code) == right.all.map(\.code)
  }

  func write(_ context: PageContext, to html: inout HTMLWriter) {
    html.begin("input")
    html.attribute("type", "hidden")
    html.attribute("name", Self.name)
    html.attribute("value", own)
    html.content()
    guard all.count > 1 else { return }
    let title = context.text(.web(.language))
    // Many would be in the way.
    let isFolded = all.count > 4
    if isFolded {
      html.open("details", class: "more")
      html.element("summary", text: title)
    }
    html.open("div", class: "languages")
    if !isFolded { html.element("p", class: "help", text: title) }
    for (code, name) in all {
      if code == own {
        html.begin("span")
        html.attribute("aria-current", "true")
        html.attribute("lang", code)
        html.content()
        html.text(name)
        html.close("span")
        continue
      }
      html.beginButton(.language(code), class: "plain")
      html.attribute("lang", code)
      html.content()
      html.text(name)
      html.close("button")
    }
    html.close("div")
    if isFolded { html.close("details") }
  }
}

/// The languages of a site, and how it finds out which one a visitor wants: chosen on a page and kept in a cookie, or
/// else preferred by the browser.
struct SiteLanguages: Sendable {
  private let all: [(code: String, name: String)]
  private let location: WebFormLocation

  /// Nil if there are none.
  init?(_ codes: [String], _ location: WebFormLocation) {
    guard !codes.isEmpty else { return nil }
    all = codes.map { ($0, Self.ownName(of: $0)) }
    self.location = location
  }

  /// What a language is called in itself: Deutsch, português (Brasil).
  private static func ownName(of code: String) -> String {
    let locale = Locale(identifier: code)
    let name = locale.localizedString(forIdentifier: code) ?? code
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  private var codes: [String] { all.map(\.code) }

  /// The languages as a page offers them.
  func offered(besides locale: Locale) -> OfferedLanguages {
    OfferedLanguages(own: FormEnvironment.language(for: locale.identifier(.bcp47), among: codes), all: all)
  }

  /// The language for a request, with the region that the browser names for it.
  func locale(for request: WebFormRequest) -> Locale {
    let chosen = request.language ?? request.cookie(cookieName(request)).flatMap { codes.contains($0) ? $0 : nil }
    let accepted = request.acceptedLanguages
    guard let chosen else { return FormEnvironment.locale(for: accepted, among: codes) }
    let locale = FormEnvironment.locale(for: accepted, among: [chosen])
    // Whoever has chosen `pt-PT` in a browser that prefers `pt-BR`, where both are offered, wants the region that was chosen.
    let isChosen = FormEnvironment.language(for: locale.identifier(.bcp47), among: codes) == chosen
    return isChosen ? locale : Locale(identifier: chosen)
  }

  /// The language of the page that was sent.
  func language(ofPage body: URLEncodedBody) -> String? {
    body.first(OfferedLanguages.name).flatMap { codes.contains($0) ? $0 : nil }
  }

  /// Makes the browser remember the language whose button was pressed.
  func keepChoice(_ body: URLEncodedBody, for request: WebFormRequest, in response: inout WebFormResponse) {
    guard let pressed = body.first(Intent.name),
      let chosen = codes.first(where: { Intent.language($0).text == pressed }), response.status == 303
    else { return }
    let secure = location.isSecure ? "; Secure" : ""
    response.headers.append(
      ("Set-Cookie", "\(cookieName(request))=\(chosen); HttpOnly; SameSite=Lax; Path=/\(secure)"))
  }

  private func cookieName(_ request: WebFormRequest) -> String {
    location.cookieName(host: request.only("host"), "language")
  }
}

extension WebFormRequest {
  /// The languages that the browser prefers: all values of `Accept-Language`, for
  /// `FormEnvironment.language(for:among:)`.
  public var acceptedLanguages: String { values(of: "Accept-Language").joined(separator: ",") }
}
