import FieldstoneCore
import Foundation

/// Changing numbers and dates by steps.
extension FormScreen {
  /// - Returns: nil for keys that don't step the row's answer.
  func step(_ key: Key, in row: FormRow) -> Outcome? {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly else { return nil }
    if case .slider(let style) = row.control.known, let end = end(key, style) { return set(row, .number(end)) }
    guard let steps = steps(key, row) else { return nil }
    return step(row, by: steps)
  }

  func step(_ row: FormRow, by steps: Int) -> Outcome {
    guard let answer = engine.answer(row.id, steppedBy: steps) else {
      message = text(.screen(.noFurther))
      return .goesOn
    }
    return set(row, answer)
  }

  /// Sets an answer that was not typed, and moves the cursor to its end.
  private func set(_ row: FormRow, _ answer: FormAnswer) -> Outcome {
    guard answer != row.answer else {
      message = text(.screen(.noFurther))
      return .goesOn
    }
    let outcome = send(.set(row.id, answer))
    _ = editor?.press(Key(.end))
    return outcome
  }

  /// Sets the step nearest to a fraction of a slider's range, from 0 to 1.
  func slide(_ row: FormRow, _ style: FormNumberStyle, to share: Double) -> Outcome {
    guard let low = style.minimum?.approximate, let high = style.maximum?.approximate else { return .goesOn }
    guard case .number(let number) = row.answer else { return step(row, by: 0) }
    let now = number.approximate
    // At a bound there is a step in one direction only.
    let near = [1, -1].compactMap { engine.answer(row.id, steppedBy: $0) }.first { $0 != row.answer }
    guard case .number(let next) = near else { return .goesOn }
    let size = abs(next.approximate - now)
    let steps = ((low + (high - low) * share - now) / size).rounded()
    guard abs(steps) < 1e15, steps != 0 else { return .goesOn }
    return step(row, by: Int(steps))
  }

  /// The slider that the pointer holds: its line in the window, where its row begins, and its clickable cells.
  var bar: (y: Int, start: Int, spots: [Spot])? {
    guard let held, held == focus, let index = engine.index(of: held) else { return nil }
    for hit in hits where hit.row == held {
      let spots = shownRow(at: index).spots.filter {
        if case .entry = $0.action { $0.line == hit.line } else { false }
      }
      if !spots.isEmpty { return (hit.y, hit.start, spots) }
    }
    return nil
  }

  /// Moves the slider to the pointer, at most to its bounds.
  func slide(along spots: [Spot], to column: Int) {
    guard let first = spots.first, let last = spots.last else { return }
    let spot = column < first.columns.lowerBound ? first : spots.first { $0.columns.contains(column) } ?? last
    if case .entry(let position) = spot.action { _ = takeEntry(position) }
  }

  /// The bound that Home or End sets in a slider.
  private func end(_ key: Key, _ style: FormNumberStyle) -> Decimal? {
    // With Ctrl, too, these keys go to an end, unless it is that of a text.
    guard key.modifiers.isEmpty || editor == nil && key.modifiers == .control else { return nil }
    return key.name == .home ? style.minimum : key.name == .end ? style.maximum : nil
  }

  /// The number of steps that a key makes; nil if it makes none.
  private func steps(_ key: Key, _ row: FormRow) -> Int? {
    let isAside = !key.modifiers.isDisjoint(with: [.alt, .control])
    switch (row.control.known, key.name) {
    case (.slider, .right) where key.modifiers.isEmpty: return 1
    case (.slider, .left) where key.modifiers.isEmpty: return -1
    case (.stepper(let style), .text(let text)), (.slider(let style), .text(let text)):
      // From values that differ there is no step: the sign begins a change of each.
      if row.isMixed { return nil }
      let allowsNegative = style.minimum.map { $0 < 0 } ?? true
      return StepKeys.sign(text, isTyped: allowsNegative && editor?.cursor == 0)
    // Without Alt: Alt-↓ opens the calendar.
    case (.date(let style), _) where key.modifiers == .control:
      return StepKeys.size(key.name, far: style.kind == .month ? 12 : style.kind == .year ? 10 : 7)
    case (.number, _) where isAside, (.stepper, _) where isAside, (.slider, _) where isAside:
      return StepKeys.size(key.name, far: 10)
    default: return nil
    }
  }
}
