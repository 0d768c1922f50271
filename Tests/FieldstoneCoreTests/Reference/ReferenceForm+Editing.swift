import FieldstoneCore
import Foundation

/// Values: how they come in, and what is noted of them.
extension ReferenceForm {
  func text(_ row: ReferenceRow) -> String {
    if let draft = state.drafts[row.path] { return draft.text }
    return row.field.map { ReferenceText($0).text(value(row.path)) } ?? ""
  }

  /// Notes what a field was before it changes.
  private func note(_ path: String, _ saved: ReferenceSaved) {
    state.undone = []
    if goesOnTyping, path == state.typing?.path { return }
    if goesOnTyping, var last = state.done.popLast() {
      last.note(path, saved)
      state.done.append(last)
    } else {
      step = step ?? ReferenceUndoStep()
      step?.note(path, saved)
    }
  }

  func assign(_ path: String, _ value: PlanValue, draft: ReferenceDraft?, isNoted: Bool = true) {
    let old = state.values[path] ?? .none
    guard old != value || state.drafts[path] != draft else { return }
    if old != value { make(path.dropLastName, isNoted: isNoted) }
    if isNoted { note(path, .field(old, state.drafts[path])) }
    state.drafts[path] = draft
    if old != value { noticed.insert(path) }
    state.values[path] = value
    state.isSubmitted = false
    guard let id = layout.rowOfPath[path] else { return }
    state.carried[id] = nil
    // The program's own data has no start to differ from.
    if layout.byID[id].map(isReadOnly) == true { state.start[path] = value }
  }

  /// Makes the subforms that a field is in, the outermost first.
  func make(_ block: String, isNoted: Bool = true) {
    for path in layout.optionals(above: block) where !state.present.contains(path) {
      if isNoted { note(path, .noSubform) }
      state.present.insert(path)
      renew(path, isBlank: true)
      state.isSubmitted = false
    }
  }

  /// Another subform stands in a place, with all that is in it.
  func renew(_ path: String, isBlank: Bool) {
    state.lastID += 1
    for block in layout.blocks(from: path) {
      state.ids[block.path] = isBlank ? .blank(state.lastID) : .program(state.lastID)
    }
  }

  /// Whether the subform is the one that was there at the start.
  func isAtStart(_ path: String) -> Bool { (state.ids[path] ?? .origin) == (state.startIDs[path] ?? .origin) }

  /// All that is in a subform.
  func whole(_ path: String) -> ReferenceSaved {
    var values = state.values.filter { $0.key.hasPrefix(path + ".") }
    for inner in state.present where inner.hasPrefix(path + ".") { values[inner] = .flag(true) }
    var ids: [String: ReferenceSubformID] = [:]
    for block in layout.blocks(from: path) { ids[block.path] = state.ids[block.path] ?? .origin }
    return .subform(
      ReferenceWhole(
        values: values, drafts: state.drafts.filter { $0.key.hasPrefix(path + ".") },
        places: Self.places.map { state[keyPath: $0].intersection(rowIDs(in: path)) }, ids: ids))
  }

  /// Where somebody has been.
  private static var places: [WritableKeyPath<ReferenceState, Set<String>>] {
    [\.touched, \.answered, \.judged, \.reported, \.requested]
  }

  private func forgetPlaces(in path: String) {
    for place in Self.places { state[keyPath: place].subtract(rowIDs(in: path)) }
  }

  private func rowIDs(in path: String) -> Set<String> {
    Set(layout.rows.filter { $0.block == path || $0.block.hasPrefix(path + ".") }.map(\.id))
  }

  /// Notes what a subform is before a program puts another one in its place.
  func noteSubform(_ path: String) { note(path, isPresent(path) ? whole(path) : .noSubform) }

  /// A subform that was there at the start goes: that is the one that comes back.
  func noteLoss(_ path: String) {
    let wasThere = state.startPresent.contains(path) || !FormPlan.optionalNames.contains(path.lastName)
    if wasThere, isAtStart(path), isPresent(path) { state.lost[path] = whole(path) }
  }

  /// Makes a subform, or sets it to nil.
  func setSubform(_ path: String, _ isThere: Bool) {
    guard state.present.contains(path) != isThere else { return }
    if isThere { return make(path) }
    note(path, whole(path))
    noteLoss(path)
    put(path, .noSubform)
    state.isSubmitted = false
  }

  /// Puts back what a subform was; of nil, the blank one stands there.
  func put(_ path: String, _ saved: ReferenceSaved) {
    guard case .subform(let saved) = saved else { return }
    let whole = saved ?? ReferenceWhole()
    state.ids.merge(whole.ids) { $1 }
    // The next one begins calm, and with nothing answered.
    if saved == nil { forgetPlaces(in: path) }
    for block in layout.blocks(from: path) where block.path != path && block.isOptional {
      if state.present.contains(block.path), whole.values[block.path] != .flag(true) { forgetPlaces(in: block.path) }
    }
    for (place, rows) in zip(Self.places, whole.places) { state[keyPath: place].formUnion(rows) }
    if FormPlan.optionalNames.contains(path.lastName) {
      if saved != nil { state.present.insert(path) } else { state.present.remove(path) }
    }
    for block in layout.blocks(from: path) {
      if block.path != path, block.isOptional {
        if whole.values[block.path] == .flag(true) {
          state.present.insert(block.path)
        } else {
          state.present.remove(block.path)
        }
      }
      for leaf in Leaf.all {
        let field = block.path.appending(leaf.name)
        let value = whole.values[field] ?? blank(field)
        state.values[field] = value
        state.drafts[field] = whole.drafts[field]
        // The program's own data has no start to differ from.
        if let row = layout.rowOfPath[field].flatMap({ layout.byID[$0] }), isReadOnly(row), formula(field) == nil {
          state.start[field] = value
        }
      }
    }
  }

  // MARK: Answers

  /// - Returns: whether the row takes text.
  func type(_ row: ReferenceRow, _ text: String) -> Bool {
    guard row.kind == .field, let field = row.field else { return false }
    let reading = ReferenceText(field)
    let old = value(row.path)
    // What stands there already changes nothing.
    if !reading.isVerbatim, state.drafts[row.path] == nil, old != .none, text == self.text(row) { return true }
    switch text.isEmpty ? reading.emptied : reading.meaning(text, over: old) {
    case .value(let value):
      let isPlain = reading.isVerbatim || value == .none || reading.text(value) == text
      assign(row.path, value, draft: isPlain ? nil : ReferenceDraft(text: text))
    case .nothing(let issue): assign(row.path, old, draft: ReferenceDraft(text: text, issue: issue))
    }
    return true
  }

  /// - Returns: whether the row takes such an answer.
  func set(_ row: ReferenceRow, _ answer: FormAnswer) -> Bool {
    guard row.kind == .field, let field = row.field else {
      guard FormPlan.optionalNames.contains(row.path.lastName) else { return false }
      switch answer {
      case .flag(let isThere): setSubform(row.path, isThere)
      case .none: setSubform(row.path, false)
      default: return false
      }
      return true
    }
    if case .text(let text) = answer { return type(row, text) }
    let reading = ReferenceText(field)
    let old = value(row.path)
    if state.drafts[row.path] == nil, old != .none, answer == reading.answer(old) { return true }
    switch (answer, reading.kind) {
    case (.none, _):
      if reading.isOptional { assign(row.path, .none, draft: nil) } else { return type(row, "") }
    case (.flag(let flag), .flag): assign(row.path, .flag(flag), draft: nil)
    case (.number(let number), .whole), (.number(let number), .byte), (.number(let number), .real):
      take(reading.meaning("\(number)", over: old), row, "\(number)")
    case (.date(let parts), .date):
      let meaning = reading.date(parts, over: old)
      take(meaning, row, meaning == .issue("noSuchDate") ? reading.text(parts) : text(row))
    case (.choices(let ids), .choice):
      guard ids.count < 2 else { return false }
      guard let id = ids.first else {
        if reading.isOptional { assign(row.path, .none, draft: nil) } else { return type(row, "") }
        return true
      }
      take(Shade(rawValue: id).map { .value($0.planValue) } ?? .issue("notChoice"), row, id)
    default: return false
    }
    return true
  }

  private func take(_ meaning: ReferenceText.Meaning, _ row: ReferenceRow, _ text: String) {
    switch meaning {
    case .value(let value): assign(row.path, value, draft: nil)
    case .nothing(let issue):
      // Without a text there is nothing that could be half an answer.
      if text.isEmpty {
        _ = type(row, "")
      } else {
        assign(row.path, value(row.path), draft: ReferenceDraft(text: text, issue: issue))
      }
    }
  }
}
