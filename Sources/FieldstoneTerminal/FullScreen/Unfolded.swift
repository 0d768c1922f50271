import FieldstoneCore
import Foundation

/// What is unfolded under the row with the focus.
enum Unfolded {
  case list(FilteredList)
  case date(DatePicker)
}

extension FilteredList {
  /// The options of a choice.
  init(_ row: FormRow, none: String) {
    var entries = row.options.map { Entry(id: $0.id, title: $0.title, help: $0.help) }
    if row.allowsNone { entries.insert(Entry(id: nil, title: none), at: 0) }
    self.init(entries, at: entries.firstIndex { row.isChosen($0) } ?? 0)
  }
}

extension FormRow {
  /// Whether an entry stands for the row's answer.
  func isChosen(_ entry: FilteredList.Entry) -> Bool {
    if case .choices(let ids) = answer { return entry.id.map(ids.contains) ?? false }
    return entry.id == nil && answer == .none
  }
}

extension DatePicker {
  /// Chooses the answer of a date's row.
  init(_ row: FormRow, _ style: FormDateStyle, _ environment: FormEnvironment) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    let now = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: environment.now())
    let answer = row.dateParts
    let ends = (PickerEnd(style.minimum, style.kind), PickerEnd(style.maximum, style.kind))
    let grid = style.kind == .time ? nil : MonthGrid(environment, now, answer, ends)
    let clock = style.kind == .date ? nil : ClockFace(environment, now, answer, style.kind == .time ? ends : (nil, nil))
    self.init(grid, clock)
    isMirrored = environment.locale.language.characterDirection == .rightToLeft
  }
}

extension FormRow {
  /// The date that is answered.
  var dateParts: DateComponents? {
    if case .date(let parts) = answer { return parts }
    return nil
  }
}

extension MonthGrid {
  fileprivate init(
    _ environment: FormEnvironment, _ now: DateComponents, _ answer: DateComponents?, _ ends: (PickerEnd?, PickerEnd?)
  ) {
    let low = ends.0?.day ?? Self.allDays.lowerBound
    let high = ends.1?.day ?? Self.allDays.upperBound
    self.init(
      environment.calendar, environment.locale, today: Self.day(of: now) ?? low, chosen: answer.flatMap(Self.day(of:)),
      range: low <= high ? low...high : Self.allDays)
  }

  /// The day of a date's parts.
  static func day(of parts: DateComponents) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Self.day(year, month, day)
  }
}

extension ClockFace {
  fileprivate init(
    _ environment: FormEnvironment, _ now: DateComponents, _ answer: DateComponents?, _ ends: (PickerEnd?, PickerEnd?)
  ) {
    func minutes(_ parts: DateComponents) -> Int { (parts.hour ?? 0) * 60 + (parts.minute ?? 0) }
    let low = ends.0?.time ?? 0
    let high = ends.1?.time ?? 1439
    self.init(
      environment.locale, time: answer.map(minutes), now: minutes(now), range: low <= high ? low...high : 0...1439)
  }
}

/// An end of a date's range, out of its text: `2025-03-31`, `14:30` or both.
private struct PickerEnd {
  var day: Date?
  var time: Int?

  init?(_ text: String?, _ kind: FormDateKind) {
    guard let text else { return nil }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    if kind != .time, numbers.count >= 3 { day = MonthGrid.day(numbers[0], numbers[1], numbers[2]) }
    if kind == .time, numbers.count >= 2 { time = min(1439, numbers[0] * 60 + numbers[1]) }
  }
}
