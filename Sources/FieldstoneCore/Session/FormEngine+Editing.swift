/// Editing: parsing input, storing values, and updating what depends on them.
extension FormEngine {
  /// Sets a field's value and draft and updates everything that depends on them. Closures are only queued.
  ///
  /// - Complexity: O(depth of nesting), and the field's own rules.
  func assign(_ slot: Int, _ value: StoredValue, draft: Draft?, isUndoable: Bool = true) {
    let hasDraft = slots[slot].flags.contains(.hasDraft)
    let isNew = storedValue(slot) != value
    if !isNew, !hasDraft, draft == nil { return }
    let oldDraft = hasDraft ? drafts[slot] : nil
    if !isNew, oldDraft == draft { return }
    let before = storedValue(slot)
    let wasRepeated = isRepeated(slot)
    let index = block(of: slot)
    let block = blocks[index]
    let field = unsafeDowncast(block.elements[slot - block.base], to: FieldElement.self)
    // A nil subform is created before its first field changes, so undo ends by setting it back to nil. A computed field
    // never creates an optional subform: its value is written once the subform exists.
    let isWritten = !block.layout.canBeNil || !field.flags.contains(.computed) || model(of: block).isPresent
    if isNew, isWritten, block.layout.canBeNil { create(block) }
    if isUndoable { history.record(slot, withAccepted(before, slot), undoable(oldDraft, field)) }
    if hasDraft || draft != nil {
      drafts[slot] = draft
      slots[slot].flags.set(.hasDraft, draft != nil)
      slots[slot].flags.set(.unparsed, draft?.issue != nil)
    }
    queueReaders(slot, .text)
    if isNew {
      // Set before the model is written, because property observers may read the session.
      replaceValue(slot, value)
      // What a subform that is nil would compute is no change, also during a submit.
      if isWritten { submissionState.noteChange() }
      if isWritten { write(field, value, slot, in: block, before: before) }
      // A property observer may have sent an input that removes the element.
      if block.layout.prefix == nil, !isLive(index) { return }
      assigned = slot
      queueDependentsOfValue(slot, index, block)
      if !isReplaying, field.flags.contains(.viewer) { hasRunSetter = true }
    }
    // A read-only field holds no answer of the user: it is never dirty, and its start value is not kept.
    if field.flags.contains(.readOnly) { forgetStart(slot) }
    if !field.flags.contains(.computed) {
      noteChanged(slot)
      forgetUnfit(slot)
    }
    // What a subform that is nil would compute is no change, so it makes no difference when its rows are made.
    if isWritten {
      discardSubmit()
      forgetOutside(slot)
    }
    mark(slot, .value)
    refreshDirty(slot)
    if !checks.isEmpty { endCheck(slot) }
    revalidate(slot, field)
    assigned = -1
    // Whether it is right is known only now: an answer that was repeated nowhere, and isn't either now, changes nothing
    // that another row says.
    if isNew, wasRepeated || isRepeated(slot) { markFirstAnswers(slot, in: index) }
    if isNew, !block.isShared { noteLastValid(slot, field, before: before) }
    // A text that waits to be read is no value yet.
    if block.core.hasAsyncRules, !isRestoring, draft?.isHeld != true { checks.waiting.append(slot) }
    refreshAnswer(slot)
    if isNew, isWritten, block.layout.canBeNil, block.layout.canChangeByItself, !model(of: block).isPresent {
      followRefusal(of: index)
    }
    if isNew, isWritten, !isReplaying, !isRestoring { followOwnObserver(slot, field, in: index) }
  }

  /// An observer of the property may have changed the value that was written; this shows at once.
  func followOwnObserver(_ slot: Int, _ field: FieldElement, in index: Int) {
    // Elements that may be elsewhere now are read once they have been found.
    guard !field.isStored, outdatedCollections.isEmpty, isLive(index), index == 0 || model(of: index).isPresent,
      field.flags.isDisjoint(with: [.viewer, .computed, .standalone]), heldBack[slot] == nil
    else { return }
    let written = storedValue(slot)
    // Nearly every setter keeps what it is given.
    if defaulted.isEmpty {
      var isKept = false
      operations.reads += 1
      if index == 0 {
        isKept = allValues(field.read(root), field, in: index) == written
      } else {
        model(of: index).read { isKept = allValues(field.read($0), field, in: index) == written }
      }
      if isKept { return }
    }
    let (text, kept) = (text(at: slot), lastValid(slot))
    readFields(of: index, CollectionOfOne(slot - blocks[index].base))
    guard isLive(index), storedValue(slot) != written else { return }
    if let kept, !accepts(storedValue(slot), field) { keepLastValid(slot, kept) }
    // A text stays as it is typed until its field is left: with the blank before the next word gone, nobody could type it.
    guard history.typingSlot == slot, field.codec is StringCodec else { return }
    drafts[slot] = Draft(text)
    slots[slot].flags.insert(.hasDraft)
    refreshDirty(slot)
  }

  /// A half-typed text as a step of the history has it. That a file was refused is no part of an answer: the file is
  /// not there anymore.
  func undoable(_ draft: Draft?, _ field: FieldElement) -> Draft? { field.codec is FileCodec ? nil : draft }

  /// Whether the text in a field is not a value of its type.
  package func hasUnparsedText(_ row: FormRowID) -> Bool {
    slot(of: row).map { slots[$0].flags.contains(.unparsed) } ?? false
  }

  /// The field has a new answer, which replaces the one from a snapshot that did not fit.
  func forgetUnfit(_ slot: Int) {
    leftovers.forget(rowID(slot).path)
  }

  /// Queues everything that depends on the value: closures, viewers, observers, and the rows that lead to this block.
  func queueDependentsOfValue(_ slot: Int, _ index: Int, _ block: Block) {
    queueReaders(slot, .value)
    queueReaders(of: block, .block)
    if editedBlocks.last != index { editedBlocks.append(index) }
    if slots[slot].flags.contains(.isObserved) { observers.queue(slot, &slots[slot].flags) }
    if blocks[index].owner >= 0 { markSummaries(of: slot, in: index) }
    var index = index
    while blocks[index].owner >= 0 {
      let owner = blocks[index].owner
      queueReaders(owner, .value)
      if slots[owner].flags.contains(.isObserved) { observers.queue(owner, &slots[owner].flags) }
      if blocks[index].node >= 0 { noteElement(index) }
      index = blocks[index].parent
      queueReaders(of: blocks[index], .block)
    }
  }

  /// Writes a value to the model, in place.
  func write(_ field: FieldElement, _ value: StoredValue, _ slot: Int, in block: Block) {
    if let several { return writeToAll(field, value, in: block, several) }
    operations.writes += 1
    if block.parent < 0 {
      field.write(value, root)
    } else {
      model(of: block).modify { field.write(value, $0) }
      if !collections.isEmpty, block.layout.canChangeByItself || !field.isStored { checkWritten(field, in: block) }
    }
  }

  /// - Returns: Whether the row accepts text.
  @discardableResult func type(_ slot: Int, _ text: String) -> Bool {
    guard let field = field(at: slot) else { return false }
    let codec = codec(of: field, slot)
    let text = codec.isVerbatim ? text : codec.tidied(text)
    // A field that shows none of several values, and is left empty, keeps them.
    if text.isEmpty, several != nil, !slots[slot].flags.contains(.hasDraft), storedValue(slot).severalValues != nil {
      return true
    }
    // Typing the text that is already there changes nothing, even if the text is less precise than the value, such as a
    // date shown without seconds.
    if !codec.isVerbatim, !slots[slot].flags.contains(.hasDraft), storedValue(slot) != .none,
      text == self.text(at: slot)
    {
      return true
    }
    operations.parses += 1
    if isRelative(text, slot, field) {
      changeRelatively(slot, text, field, codec)
      return true
    }
    if text.isEmpty {
      take(field.emptied, text, slot, field)
    } else {
      take(
        codec.isChoice ? chosen(text, slot, field, codec) : parsed(text, slot, field, codec),
        text, slot, field)
    }
    return true
  }

  /// The value of a text that was typed. Where the control for several lines was inferred from the name, or declared as a
  /// control, the codec doesn't know of it.
  private func parsed(_ text: String, _ slot: Int, _ field: FieldElement, _ codec: AnyCodec) -> Parsed {
    let parsed = codec.parse(text, over: singleValue(slot), environment)
    guard case .failure = parsed, let codec = codec as? StringCodec, !codec.style.isLong, field.takesLines else {
      return parsed
    }
    return codec.allowingLines.parse(text, environment)
  }

  /// The value of a text that names options.
  private func chosen(_ text: String, _ slot: Int, _ field: FieldElement, _ codec: AnyCodec) -> Parsed {
    let old = singleValue(slot)
    let parsed = codec.parse(text, over: old, environment)
    // What is chosen can be named again, whether or not it is offered.
    if case .failure = parsed, codec.names(text, old, environment) { return .value(old) }
    // Blanks where people may add something are no answer.
    if case .value(.none) = parsed { return field.emptied }
    return parsed
  }

  @inline(__always) func take(_ parsed: Parsed, _ text: String, _ slot: Int, _ field: FieldElement) {
    let codec = codec(of: field, slot)
    // A default value takes the place of nil as it was declared.
    let isDefault = text.isEmpty && field.flags.contains(.defaulted)
    switch isDefault ? parsed : mergedOverAll(parsed, slot, codec) {
    case .value(let values) where values.severalValues != nil: assign(slot, values, draft: nil)
    case .value(let entered):
      // A declared value is no answer of a person's.
      let value = isDefault ? entered : field.normalized(entered)
      let isNothing = value == .none || (codec.isChoice && text.isEmpty)
      // The text stays empty until the field is left: a default that came back at once would be in the way of typing.
      let isAwaited = isDefault && !codec.isChoice
      let isVerbatim =
        !isAwaited && (codec.isVerbatim && value == entered || isNothing) || codec.text(value, environment) == text
      assign(slot, value, draft: isVerbatim ? nil : Draft(text))
    case .failure(let issue):
      // The model keeps the last value that could be read, the field what was typed.
      assign(slot, storedValue(slot), draft: Draft(text, narrowed(issue, field, slot)))
    }
  }

  /// Adds the declared range to an issue that describes what is accepted.
  func narrowed(_ issue: FormIssue, _ field: FieldElement, _ slot: Int) -> FormIssue {
    let ends = ends(of: field, slot)
    return FormIssue(issue.kind.within(ends.minimum, ends.maximum))
  }

  /// - Returns: Whether the row accepts this kind of answer.
  func set(_ slot: Int, _ answer: FormAnswer) -> Bool {
    guard let field = field(at: slot) else {
      if element(at: slot).flags.contains(.existsWhileVisible) { return false }
      switch answer {
      case .flag(let isPresent): return setSubform(slot, isPresent)
      case .none: return setSubform(slot, false)
      default: return false
      }
    }
    let codec = codec(of: field, slot)
    if case .text(let text) = answer { return type(slot, codec.typed(text)) }
    // Choosing nothing, where one is to be chosen, is giving no answer.
    if case .choices(let ids) = answer, ids.isEmpty, case .choice = codec.control { return set(slot, .none) }
    if !slots[slot].flags.contains(.hasDraft), singleValue(slot) != .none,
      answer == codec.answer(storedValue(slot), environment)
    {
      return true
    }
    operations.parses += 1
    guard let parsed = codec.value(of: answer, over: singleValue(slot), environment) else { return false }
    switch mergedOverAll(parsed, slot, codec) {
    case .value(let values) where values.severalValues != nil: assign(slot, values, draft: nil)
    case .value(.none) where field.flags.contains(.defaulted): assign(slot, field.valueForNil, draft: nil)
    case .value(.none) where !field.flags.contains(.optional):
      // Clearing is an answer for all of several objects.
      if isMixed(slot) { take(field.emptied, "", slot, field) } else { type(slot, "") }
    case .value(let value): assign(slot, field.normalized(value), draft: nil)
    case .failure(let issue):
      let text =
        switch answer {
        case .choices(let ids): ids.joined(separator: ", ")
        case .number(let number): "\(number)"
        case .date:
          if case .noSuchDate(let date, _) = issue.kind { date } else { self.text(at: slot) }
        default: text(at: slot)
        }
      // Without text there is no draft to keep.
      if text.isEmpty { return type(slot, "") }
      assign(slot, storedValue(slot), draft: Draft(text, narrowed(issue, field, slot)))
    }
    return true
  }

  /// The text in the field.
  func text(at slot: Int) -> String {
    if slots[slot].flags.contains(.hasDraft), let draft = drafts[slot] { return draft.text }
    return writtenText(of: slot)
  }

  /// The value of a field as it would be typed.
  func writtenText(of slot: Int) -> String {
    guard let field = field(at: slot), singleValue(slot) != .none else { return "" }
    let codec = codec(of: field, slot)
    return codec.isFormatted
      ? formattedText(of: slot, codec, \.edited) { codec.text($0, environment) }
      : codec.text(storedValue(slot), environment)
  }
}
