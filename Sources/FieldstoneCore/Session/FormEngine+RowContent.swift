extension FormEngine {
  /// The current row of a slot.
  func row(at slot: Int) -> FormRow {
    let block = blocks[block(of: slot)]
    let element = block.elements[slot - block.base]
    let flags = slots[slot].flags
    let details = element.details
    let field = element as? FieldElement
    let child = children[slot].map { blocks[$0] }
    var answer = field.map { codec(of: $0, slot).answer(singleValue(slot), environment) } ?? .none
    let isMixed = isMixed(slot)
    if field == nil, !isMixed, case .flag(let isPresent) = storedValue(slot) { answer = .flag(isPresent) }
    let isReadOnly = isReadOnly(slot)
    let control =
      (field.map { $0.control(in: environment, range(of: $0, slot), isReadOnly: isReadOnly, codec(of: $0, slot)) }
      ?? details?.control
      ?? (element is NestedElement || element is ReviewElement ? .link : .label))
      .translated(
        in: environment)
    var text = text(at: slot)
    if let field, isReadOnly, field.isSecure {
      // A read-only secret is never edited, so no surface needs it.
      answer = .none
      if !text.isEmpty { text = FormRow.dots }
    }
    let content = content(of: slot, details)
    let title = title(of: slot, content)
    let isRequired = field?.isMarkedRequired ?? element.isRequired || flags.contains(.requiredNow)
    let shown =
      isMixed && !flags.contains(.hasDraft) ? mixedText : display(slot, element, flags.contains(.hasDraft) ? nil : text)
    let isEditable = flags.contains(.enabled) && !isReadOnly
    let help = help(of: slot, details)
    let canBeAnswered = isEditable && (field == nil ? canBeNil(element) : control.takesFocus)
    return FormRow(
      id: rowID(slot), kind: element.kind, line: details?.line.map { rowID(of: $0, at: slot) },
      weight: details?.line?.weight ?? 1,
      depth: depth(of: element, in: block), groupStyle: details?.groupStyle ?? .grouped,
      section: heading(of: element, in: block), title: title,
      help: help.map { $0.text(in: environment) }.flatMap { $0.isEmpty ? nil : $0 },
      hint: canBeAnswered
        ? field.flatMap {
          hint($0, slot, control, title: title, isRequired: isRequired, hasHelp: help != nil)
        } : nil,
      placeholder: isMixed ? mixedText : placeholder(details, field, slot), placeholderImage: details?.placeholderImage,
      icon: details?.icon,
      control: control, purpose: details?.purpose ?? control.purpose,
      typing: details?.typing, length: canBeAnswered ? field.flatMap { length($0, slot, control, text) } : nil,
      text: text,
      display: shown,
      formatted: field.flatMap { hasFormat($0, slot) ? shown : nil }, words: field.flatMap { words(of: $0) },
      answer: answer,
      file: storedValue(slot).file,
      options: field.map { options(of: $0, slot, control) } ?? FormRow.Options(),
      suggestions: isReadOnly ? FormRow.Options() : suggestions(element, slot, control),
      issues: issuesShown(at: slot, element, in: block).map {
        FormRow.Message(severity: $0.severity, text: $0.text(in: environment), code: $0.kind.code)
      },
      isEnabled: isEditable && (element.kind != .add || collections[slot - 1]?.canGrow == true),
      isReadOnly: isReadOnly, states: states(slot),
      isRequired: isRequired, mark: canBeAnswered ? mark(field, isRequired) : nil,
      allowsNone: canBeNil(element) || field?.canChooseNothing == true,
      isDirty: flags.contains(.dirty) || (child.map { Int($0.dirtyFields) } ?? dirtyElements(slot)) > 0,
      issueCount: Int(child?.shownErrors ?? 0),
      isInline: element is NestedElement && element.flags.contains(.inline), actions: actions(slot, element, in: block),
      action: details?.action,
      confirmation: details?.action?.isOwn == true ? details?.confirmation.map { $0.text(in: environment) } : nil,
      contextActions: conflictActions(slot) + contextActions(details), captions: captions(of: slot, details),
      content: content)
  }

  /// What is shown where objects differ.
  private var mixedText: String { FormString.common(.mixed).text(in: environment) }

  /// The title of a row. That of formatted text is the text without its look.
  private func title(of slot: Int, _ content: FormContent?) -> String {
    if case .text(let text)? = content { return text.lines.joined(separator: "\n") }
    return title(of: slot).text(in: environment)
  }

  /// The id of the first field of the line that a field shares.
  func rowID(of line: DeclaredLine, at slot: Int) -> FormRowID {
    FormRowID(prefix(of: block(of: slot)) + line.head)
  }

  /// The placeholder, or the default value that is only shown.
  private func placeholder(_ details: ElementDetails?, _ field: FieldElement?, _ slot: Int) -> String? {
    if !decidedTexts.isEmpty, let text = decidedTexts[slot]?.placeholder?.text(in: environment) {
      return text.isEmpty ? nil : text
    }
    if let placeholder = details?.placeholder { return placeholder.text(in: environment) }
    guard let value = details?.shownDefault, let field else { return nil }
    let stored = value(field.codec)
    return field.codec.isChoice
      ? field.codec.display(stored, environment).text(in: environment) : field.codec.text(stored, environment)
  }

  private func words(of field: FieldElement) -> FormRow.Words? {
    guard let words = (field.codec as? BoolCodec)?.words else { return nil }
    return FormRow.Words(on: words.on.text(in: environment), off: words.off.text(in: environment))
  }

  /// Whether a field has a value that reads otherwise than it is edited, and no text that is wrong.
  private func hasFormat(_ field: FieldElement, _ slot: Int) -> Bool {
    guard !slots[slot].flags.contains(.unparsed), singleValue(slot) != .none else { return false }
    let codec = codec(of: field, slot)
    return (field.codec.isFormatted || codec.isFormatted) && !codec.displaysText
  }

  /// How many characters a text has that may have only so many. That of a secret is nobody's business.
  private func length(_ field: FieldElement, _ slot: Int, _ control: FormControl, _ text: String) -> FormRow.Length? {
    guard let rules = field.rules, let maximum = rules.mostCharacters, !control.isSecret else { return nil }
    let codec = codec(of: field, slot)
    return FormRow.Length(count: codec.count(text, environment), maximum: maximum)
  }

  /// Whether people decide on whether a subform is there.
  func canBeNil(_ element: FormElement) -> Bool {
    element.flags.contains(.optional) && !element.flags.contains(.existsWhileVisible)
  }

  private func states(_ slot: Int) -> FormRow.States {
    var states: FormRow.States = offered.queries[slot]?.job == nil ? [] : .busy
    if isMixed(slot) { states.insert(.mixed) }
    if slots[slot].flags.contains(.unparsed) { states.insert(.unread) }
    if isLocked, isLocked(slot) { states.insert(.locked) }
    if !checks.isEmpty, checks.isPending(slot) { states.insert(.pending) }
    if !actionWork.isEmpty, actionWork[slot] != nil { states.insert(.busy) }
    if !conflictState.isEmpty, isConflicting(slot) { states.insert(.conflicting) }
    return states
  }

  func heading(of element: FormElement, in block: Block) -> FormRowID? {
    if element.group >= 0 { return rowID(block.base + Int(element.group)) }
    guard block.isInline else { return nil }
    return isHeadless(block.owner)
      ? heading(of: self.element(at: block.owner), in: blocks[block.parent]) : rowID(block.owner)
  }

  /// The value as people read it. Never contains a secret.
  ///
  /// - Parameter written: The value as it would be typed, if it is known.
  func display(_ slot: Int, _ element: FormElement, _ written: String? = nil) -> String {
    if let field = element as? FieldElement {
      if field.isSecure, !isMixed(slot) { return storedValue(slot).isEmpty ? "" : FormRow.dots }
      // What blocks the submit must be visible, even if it can't be corrected now.
      if slots[slot].flags.contains(.unparsed), isReadOnly(slot) { return drafts[slot]?.text ?? "" }
      if several != nil, isMixed(slot) { return mixedText }
      guard storedValue(slot) != .none else { return "" }
      let codec = codec(of: field, slot)
      if let text = field.details?.display?(codec, storedValue(slot)) { return text.text(in: environment) }
      let text =
        codec.displaysText
        ? written ?? codec.text(storedValue(slot), environment) : shownText(of: slot, codec)
      // A computed number is a label, but keeps its declared unit.
      let unit = codec.unit(or: field.details?.control?.translated(in: environment).unit, environment)
      return unit.map(text.withUnit) ?? text
    }
    if let collection = collections[slot] { return summary(of: collection) }
    if element.kind == .add || element.kind == .action { return "" }
    if element is ReviewElement { return decidedTexts[slot]?[.shown]?.text(in: environment) ?? "" }
    if let content = element.details?.content { return display(of: content, slot) }
    // While a subform is nil, nobody has entered what its fields hold.
    guard storedValue(slot) != .flag(false) else { return "" }
    guard let child = children[slot] else {
      return shownIssues(slot).map { $0.text(in: environment) }.joinedRemarks(in: environment)
    }
    let summary = summary(of: child, element.details)
    guard element is StepElement else { return summary }
    return withStepState(summary.isEmpty ? summaryOfLists(in: child) : summary, of: slot)
  }

  /// What a value reads like.
  private func shownText(of slot: Int, _ codec: AnyCodec) -> String {
    guard codec.isFormatted else { return codec.display(storedValue(slot), environment).text(in: environment) }
    return formattedText(of: slot, codec, \.shown) { codec.display($0, environment).text(in: environment) }
  }

  /// A text of a value that has a format. It is kept, because making it takes long.
  func formattedText(
    of slot: Int, _ codec: AnyCodec, _ text: WritableKeyPath<FormattedText, String?>,
    _ make: (StoredValue) -> String
  ) -> String {
    let value = storedValue(slot)
    var texts = formattedTexts[slot] ?? FormattedText(codec: codec, value: value)
    if texts.codec !== codec || texts.value != value { texts = FormattedText(codec: codec, value: value) }
    if let known = texts[keyPath: text] { return known }
    let made = make(value)
    texts[keyPath: text] = made
    formattedTexts[slot] = texts
    return made
  }
}

/// What a value that has a format reads like, while it is edited and where it is only shown.
struct FormattedText {
  /// That of the field when the texts were made; another currency is another one.
  let codec: AnyCodec
  let value: StoredValue
  var edited: String?
  var shown: String?
}
