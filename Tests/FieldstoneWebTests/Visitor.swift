import Fieldstone

@testable import FieldstoneWeb

/// A visitor of a site: keeps the cookie, and sends the last loaded page.
final class Visitor<Model: Sendable> {
  let site: WebFormSite<Model>
  var cookie: String?
  var html = ""
  /// The status of the response to the last GET.
  private(set) var status = 0

  init(_ site: WebFormSite<Model>) { self.site = site }

  /// The page to which the last response led.
  private(set) var path = "/"

  /// Loads a page, by default the one to which the last response led.
  func get(_ path: String? = nil) async {
    self.path = path ?? self.path
    let response = await send(WebFormRequest(method: "GET", path: self.path, cookies: cookie))
    html = String(decoding: response.body, as: UTF8.self)
    status = response.status
    // As browsers do, which keep the address.
    if response.status == 303, let location = location(of: response) { await get(location) }
  }

  /// Sends a request with the cookie that it has, and keeps the one of the response.
  func send(_ request: WebFormRequest) async -> WebFormResponse {
    let response = await site.respond(request)
    keepCookie(of: response)
    return response
  }

  func keepCookie(of response: WebFormResponse) {
    let made = response.headers.first { $0.name == "Set-Cookie" }?.value
    cookie = made.map { String($0.prefix { $0 != ";" }) } ?? cookie
  }

  private func location(of response: WebFormResponse) -> String? {
    response.headers.first { $0.name == "Location" }?.value
  }

  /// The request that the page sends, with some answers replaced.
  func request(_ more: [(name: String, value: String)]) -> WebFormRequest {
    let fields = PageFields.fields(of: html).filter { field in !more.contains { $0.name == field.name } } + more
    return WebFormRequest(
      method: "POST", path: "/", contentType: "application/x-www-form-urlencoded", cookies: cookie,
      body: PageFields.encode(fields))
  }

  /// - Returns: the status.
  func post(_ more: [(name: String, value: String)]) async -> Int {
    let response = await send(request(more))
    if let location = location(of: response) { path = location }
    if !response.body.isEmpty { html = String(decoding: response.body, as: UTF8.self) }
    return response.status
  }
}

extension WebFormRequest {
  init(method: String, path: String, contentType: String? = nil, cookies: String? = nil, body: [UInt8] = []) {
    let headers = [("Content-Type", contentType), ("Cookie", cookies)].compactMap { name, value in
      value.map { (name: name, value: $0) }
    }
    self.init(method: method, path: path, headers: headers, body: body)
  }
}
