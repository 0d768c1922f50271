import FieldstoneCore

/// What is chosen, as a list of tags with a button each, and the other options as checkboxes in a disclosure: where
/// there are many, below a search box.
struct ChipWriter {
  let row: FormRow
  let kind: FieldKind
  let context: PageContext

  func write(_ options: ShownOptions, to html: inout HTMLWriter) {
    writeTags(options.all.filter(\.isChosen), to: &html)
    // Nothing found says nothing about the options that a search hasn't found.
    let isRestFree = kind.isSearch || options.all.contains { !$0.isChosen }
    let isOpen = row.isInvalid && isRestFree || context.searched == row.id
    html.literal(isOpen ? "<details class=\"more\" open>" : "<details class=\"more\">")
    html.begin("summary")
    html.flag("autofocus", if: context.returned == row.id)
    html.content()
    html.text(context.text(.common(.addSubform, .text(row.label))))
    html.close("summary")
    html.open("div", class: "offers")
    OptionWriter(row: row, kind: kind, context: context).write(options, to: &html)
    if isRestFree {
      html.button(.insert(row.id), context.text(.web(.addChecked)), class: "plain")
    } else {
      html.element("p", class: "help", text: context.text(.web(.allChosen)))
    }
    html.close("div")
    html.close("details")
  }

  /// Each tag sends its option, because an answer names all options that are chosen.
  private func writeTags(_ chosen: [FormRow.Option], to html: inout HTMLWriter) {
    guard !chosen.isEmpty else {
      html.element("p", class: "help", text: context.chosenTitle(of: row))
      return
    }
    html.literal("<ul class=\"chips\" role=\"list\">")
    for option in chosen {
      let title = context.title(of: option)
      html.open("li")
      IconWriter(option.icon)?.write(to: &html)
      html.element("span", class: "title", text: title)
      html.literal("<input type=\"hidden\"")
      html.name(of: row)
      html.attribute("value", option.id.wireName)
      html.content()
      html.beginButton(.drop(row.id, option.id), class: "plain drop")
      html.content()
      html.element("span", class: "unseen", text: context.text(.common(.removeSubform, .text(option.title))))
      html.close("button")
      html.close("li")
    }
    html.close("ul")
  }
}
