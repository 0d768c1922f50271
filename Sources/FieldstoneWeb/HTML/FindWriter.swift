import FieldstoneCore

/// The search box for the rows of a form, and the rows that were found, as buttons that keep what was typed and lead there.
struct FindWriter {
  let engine: FormEngine
  let context: PageContext

  /// More than these have to be found with a longer text.
  static let mostHits = 20
  /// How many are counted.
  private static let mostCounted = 1_000

  /// Writes both, if the form offers a search.
  func write(_ rendered: inout RenderedPage, to html: inout HTMLWriter) {
    guard engine.offersSearch else { return }
    let text = context.find?.text ?? ""
    rendered.noteFinding(text)
    html.literal("<div class=\"search find\" role=\"search\"><label class=\"unseen\" for=\"find\">")
    html.text(context.text(.common(.search)))
    html.literal("</label>\n<input type=\"search\" id=\"find\"")
    html.attribute("name", PostedPage.findName)
    html.edited("value", text)
    // With the script, the hits are there while somebody types: Return leads to them.
    html.literal(" autocomplete=\"off\" dir=\"auto\" data-return=\"find\"")
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if !isEmpty { html.literal(" aria-describedby=\"find:found\"") }
    html.flag("autofocus", if: isEmpty && context.find?.isPressed == true)
    html.content()
    html.button(.find, context.text(.common(.search)), class: "plain")
    html.close("div")
    if !isEmpty { writeHits(text, &rendered, to: &html) }
  }

  /// The outcome, which has the focus after a search.
  private func writeHits(_ text: String, _ rendered: inout RenderedPage, to html: inout HTMLWriter) {
    let isTooLong = text.count > WebFormVisit.longestQuery
    let hits = isTooLong ? [] : engine.search(text, most: Self.mostCounted)
    html.literal("<div class=\"found\"><h2 id=\"find:found\" tabindex=\"-1\"")
    html.flag("autofocus", if: context.find?.isPressed == true)
    html.content()
    html.text(context.text(isTooLong ? tooLong : words(hits.count, text)))
    html.close("h2")
    if !hits.isEmpty {
      html.literal("<ul class=\"hits card\" role=\"list\">")
      for hit in hits.prefix(Self.mostHits) {
        rendered.noteLink(to: hit.row)
        write(hit, to: &html)
      }
      html.close("ul")
    }
    html.close("div")
  }

  private var tooLong: FormString {
    .web(.searchTooLong, .grouped(WebFormVisit.longestQuery, in: context.environment))
  }

  private func words(_ count: Int, _ text: String) -> FormString {
    if count == 0 { return .nothingFound(text) }
    if count > Self.mostHits {
      return .common(
        .count, .grouped(Self.mostHits, in: context.environment), .grouped(count, in: context.environment))
    }
    return .common(.foundOptions, .count(count))
  }

  /// A row by its title, with the option in which the text was found, and where it is.
  private func write(_ hit: FormSearchHit, to html: inout HTMLWriter) {
    html.open("li")
    html.beginButton(.show(hit.row), class: "link")
    html.content()
    var title = hit.title.withoutFinalStop
    if case .option(let option) = hit.match, !option.isEmpty {
      title = context.text(.common(.labelled, .text(title), .text(option)))
    }
    html.element("span", class: "title", text: title)
    if !hit.trail.isEmpty {
      html.element(
        "span", class: "value", text: hit.trail.map(\.withoutFinalStop).joined(separator: PageContext.separator))
    }
    html.close("button")
    html.close("li")
  }
}
