import FieldstoneCore
import Foundation

/// Writes rows that are only looked at.
enum ContentWriter {
  static func write(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    switch row.content {
    case .info: RowWriter.writeFact(row, context, to: &html)
    case .text(let text): write("row content text", row, to: &html) { write(text, to: &$0) }
    case .image(let image): write("row content picture", row, to: &html) { write(image, row.title, to: &$0) }
    case .link(let address): write("row content", row, to: &html) { writeLink(address, row, context, to: &$0) }
    case .disclosure(let answer):
      html.literal("<details class=\"row content more\"")
      html.attribute("id", of: row)
      html.literal("><summary><bdi>")
      html.text(row.title)
      html.literal("</bdi></summary>")
      write(answer, to: &html)
      html.close("details")
    case .progress(let fraction):
      write("row content", row, to: &html) { writeProgress(fraction, row, context, to: &$0) }
    case .spacer: write("content spacer", row, to: &html) { _ in }
    case .divider:
      html.literal("<hr class=\"content\"")
      html.attribute("id", of: row)
      html.literal(">\n")
    case nil: html.element("p", class: "row note", text: row.inStandardKind.title)
    }
  }

  private static func write(
    _ look: StaticString, _ row: FormRow, to html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    html.begin("div")
    html.attribute("class", look)
    html.attribute("id", of: row)
    html.content()
    content(&html)
    html.close("div")
  }

  // MARK: Text

  private static func write(_ text: FormMarkdown, to html: inout HTMLWriter) {
    for block in text.blocks {
      switch block {
      case .paragraph(let spans):
        html.open("p")
        write(spans, to: &html)
        html.close("p")
      case .list(let isOrdered, let items):
        html.literal(isOrdered ? "<ol>" : "<ul>")
        for item in items {
          html.open("li")
          write(item, to: &html)
          html.close("li")
        }
        html.literal(isOrdered ? "</ol>\n" : "</ul>\n")
      }
    }
  }

  private static func write(_ spans: [FormMarkdown.Span], to html: inout HTMLWriter) {
    for span in spans {
      if let address = span.address { beginLink(address, to: &html) }
      let looks: [(Bool, StaticString, StaticString)] = [
        (span.isStrong, "<strong>", "</strong>"), (span.isEmphasized, "<em>", "</em>"),
        (span.isCode, "<code>", "</code>"),
      ]
      for (isSo, begin, _) in looks where isSo { html.literal(begin) }
      html.text(span.text)
      for (isSo, _, end) in looks.reversed() where isSo { html.literal(end) }
      if span.address != nil { html.literal("</a>") }
    }
  }

  /// Links open beside the form, so that nothing that was typed is lost.
  private static func beginLink(_ address: String, to html: inout HTMLWriter) {
    html.begin("a")
    html.attribute("href", address)
    html.literal(" target=\"_blank\" rel=\"noopener noreferrer\">")
  }

  // MARK: Others

  private static func writeLink(
    _ address: String, _ row: FormRow, _ context: PageContext, to html: inout HTMLWriter
  ) {
    beginLink(address, to: &html)
    RowWriter.writeName(of: row, context, to: &html)
    html.literal("</a>")
    html.help(of: row, context)
  }

  /// The picture itself, because a page loads nothing.
  private static func write(_ image: FormImage, _ title: String, to html: inout HTMLWriter) {
    guard let facts = image.facts else { return }
    html.begin("img")
    html.attribute("src", "data:\(facts.format.mediaType);base64,\(Data(image.bytes).base64EncodedString())")
    html.attribute("alt", title)
    html.attribute("width", String(facts.width))
    html.attribute("height", String(facts.height))
    html.content()
  }

  private static func writeProgress(
    _ fraction: Double?, _ row: FormRow, _ context: PageContext, to html: inout HTMLWriter
  ) {
    html.literal("<label for=\"")
    html.id(of: row)
    html.literal(":bar\">")
    html.text(row.label)
    html.literal("</label>\n")
    html.begin("progress")
    html.attribute("id", of: row, ":bar")
    if let fraction { html.attribute("value", String(fraction)) }
    html.content()
    html.literal("</progress> ")
    html.text(row.display)
    html.help(of: row, context)
  }
}
