#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A date that is typed, or taken from a calendar.
  final class DateView: EntryView {
    private let style: FormDateStyle
    private var answer: DateComponents?
    private var calendar: Widget?

    init(_ row: FormRow, _ style: FormDateStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      guard style.kind != .time else { return }
      let button = gtk_menu_button_new()!
      gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
      button.addClass("flat")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_widget_set_tooltip_text(button, text(Words.calendar))
      fieldstone_gtk_set_label(button, text(Words.calendar))
      let calendar = gtk_calendar_new()!
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), calendar)
      gtk_menu_button_set_popover(button.opaque, popover)
      adw_entry_row_add_suffix(entry.cast(), button)
      self.calendar = calendar
      connect(popover, "show") { [weak self] in self?.showAnswer() }
      connect(calendar, "day-selected") { [weak self] in self?.take() }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .date(let now) = row.answer { answer = now } else { answer = nil }
    }

    /// The calendar opens at the answer. What it reports of that is an echo.
    private func showAnswer() {
      guard let calendar, let answer, let year = answer.year, let month = answer.month, let day = answer.day,
        let date = g_date_time_new_utc(gint(year), gint(month), gint(day), 0, 0, 0)
      else { return }
      gtk_calendar_select_day(calendar.opaque, date)
      g_date_time_unref(date)
    }

    private func take() {
      guard let calendar, let date = gtk_calendar_get_date(calendar.opaque) else { return }
      defer { g_date_time_unref(date) }
      var new = answer ?? DateComponents()
      (new.year, new.month) = (Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)))
      new.day = Int(g_date_time_get_day_of_month(date))
      if style.kind == .dateAndTime, new.hour == nil { (new.hour, new.minute) = (12, 0) }
      if new != answer { send(.set(id, .date(new))) }
    }
  }
#endif
