import Fieldstone

@testable import FieldstoneWeb

/// A simulated document whose script sends answers while they are given.
final class LiveBrowser<Model> {
  let browser: Browser<Model>
  let document: String
  var number = 0
  var presses = 0

  /// - Parameter other: another document of the same visit.
  init(_ form: FormSession<Model>, _ other: Browser<Model>? = nil, document: String = "0123456789abcdef") {
    browser = other ?? Browser(form)
    self.document = document
    browser.page.scriptPath = "/form.js"
    browser.load()
  }

  var model: Model { browser.page.form.model }
  var buttons: [String] {
    String(decoding: browser.page.html(), as: UTF8.self).matches(of: /<button [^>]*value="([^"]*)"[^>]*>([^<]*)</)
      .map { String($0.2) }
  }

  /// The body of the next POST.
  func body(_ intent: String = "update", left: String = "") -> [UInt8] {
    number += 1
    let own = [
      (":do", intent), (LivePost.name, "\(document).\(number).\(presses)"), (LivePost.leftName, left),
    ]
    return PageFields.encode(browser.fields + own)
  }

  /// Sends the page.
  ///
  /// - Parameter isLost: whether the response doesn't arrive.
  @discardableResult func send(
    _ intent: String = "update", left: String = "", isLost: Bool = false
  ) async throws -> String {
    try await receive(body(intent, left: left), isLost: isLost)
  }

  @discardableResult func press(_ intent: String, isLost: Bool = false) async throws -> String {
    presses += 1
    return try await send(intent, isLost: isLost)
  }

  @discardableResult func receive(_ body: [UInt8], isLost: Bool = false) async throws -> String {
    _ = try await browser.page.answer(body)
    guard let patch = browser.page.patch() else { return "" }
    let html = String(decoding: patch, as: UTF8.self)
    guard !isLost else { return html }
    show(html)
    return html
  }

  /// Takes over the fields that a response has. It has a secret only where that is to be removed.
  private func show(_ html: String) {
    let fields = PageFields.fields(of: html)
    for match in html.matches(of: /<(?:input|textarea) ([^>]*)name="([^"]*)"([^>]*)>/) {
      if match.1.contains("type=\"password\""), !match.3.contains("value=\"\"") { continue }
      browser.fill(String(match.2), nil)
      browser.fields += fields.filter { $0.name == match.2 }
    }
  }

  /// Types into a field, and sends it after each pause.
  @discardableResult func type(_ name: String, _ texts: String...) async throws -> String {
    var html = ""
    for text in texts {
      browser.fill(name, text)
      html = try await send()
    }
    return html
  }
}

extension LiveBrowser where Model == Registration {
  convenience init() { self.init(FormSession(Registration())) }
}

/// The rows that a response leaves out, because the document has them.
func leftOut(_ html: String) -> [String] { html.matches(of: /<template data-row="row-([^"]*)"/).map { String($0.1) } }
