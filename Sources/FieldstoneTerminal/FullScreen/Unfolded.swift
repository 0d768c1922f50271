import FieldstoneCore
import Foundation

/// What is expanded below the focused row.
enum Unfolded {
  case list(FilteredList)
  case date(DatePicker)
}

extension FilteredList {
  /// Lists the options of a choice.
  init(_ row: FormRow, _ text: (FormString) -> String) {
    var entries = row.options.map { option in
      Entry(
        id: option.id, title: option.title, help: option.help,
        refusal: option.isEnabled ? nil : text(.common(.unavailable)))
    }
    if row.allowsNone { entries.insert(Entry(id: nil, title: text(.screen(.none))), at: 0) }
    self.init(entries, at: entries.firstIndex { row.isChosen($0) } ?? 0)
  }
}

extension DatePicker {
  /// Picks the answer of a date field.
  init(_ row: FormRow, _ style: FormDateStyle, _ engine: FormEngine) {
    let environment = engine.environment
    // Without an answer, zero steps give the current time in the field's own time zone, or a bound of its range.
    let first = row.answer == .none ? engine.answer(row.id, steppedBy: 0) : nil
    self.init(
      (style.kind != .time, style.kind != .date), environment.calendar, environment.locale,
      present: DateComponents(environment.now(), in: environment.timeZone).placed(like: first),
      chosen: row.dateParts, ends: (style.minimum, style.maximum))
  }
}

extension FormRow {
  /// Whether an entry is the row's answer.
  func isChosen(_ entry: FilteredList.Entry) -> Bool {
    if case .choices(let ids) = answer { return entry.id.map(ids.contains) ?? false }
    return entry.id == nil && answer == .none
  }

  /// The answered date; nil if there is none.
  var dateParts: DateComponents? {
    if case .date(let parts) = answer { return parts }
    return nil
  }
}
