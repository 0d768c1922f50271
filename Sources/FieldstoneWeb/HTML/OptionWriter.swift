import FieldstoneCore

/// The radio buttons or checkboxes of a field: its options in their groups and, for radio buttons, no answer.
struct OptionWriter {
  let row: FormRow
  let kind: FieldKind
  let context: PageContext

  func write(_ options: ShownOptions, to html: inout HTMLWriter) {
    var index = 0
    if kind.isSeveral { writeMarker(to: &html) }
    if kind == .flagOrNone {
      write(Entry("yes", row.words?.on ?? context.yes, row.answer == .flag(true)), at: &index, to: &html)
      write(Entry("no", row.words?.off ?? context.no, row.answer == .flag(false)), at: &index, to: &html)
    }
    if kind.isSearch {
      if !hasTags { write(options.chosen, at: &index, to: &html) }
      writeNone(at: &index, to: &html)
      SearchWriter(row: row, context: context).write(options, to: &html)
      write(options.matches, at: &index, to: &html)
      if let own = options.own {
        write(Entry(own.wireName, context.text(.common(.addOwnEntry, .text(own))), false), at: &index, to: &html)
      }
    } else {
      if options.all.isEmpty, kind != .flagOrNone {
        html.element("p", class: "help", text: context.text(.common(.noOptions)))
      }
      write(hasTags ? options.all.filter { !$0.isChosen } : options.all, at: &index, to: &html)
      writeNone(at: &index, to: &html)
    }
    AllAndNoneWriter(row: row, kind: kind, context: context).write(to: &html)
  }

  /// Whether what is chosen is written elsewhere.
  private var hasTags: Bool { kind.look?.style == .chips }

  /// Tells a group in which nothing is chosen from one that isn't on the page.
  private func writeMarker(to html: inout HTMLWriter) {
    html.literal("<input type=\"hidden\"")
    html.name(of: row)
    html.literal(" value=\"\">\n")
  }

  private func writeNone(at index: inout Int, to html: inout HTMLWriter) {
    guard !kind.isSeveral, row.offersNone else { return }
    // For several objects that differ, it says so, and keeps what each of them has.
    write(Entry("", row.placeholder ?? context.noAnswer, row.answer == .none), at: &index, to: &html)
  }

  /// Options of a group are under its title.
  private func write(_ options: [FormRow.Option], at index: inout Int, to html: inout HTMLWriter) {
    var section: String?
    for option in options {
      if option.section != section {
        if section != nil { html.close("div") }
        section = option.section
        if let section { begin(section, at: index, to: &html) }
      }
      var entry = Entry(option.id.wireName, context.title(of: option), option.isChosen)
      entry.help = option.help
      entry.icon = IconWriter(option.icon)
      entry.isDisabled = option.isDisabled
      write(entry, at: &index, to: &html)
    }
    if section != nil { html.close("div") }
  }

  private func begin(_ section: String, at index: Int, to html: inout HTMLWriter) {
    html.literal("<div role=\"group\"")
    attribute("aria-labelledby", index, ":section", to: &html)
    html.content()
    html.literal("<p class=\"section\"")
    attribute("id", index, ":section", to: &html)
    html.content()
    html.text(section)
    html.close("p")
  }

  // MARK: One option

  private struct Entry {
    let value, title: String
    let isChosen: Bool
    var isDisabled = false
    var help: String?
    var icon: IconWriter?

    init(_ value: String, _ title: String, _ isChosen: Bool) {
      (self.value, self.title, self.isChosen) = (value, title, isChosen)
    }
  }

  private func write(_ entry: Entry, at index: inout Int, to html: inout HTMLWriter) {
    let hasHelp = entry.help?.isEmpty == false
    html.open("div", class: "tick")
    html.begin("input")
    html.attribute("type", kind.isSeveral ? "checkbox" : "radio")
    attribute("id", index, "", to: &html)
    html.name(of: row)
    html.attribute("value", entry.value)
    html.flag("checked", if: entry.isChosen)
    html.flag("disabled", if: entry.isDisabled)
    if hasHelp { attribute("aria-describedby", index, ":help", to: &html) }
    if kind.isSeveral, row.isInvalid { html.literal(" aria-invalid=\"true\"") }
    html.content()
    html.begin("label")
    attribute("for", index, "", to: &html)
    html.content()
    entry.icon?.write(to: &html)
    html.text(entry.title)
    html.close("label")
    if hasHelp, let help = entry.help {
      html.begin("p")
      html.attribute("class", "help")
      attribute("id", index, ":help", to: &html)
      html.content()
      html.text(help)
      html.close("p")
    }
    html.close("div")
    index += 1
  }

  private func attribute(_ name: StaticString, _ index: Int, _ suffix: StaticString, to html: inout HTMLWriter) {
    html.beginAttribute(name)
    html.id(of: row)
    html.literal(":")
    html.number(index)
    html.literal(suffix)
    html.endAttribute()
  }
}
