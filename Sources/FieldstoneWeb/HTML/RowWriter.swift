import FieldstoneCore

/// Writes rows other than editable fields.
enum RowWriter {
  static func write(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    if ![.field, .link, .action, .element, .add].contains(row.kind),
      context.writeView(of: row, class: "row own", to: &html)
    {
      return
    }
    switch row.kind {
    case .field:
      guard let control = context.replacement(of: row) else { return writeFact(row, context, to: &html) }
      OwnControlWriter(control: control, kind: nil, context: context).write(row, to: &html)
    case .link, .element: row.isEnabled ? writeLink(row, context, to: &html) : writeFact(row, context, to: &html)
    case .action: writeAction(row, context, to: &html)
    case .note, .footer, .header: if !row.title.isEmpty { html.element("p", class: "row note", text: row.title) }
    case .notice:
      html.begin("div")
      html.attribute("class", "row")
      html.attribute("id", of: row)
      html.attribute("tabindex", "-1")
      html.content()
      html.issues(of: row, context)
      html.close("div")
    case .content: ContentWriter.write(row, context, to: &html)
    case .collection, .add: write(row.inStandardKind, context, to: &html)
    }
  }

  /// Writes a row that is only read.
  static func writeFact(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    html.open("div", class: "row fact")
    html.open("dl")
    html.open("dt")
    writeName(of: row, context, to: &html)
    html.close("dt")
    html.literal("<dd dir=\"auto\">")
    html.text(row.display.isEmpty ? "–" : row.display)
    html.close("dd")
    html.close("dl")
    // In a locked form, nearly every row would have one.
    if !row.copyable.isEmpty, !row.states.contains(.locked), context.scriptPath != nil || context.patch != nil {
      // Shown by the script. Without it, the text can be selected.
      html.begin("button")
      html.literal(" type=\"button\" class=\"plain copy\"")
      html.attribute("aria-label", context.text(.common(.copyValue, .text(context.names[row.id] ?? row.label))))
      html.attribute("data-copied", context.text(.common(.copied, .text(context.names[row.id] ?? row.label))))
      html.content()
      html.text(context.text(.common(.copy)))
      html.close("button")
    }
    html.help(of: row, context)
    html.issues(of: row, context)
    if row.kind == .field { context.writeAddition(to: row, in: &html) }
    html.close("div")
  }

  /// The title with its icon.
  static func writeName(of row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    IconWriter(row.icon)?.write(to: &html)
    html.text(context.names[row.id] ?? row.label)
  }

  /// Writes the program's view of a button or a link, which stays what is pressed.
  static func writeOwnContent(of row: FormRow, _ context: PageContext, to html: inout HTMLWriter) -> Bool {
    guard [.link, .action, .element, .add].contains(row.kind), let view = context.ownControl(row) else { return false }
    html.open("span", class: "program")
    html.program(view.html(row, .unsent(row)))
    html.close("span")
    return true
  }

  private static func writeLink(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    html.open("div", class: "row linked")
    let isReviewed =
      row.isOpenable && context.engine?.isReviewed(row.id) == true && context.ownControl(row) == nil
    if row.isOpenable {
      html.beginButton(.open(row.id), class: isReviewed ? "link reviewed" : "link")
    } else {
      // The page of a subform that is nil can't be opened; a button below creates the subform.
      html.literal("<div class=\"link absent\"")
    }
    html.attribute("id", of: row)
    if row.isOpenable { html.describe(row, hasHelp: row.hasHelp) }
    html.content()
    if !writeOwnContent(of: row, context, to: &html) {
      html.open("span", class: "title")
      writeName(of: row, context, to: &html)
      html.close("span")
      let value = row.isOpenable ? row.display : context.text(.screen(.none))
      if !value.isEmpty {
        html.begin("span")
        html.attribute("class", "value")
        // An email stays from left to right on a page that is read from right to left.
        if isReviewed { html.attribute("dir", "auto") }
        html.content()
        html.text(value)
        html.close("span")
      }
      if isReviewed { html.element("span", class: "change", text: context.text(.common(.change))) }
    }
    if row.issueCount > 0 {
      html.element("span", class: "count", text: context.text(.common(.toFix, .count(row.issueCount))))
    }
    if row.isOpenable { html.close("button") } else { html.close("div") }
    html.help(of: row, context)
    html.issues(of: row, context)
    writePresence(of: row, context, to: &html)
    context.writeMenu(of: row, in: &html)
    html.close("div")
  }

  /// For an optional subform: a button that adds or removes it.
  static func writePresence(of row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    guard let intent = row.presenceIntent else { return }
    let words = FormString.common(row.answer == .flag(true) ? .removeSubform : .addSubform, .text(row.label))
    html.beginButton(intent, class: "plain presence")
    html.flag("autofocus", if: html.focus == row.id && !row.isOpenable)
    html.content()
    html.text(context.text(words))
    html.close("button")
  }

  private static func writeAction(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    html.open("div", class: "row action")
    if let question = row.confirmation {
      // Without a script, and without another page: the button that opens the question becomes the one that closes it.
      html.literal("<details class=\"confirm\"><summary")
      html.flag("autofocus", if: html.focus == row.id)
      html.literal("><span>")
      writeName(of: row, context, to: &html)
      html.literal("</span><span>")
      html.text(context.text(.common(.cancel)))
      html.literal("</span></summary>")
      html.element("p", text: question)
    }
    html.beginButton(.perform(row.id), class: look(of: row))
    html.attribute("id", of: row)
    html.flag("disabled", if: !row.isEnabled)
    // A button that is asked about first is not there yet.
    if row.confirmation == nil {
      html.describe(row, hasHelp: row.hasHelp)
    } else {
      html.remarks(of: row, hasHelp: row.hasHelp)
    }
    html.content()
    if !writeOwnContent(of: row, context, to: &html) { writeName(of: row, context, to: &html) }
    html.close("button")
    if row.confirmation != nil { html.close("details") }
    html.help(of: row, context)
    html.issues(of: row, context)
    html.close("div")
  }

  private static func look(of row: FormRow) -> StaticString {
    // It leads to another page, but it is what most people press on this one.
    if row.action == .nextStep { return "primary" }
    return switch row.control.standard {
    case .button(.destructive): "destructive"
    case .button(.cancel): "plain"
    case .button(.submit), .button(.save): "primary"
    case .button(.navigation): "plain onward"
    default: row.action == .submit ? "primary" : "plain"
    }
  }
}
