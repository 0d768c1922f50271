import FieldstoneCore
import Foundation

/// Numbers and dates that go up and down.
extension FormScreen {
  /// - Returns: nil for keys that are no steps in the row.
  func step(_ key: Key, in row: FormRow) -> Outcome? {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly else { return nil }
    if case .slider(let style) = row.control.known, let end = end(key, style) { return set(row, .number(end)) }
    guard let steps = steps(key, row) else { return nil }
    return step(row, by: steps)
  }

  func step(_ row: FormRow, by steps: Int) -> Outcome {
    guard let answer = engine.answer(row.id, steppedBy: steps) else {
      message = text(ScreenWords.noFurther)
      return .goesOn
    }
    return set(row, answer)
  }

  /// An answer that was not typed: the cursor goes behind it.
  private func set(_ row: FormRow, _ answer: FormAnswer) -> Outcome {
    guard answer != row.answer else {
      message = text(ScreenWords.noFurther)
      return .goesOn
    }
    let outcome = send(.set(row.id, answer))
    _ = editor?.press(Key(.end))
    return outcome
  }

  /// Goes to the step that is nearest to a share of a slider's range.
  func slide(_ row: FormRow, _ style: FormNumberStyle, to share: Double) -> Outcome {
    guard let low = style.minimum.flatMap(Double.init), let high = style.maximum.flatMap(Double.init) else {
      return .goesOn
    }
    guard case .number(let number) = row.answer else { return step(row, by: 0) }
    let now = NSDecimalNumber(decimal: number).doubleValue
    // At an end there is a step on one side only.
    let near = [1, -1].compactMap { engine.answer(row.id, steppedBy: $0) }.first { $0 != row.answer }
    guard case .number(let next) = near else { return .goesOn }
    let size = abs(NSDecimalNumber(decimal: next).doubleValue - now)
    let steps = ((low + (high - low) * share - now) / size).rounded()
    guard abs(steps) < 1e15, steps != 0 else { return .goesOn }
    return step(row, by: Int(steps))
  }

  private func end(_ key: Key, _ style: FormNumberStyle) -> Decimal? {
    switch key {
    case Key(.home): style.minimum.flatMap { Decimal(string: $0) }
    case Key(.end): style.maximum.flatMap { Decimal(string: $0) }
    default: nil
    }
  }

  /// How many steps a key makes.
  private func steps(_ key: Key, _ row: FormRow) -> Int? {
    let isAside = !key.modifiers.isDisjoint(with: [.alt, .control])
    switch (row.control.known, key.name) {
    case (.number, .up) where isAside, (.stepper, .up) where isAside, (.slider, .up) where isAside: return 1
    case (.number, .down) where isAside, (.stepper, .down) where isAside, (.slider, .down) where isAside: return -1
    case (.number, .pageUp) where isAside, (.stepper, .pageUp) where isAside, (.slider, .pageUp) where isAside:
      return 10
    case (.number, .pageDown) where isAside, (.stepper, .pageDown) where isAside, (.slider, .pageDown) where isAside:
      return -10
    // Alt-↓ unfolds the calendar.
    case (.date, .up) where key.modifiers == .control: return 1
    case (.date, .down) where key.modifiers == .control: return -1
    case (.slider, .right) where key.modifiers.isEmpty: return 1
    case (.slider, .left) where key.modifiers.isEmpty: return -1
    case (.stepper(let style), .text(let text)), (.slider(let style), .text(let text)): return sign(text, style)
    default: return nil
    }
  }

  /// `+` and `−` are steps; where a number may begin with a sign, it is one.
  private func sign(_ text: String, _ style: FormNumberStyle) -> Int? {
    if text == "+" { return 1 }
    guard text == "-" || text == "\u{2212}" else { return nil }
    let allowsNegative = style.minimum.flatMap { Decimal(string: $0) }.map { $0 < 0 } ?? true
    return allowsNegative && editor?.cursor == 0 ? nil : -1
  }
}
