import FieldstoneCore

/// A field that can be edited: its label, help, issues and control, in this order.
struct FieldWriter {
  let row: FormRow
  let kind: FieldKind
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    switch kind {
    case .flag(let isSwitch): writeFlag(isSwitch, to: &html)
    case .radios(let isSideBySide): writeRadios(isSideBySide, to: &html)
    case .flagOrNone: writeRadios(true, to: &html)
    case .line, .secret, .longText, .menu: writeLabelled(to: &html)
    }
  }

  private var more: [String] {
    var more = [row.hint].compactMap { $0.map(context.text) }
    if context.answeredSecrets.contains(row.id), !row.isInvalid { more.append(context.text(Words.answeredSecret)) }
    return more
  }

  private var hasHelp: Bool { row.help?.isEmpty == false || !more.isEmpty }
  private var look: String { row.isInvalid ? "row invalid" : "row" }

  private func writeNeed(to html: inout HTMLWriter) {
    guard row.isRequired else { return }
    html.element("span", .value("class", "need"), text: context.text(Words.required))
  }

  private func writeRemarks(to html: inout HTMLWriter) {
    row.writeHelp(to: &html, more: more)
    row.writeIssues(to: &html, context)
  }

  private func writeLabelled(to html: inout HTMLWriter) {
    html.element("div", .value("class", look)) { html in
      html.element("label", .value("for", row.htmlID)) { html in
        html.text(row.shownTitle + " ")
        writeNeed(to: &html)
      }
      writeRemarks(to: &html)
      switch kind {
      case .longText:
        html.textArea(
          .value("id", row.htmlID), .value("name", row.fieldName), .value("rows", "4"), .value("dir", "auto"),
          row.describedBy(hasHelp), invalid, needed, placeholder, text: row.text)
      case .menu: writeMenu(to: &html)
      default: writeInput(to: &html)
      }
    }
  }

  private var invalid: HTMLWriter.Attribute { .if(row.isInvalid, "aria-invalid", "true") }
  // Not `required`: screen readers then call every empty field invalid before anybody has answered.
  private var needed: HTMLWriter.Attribute { .if(row.isRequired, "aria-required", "true") }
  private var placeholder: HTMLWriter.Attribute {
    .if(row.placeholder?.isEmpty == false, "placeholder", row.placeholder ?? "")
  }

  private func writeInput(to html: inout HTMLWriter) {
    let input = FieldInput(row.control)
    let isSecret = row.control.isSecret
    func write(_ html: inout HTMLWriter) {
      html.void(
        "input", .value("type", input.type), .value("id", row.htmlID), .value("name", row.fieldName),
        isSecret ? .none : .edited("value", row.text), row.describedBy(hasHelp), invalid, needed, placeholder,
        .if(input.inputMode != nil, "inputmode", input.inputMode ?? ""),
        .if(input.completion != nil, "autocomplete", input.completion ?? ""),
        input.isProse ? .value("dir", "auto") : .value("spellcheck", "false"),
        .if(!input.isProse, "autocapitalize", "none"))
    }
    guard let unit = row.control.known.unit else { return write(&html) }
    html.element("div", .value("class", "measured")) { html in
      write(&html)
      html.element("span", text: unit)
    }
  }

  private var offers: [FormRow.Offer] { row.offers(in: context.environment) }

  private func writeMenu(to html: inout HTMLWriter) {
    html.element(
      "select", .value("id", row.htmlID), .value("name", row.fieldName), row.describedBy(hasHelp), invalid, needed
    ) { html in
      if !offers.contains(where: \.isChosen) {
        html.element("option", .value("value", ""), .flag("selected"), text: context.text(Words.choose))
      }
      for offer in offers {
        html.element("option", .value("value", offer.value), .flag("selected", if: offer.isChosen), text: offer.title)
      }
    }
  }

  private func writeFlag(_ isSwitch: Bool, to html: inout HTMLWriter) {
    html.element("div", .value("class", look)) { html in
      html.element("div", .value("class", isSwitch ? "tick switch" : "tick")) { html in
        html.void(
          "input", .value("type", "checkbox"), .if(isSwitch, "role", "switch"), .value("id", row.htmlID),
          .value("name", row.fieldName), .value("value", "on"), .flag("checked", if: row.answer == .flag(true)),
          row.describedBy(hasHelp), invalid, needed)
        html.element("label", .value("for", row.htmlID)) { html in
          html.text(row.shownTitle + " ")
          writeNeed(to: &html)
        }
      }
      writeRemarks(to: &html)
    }
  }

  /// The group has the row's id and takes the focus, so that a link from the summary shows its title.
  private func writeRadios(_ isSideBySide: Bool, to html: inout HTMLWriter) {
    html.element(
      "fieldset", .value("class", look), .value("id", row.htmlID), .value("tabindex", "-1"),
      .value("role", "radiogroup"), row.describedBy(hasHelp), invalid, needed
    ) { html in
      html.element("legend") { html in
        html.text(row.shownTitle + " ")
        writeNeed(to: &html)
      }
      writeRemarks(to: &html)
      html.element("div", .value("class", isSideBySide ? "offers beside" : "offers")) { html in
        for (place, offer) in offers.enumerated() { write(offer, at: place, to: &html) }
      }
    }
  }

  private func write(_ offer: FormRow.Offer, at place: Int, to html: inout HTMLWriter) {
    let id = "\(row.htmlID):\(place)"
    let help = offer.help ?? ""
    html.element("div", .value("class", "tick")) { html in
      html.void(
        "input", .value("type", "radio"), .value("id", id), .value("name", row.fieldName), .value("value", offer.value),
        .flag("checked", if: offer.isChosen), .if(!help.isEmpty, "aria-describedby", id + ":help"))
      html.element("label", .value("for", id), text: offer.title)
      if !help.isEmpty { html.element("p", .value("class", "help"), .value("id", id + ":help"), text: help) }
    }
  }
}
