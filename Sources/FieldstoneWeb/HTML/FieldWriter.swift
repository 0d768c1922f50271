import FieldstoneCore

/// Writes a field that can be edited: its label, help, issues and control, in this order.
struct FieldWriter {
  let kind: FieldKind
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    switch kind {
    case .flag(let isSwitch): writeFlag(row, isSwitch, to: &html)
    case .radios(let isSideBySide): writeRadios(row, isSideBySide, to: &html)
    case .flagOrNone: writeRadios(row, true, to: &html)
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
    // A required one is hidden from screen readers, which hear it from the control.
    html.literal(mark == .required ? " <span class=\"mark\" aria-hidden=\"true\">" : " <span class=\"mark\">")
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
    case .menu: writeMenu(row, hasHelp, to: &html)
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

  private func writeMenu(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.begin("select")
    html.attribute("id", of: row)
    html.name(of: row)
    html.state(of: row, hasHelp: hasHelp)
    html.completion(of: row)
    html.content()
    let isNone = !row.options.contains(where: \.isChosen)
    if isNone, !row.allowsNone { writeOption("", context.choose, isChosen: true, to: &html) }
    for option in row.options {
      let title = context.title(of: option)
      writeOption(option.id.wireName, title, isChosen: option.isChosen, isDisabled: option.isDisabled, to: &html)
    }
    if row.allowsNone { writeOption("", context.noAnswer, isChosen: isNone, to: &html) }
    html.close("select")
  }

  private func writeOption(
    _ value: String, _ title: String, isChosen: Bool, isDisabled: Bool = false, to html: inout HTMLWriter
  ) {
    html.literal("<option value=\"")
    html.text(value)
    html.literal(isDisabled ? "\" disabled" : "\"")
    html.literal(isChosen ? " selected>" : ">")
    html.text(title)
    html.literal("</option>\n")
  }

  /// The group has the row's id and takes the focus, so that a link from the summary shows its title.
  private func writeRadios(_ row: FormRow, _ isSideBySide: Bool, to html: inout HTMLWriter) {
    html.begin("fieldset")
    html.attribute("class", row.isInvalid ? "row invalid" : "row")
    html.attribute("id", of: row)
    html.literal(" tabindex=\"-1\" role=\"radiogroup\"")
    html.state(of: row, hasHelp: row.hasHelp)
    html.content()
    html.open("legend")
    writeTitle(row, to: &html)
    html.close("legend")
    writeRemarks(row, nil, nil, to: &html)
    html.open("div", class: isSideBySide ? "offers beside" : "offers")
    RadioWriter(row: row, context: context).write(kind, to: &html)
    html.close("div")
    html.close("fieldset")
  }
}
