extension FormEngine {
  /// The current row of a slot.
  func row(at slot: Int) -> FormRow {
    let block = blocks[block(of: slot)]
    let element = block.elements[slot - block.base]
    let flags = slots[slot].flags
    let details = element.details
    let field = element as? FieldElement
    let child = children[slot].map { blocks[$0] }
    var answer = field.map { codec(of: $0, slot).answer(slots[slot].value, environment) } ?? .none
    if field == nil, case .flag(let isPresent) = slots[slot].value { answer = .flag(isPresent) }
    let isReadOnly = isReadOnly(slot)
    let control =
      (field?.control(in: environment, field.flatMap { range(of: $0, slot) }, isReadOnly: isReadOnly) ?? details?
      .control
      ?? (element is NestedElement ? .link : .label))
      .translated(
        in: environment)
    var text = text(at: slot)
    if let field, isReadOnly, field.isSecure {
      // A read-only secret is never edited, so no surface needs it.
      answer = .none
      if !text.isEmpty { text = FormRow.dots }
    }
    let title = title(of: slot).text(in: environment)
    let isRequired = field?.isMarkedRequired ?? element.isRequired || flags.contains(.requiredNow)
    let canBeAnswered = isEditable(slot) && (field == nil ? canBeNil(element) : control.takesFocus)
    return FormRow(
      id: rowID(slot), kind: element.kind, line: nil, weight: 1,
      depth: depth(of: element, in: block),
      section: heading(of: element, in: block), title: title,
      help: details?.help?.text(in: environment),
      hint: canBeAnswered ? field.flatMap { hint($0, slot, control, title: title, isRequired: isRequired) } : nil,
      placeholder: details?.placeholder?.text(in: environment), icon: details?.icon,
      control: control, purpose: details?.purpose ?? control.purpose, text: text,
      display: display(slot, element, flags.contains(.hasDraft) ? nil : text), answer: answer,
      options: field.map { options(of: $0, slot, control) } ?? FormRow.Options(),
      suggestions: suggestions(element, slot, control),
      issues: issuesShown(at: slot, element, in: block).map {
        FormRow.Message(severity: $0.severity, text: $0.text(in: environment), code: $0.kind.code)
      },
      isEnabled: isEditable(slot) && (element.kind != .add || collections[slot - 1]?.canGrow == true),
      isReadOnly: isReadOnly, states: states(slot),
      isRequired: isRequired, mark: canBeAnswered ? mark(field, isRequired) : nil,
      allowsNone: canBeNil(element) || field?.canChooseNothing == true,
      isDirty: flags.contains(.dirty) || (child.map { Int($0.dirtyFields) } ?? dirtyElements(slot)) > 0,
      issueCount: Int(child?.shownErrors ?? 0),
      isInline: element is NestedElement && element.flags.contains(.inline), actions: actions(slot, element, in: block),
      action: details?.action)
  }

  /// Whether people decide on whether a subform is there.
  private func canBeNil(_ element: FormElement) -> Bool {
    element.flags.contains(.optional) && !element.flags.contains(.existsWhileVisible)
  }

  private func states(_ slot: Int) -> FormRow.States {
    var states: FormRow.States = offered.queries[slot]?.job == nil ? [] : .busy
    if slots[slot].flags.contains(.unparsed) { states.insert(.unread) }
    return states
  }

  private func heading(of element: FormElement, in block: Block) -> FormRowID? {
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
      if field.isSecure { return slots[slot].value.isEmpty ? "" : FormRow.dots }
      // What blocks the submit must be visible, even if it can't be corrected now.
      if slots[slot].flags.contains(.unparsed), isReadOnly(slot) { return drafts[slot]?.text ?? "" }
      guard slots[slot].value != .none else { return "" }
      let codec = codec(of: field, slot)
      if let text = field.details?.display?(codec, slots[slot].value) { return text.text(in: environment) }
      let text =
        codec.displaysText
        ? written ?? codec.text(slots[slot].value, environment)
        : codec.display(slots[slot].value, environment).text(in: environment)
      // A computed number is a label, but keeps its declared unit.
      return field.details?.control?.translated(in: environment).unit.map { "\(text) \($0)" } ?? text
    }
    if let collection = collections[slot] { return summary(of: collection) }
    if element.kind == .add { return "" }
    // While a subform is nil, nobody has entered what its fields hold.
    guard slots[slot].value != .flag(false) else { return "" }
    guard let child = children[slot] else {
      return shownIssues(slot).map { $0.text(in: environment) }.joined(separator: " ")
    }
    if let summary = element.details?.summary {
      return summary(model(of: child)).text(in: environment).shortened(to: Self.longestSummary)
    }
    let answers = answers(in: blocks[child], most: 4)
    return (answers.prefix(3) + (answers.count > 3 ? ["…"] : [])).joined(separator: ", ")
  }

  /// The most characters of a declared summary, and of each answer in another one.
  private static let (longestSummary, longestAnswer) = (200, 60)

  /// The first accepted answers in a subform, for its summary: what is wrong or half typed isn't repeated elsewhere.
  func answers(in block: Block, most: Int) -> [String] {
    var answers: [String] = []
    for local in block.elements.indices where answers.count < most {
      let slot = block.base + local
      let flags = slots[slot].flags
      guard flags.contains([.shown, .isField]), !flags.contains(.hasOwnError), let field = field(at: slot) else {
        continue
      }
      if case .flag = slots[slot].value { continue }
      let text = display(slot, field)
      if !text.isEmpty { answers.append(text.shortened(to: Self.longestAnswer)) }
    }
    return answers
  }
}
