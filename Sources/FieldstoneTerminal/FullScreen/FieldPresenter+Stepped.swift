import FieldstoneCore
import Foundation

/// Answers that are typed, and can be stepped or unfolded too.
extension FieldPresenter {
  /// The text, and under it the calendar or clock while it is unfolded.
  var date: ShownRow {
    let isOpen = presenter.unfolded != nil
    var shown = fieldBefore(marks: 1)
    add(isOpen ? "▴" : "▾", isFocused ? .key : .help, Key(.down, .alt), to: &shown)
    guard case .date(let picker)? = presenter.unfolded else { return shown }
    shown.cursor = nil
    if picker.isAtTime {
      if let grid = picker.grid {
        // The way back to the days.
        let line = ScreenLine(CellWidth.cut("‹ " + grid.dayTitle, width), .heading)
        shown.add(ShownRow(line, pressing: Key(.backspace)))
      }
      picker.clock.map { shown.add($0.lines(isMirrored: picker.isMirrored)) }
    } else {
      picker.grid.map { shown.add($0.lines(width: width)) }
    }
    return shown
  }

  /// The number, and what makes it less and more.
  func stepper(_ style: FormNumberStyle) -> ShownRow {
    var shown = fieldBefore(marks: 2)
    add("−", at(style.minimum) ? .disabled : .key, Key(.down, .alt), to: &shown)
    add("+", at(style.maximum) ? .disabled : .key, Key(.up, .alt), to: &shown)
    return shown
  }

  /// The number, and under it where it is between its ends.
  func slider(_ style: FormNumberStyle) -> ShownRow {
    var shown = field
    guard let low = style.minimum.flatMap(Double.init), let high = style.maximum.flatMap(Double.init) else {
      return shown
    }
    var value: Double?
    if case .number(let number) = row.answer { value = NSDecimalNumber(decimal: number).doubleValue }
    let ends = [style.minimum, style.maximum].map { FormString(key: "%@", .number($0 ?? "")) }.map(presenter.text)
    let bar = ValueBar(low: low, high: high, value: value)
    shown.add(bar.lines(width: min(40, width), ends: ends, isActive: isFocused))
    return shown
  }

  private var isFocused: Bool { presenter.isFocused }

  /// The field, with room behind it for marks of three cells.
  private func fieldBefore(marks: Int) -> ShownRow {
    FieldPresenter(presenter: presenter, row: row, width: max(3, width - 3 * marks)).field
  }

  /// A mark that presses a key, wide enough for a finger.
  private func add(_ mark: String, _ style: CellStyle, _ key: Key, to shown: inout ShownRow) {
    let x = shown.lines[0].end
    shown.lines[0].add(" " + mark, x: x, style)
    shown.spots.append(Spot(line: 0, x..<(x + 3), .keys([key])))
  }

  /// Whether the number is at an end.
  private func at(_ end: String?) -> Bool {
    guard case .number(let number) = row.answer, let end = end.flatMap({ Decimal(string: $0) }) else { return false }
    return number == end
  }
}
