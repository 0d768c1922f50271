import FieldstoneCore
import Foundation

/// Setting values and recording undo steps.
extension ReferenceForm {
  func text(_ row: ReferenceRow) -> String {
    if let draft = state.drafts[row.path] { return draft.text }
    return reading(row)?.text(value(row.path)) ?? ""
  }

  /// Records the state of a field or subform before it changes.
  func note(_ path: String, _ saved: ReferenceSaved) {
    if belongsToLastStep {
      if let last = state.done.indices.last { state.done[last].note(path, saved) }
      return
    }
    isNoted = true
    state.undone = []
    if continuesTyping, path == state.typing?.path { return }
    if continuesTyping, var last = state.done.popLast() {
      last.note(path, saved)
      state.done.append(last)
    } else {
      step = step ?? ReferenceUndoStep()
      step?.note(path, saved)
    }
  }

  func assign(_ path: String, _ value: PlanValue, draft: ReferenceDraft?, isNoted: Bool = true) {
    // What the model computes keeps nothing that it is set to.
    let old = path.lastName == "loud" ? self.value(path) : state.values[path] ?? .none
    guard old != value || state.drafts[path] != draft else { return }
    if old != value { make(path.dropLastName, isNoted: isNoted) }
    if isNoted { note(path, .field(old, undoableDraft(path), held: state.held[path])) }
    state.drafts[path] = draft
    if old != value { changedPaths.insert(path) }
    state.values[path] = value
    if old != value { holdBack(path, before: old) }
    state.isSubmitted = false
    forgetOutside(path)
    forgetCheck(path)
    guard let id = layout.rowOfPath[path] else { return }
    state.carried[id] = nil
    // Read-only data belongs to the program, so its starting value follows it.
    if layout.byID[id].map(isReadOnly) == true { state.start[path] = value }
  }

  // MARK: Answers

  /// - Returns: whether the row takes text.
  func type(_ row: ReferenceRow, _ text: String) -> Bool {
    guard row.kind == .field, let reading = reading(row) else { return false }
    let old = value(row.path)
    let text = reading.tidied(text)
    // Typing the text that is already there changes nothing.
    if !reading.isVerbatim, state.drafts[row.path] == nil, old != .none, text == self.text(row) { return true }
    switch text.isEmpty ? reading.emptied(old) : reading.meaning(text, over: old) {
    case .value(let value):
      let isNothing = value == .none || text.isEmpty && reading.choice != nil
      // A default value shows once the field is left.
      let isAwaited = text.isEmpty && reading.defaultValue != nil && reading.choice == nil
      let isPlain =
        !isAwaited && (reading.isVerbatim && value == .text(text) || isNothing) || reading.text(value) == text
      assign(row.path, value, draft: isPlain ? nil : ReferenceDraft(text: text))
    case .nothing(let issue): assign(row.path, old, draft: ReferenceDraft(text: text, issue: issue))
    }
    return true
  }

  /// - Returns: whether the row takes such an answer.
  func set(_ row: ReferenceRow, _ answer: FormAnswer) -> Bool {
    guard row.kind == .field, let reading = reading(row) else {
      guard FormPlan.optionalNames.contains(row.path.lastName) else { return false }
      switch answer {
      case .flag(let isThere): setSubform(row.path, isThere)
      case .none: setSubform(row.path, false)
      default: return false
      }
      return true
    }
    if case .text(let text) = answer { return type(row, text) }
    let old = value(row.path)
    if state.drafts[row.path] == nil, old != .none, answer == reading.answer(old) { return true }
    switch (answer, reading.kind) {
    case (.none, _):
      if let defaultValue = reading.defaultValue {
        assign(row.path, defaultValue, draft: nil)
        return true
      }
      guard reading.isOptional else { return type(row, "") }
      assign(row.path, .none, draft: nil)
    case (.flag(let flag), .flag): assign(row.path, .flag(flag), draft: nil)
    case (.number(let number), .whole), (.number(let number), .byte), (.number(let number), .real):
      take(reading.meaning("\(number)", over: old), row, "\(number)")
    case (.date(let parts), .date):
      let meaning = reading.date(parts, over: old)
      take(meaning, row, meaning == .issue("noSuchDate") ? reading.text(parts) : text(row))
    case (.choices(let ids), _):
      guard let choice = reading.choice else { return false }
      if !choice.leaf.isSeveral, ids.isEmpty || choice.takesOwn && ids.count == 1 && reading.isBlank(ids[0]) {
        return set(row, .none)
      }
      guard let meaning = choice.meaning(ids, over: old) else { return false }
      take(meaning, row, ids.joined(separator: ", "))
    default: return false
    }
    return true
  }

  private func take(_ meaning: ReferenceText.Meaning, _ row: ReferenceRow, _ text: String) {
    switch meaning {
    case .value(let value): assign(row.path, value, draft: nil)
    case .nothing(let issue):
      // Without text there is no draft to keep.
      if text.isEmpty {
        _ = type(row, "")
      } else {
        assign(row.path, value(row.path), draft: ReferenceDraft(text: text, issue: issue))
      }
    }
  }
}
