import FieldstoneCore

/// Writes a field that can be edited: its label, help, issues and control, in this order.
struct FieldWriter {
  let kind: FieldKind
  let options: ShownOptions
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    switch kind {
    case .flag(let isSwitch): writeFlag(row, isSwitch, to: &html)
    case .radios, .flagOrNone, .boxes, .search: writeGroup(row, to: &html)
    case .line, .secret, .longText, .menu: writeLabelled(row, to: &html)
    }
  }

  // MARK: Parts of every field

  private func writeRemarks(_ row: FormRow, _ hint: String?, _ more: String?, to html: inout HTMLWriter) {
    html.help(of: row, hint, more)
    html.issues(of: row, context)
  }

  private func writeTitle(_ row: FormRow, to html: inout HTMLWriter) {
    html.text(row.label)
    guard let mark = row.mark else { return }
    // A required one is hidden from screen readers, which hear it from the control. Groups of checkboxes have no such
    // state.
    let isHidden = mark == .required && !kind.isSeveral
    html.literal(isHidden ? " <span class=\"mark\" aria-hidden=\"true\">" : " <span class=\"mark\">")
    html.text(mark == .required ? context.required : context.optional)
    html.literal("</span>")
  }

  private func writeLabel(_ row: FormRow, to html: inout HTMLWriter) {
    html.literal("<label for=\"")
    html.id(of: row)
    html.literal("\">")
    writeTitle(row, to: &html)
    html.literal("</label>\n")
  }

  // MARK: Kinds

  private func writeLabelled(_ row: FormRow, to html: inout HTMLWriter) {
    let hint = row.hint
    let keeps = context.secrets.contains(row.id) && !row.isInvalid ? context.answeredSecret : nil
    let hasHelp = row.hasHelp || hint != nil || keeps != nil
    html.literal(row.isInvalid ? "<div class=\"row invalid\">" : "<div class=\"row\">")
    writeLabel(row, to: &html)
    writeRemarks(row, hint, keeps, to: &html)
    switch kind {
    case .longText: writeLongText(row, hasHelp, to: &html)
    case .menu: MenuWriter(options: options, context: context).write(row, hasHelp, to: &html)
    default: InputWriter.write(row, hasHelp: hasHelp, to: &html)
    }
    html.close("div")
  }

  private func writeLongText(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.literal("<textarea id=\"")
    html.id(of: row)
    html.endAttribute()
    html.name(of: row)
    html.literal(" rows=\"4\" dir=\"auto\"")
    html.state(of: row, hasHelp: hasHelp)
    html.placeholder(of: row)
    html.completion(of: row)
    html.content()
    html.editedText(row.text)
    html.close("textarea")
  }

  private func writeFlag(_ row: FormRow, _ isSwitch: Bool, to html: inout HTMLWriter) {
    html.open("div", class: row.isInvalid ? "row invalid" : "row")
    html.open("div", class: isSwitch ? "tick switch" : "tick")
    html.begin("input")
    html.attribute("type", "checkbox")
    if isSwitch { html.attribute("role", "switch") }
    html.attribute("id", of: row)
    html.name(of: row)
    html.attribute("value", "on")
    html.flag("checked", if: row.answer == .flag(true))
    html.state(of: row, hasHelp: row.hasHelp)
    html.content()
    writeLabel(row, to: &html)
    html.close("div")
    writeRemarks(row, nil, nil, to: &html)
    html.close("div")
  }

  /// The group has the row's id and takes the focus, so that a link from the summary shows its title.
  private func writeGroup(_ row: FormRow, to html: inout HTMLWriter) {
    let isSideBySide = kind == .flagOrNone || kind == .radios(isSideBySide: true)
    let hint = kind.isSeveral ? row.hint : nil
    html.begin("fieldset")
    html.attribute("class", row.isInvalid ? "row invalid" : "row")
    html.attribute("id", of: row)
    html.literal(" tabindex=\"-1\"")
    // A group without a role of its own can't be invalid or required; assistive technology hears that from the boxes.
    if !kind.isSeveral { html.literal(" role=\"radiogroup\"") }
    kind.isSeveral ? html.describe(row, hasHelp: hasHelp(row, hint)) : html.state(of: row, hasHelp: row.hasHelp)
    html.content()
    html.open("legend")
    writeTitle(row, to: &html)
    html.close("legend")
    writeRemarks(row, hint, nil, to: &html)
    html.open("div", class: isSideBySide ? "offers beside" : "offers")
    OptionWriter(row: row, kind: kind, context: context).write(options, to: &html)
    html.close("div")
    html.close("fieldset")
  }

  private func hasHelp(_ row: FormRow, _ hint: String?) -> Bool { row.hasHelp || hint != nil }
}
