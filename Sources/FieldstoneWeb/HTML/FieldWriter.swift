import FieldstoneCore

/// Writes a field that can be edited: its label, help, issues and control, in this order.
struct FieldWriter {
  let kind: FieldKind
  let options: ShownOptions
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    if !kind.isElsewhere, let control = context.replacement(of: row) {
      return OwnControlWriter(control: control, kind: kind, context: context).write(row, to: &html)
    }
    switch kind {
    case .elsewhere: ChoicePageWriter(context: context).write(row, to: &html)
    case .flag: writeFlag(row, to: &html)
    case .file(let style): FileWriter(style: style, context: context).write(row, to: &html)
    case .line, .secret, .longText: writeLabelled(row, to: &html)
    case .flagOrNone: writeGroup(row, to: &html)
    case .choice(let look), .choices(let look):
      switch look.style {
      case .menu: writeLabelled(row, to: &html)
      case .page: ChoicePageWriter(context: context).write(row, to: &html)
      default: writeGroup(row, to: &html)
      }
    }
  }

  // MARK: Parts of every field

  private func writeRemarks(_ row: FormRow, _ hint: String?, _ more: String?, to html: inout HTMLWriter) {
    html.help(of: row, context, hint, more)
    html.issues(of: row, context)
  }

  private func writeTitle(_ row: FormRow, to html: inout HTMLWriter) {
    html.title(of: row, context, saysRequired: !hasRequiredState)
  }

  /// Groups of checkboxes and groups without a control have no such state. Of a single checkbox, screen readers rarely
  /// say it, so that it is part of the name.
  private var hasRequiredState: Bool { !kind.isSeveral && kind.isSent && kind != .flag }

  private func writeLabel(_ row: FormRow, to html: inout HTMLWriter) {
    html.literal("<label for=\"")
    html.id(of: row)
    html.literal("\">")
    writeTitle(row, to: &html)
    html.literal("</label>\n")
  }

  // MARK: Kinds

  private func writeLabelled(_ row: FormRow, to html: inout HTMLWriter) {
    let date = kind == .line ? PickedDate(row) : nil
    let hint = date == nil ? row.hint : PickedDate.hint(of: row, in: context.environment)
    let isTyped = context.patch?.typedSecrets.contains(row.id) == true
    let isKept = context.secrets.contains(row.id) && !row.isInvalid && !row.text.isEmpty && !isTyped
    let keeps = isKept ? context.answeredSecret : nil
    let mixed = date != nil ? row.mixedWords(in: context.environment) : nil
    let hasHelp = row.hasHelp || hint != nil || keeps != nil || mixed != nil
    html.literal("<div class=\"row")
    if context.parts.look.floats, kind != .line || CounterWriter(row, context) == nil { html.literal(" floats") }
    html.literal(row.isInvalid ? " invalid\">" : "\">")
    writeLabel(row, to: &html)
    writeRemarks(row, hint, keeps ?? mixed, to: &html)
    switch kind {
    case .longText: writeLongText(row, hasHelp, to: &html)
    case .choice: MenuWriter(options: options, context: context).write(row, hasHelp, to: &html)
    default: writeLine(row, date, hasHelp, isCleared: context.patch != nil && !isTyped, to: &html)
    }
    context.writeAddition(to: row, in: &html)
    html.length(of: row, context)
    html.close("div")
  }

  private func writeLine(
    _ row: FormRow, _ date: PickedDate?, _ hasHelp: Bool, isCleared: Bool, to html: inout HTMLWriter
  ) {
    func writeInput(_ html: inout HTMLWriter) {
      InputWriter.write(row, date, context, hasHelp: hasHelp, isCleared: isCleared, to: &html)
    }
    if let counter = CounterWriter(row, context) {
      counter.write(to: &html, writeInput)
    } else {
      writeInput(&html)
      NumberSlider(row)?.write(row, named: context.names[row.id] ?? row.label, hasHelp: hasHelp, to: &html)
    }
  }

  private func writeLongText(_ row: FormRow, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.literal("<textarea id=\"")
    html.id(of: row)
    html.endAttribute()
    html.name(of: row)
    html.attribute("rows", "\(row.typing?.lines ?? 4)")
    html.literal(" dir=\"auto\"")
    html.typing(of: row, or: nil)
    html.spelling(of: row, isProse: true)
    html.state(of: row, hasHelp: hasHelp)
    html.placeholder(of: row, context)
    html.completion(of: row)
    html.content()
    html.editedText(row.text)
    html.close("textarea")
  }

  /// A switch, too, is a checkbox: without a script nothing happens before the page is sent.
  private func writeFlag(_ row: FormRow, to html: inout HTMLWriter) {
    html.open("div", class: row.isInvalid ? "row invalid" : "row")
    html.open("div", class: "tick")
    html.begin("input")
    html.attribute("type", "checkbox")
    html.attribute("id", of: row)
    html.name(of: row)
    html.attribute("value", "on")
    html.flag("checked", if: row.answer == .flag(true))
    html.state(of: row, hasHelp: row.hasHelp, saysRequired: false)
    html.content()
    writeLabel(row, to: &html)
    if let words = row.words {
      html.open("p", class: "words")
      html.element("span", text: words.on)
      html.element("span", text: words.off)
      html.close("p")
    }
    html.close("div")
    writeRemarks(row, nil, nil, to: &html)
    context.writeAddition(to: row, in: &html)
    html.close("div")
  }

  /// The group has the row's id and takes the focus, so that a link from the summary shows its title.
  private func writeGroup(_ row: FormRow, to html: inout HTMLWriter) {
    let hint = kind.isSeveral ? row.hint : nil
    html.begin("fieldset")
    html.attribute("class", row.isInvalid ? "row invalid" : "row")
    html.attribute("id", of: row)
    html.literal(" tabindex=\"-1\"")
    // A group without a role of its own can't be invalid or required; assistive technology hears that from the boxes.
    if hasRequiredState { html.literal(" role=\"radiogroup\"") }
    let mixed = !showsChosen ? row.mixedWords(in: context.environment) : nil
    let hasHelp = row.hasHelp || hint != nil || mixed != nil
    hasRequiredState ? html.state(of: row, hasHelp: hasHelp) : html.describe(row, hasHelp: hasHelp)
    html.content()
    // On a page of its own, the heading of the page shows the title.
    html.open("legend", class: context.choosing == row.id ? "unseen" : nil)
    writeTitle(row, to: &html)
    html.close("legend")
    writeRemarks(row, hint, mixed, to: &html)
    writeOptions(row, to: &html)
    context.writeAddition(to: row, in: &html)
    html.close("fieldset")
  }

  private func writeOptions(_ row: FormRow, to html: inout HTMLWriter) {
    switch kind.look?.style {
    case .chips: ChipWriter(row: row, kind: kind, context: context).write(options, to: &html)
    case .stepper: StepWriter(row: row, context: context).write(options, to: &html)
    case .expanding: ExpandingWriter(row: row, kind: kind, context: context).write(options, to: &html)
    default:
      html.open("div", class: offersLook)
      OptionWriter(row: row, kind: kind, context: context).write(options, to: &html)
      html.close("div")
    }
  }

  /// Whether the group says in words what is chosen.
  private var showsChosen: Bool {
    switch kind.look?.style {
    case .chips, .stepper, .expanding: true
    default: false
    }
  }

  private var offersLook: StaticString {
    if kind == .flagOrNone { return "offers beside" }
    return switch kind.look?.style {
    case .segments: "offers beside"
    case .tiles: "offers tiles"
    default: "offers"
    }
  }
}
