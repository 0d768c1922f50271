import FieldstoneCore

/// Writes the toolbar of a form that is edited rather than submitted: what has become of the changes, and the buttons
/// to edit, save and cancel. They are buttons of the page's form, so that they keep all answers.
struct ToolbarWriter {
  let toolbar: FormToolbar
  let context: PageContext
  let facts: FormFacts

  /// What the buttons of a form's toolbar do; nil for a form that is submitted.
  ///
  /// Save is there as long as the form can be edited: the page doesn't know what is typed in it.
  static func intents(of engine: FormEngine) -> [Intent]? {
    guard let toolbar = engine.toolbar else { return nil }
    var intents = [toolbar.primary, toolbar.secondary].compactMap { $0.flatMap(Intent.init) }
    if engine.facts.isEditing, !intents.contains(.save) { intents.append(.save) }
    return intents
  }

  func write(to html: inout HTMLWriter) {
    // A frozen form has nothing to say.
    html.open("div", class: facts.mode == .frozen ? "foot" : "foot bar")
    writeStatus(to: &html)
    writeButtons(to: &html)
    html.close("div")
  }

  /// The status, which the script replaces while it sends answers.
  private func writeStatus(to html: inout HTMLWriter) {
    let status = words
    html.literal("<p class=\"state\" id=\"state\" role=\"status\"")
    html.attribute("data-saved", status)
    html.attribute("data-save", context.text(.common(.saving)))
    if facts.mode == .free { html.attribute("data-saving", context.text(.common(.saving))) }
    html.stateWords(context)
    html.content()
    html.text(status)
    html.close("p")
    // What the script has to announce doesn't take the place of the status.
    html.literal("<p class=\"unseen\" id=\"told\" role=\"status\"></p>")
  }

  /// What has become of the changes and, after a save that has failed, why.
  private var words: String {
    let status = toolbar.status.map(context.text)
    return [status, context.saveFailure].compactMap(\.self).joined(separator: context.sentenceGap)
  }

  private func writeButtons(to html: inout HTMLWriter) {
    let (primary, secondary) = (toolbar.primary, toolbar.secondary)
    if let primary, let intent = Intent(primary) {
      write(primary.title, intent, "primary", isEnabled: intent == .save || primary.isEnabled, to: &html)
    } else if facts.mode == .free {
      // With the script, each change is saved by itself.
      write(.common(.save), .save, "primary unscripted", to: &html)
    }
    if let secondary, let intent = Intent(secondary) { write(secondary.title, intent, "plain", to: &html) }
  }

  private func write(
    _ title: FormString, _ intent: Intent, _ look: StaticString, isEnabled: Bool = true, to html: inout HTMLWriter
  ) {
    html.beginButton(intent, class: look)
    html.flag("disabled", if: !isEnabled)
    // The other button of the toolbar may be gone.
    let isPressed = intent != .discard && [.edit, .save, .discard].contains(context.pressed)
    html.flag("autofocus", if: isPressed)
    if isPressed { html.literal(" aria-describedby=\"state\"") }
    html.content()
    html.text(context.text(title))
    html.close("button")
  }
}

extension Intent {
  /// - Returns: Nil for an input that no toolbar has.
  init?(_ button: FormToolbar.Button) {
    switch button.input {
    case .edit: self = .edit
    case .save: self = .save
    case .discard: self = .discard
    default: return nil
    }
  }
}
