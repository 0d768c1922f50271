#if GTK
  import CAdw
  import CGtkShim
  import Foundation

  /// A button that opens a calendar.
  @MainActor
  struct CalendarButton {
    let button = gtk_menu_button_new()!
    private let calendar = gtk_calendar_new()!
    private let popover = gtk_popover_new()!

    init(_ label: String) {
      gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
      button.addClass("flat")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      gtk_popover_set_child(popover.cast(), calendar)
      gtk_menu_button_set_popover(button.opaque, popover)
    }

    /// Asks which day the calendar is to open at.
    func whenShown(_ day: @escaping @MainActor () -> DateComponents?) {
      let calendar = calendar
      connect(popover, "show") {
        guard let day = day(), let year = day.year, let month = day.month, let number = day.day,
          let date = g_date_time_new_utc(gint(year), gint(month), gint(number), 0, 0, 0)
        else { return }
        gtk_calendar_select_day(calendar.opaque, date)
        g_date_time_unref(date)
      }
    }

    func whenChosen(_ call: @escaping @MainActor (DateComponents) -> Void) {
      let calendar = calendar
      connect(calendar, "day-selected") {
        guard let date = gtk_calendar_get_date(calendar.opaque) else { return }
        defer { g_date_time_unref(date) }
        call(
          DateComponents(
            year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
            day: Int(g_date_time_get_day_of_month(date))))
      }
    }
  }
#endif
