import FieldstoneCore

/// The radio buttons of a field: its options, including no answer.
struct RadioWriter {
  let row: FormRow
  let context: PageContext

  func write(_ kind: FieldKind, to html: inout HTMLWriter) {
    var index = 0
    func radio(
      _ value: String, _ title: String, _ isChosen: Bool, help: String? = nil, isDisabled: Bool = false,
      _ html: inout HTMLWriter
    ) {
      write(value, title, isChosen, isDisabled, help, at: index, to: &html)
      index += 1
    }
    if kind == .flagOrNone {
      radio("yes", context.yes, row.answer == .flag(true), &html)
      radio("no", context.no, row.answer == .flag(false), &html)
    }
    for option in row.options {
      let title = context.title(of: option)
      radio(option.id.wireName, title, option.isChosen, help: option.help, isDisabled: option.isDisabled, &html)
    }
    if kind == .flagOrNone || row.allowsNone { radio("", context.noAnswer, row.answer == .none, &html) }
  }

  private func write(
    _ value: String, _ title: String, _ isChosen: Bool, _ isDisabled: Bool, _ help: String?, at index: Int,
    to html: inout HTMLWriter
  ) {
    html.open("div", class: "tick")
    html.begin("input")
    html.attribute("type", "radio")
    attribute("id", index, "", to: &html)
    html.name(of: row)
    html.attribute("value", value)
    html.flag("checked", if: isChosen)
    html.flag("disabled", if: isDisabled)
    if help?.isEmpty == false { attribute("aria-describedby", index, ":help", to: &html) }
    html.content()
    html.begin("label")
    attribute("for", index, "", to: &html)
    html.content()
    html.text(title)
    html.close("label")
    if let help, !help.isEmpty {
      html.begin("p")
      html.attribute("class", "help")
      attribute("id", index, ":help", to: &html)
      html.content()
      html.text(help)
      html.close("p")
    }
    html.close("div")
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

extension FormRow.Option {
  /// Whether browsers must not allow it. A chosen option is sent even if it can't be chosen anymore: the form then
  /// reports the issue.
  var isDisabled: Bool { !isEnabled && !isChosen }
}
