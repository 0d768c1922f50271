#if GTK
  import CAdw
  import CGtkShim
  import Foundation

  /// A button that opens a clock: the hours and minutes of a time of day. Only its own button takes the time.
  @MainActor
  final class ClockButton {
    let button = gtk_menu_button_new()!
    let popover = gtk_popover_new()!
    let hours = gtk_spin_button_new_with_range(0, 23, 1)!
    let minutes = gtk_spin_button_new_with_range(0, 59, 1)!
    let take = gtk_button_new()!

    /// - Parameter words: the names of the hours, of the minutes, and of the button that takes the time.
    init(_ label: String, words: (hours: String, minutes: String, take: String)) {
      gtk_menu_button_set_icon_name(button.opaque, "preferences-system-time-symbolic")
      button.addClass("flat")
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      let clock = Box.horizontal(6)
      for (part, name) in [(hours, words.hours), (minutes, words.minutes)] {
        gtk_orientable_set_orientation(part.opaque, GTK_ORIENTATION_VERTICAL)
        gtk_spin_button_set_wrap(part.opaque, 1)
        gtk_spin_button_set_numeric(part.opaque, 1)
        fieldstone_gtk_set_label(part, name)
        gtk_widget_set_tooltip_text(part, name)
        connect(part, "output") {
          let number = Int(gtk_spin_button_get_value(part.opaque))
          let text = number < 10 ? "0\(number)" : "\(number)"
          if Editable.text(part) != text { gtk_editable_set_text(part.opaque, text) }
          $0.answer(true)
        }
      }
      clock.append(hours)
      let colon = Label.make(":")
      gtk_widget_set_valign(colon, GTK_ALIGN_CENTER)
      clock.append(colon)
      clock.append(minutes)
      gtk_widget_set_halign(clock, GTK_ALIGN_CENTER)
      // Hours come before minutes in every language.
      gtk_widget_set_direction(clock, GTK_TEXT_DIR_LTR)
      let box = Box.vertical(6)
      box.append(clock)
      Label.setButton(take, words.take)
      take.addClass("suggested-action")
      box.append(take)
      gtk_popover_set_child(popover.cast(), box)
      gtk_menu_button_set_popover(button.opaque, popover)
      connect(take, "clicked") { [weak self] _ in self?.press() }
    }

    private var onTake: (@MainActor (_ hour: Int, _ minute: Int) -> Void)?

    /// Sets the closure that returns the time at which the clock opens.
    func whenShown(_ time: @escaping @MainActor () -> DateComponents?) {
      let (hours, minutes) = (hours, minutes)
      connect(popover, "show") { _ in
        guard let time = time() else { return }
        gtk_spin_button_set_value(hours.opaque, Double(time.hour ?? 0))
        gtk_spin_button_set_value(minutes.opaque, Double(time.minute ?? 0))
      }
    }

    /// Sets the closure that takes the time.
    func whenTaken(_ call: @escaping @MainActor (_ hour: Int, _ minute: Int) -> Void) { onTake = call }

    /// Takes the time that shows.
    func press() {
      for part in [hours, minutes] { gtk_spin_button_update(part.opaque) }
      let (hour, minute) = (gtk_spin_button_get_value(hours.opaque), gtk_spin_button_get_value(minutes.opaque))
      gtk_popover_popdown(popover.cast())
      onTake?(Int(hour), Int(minute))
    }
  }
#endif
