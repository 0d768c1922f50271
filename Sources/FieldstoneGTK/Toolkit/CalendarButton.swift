#if GTK
  import CAdw
  import CGtkShim
  import Foundation

  /// A button that opens a calendar. Browsing months and years chooses nothing; only picking a day does.
  @MainActor
  final class CalendarButton {
    let button = gtk_menu_button_new()!
    let calendar = gtk_calendar_new()!
    let popover = gtk_popover_new()!
    /// Says why the picked day can't be chosen.
    private let remark = Label.alert("", "error")
    private var onPick: (@MainActor (DateComponents) -> Pick)?

    /// The result of picking a day.
    enum Pick {
      case taken(@MainActor () -> Void)
      case refused(String)
    }

    init(_ label: String) {
      gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
      button.addClass("flat")
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      let box = Box.vertical(6)
      box.append(calendar)
      box.append(remark)
      gtk_label_set_max_width_chars(remark.opaque, 24)
      remark.isVisible = false
      gtk_popover_set_child(popover.cast(), box)
      gtk_menu_button_set_popover(button.opaque, popover)
    }

    /// Sets the closure that returns the day at which the calendar opens.
    func whenShown(_ day: @escaping @MainActor () -> DateComponents?) {
      let (calendar, remark) = (calendar, remark)
      connect(popover, "show") {
        remark.isVisible = false
        guard let day = day(), let year = day.year, let month = day.month, let number = day.day,
          let date = g_date_time_new_utc(gint(year), gint(month), gint(number), 0, 0, 0)
        else { return }
        gtk_calendar_select_day(calendar.opaque, date)
        g_date_time_unref(date)
      }
    }

    /// Sets the closure that accepts or refuses a day that was picked with a click or the space bar.
    func whenPicked(_ call: @escaping @MainActor (DateComponents) -> Pick) {
      onPick = call
      let calendar = calendar
      let pick: @MainActor () -> Void = { [weak self] in self?.pick() }
      let click = gtk_gesture_click_new()!
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      connect(click.object, "released") { arguments in
        let target = gtk_widget_pick(calendar, arguments.double(1), arguments.double(2), GTK_PICK_DEFAULT)
        guard let target, gtk_widget_has_css_class(target, "day-number") != 0 else { return }
        // After the calendar has selected the day.
        Task(operation: pick)
      }
      gtk_widget_add_controller(calendar, click)
      Keys.follow(calendar, GTK_PHASE_CAPTURE) { key in
        let isSpace = [GDK_KEY_space, GDK_KEY_KP_Space].contains(Int32(key.value))
        if isSpace, gtk_widget_has_focus(calendar) != 0 { Task(operation: pick) }
        return false
      }
    }

    /// Picks the selected day, or says why it can't be chosen.
    func pick() {
      guard let day = Self.day(of: calendar), let onPick else { return }
      switch onPick(day) {
      case .taken(let take):
        gtk_popover_popdown(popover.cast())
        take()
      case .refused(let reason):
        Label.set(remark, reason)
        remark.isVisible = true
      }
    }

    private static func day(of calendar: Widget) -> DateComponents? {
      guard let date = gtk_calendar_get_date(calendar.opaque) else { return nil }
      defer { g_date_time_unref(date) }
      return DateComponents(
        year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
        day: Int(g_date_time_get_day_of_month(date)))
    }
  }
#endif
