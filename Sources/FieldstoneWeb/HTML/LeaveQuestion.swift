import FieldstoneCore

/// The page that asks whether a form with changes is to be left.
enum LeaveQuestion {
  static func write(_ context: PageContext) -> [UInt8] {
    var html = HTMLWriter(capacity: 8_192)
    let question = context.text(Words.leaveQuestion)
    html.beginDocument(title: question, context.environment)
    html.element("h1", text: question)
    html.element("p", .value("class", "message"), text: context.text(Words.isLost))
    html.open("form", [.value("method", "post"), .value("action", "/")])
    html.ownFields(context)
    html.element("div", .value("class", "foot")) { html in
      // Return presses the first.
      button(.stay, Words.stay, "primary", &html)
      button(.leave, Words.leave, "destructive", &html)
    }
    html.close("form")
    html.endDocument()
    return html.bytes

    func button(_ intent: Intent, _ title: FormString, _ look: String, _ html: inout HTMLWriter) {
      html.element(
        "button", .value("class", look), .value("name", Intent.name), .value("value", intent.text),
        text: context.text(title))
    }
  }
}
