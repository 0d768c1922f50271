import Fieldstone
import FieldstoneTerminal
import Foundation

@testable import FieldstoneWeb

/// A form with a row of nearly every kind, and conditions both ways.
@Form
struct Registration: Codable {
  /// The ticket goes here.
  @Field(.required, .email)
  var email = ""
  @Field(.required, .newPassword, .minimumLength(8))
  var password = ""
  @Field(.range(1...5))
  var seats = 1
  @Field(.unit("EUR"))
  var price = 0
  var arrival: Date?
  var diet = Diet.anything
  @Field(.longText)
  var remarks = ""
  var vegetarian: Bool?
  var givesTalk = false
  @Field(.required)
  var talkTitle = ""
  var needsInvoice = false
  var invoice = Address()
  @Field(.checkbox, .mustBeTrue)
  var agrees = false

  static func arrange(_ form: inout FormBuilder<Registration>) {
    form.section("Account", footer: "You can change these later.") { $0.fields(\.email, \.password) }
    form.section("Stay") { $0.fields(\.seats, \.price, \.arrival, \.diet, \.remarks, \.vegetarian) }
    form.section("Talk") { section in
      section.field(\.givesTalk)
      section.field(\.talkTitle)
    }
    form.section("Invoice") { $0.fields(\.needsInvoice, \.invoice) }
    form.field(\.agrees)
    form.button("Register", .submit)
    form[\.price].computed { $0.seats * 240 }
    form[\.talkTitle].visible { $0.givesTalk }
    form[\.invoice].visible { $0.needsInvoice }
  }
}

enum Diet: String, Codable, CaseIterable {
  case anything, vegetarian, vegan
}

@Form
struct Address: Codable {
  @Field(.required)
  var company = ""
}

/// A browser without a screen: it has the page's fields, fills some in, presses a button.
final class Browser {
  let page: WebForm<Registration>
  private(set) var html = ""
  /// What the form would send now.
  var fields: [(name: String, value: String)] = []

  init(_ model: Registration = Registration()) {
    page = WebForm(FormSession(model), title: "Registration")
    load()
  }

  func load() {
    html = String(decoding: page.html(), as: UTF8.self)
    fields = Self.fields(of: html)
  }

  func fill(_ name: String, _ value: String?) {
    fields.removeAll { $0.name == name }
    if let value { fields.append((name, value)) }
  }

  func press(_ intent: String) async throws -> WebFormReply<Registration> {
    let reply = try await page.answer(Self.encode(fields + [(":do", intent)]))
    load()
    return reply
  }

  static func encode(_ fields: [(name: String, value: String)]) -> [UInt8] {
    func encode(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!.replacingOccurrences(of: "%20", with: "+")
    }
    return Array(fields.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&").utf8)
  }

  /// What a browser would send of a page that nobody has touched.
  static func fields(of html: String) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    for match in html.matches(of: /<input ([^>]*)>/) {
      let tag = String(match.1)
      guard let name = attribute("name", tag) else { continue }
      let type = attribute("type", tag)
      guard type != "checkbox" && type != "radio" || tag.hasSuffix(" checked") || tag.contains(" checked ") else {
        continue
      }
      fields.append((name, attribute("value", tag) ?? ""))
    }
    for match in html.matches(of: /<textarea ([^>]*)>\n([^<]*)</) {
      fields.append((attribute("name", String(match.1))!, plain(String(match.2))))
    }
    return fields
  }

  private static func attribute(_ name: String, _ tag: String) -> String? {
    guard let start = (" " + tag).range(of: " \(name)=\"") else { return nil }
    return plain(String((" " + tag)[start.upperBound...].prefix { $0 != "\"" }))
  }

  private static func plain(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension WebFormReply {
  var model: Model? {
    if case .submitted(let model) = self { return model }
    return nil
  }
}
