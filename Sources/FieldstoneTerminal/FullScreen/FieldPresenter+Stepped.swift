import FieldstoneCore
import Foundation

/// Answers that are typed, and can be stepped or unfolded too.
extension FieldPresenter {
  /// The text, and under it the calendar or clock while it is unfolded.
  var date: ShownRow {
    let isOpen = presenter.unfolded != nil
    var shown = fieldBefore(isOpen ? "▴" : "▾", isFocused ? .bold : .dim)
    guard case .date(let picker)? = presenter.unfolded else { return shown }
    shown.cursor = nil
    if picker.isAtTime {
      if let grid = picker.grid {
        shown.lines.append(ScreenLine(CellWidth.cut(grid.dayTitle, width), .bold))
      }
      picker.clock.map { shown.add($0.lines()) }
    } else {
      picker.grid.map { shown.add($0.lines(width: width, isMirrored: picker.isMirrored)) }
    }
    return shown
  }

  /// The number, and what makes it less and more.
  func stepper(_ style: FormNumberStyle) -> ShownRow {
    var shown = fieldBefore("−", at(style.minimum) ? .dim : .bold)
    shown.lines[0].add("+", x: shown.lines[0].end + 2, at(style.maximum) ? .dim : .bold)
    return shown
  }

  /// The number, and under it where it is between its ends.
  func slider(_ style: FormNumberStyle) -> ShownRow {
    var shown = field
    guard let low = style.minimum.flatMap(Double.init), let high = style.maximum.flatMap(Double.init), low < high else {
      return shown
    }
    let ends = [style.minimum, style.maximum].map { FormString(key: "%@", .number($0 ?? "")) }.map(presenter.text)
    let room = min(40, width) - CellWidth.of(ends[0]) - CellWidth.of(ends[1]) - 2
    guard room >= 4 else { return shown }
    var value: Double?
    if case .number(let number) = row.answer { value = NSDecimalNumber(decimal: number).doubleValue }
    let bar = ValueBar(low: low, high: high, value: value, width: room).text
    var line = ScreenLine(ends[0], .dim)
    line.add(bar.filled, x: line.end + 1, .bold)
    line.add(bar.knob, x: line.end, .bold)
    line.add(bar.rest, x: line.end, .dim)
    line.add(ends[1], x: line.end + 1, .dim)
    shown.lines.append(line)
    return shown
  }

  private var isFocused: Bool { presenter.isFocused }

  /// The field with a mark behind it.
  private func fieldBefore(_ mark: String, _ style: CellStyle) -> ShownRow {
    var shown = FieldPresenter(presenter: presenter, row: row, width: max(3, width - 5)).field
    shown.lines[0].add(mark, x: shown.lines[0].end + 1, style)
    return shown
  }

  /// Whether the number is at an end.
  private func at(_ end: String?) -> Bool {
    guard case .number(let number) = row.answer, let end = end.flatMap({ Decimal(string: $0) }) else { return false }
    return number == end
  }
}
