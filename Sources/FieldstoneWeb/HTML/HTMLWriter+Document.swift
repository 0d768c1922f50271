/// What every page has around it.
extension HTMLWriter {
  /// The beginning of a document, up to within its main part.
  mutating func beginDocument(title: String, language: String) {
    doctype()
    open("html", [.value("lang", language)])
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

  /// A page that only says something.
  static func message(title: String, text: String, language: String = "en", restarts: Bool = false) -> [UInt8] {
    var html = HTMLWriter(capacity: 8_192)
    html.beginDocument(title: title, language: language)
    html.element("h1", text: title)
    html.element("p", .value("class", "message"), text: text)
    if restarts { html.element("p") { $0.element("a", .value("href", "/"), text: "Back to the form") } }
    html.endDocument()
    return html.bytes
  }
}
