import Fieldstone
import Foundation

@testable import FieldstoneWeb

/// A simulated browser: it has the page's fields, fills some in, and presses a button.
final class Browser<Model> {
  let page: WebForm<Model>
  private(set) var html = ""
  /// The fields that the form would send now.
  var fields: [(name: String, value: String)] = []

  init(_ form: FormSession<Model>) {
    page = WebForm(form, title: "Registration")
    load()
  }

  func load() {
    html = String(decoding: page.html(), as: UTF8.self)
    fields = PageFields.fields(of: html)
  }

  func fill(_ name: String, _ value: String?) {
    fields.removeAll { $0.name == name }
    if let value { fields.append((name, value)) }
  }

  /// The buttons in order.
  var buttons: [(value: String, title: String)] {
    html.matches(of: /<button [^>]*value="([^"]*)"[^>]*>([^<]*)</).map { (String($0.1), String($0.2)) }
  }

  func press(_ intent: String) async throws -> WebFormReply<Model> {
    let reply = try await page.answer(PageFields.encode(fields + [(":do", intent)]))
    load()
    return reply
  }
}

extension Browser where Model == Registration {
  convenience init(_ model: Registration = Registration()) { self.init(FormSession(model)) }
}

/// Parses pages and encodes fields as browsers do.
enum PageFields {
  static func encode(_ fields: [(name: String, value: String)]) -> [UInt8] {
    func encode(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!.replacingOccurrences(of: "%20", with: "+")
    }
    return Array(fields.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&").utf8)
  }

  /// The fields that a browser would send for an unedited page.
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
