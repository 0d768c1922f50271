import FieldstoneCore
import Foundation

/// What is unfolded under the row with the focus.
enum Unfolded {
  case list(FilteredList)
  case date(DatePicker)
}

extension FilteredList {
  /// The options of a choice.
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
  /// Chooses the answer of a date's row.
  init(_ row: FormRow, _ style: FormDateStyle, _ environment: FormEnvironment) {
    self.init(
      (style.kind != .time, style.kind != .date), environment.calendar, environment.locale,
      now: (environment.now(), environment.timeZone), chosen: row.dateParts, ends: (style.minimum, style.maximum))
  }
}

extension FormRow {
  /// Whether an entry stands for the row's answer.
  func isChosen(_ entry: FilteredList.Entry) -> Bool {
    if case .choices(let ids) = answer { return entry.id.map(ids.contains) ?? false }
    return entry.id == nil && answer == .none
  }

  /// The date that is answered.
  var dateParts: DateComponents? {
    if case .date(let parts) = answer { return parts }
    return nil
  }
}
