import FieldstoneCore
import Foundation

/// What every page has around it.
extension HTMLWriter {
  /// The beginning of a document, up to within its main part.
  mutating func beginDocument(title: String, _ environment: FormEnvironment) {
    doctype()
    let language = environment.locale.language
    let isRightToLeft = language.characterDirection == .rightToLeft
    open("html", [.value("lang", environment.locale.identifier(.bcp47)), .value("dir", isRightToLeft ? "rtl" : "ltr")])
    element("head") { html in
      html.void("meta", .value("charset", "utf-8"))
      html.void("meta", .value("name", "viewport"), .value("content", "width=device-width, initial-scale=1"))
      html.void("meta", .value("name", "color-scheme"), .value("content", "light dark"))
      html.element("title", text: title)
      html.style(Stylesheet.text)
    }
    open("body")
    open("main")
  }

  mutating func endDocument() {
    close("main")
    close("body")
    close("html")
  }

  /// What proves where an answer comes from.
  mutating func ownFields(_ context: PageContext) {
    void("input", .value("type", "hidden"), .value("name", PostedPage.secretName), .value("value", context.secret))
    void("input", .value("type", "hidden"), .value("name", PostedPage.pageName), .value("value", context.token))
  }

  /// A page that only says something.
  static func message(_ message: PageMessage, in environment: FormEnvironment) -> [UInt8] {
    var html = HTMLWriter(capacity: 8_192)
    let title = message.title.text(in: environment)
    html.beginDocument(title: title, environment)
    html.element("h1", text: title)
    html.element("p", .value("class", "message"), text: message.text.text(in: environment))
    if let link = message.link {
      html.element("p") { html in
        html.element("a", .value("class", "way"), .value("href", link.path), text: link.title.text(in: environment))
      }
    }
    html.endDocument()
    return html.bytes
  }
}
