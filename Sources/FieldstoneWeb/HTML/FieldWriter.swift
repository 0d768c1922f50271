import FieldstoneCore

/// A field that can be edited: its label, help, issues and control, in this order.
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
    guard row.isRequired else { return }
    html.literal(" ")
    html.element("span", class: "need", text: context.required)
  }

  private func writeLabel(_ row: FormRow, to html: inout HTMLWriter) {
    html.begin("label")
    html.attribute("for", of: row)
    html.content()
    writeTitle(row, to: &html)
    html.close("label")
  }

  private func writeState(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.describe(row, hasHelp: hasHelp)
    if row.isInvalid { html.attribute("aria-invalid", "true") }
    // Not `required`: screen readers then call every empty field invalid before anybody has answered.
    if row.isRequired { html.attribute("aria-required", "true") }
  }

  // MARK: Kinds

  private func writeLabelled(_ row: FormRow, to html: inout HTMLWriter) {
    let hint = row.control.hint.map(context.text)
    let keeps = context.secrets.contains(row.id) && !row.isInvalid ? context.answeredSecret : nil
    let hasHelp = row.hasHelp || hint != nil || keeps != nil
    html.open("div", class: row.isInvalid ? "row invalid" : "row")
    writeLabel(row, to: &html)
    writeRemarks(row, hint, keeps, to: &html)
    switch kind {
    case .longText: writeLongText(row, hasHelp, to: &html)
    case .menu: writeMenu(row, hasHelp, to: &html)
    default: InputWriter.write(row, to: &html) { writeState(row, hasHelp, to: &$0) }
    }
    html.close("div")
  }

  private func writeLongText(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.begin("textarea")
    html.attribute("id", of: row)
    html.name(of: row)
    html.literal(" rows=\"4\" dir=\"auto\"")
    writeState(row, hasHelp, to: &html)
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
    writeState(row, row.hasHelp, to: &html)
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
    writeState(row, hasHelp, to: &html)
    html.completion(of: row)
    html.content()
    let isNone = !row.options.contains(where: \.isChosen)
    if isNone, !row.allowsNone { writeOption("", context.choose, true, to: &html) }
    for option in row.options { writeOption(option.id, option.title, option.isChosen, to: &html) }
    if row.allowsNone { writeOption("", context.noAnswer, isNone, to: &html) }
    html.close("select")
  }

  private func writeOption(_ value: String, _ title: String, _ isChosen: Bool, to html: inout HTMLWriter) {
    html.begin("option")
    html.attribute("value", value)
    html.flag("selected", if: isChosen)
    html.content()
    html.text(title)
    html.close("option")
  }

  /// The group has the row's id and takes the focus, so that a link from the summary shows its title.
  private func writeRadios(_ row: FormRow, _ isSideBySide: Bool, to html: inout HTMLWriter) {
    html.begin("fieldset")
    html.attribute("class", row.isInvalid ? "row invalid" : "row")
    html.attribute("id", of: row)
    html.literal(" tabindex=\"-1\" role=\"radiogroup\"")
    writeState(row, row.hasHelp, to: &html)
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
