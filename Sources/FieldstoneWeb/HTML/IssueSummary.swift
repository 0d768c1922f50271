import FieldstoneCore

/// What is wrong in a page, at its top, with links to the fields.
struct IssueSummary {
  struct Line {
    let text: String
    let target: String
  }

  private(set) var lines: [Line] = []

  init(_ rows: [FormRow], _ context: PageContext) {
    for row in rows {
      for issue in row.issues where issue.severity == .error {
        let isAboutAll = row.kind == .notice
        lines.append(
          Line(
            text: isAboutAll ? issue.text : context.text(Words.about(row.shownTitle, issue.text)), target: row.htmlID))
      }
      if row.kind == .link, !row.isInline, row.issueCount > 0 {
        let count = context.text(Words.toMend(row.issueCount))
        lines.append(Line(text: context.text(Words.about(row.shownTitle, count)), target: row.htmlID))
      }
    }
  }

  /// The alert is within the element that takes the focus: on the same element, screen readers say it twice or not at all.
  func write(to html: inout HTMLWriter, _ context: PageContext) {
    html.element(
      "div", .value("class", "summary"), .value("id", "summary"), .value("tabindex", "-1"), .flag("autofocus"),
      .value("aria-labelledby", "summary:title")
    ) { html in
      html.element("div", .value("role", "alert")) { html in
        html.element("h2", .value("id", "summary:title"), text: context.text(Words.needMending))
        html.element("ul") { html in
          for line in lines {
            html.element("li") { $0.element("a", .value("href", "#" + line.target), text: line.text) }
          }
        }
      }
    }
  }
}

/// Questions that the last answers brought up, at the top of the page.
struct NewQuestions {
  let rows: [FormRow]

  init(_ rows: [FormRow], _ new: [FormRowID]) { self.rows = rows.filter { new.contains($0.id) } }

  func write(to html: inout HTMLWriter, _ context: PageContext) {
    guard !rows.isEmpty else { return }
    html.element(
      "div", .value("class", "summary new"), .value("role", "status"), .value("id", "new"), .value("tabindex", "-1"),
      .flag("autofocus")
    ) { html in
      html.element("h2", text: context.text(Words.furtherQuestions))
      html.element("ul") { html in
        for row in rows {
          html.element("li") { $0.element("a", .value("href", "#" + row.htmlID), text: row.shownTitle) }
        }
      }
    }
  }
}
