#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A date that is typed, or picked in a calendar, on a clock, or in a grid of months or years.
  final class DateView: EntryView {
    /// With the bounds as they are now, which may depend on other answers.
    private(set) var style: FormDateStyle
    private var answer: DateComponents?
    private(set) var calendar: CalendarButton?
    private(set) var clock: ClockButton?
    private(set) var grid: GridButton?
    private(set) var clear: Widget?

    init(_ row: FormRow, _ style: FormDateStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      if row.allowsNone {
        let clear = gtk_button_new_from_icon_name("edit-clear-symbolic")!
        let label = text(.window(.clear, .text(row.label))).shown
        clear.addClass("flat")
        gtk_widget_set_tooltip_text(clear, label)
        fieldstone_gtk_set_label(clear, label)
        line.add(clear)
        connect(clear, "clicked") { [weak self] _ in
          guard let self else { return }
          self.send(.set(self.id, .none))
          // The button has gone, and with it the focus.
          self.takeFocus()
        }
        self.clear = clear
      }
      if style.kind.hasDay, form?.engine.environment.calendar.identifier == .gregorian {
        let calendar = CalendarButton(text(.window(.openCalendar, .text(row.label))).shown)
        self.calendar = calendar
        line.add(calendar.button)
        calendar.whenShown { [weak self] in self?.openingDay }
        calendar.whenPicked { [weak self] in self?.pick($0) ?? .refused("") }
      } else if style.kind != .time {
        addGrid(row)
      }
      if style.kind.hasTime {
        let clock = ClockButton(
          text(.window(.openClock, .text(row.label))).shown,
          words: (text(.window(.hours)), text(.window(.minutes)), text(.window(.set))))
        self.clock = clock
        line.add(clock.button)
        clock.whenShown { [weak self] in self?.openingDay }
        clock.whenTaken { [weak self] in self?.take(hour: $0, minute: $1) }
      }
    }

    private func addGrid(_ row: FormRow) {
      let label = text(.window(style.kind.hasDay ? .openCalendar : .openGrid, .text(row.label))).shown
      let words = (text(.window(.earlier)), text(.window(.later)))
      let grid = GridButton(label, words: words) { [weak self] offset in
        guard let self else { return GridButton.Page(title: "", columns: 1, cells: []) }
        return switch self.style.kind {
        case .month: self.months(offset)
        case .year: self.years(offset)
        case .date, .dateAndTime, .time: self.days(offset)
        }
      }
      self.grid = grid
      line.add(grid.button)
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .date(let now) = row.control.standard { style = now }
      if case .date(let now) = row.answer { answer = now } else { answer = nil }
      clear?.isVisible = !row.text.isEmpty
    }

    /// The field's date; if it is empty, the one at which its picker opens.
    var openingDay: DateComponents? {
      if let answer { return answer }
      if case .date(let now) = form?.engine.answer(id, steppedBy: 0) { return now }
      return nil
    }

    private func pick(_ day: DateComponents) -> CalendarButton.Pick {
      guard let form else { return .refused("") }
      do {
        let new = try form.engine.answer(id, on: day)
        return .taken { [weak self] in if case .date(let parts) = new { self?.take(parts) } }
      } catch {
        return .refused(error.text(in: form.engine.environment))
      }
    }

    /// Takes a day of a grid, which offers none outside the range.
    func take(day: DateComponents) {
      if case .taken(let take) = pick(day) { take() }
    }

    private func take(hour: Int, minute: Int) {
      guard var parts = openingDay else { return }
      // An answer keeps its seconds as long as nothing else changes.
      guard answer == nil || parts.hour != hour || parts.minute != minute else { return }
      (parts.hour, parts.minute, parts.second) = (hour, minute, 0)
      take(parts)
    }

    /// Takes an answer, unless it is the one that the field has.
    func take(_ parts: DateComponents) {
      if answer.map({ $0 != parts }) ?? true { send(.set(id, .date(parts))) }
    }
  }
#endif
