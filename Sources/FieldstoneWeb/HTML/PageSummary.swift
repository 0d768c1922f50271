import FieldstoneCore

/// The boxes at the top of a page: its errors, new questions, and remarks.
enum PageSummary {
  /// The errors, with links to the fields.
  ///
  /// The alert is within the element that takes the focus: on the same element, screen readers say it twice or not at all.
  static func writeIssues(_ rows: [FormRow], _ sentence: FormString, _ context: PageContext, to html: inout HTMLWriter)
  {
    html.literal("<div class=\"summary\" id=\"summary\" tabindex=\"-1\" autofocus aria-labelledby=\"summary:title\">")
    html.literal("<div role=\"alert\"><h2 id=\"summary:title\">")
    html.text(context.text(.web(.thereIsAProblem)))
    html.close("h2")
    html.element("p", text: context.text(sentence))
    html.open("ul")
    for row in rows {
      for issue in row.issues where issue.severity == .error {
        let isAboutAll = row.kind == .notice
        let text = isAboutAll ? issue.text : context.text(.common(.labelled, .text(row.label), .text(issue.text)))
        writeLink(row, text, to: &html)
      }
      guard row.kind == .link, !row.isInline, row.issueCount > 0 else { continue }
      let count = context.text(.common(.toFix, .count(row.issueCount)))
      writeLink(row, context.text(.common(.labelled, .text(row.label), .text(count))), to: &html)
    }
    html.close("ul")
    html.close("div")
    html.close("div")
  }

  static func isNeeded(for row: FormRow) -> Bool { row.isInvalid || row.kind == .link && row.issueCount > 0 }

  /// Questions that the last answers brought into view.
  static func writeNew(_ rows: [FormRow], _ context: PageContext, to html: inout HTMLWriter) {
    html.literal("<div class=\"summary new\" role=\"status\" id=\"new\" tabindex=\"-1\" autofocus>")
    html.element("h2", text: context.text(.web(.furtherQuestions)))
    html.open("ul")
    for row in rows { writeLink(row, row.label, to: &html) }
    html.close("ul")
    html.close("div")
  }

  /// A sentence, with a button to undo if there is something to undo.
  static func writeRemark(_ sentence: FormString, undo: Bool, _ context: PageContext, to html: inout HTMLWriter) {
    html.literal("<div class=\"summary new\" role=\"status\">")
    html.element("p", text: context.text(sentence))
    if undo { html.button(.undo, context.text(.common(.undo)), class: "plain") }
    html.close("div")
  }

  private static func writeLink(_ row: FormRow, _ text: String, to html: inout HTMLWriter) {
    html.open("li")
    html.begin("a")
    html.beginAttribute("href")
    html.literal("#")
    html.id(of: row)
    html.endAttribute()
    html.content()
    html.text(text)
    html.literal("</a></li>\n")
  }
}
