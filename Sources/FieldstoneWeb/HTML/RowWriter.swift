import FieldstoneCore

/// One row of a page as HTML.
struct RowWriter {
  let row: FormRow
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    switch row.kind {
    case .field:
      if let kind = FieldKind(row) {
        FieldWriter(row: row, kind: kind, context: context).write(to: &html)
      } else {
        writeFact(to: &html)
      }
    case .link: row.isEnabled ? writeLink(to: &html) : writeFact(to: &html)
    case .action: writeAction(to: &html)
    case .note, .footer, .header: html.element("p", .value("class", "row note"), text: row.title)
    case .notice:
      html.element("div", .value("class", "row"), .value("id", row.htmlID), .value("tabindex", "-1")) { html in
        row.writeIssues(to: &html, context)
      }
    }
  }

  /// What is only read.
  private func writeFact(to html: inout HTMLWriter) {
    html.element("div", .value("class", "row fact")) { html in
      html.element("dl") { html in
        html.element("dt", text: row.shownTitle)
        html.element("dd", text: row.display.isEmpty ? "–" : row.display)
      }
      row.writeHelp(to: &html)
      row.writeIssues(to: &html, context)
    }
  }

  private func writeLink(to html: inout HTMLWriter) {
    html.element("div", .value("class", "row linked")) { html in
      html.element(
        "button", .value("class", "link"), .value("id", row.htmlID), .value("name", Intent.name),
        .value("value", Intent.open(row.id).text), .if(row.help != nil, "aria-describedby", row.helpID)
      ) { html in
        html.element("span", .value("class", "title"), text: row.shownTitle)
        html.element("span", .value("class", "value"), text: row.display)
        if row.issueCount > 0 {
          html.element("span", .value("class", "count"), text: context.text(Words.toMend(row.issueCount)))
        }
      }
      row.writeHelp(to: &html)
      row.writeIssues(to: &html, context)
      writePresence(to: &html)
    }
  }

  /// For a subform that may be nil: a button that makes it, or takes it away.
  func writePresence(to html: inout HTMLWriter) {
    guard let intent = row.presenceIntent else { return }
    let isThere = row.answer == .flag(true)
    html.element(
      "button", .value("class", "plain"), .value("name", Intent.name), .value("value", intent.text),
      text: context.text(isThere ? Words.remove(row.shownTitle) : Words.add(row.shownTitle)))
  }

  private func writeAction(to html: inout HTMLWriter) {
    let look =
      switch row.control.known {
      case .button(.destructive): "destructive"
      case .button(.cancel): "plain"
      case .button(.submit): "primary"
      default: row.action == .submit ? "primary" : "plain"
      }
    html.element("div", .value("class", "row action")) { html in
      html.element(
        "button", .value("class", look), .value("id", row.htmlID), .value("name", Intent.name),
        .value("value", Intent.perform(row.id).text), .flag("disabled", if: !row.isEnabled),
        .if(row.help != nil, "aria-describedby", row.helpID), text: row.shownTitle)
      row.writeHelp(to: &html)
    }
  }
}

extension FormRow {
  /// The id of the row's element: its path, with what ids and addresses don't take written as `_` and hexadecimal digits.
  var htmlID: String {
    var id = "row-"
    for byte in self.id.path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      default: id += "_" + String(byte, radix: 16) + "_"
      }
    }
    return id
  }

  var helpID: String { htmlID + ":help" }
  var issuesID: String { htmlID + ":issues" }

  /// Help comes before issues, as screen readers read it.
  func describedBy(_ hasHelp: Bool) -> HTMLWriter.Attribute {
    let ids = (hasHelp ? [helpID] : []) + (issues.isEmpty ? [] : [issuesID])
    return .if(!ids.isEmpty, "aria-describedby", ids.joined(separator: " "))
  }

  var isInvalid: Bool { issues.contains { $0.severity == .error } }

  func writeHelp(to html: inout HTMLWriter, more: [String] = []) {
    let sentences = [help].compactMap(\.self).filter { !$0.isEmpty } + more
    guard !sentences.isEmpty else { return }
    html.element("p", .value("class", "help"), .value("id", helpID), text: sentences.joined(separator: " "))
  }

  func writeIssues(to html: inout HTMLWriter, _ context: PageContext) {
    guard !issues.isEmpty else { return }
    html.element("div", .value("id", issuesID)) { html in
      for issue in issues {
        html.element("p", .value("class", "issue \(issue.severity.look)")) { html in
          html.element("b", text: context.text(Words.severity(issue.severity)) + ": ")
          html.text(issue.text)
        }
      }
    }
  }
}

extension FormIssue.Severity {
  var look: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }
}
