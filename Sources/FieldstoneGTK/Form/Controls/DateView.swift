#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A date that is typed or picked in a calendar.
  final class DateView: EntryView {
    private let style: FormDateStyle
    private var answer: DateComponents?
    private(set) var calendar: CalendarButton?

    init(_ row: FormRow, _ style: FormDateStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      guard style.kind != .time else { return }
      let calendar = CalendarButton(text(.window(.openCalendar, .text(row.label))).shown)
      self.calendar = calendar
      line.add(calendar.button)
      calendar.whenShown { [weak self] in self?.openingDay }
      calendar.whenPicked { [weak self] in self?.pick($0) ?? .refused("") }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .date(let now) = row.answer { answer = now } else { answer = nil }
    }

    /// The field's day; if it is empty, today in the field's time zone, or the nearest bound of its range.
    private var openingDay: DateComponents? {
      if let answer { return answer }
      if case .date(let now) = form?.engine.answer(id, steppedBy: 0) { return now }
      return nil
    }

    private func pick(_ day: DateComponents) -> CalendarButton.Pick {
      guard let form else { return .refused("") }
      do {
        let new = try form.engine.answer(id, on: day)
        let isNew = answer.map { new != .date($0) } ?? true
        return .taken { [weak self] in if isNew, let self { self.send(.set(self.id, new)) } }
      } catch {
        return .refused(error.text(in: form.engine.environment))
      }
    }
  }
#endif
