import FieldstoneCore

/// The boxes at the top of a page: its errors, new questions, and remarks.
enum PageSummary {
  /// The errors of the form, with links to the fields. Fields on other pages have buttons, which keep what was typed.
  ///
  /// The alert is within the element that takes the focus: on the same element, screen readers say it twice or not at
  /// all.
  ///
  /// - Parameters:
  ///   - sentence: What has not become of the form; nil where only a step wasn't finished.
  ///   - isUrgent: Whether it takes the focus and is read out at once. On a page that is in order it only stays, because
  ///     it is what keeps the form from being submitted.
  static func writeIssues(
    _ rows: [WrongRow], _ sentence: FormString?, isUrgent: Bool, _ context: PageContext, to html: inout HTMLWriter
  ) {
    html.literal("<div class=\"summary\" id=\"summary\" tabindex=\"-1\"")
    html.flag("autofocus", if: isUrgent && !context.hasFocus)
    html.literal(" aria-labelledby=\"summary:title\">")
    html.literal(isUrgent ? "<div role=\"alert\">" : "<div>")
    html.literal("<h2 id=\"summary:title\">")
    html.text(context.text(.web(.thereIsAProblem, .count(rows.count + context.formIssues.count))))
    html.close("h2")
    if !rows.isEmpty, let sentence { html.element("p", text: context.text(sentence)) }
    html.open("ul")
    for issue in context.formIssues { html.element("li", text: issue) }
    for wrong in rows {
      if wrong.isOnPage {
        writeLink(wrong.row, wrong.text(context), to: &html)
      } else {
        html.open("li")
        html.button(.show(wrong.row.id), wrong.text(context), class: "jump")
        html.close("li")
      }
    }
    html.close("ul")
    html.close("div")
    html.close("div")
  }

  /// Questions that the last answers brought into view.
  static func writeNew(_ rows: [(row: FormRow, title: String)], _ context: PageContext, to html: inout HTMLWriter) {
    html.literal("<div class=\"summary new\" role=\"status\" id=\"new\" tabindex=\"-1\" autofocus>")
    html.element("h2", text: context.text(.web(.furtherQuestions)))
    html.open("ul")
    for (row, title) in rows { writeLink(row, title, to: &html) }
    html.close("ul")
    html.close("div")
  }

  /// What has gone wrong with the last POST, apart from its answers.
  static func writeFailure(_ context: PageContext, to html: inout HTMLWriter) {
    guard let failure = context.failure else { return }
    html.literal("<div class=\"summary\" id=\"failure\" tabindex=\"-1\" autofocus aria-labelledby=\"failure:title\">")
    html.literal("<div role=\"alert\"><h2 id=\"failure:title\">")
    html.text(context.text(failure.title))
    html.close("h2")
    for remark in failure.remarks { html.element("p", text: context.text(remark)) }
    html.close("div")
    html.close("div")
  }

  /// Why the last POST could not do what its button says, and the answers in it that nothing is left of.
  static func writeRefusal(_ context: PageContext, to html: inout HTMLWriter) {
    guard context.refusal != nil || !context.lost.isEmpty else { return }
    html.literal("<div class=\"summary new\" role=\"status\" id=\"refusal\" tabindex=\"-1\" autofocus>")
    if let refusal = context.refusal { html.element("p", text: context.text(refusal)) }
    if !context.lost.isEmpty {
      html.element("p", text: context.text(.web(.answersLost)))
      html.open("ul", class: "lost")
      for answer in context.lost { html.element("li", text: answer) }
      html.close("ul")
    }
    html.close("div")
  }

  /// A sentence, with a button to undo if there is something to undo.
  static func writeRemark(
    _ sentence: FormString, undo: Bool, takesFocus: Bool = false, isRemark: Bool = false, _ context: PageContext,
    to html: inout HTMLWriter
  ) {
    html.literal("<div class=\"summary new\" role=\"status\"")
    if isRemark { html.literal(" id=\"remark\"") }
    if takesFocus { html.literal(" id=\"remark\" tabindex=\"-1\" autofocus") }
    html.content()
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
