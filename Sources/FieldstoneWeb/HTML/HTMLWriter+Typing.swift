import FieldstoneCore

/// What browsers and screen keyboards are told about how a text is typed.
extension HTMLWriter {
  /// The keypad, and what keeps the caret in its place.
  ///
  /// - Parameter mode: The keypad that the control asks for.
  mutating func typing(of row: FormRow, or mode: StaticString?) {
    let takesDigits = row.typing?.mask?.takesDigitsOnly == true || row.purpose == .oneTimeCode
    if let mode = mode ?? (takesDigits ? "numeric" : nil) { attribute("inputmode", mode) }
    // The script keeps the caret behind the same character while the server writes the literals.
    if row.typing?.mask != nil { literal(" data-mask") }
    if row.typing?.selectsAll == true { literal(" data-all") }
  }

  /// What the Return key of the keypad says, and for the script what it does: it presses the button with that value,
  /// goes to the element with that id, or leaves the field. Where the form says nothing, it is left to the browser.
  mutating func returning(from row: FormRow, _ engine: FormEngine?) {
    guard let engine,
      row.typing?.returnKey != nil || engine.returnSubmits || row.contextActions.contains(where: \.isForReturn)
    else { return }
    let step = engine.returnStep(in: row)
    attribute("enterkeyhint", engine.returnKey(in: row, step).rawValue)
    let isOnRoot = engine.page == .root
    switch step {
    case .act(let action): attribute("data-return", Intent.act(row.id, action: action).text)
    // The page's own first button, which is never disabled: the answer may be the one that the other button waits for.
    case .submit where isOnRoot: attribute("data-return", (engine.toolbar == nil ? Intent.submit : .save).text)
    case .next(let next): if let next = engine.row(next) { attribute("data-return", of: next) }
    // The page's own button is Done, or leads to the next step.
    case .submit:
      attribute("data-return", (engine.nextStepButton.map { Intent.perform($0.id) } ?? .back).text)
    case .done where !isOnRoot && row.typing?.returnKey == nil: attribute("data-return", Intent.back.text)
    case .done: attribute("data-return", "")
    }
  }

  /// Whether spelling is checked, words are corrected, and which letters are capitalized.
  ///
  /// - Parameter isProse: Whether that is as in prose, unless the field says otherwise.
  mutating func spelling(of row: FormRow, isProse: Bool) {
    let isMasked = row.typing?.mask != nil
    let checks = row.typing?.checksSpelling ?? (isProse && !isMasked ? nil : false)
    if let checks { literal(checks ? " spellcheck=\"true\"" : " spellcheck=\"false\"") }
    if let corrects = row.typing?.corrects { literal(corrects ? " autocorrect=\"on\"" : " autocorrect=\"off\"") }
    switch row.typing?.capitalization {
    case .never: literal(" autocapitalize=\"none\"")
    case let some?: attribute("autocapitalize", some.rawValue)
    case nil where row.typing?.mask?.isUppercased == true: literal(" autocapitalize=\"characters\"")
    case nil: if !isProse || isMasked { literal(" autocapitalize=\"none\"") }
    }
  }

  /// How much has been typed of how much may be. It describes the field and is no live region, so that screen readers
  /// say it with the field and not with each key.
  mutating func length(of row: FormRow, _ context: PageContext) {
    guard let length = row.length else { return }
    begin("p")
    literal(length.isExceeded ? " class=\"help length error\"" : " class=\"help length\"")
    attribute("id", of: row, ":length")
    content()
    literal("<span aria-hidden=\"true\">")
    text(context.text(length.shown))
    literal("</span>")
    open("span", class: "unseen")
    text(context.text(length.spoken))
    close("span")
    close("p")
  }
}
