import FieldstoneCore

/// Who sends a request, and from where.
extension WebFormSite {
  /// The visit that a browser names.
  func visit(of request: WebFormRequest) -> String? { request.cookie(cookieName(request)) }

  private func cookieName(_ request: WebFormRequest) -> String { location.cookieName(host: request.only("host")) }

  /// The header that makes the browser name a visit with each request.
  func cookie(_ visit: String, for request: WebFormRequest) -> (name: String, value: String) {
    setCookie(cookieName(request), visit)
  }

  private func setCookie(_ name: String, _ value: String) -> (name: String, value: String) {
    let secure = location.isSecure ? "; Secure" : ""
    // Where drafts outlive the program, a visit outlives the browser.
    let age = value.isEmpty ? "; Max-Age=0" : store is FormMemoryStore ? "" : "; Max-Age=\(Int(limits.visitSeconds))"
    return ("Set-Cookie", "\(name)=\(value); HttpOnly; SameSite=Lax; Path=/\(secure)\(age)")
  }

  /// Makes the browser keep the name of a visit for as long as the visit is kept, where that outlives the browser.
  func renewed(_ response: WebFormResponse, _ visit: String, for request: WebFormRequest) -> WebFormResponse {
    guard !(store is FormMemoryStore), !visitors.isOver(visit),
      !response.headers.contains(where: { $0.name == "Set-Cookie" })
    else { return response }
    var response = response
    response.headers.append(cookie(visit, for: request))
    return response
  }

  /// The header that makes the browser forget its visit.
  func noCookie(for request: WebFormRequest) -> (name: String, value: String) { setCookie(cookieName(request), "") }

  // MARK: Visits that are kept for later

  private func keptCookieName(_ request: WebFormRequest) -> String {
    location.cookieName(host: request.only("host"), "kept")
  }

  /// The visits whose drafts are kept for later, the last one the newest. They come from the browser, so only what can be
  /// the name of a visit counts.
  private func keptVisits(of request: WebFormRequest) -> [String] {
    let names = (request.cookie(keptCookieName(request)) ?? "").split(separator: ".").map(String.init)
    return names.filter { $0.utf8.count == 32 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  /// The headers with which the browser forgets its visit for now.
  func keeping(_ visit: String, for request: WebFormRequest) -> [(name: String, value: String)] {
    // No browser takes a cookie of any length.
    let kept = (keptVisits(of: request).filter { $0 != visit } + [visit]).suffix(Self.mostKept)
    return [noCookie(for: request), setCookie(keptCookieName(request), kept.joined(separator: "."))]
  }

  /// The headers with which the browser begins anew after a visit: with the newest that was kept, if there is one.
  func beginningAnew(for request: WebFormRequest) -> [(name: String, value: String)] {
    var kept = keptVisits(of: request)
    guard let last = kept.popLast() else { return [noCookie(for: request)] }
    return [cookie(last, for: request), setCookie(keptCookieName(request), kept.joined(separator: "."))]
  }

  private static var mostKept: Int { 16 }

  /// Whether a POST comes from a page of this site, as far as the browser says. A program that is no browser says
  /// nothing, and has no visitor's cookie.
  func isFromOwnPage(_ request: WebFormRequest) -> Bool {
    // Reliable where it exists: a proxy may change `Host`, but not this.
    if !request.values(of: "sec-fetch-site").isEmpty {
      return ["same-origin", "none"].contains(request.only("sec-fetch-site"))
    }
    if request.values(of: "origin").isEmpty { return true }
    guard let origin = request.only("origin")?.lowercased() else { return false }
    if let own = location.origin { return origin == own }
    guard let host = request.only("host")?.lowercased() else { return false }
    return WebFormLocation.authority(of: origin) == host
  }
}
