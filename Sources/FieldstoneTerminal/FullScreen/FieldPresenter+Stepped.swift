import FieldstoneCore
import Foundation

/// Fields that can be typed into and also have steps or a picker.
extension FieldPresenter {
  /// The text field, with the calendar or clock below while it is expanded.
  var date: ShownRow {
    if case .date(let style) = row.control.known, style.kind == .month || style.kind == .year { return period }
    let isOpen = presenter.unfolded != nil
    var shown = fieldBefore(marks: 1)
    add(isOpen ? "▴" : "▾", isFocused ? .key : .help, Key(.down, .alt), to: &shown)
    guard case .date(let picker)? = presenter.unfolded else { return shown }
    shown.cursor = nil
    if picker.isAtTime {
      if let grid = picker.grid {
        // A click on the day goes back to the calendar.
        let line = ScreenLine(CellWidth.cut("‹ " + grid.dayTitle, width), .heading)
        shown.add(ShownRow(line, pressing: Key(.backspace)))
      }
      picker.clock.map { shown.add($0.lines(isMirrored: picker.isMirrored)) }
    } else {
      picker.grid.map { shown.add($0.lines(width: width)) }
    }
    return shown
  }

  /// The text field of a month or a year, with marks that go back and forward.
  private var period: ShownRow {
    var shown = fieldBefore(marks: 2)
    add("−", isFocused ? .key : .help, Key(.down, .control), to: &shown)
    add("+", isFocused ? .key : .help, Key(.up, .control), to: &shown)
    return shown
  }

  /// The number field, with marks that decrease and increase it.
  func stepper(_ style: FormNumberStyle) -> ShownRow {
    var shown = fieldBefore(marks: 2)
    add("−", at(style.minimum) ? .disabled : .key, Key(.down, .alt), to: &shown)
    add("+", at(style.maximum) ? .disabled : .key, Key(.up, .alt), to: &shown)
    return shown
  }

  /// The number field, with a bar below that shows the number within its range.
  func slider(_ style: FormNumberStyle) -> ShownRow {
    var shown = field
    guard let low = style.minimum?.approximate, let high = style.maximum?.approximate else { return shown }
    var value: Double?
    if case .number(let number) = row.answer { value = number.approximate }
    var ends = [style.minimumText, style.maximumText].compactMap(\.self).map {
      presenter.text(FormString(key: "%@", $0))
    }
    if ends.count == 2 {
      if let icon = style.minimumIcon?.symbol { ends[0] = icon + " " + ends[0] }
      if let icon = style.maximumIcon?.symbol { ends[1] += " " + icon }
    }
    let ticks = style.showsTicks ? SliderScale(style)?.ticks.map(\.approximate) ?? [] : []
    let bar = ValueBar(low: low, high: high, value: value, ticks: ticks)
    shown.add(bar.lines(width: min(40, width), ends: ends, isActive: isFocused))
    return shown
  }

  private var isFocused: Bool { presenter.isFocused }

  /// The field, narrower by three columns for each mark that follows it.
  private func fieldBefore(marks: Int) -> ShownRow {
    FieldPresenter(presenter: presenter, row: row, width: max(3, width - 3 * marks)).field
  }

  /// Adds a mark that presses a key when clicked, anywhere in three columns.
  private func add(_ mark: String, _ style: CellStyle, _ key: Key, to shown: inout ShownRow) {
    let x = shown.lines[0].end
    shown.lines[0].add(" " + mark, x: x, style)
    shown.spots.append(Spot(line: 0, x..<(x + 3), .keys([key])))
  }

  /// Whether the number equals a bound of its range.
  private func at(_ end: Decimal?) -> Bool { end.map { row.answer == .number($0) } ?? false }
}
