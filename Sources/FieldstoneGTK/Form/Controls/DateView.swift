#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A date that is typed, or taken from a calendar.
  final class DateView: EntryView {
    private let style: FormDateStyle
    private var answer: DateComponents?

    init(_ row: FormRow, _ style: FormDateStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      guard style.kind != .time else { return }
      let calendar = CalendarButton(text(Words.calendar(row.label)).shown)
      line.add(calendar.button)
      calendar.whenShown { [weak self] in self?.answer }
      calendar.whenPicked { [weak self] in self?.take($0) }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .date(let now) = row.answer { answer = now } else { answer = nil }
    }

    /// The day that was picked.
    private func take(_ day: DateComponents) {
      var new = answer ?? DateComponents()
      (new.year, new.month, new.day) = (day.year, day.month, day.day)
      if style.kind == .dateAndTime, new.hour == nil { (new.hour, new.minute) = (12, 0) }
      if new != answer { send(.set(id, .date(new))) }
    }
  }
#endif
