import FieldstoneCore

/// A field whose options, or whose control, have a page of their own: a button that shows the answer and leads there.
struct ChoicePageWriter {
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    html.open("div", class: row.isInvalid ? "row linked elsewhere invalid" : "row linked elsewhere")
    html.beginButton(.choose(row.id), class: "link")
    html.attribute("id", of: row)
    html.flag("autofocus", if: context.returned == row.id)
    html.describe(row, hasHelp: row.hasHelp || row.hint != nil)
    html.content()
    html.literal("<span class=\"title\">")
    html.title(of: row, context)
    html.close("span")
    let isChoice = row.control.choiceStyle != nil
    let isNone = isChoice ? row.options.chosenCount == 0 : row.display.isEmpty
    let answer = isChoice ? context.chosenTitle(of: row) : isNone ? context.noAnswer : row.display
    html.element("span", class: isNone ? "value none" : "value", text: answer)
    html.close("button")
    html.help(of: row, context, row.hint)
    html.issues(of: row, context)
    html.close("div")
  }
}
