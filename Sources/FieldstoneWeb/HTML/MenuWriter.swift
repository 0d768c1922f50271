import FieldstoneCore

/// The menu of a field: its options in their groups, and no answer.
struct MenuWriter {
  let options: ShownOptions
  let context: PageContext

  func write(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.begin("select")
    html.attribute("id", of: row)
    html.name(of: row)
    html.state(of: row, hasHelp: hasHelp)
    html.completion(of: row)
    html.content()
    let isNone = row.options.chosenCount == 0
    if isNone, !row.offersNone { writeOption("", row.placeholder ?? context.choose, isChosen: true, to: &html) }
    var section: String?
    for option in options.all {
      if option.section != section {
        if section != nil { html.close("optgroup") }
        section = option.section
        if let section { begin(section, to: &html) }
      }
      let title = context.title(of: option)
      writeOption(option.id.wireName, title, isChosen: option.isChosen, isDisabled: option.isDisabled, to: &html)
    }
    if section != nil { html.close("optgroup") }
    if row.offersNone { writeOption("", row.placeholder ?? context.noAnswer, isChosen: isNone, to: &html) }
    html.close("select")
  }

  private func begin(_ section: String, to html: inout HTMLWriter) {
    html.begin("optgroup")
    html.attribute("label", section)
    html.content()
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
}
