import FieldstoneCore

/// What is chosen, as the summary of a disclosure that contains the options. It is open while there is something to
/// correct or to see, and closed after an answer.
struct ExpandingWriter {
  let row: FormRow
  let kind: FieldKind
  let context: PageContext

  func write(_ options: ShownOptions, to html: inout HTMLWriter) {
    let isOpen = !row.issues.isEmpty || context.searched == row.id
    // Of those with the same name, browsers have only one open. What has to be corrected stays open beside it.
    html.literal(
      isOpen ? "<details class=\"expanding\" open>" : "<details class=\"expanding\" name=\"expanded\">")
    html.open("summary")
    html.text(context.chosenTitle(of: row))
    html.close("summary")
    html.open("div", class: "offers")
    OptionWriter(row: row, kind: kind, context: context).write(options, to: &html)
    html.close("div")
    html.close("details")
  }
}
