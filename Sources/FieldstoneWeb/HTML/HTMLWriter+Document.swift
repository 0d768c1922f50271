import FieldstoneCore
import Foundation

/// The parts around the content of every page.
extension HTMLWriter {
  /// Writes the beginning of a document, up to the start of its main part.
  ///
  /// - Parameter page: The page of the form that it shows; nil for a message.
  mutating func beginDocument(
    title: String, _ environment: FormEnvironment, _ parts: WebFormParts = WebFormParts(), of page: FormPage? = nil
  ) {
    literal(extent == .fragment ? "<div" : "<!doctype html>\n<html")
    attribute("lang", PageLanguage.name(of: environment.locale))
    attribute("dir", TextMarks(for: environment).isRightToLeft ? "rtl" : "ltr")
    let theme = parts.look.theme
    if extent == .fragment {
      presentation(of: page)
      content()
      return header(of: theme, environment)
    }
    if extent == .patch {
      literal("><head>")
      writeTitle(title)
      return literal("</head><body><main>")
    }
    literal("><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    literal("<meta name=\"color-scheme\" content=\"light dark\">")
    writeTitle(title)
    literal("<style>")
    literal(Stylesheet.text)
    literal("</style>")
    if let look = parts.look.styles {
      open("style")
      program(look.text)
      literal("</style>")
    }
    if let styles = parts.styles {
      open("style")
      program(styles)
      literal("</style>")
    }
    literal("</head>\n<body>")
    header(of: theme, environment)
    literal("<main")
    presentation(of: page)
    content()
  }

  /// Attributes that say how a page comes up, for styles: that it is a sheet, and the program's own transition.
  mutating func presentation(of page: FormPage?) {
    if page?.kind == .sheet { literal(" class=\"sheet\"") }
    if let transition = page?.transition { attribute("data-transition", transition) }
  }

  /// There are no elements in a title.
  private mutating func writeTitle(_ title: String) {
    open("title")
    escape(title, .attribute)
    close("title")
  }

  /// - Parameter script: the path of the script, if the page has one.
  mutating func endDocument(
    script: String? = nil, own parts: WebFormParts = WebFormParts(), _ environment: FormEnvironment? = nil
  ) {
    if extent == .fragment {
      footer(of: parts.look.theme, environment)
      return literal("</div>\n")
    }
    literal("</main>")
    if extent == .document { footer(of: parts.look.theme, environment) }
    if let script, extent == .document {
      literal("<script type=\"module\"")
      attribute("src", script)
      attribute("integrity", EmbeddedText.script.integrity)
      content()
      literal("</script>")
    }
    if let script = parts.script, extent == .document {
      literal("<script type=\"module\">")
      program(script)
      literal("</script>")
    }
    literal("</body></html>\n")
  }

  /// Where the script says whether the answers are saved, in the page's language. Beside a refusal, it says nothing.
  mutating func state(_ context: PageContext) {
    literal("<p class=\"state\" id=\"state\" role=\"status\"")
    attribute("data-saving", context.text(.web(.saving)))
    attribute("data-saved", context.isRefused ? "" : context.text(.web(.saved)))
    stateWords(context)
    content()
    close("p")
  }

  /// Words that the script needs on every page.
  mutating func stateWords(_ context: PageContext) {
    attribute("data-failed", context.text(.web(.tryingAgain)))
    attribute(
      "data-unfinished",
      context.text(.common(.labelled, .text(context.words(for: .error)), .text(context.text(.web(.unfinished))))))
    attribute("data-show", context.text(.common(.showSecret, .text("%@"))))
  }

  /// Begins the form; its other attributes and the end of the tag follow.
  mutating func beginForm(action: String) {
    begin("form")
    attribute("method", "post")
    attribute("action", action)
  }

  /// Writes the hidden fields that prove which page a POST comes from.
  ///
  /// - Parameter newElement: The id of an element that a button of the page makes: pressed twice, it makes one.
  mutating func ownFields(_ secret: String, _ token: String, newElement: String? = nil) {
    hidden(PostedPage.secretName, secret)
    hidden(PostedPage.pageName, token)
    if let newElement { hidden(PostedPage.newElementName, newElement) }
  }

  private mutating func hidden(_ name: String, _ value: String) {
    begin("input")
    attribute("type", "hidden")
    attribute("name", name)
    attribute("value", value)
    content()
  }

  /// A page that only shows a message.
  static func message(
    _ message: PageMessage, in environment: FormEnvironment, isFragment: Bool = false, look: PageLook = .standard
  ) -> [UInt8] {
    var html = HTMLWriter()
    html.extent = isFragment ? .fragment : .document
    var environment = environment
    environment.marks = TextMarks(for: environment)
    let title = message.title.text(in: environment)
    var parts = WebFormParts()
    parts.look = look
    html.beginDocument(title: title, environment, parts)
    html.element("h1", text: title)
    html.open("p", class: "message")
    html.text(message.text.text(in: environment))
    if let link = message.link {
      // The script shows what is in the message.
      if link.isOnlyWay { html.literal(" ") } else { html.literal("</p><p>") }
      html.begin("a")
      html.attribute("class", "way")
      html.attribute("href", link.path)
      html.content()
      html.text(link.title.text(in: environment))
      html.close("a")
    }
    html.close("p")
    html.endDocument(own: parts, environment)
    return html.bytes
  }

  /// The page that asks whether to leave a form with changes.
  ///
  /// - Parameters:
  ///   - isEdited: whether the form is one that is edited and saved rather than submitted.
  ///   - canSave: whether its changes can be saved.
  static func leaveQuestion(_ context: PageContext, isEdited: Bool, canSave: Bool, token: String) -> [UInt8] {
    var html = HTMLWriter()
    html.extent = context.isFragment ? .fragment : .document
    let question = context.text(
      canSave ? .common(.saveQuestion) : isEdited ? .common(.discardQuestion) : .web(.leaveQuestion))
    var parts = WebFormParts()
    parts.look = context.parts.look
    html.beginDocument(title: question, context.environment, parts)
    html.element("h1", text: question)
    html.element("p", class: "message", text: context.text(isEdited ? .common(.changesLost) : .web(.answersWillBeLost)))
    html.beginForm(action: context.action)
    html.content()
    html.ownFields(context.secret, token)
    html.open("div", class: "foot")
    // Enter presses the first.
    if canSave { html.button(.saveAndLeave, context.text(.common(.save)), class: "primary") }
    if !canSave { html.button(.stay, context.text(.common(.keepEditing)), class: "primary") }
    html.button(.leave, context.text(.common(.discard)), class: "destructive")
    if canSave { html.button(.stay, context.text(.common(.keepEditing)), class: "plain") }
    html.close("div")
    html.close("form")
    html.endDocument(own: parts, context.environment)
    return html.bytes
  }
}
