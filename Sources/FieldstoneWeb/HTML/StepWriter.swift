import FieldstoneCore

/// The chosen option of a field between two buttons, for the previous and the next one.
struct StepWriter {
  let row: FormRow
  let context: PageContext

  func write(_ options: ShownOptions, to html: inout HTMLWriter) {
    let steps = OptionSteps(row, options.all)
    // A button that was pressed keeps the focus; at an end, the other one gets it.
    let isReturned = context.returned == row.id
    let isBack = isReturned && steps.previous != nil && (context.steppedBack || steps.next == nil)
    html.open("div", class: "stepper")
    write(steps.previous, .web(.noPreviousOption), WebText.previousOption, "plain step back", isBack, to: &html)
    writeChosen(options.all.first(where: \.isChosen), to: &html)
    write(
      steps.next, .web(.noNextOption), WebText.nextOption, "plain step", isReturned && !isBack && steps.next != nil,
      to: &html)
    html.close("div")
  }

  private func writeChosen(_ option: FormRow.Option?, to html: inout HTMLWriter) {
    html.begin("div")
    html.attribute("class", "value")
    html.attribute("id", of: row, ":value")
    html.content()
    if let section = option?.section { html.element("p", class: "section", text: section) }
    let icon = IconWriter(option?.icon)
    html.open("p")
    icon?.write(to: &html)
    if let option {
      html.element("span", class: "title", text: context.title(of: option))
    } else {
      html.element("span", class: "none", text: context.chosenTitle(of: row))
    }
    html.close("p")
    if let help = option?.help, !help.isEmpty { html.element("p", class: "help", text: help) }
    html.close("div")
  }

  private func write(
    _ step: OptionSteps.Step?, _ end: FormString, _ words: WebText, _ look: StaticString, _ isFocused: Bool,
    to html: inout HTMLWriter
  ) {
    if let step {
      html.beginButton(.take(row.id, step.option?.id), class: look)
      html.attribute("aria-describedby", of: row, ":value")
      html.flag("autofocus", if: isFocused)
    } else {
      html.begin("button")
      html.attribute("class", look)
      html.flag("disabled")
    }
    html.content()
    let title = step.map { $0.option.map(context.title) ?? context.noAnswer }
    html.element("span", class: "unseen", text: context.text(title.map { .web(words, .text($0)) } ?? end))
    html.close("button")
  }
}
