#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice that shows the chosen option between buttons for the previous and the next one.
  final class ChoiceStepperView: RowView {
    private let line = Title.actionRow()
    let down = gtk_button_new_from_icon_name("list-remove-symbolic")!
    let up = gtk_button_new_from_icon_name("list-add-symbolic")!
    /// Shows the chosen option, and has the keyboard focus: assistive technology reads it as one control.
    let value = fieldstone_gtk_spin_box()!
    private let label = Label.make()
    private var steps = ChoiceSteps()

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = value
      showsHelp = true
      value.append(label)
      gtk_widget_set_hexpand(label, 1)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      gtk_label_set_xalign(label.opaque, 0.5)
      gtk_label_set_max_width_chars(label.opaque, 16)
      value.addClass("choice-value")
      // Only the label fills the space between the buttons.
      gtk_widget_set_hexpand(value, 0)
      let ends = Box.horizontal(6)
      gtk_widget_set_valign(ends, GTK_ALIGN_CENTER)
      for part in [down, value, up] { ends.append(part) }
      for (button, step) in [(down, -1), (up, 1)] {
        button.addClass("flat")
        button.addClass("circular")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        // The keyboard steps with the arrow keys.
        gtk_widget_set_focusable(button, 0)
        let name = FormString.window(step < 0 ? .previous : .next, .text(row.label))
        fieldstone_gtk_set_label(button, text(name).shown)
        connect(button, "clicked") { [weak self] in self?.step(step) }
      }
      adw_action_row_add_suffix(line.cast(), ends)
      Keys.follow(value) { [weak self] in self?.press($0) ?? false }
      let click = gtk_gesture_click_new()!
      connect(click.object, "pressed") { [value] _ in gtk_widget_grab_focus(value) }
      gtk_widget_add_controller(line, click)
      show(row)
    }

    private func step(_ step: Int) {
      gtk_widget_grab_focus(value)
      if let next = steps.next(step) { send(.set(id, next.answer)) }
    }

    /// Up is the next option, as in a number with steps; Home and End are the first and the last one.
    private func press(_ key: Keys.Press) -> Bool {
      guard !key.control, !key.shift, !key.alt else { return false }
      switch Int32(key.value) {
      case GDK_KEY_Home, GDK_KEY_KP_Home: choose(steps.stops.first(where: \.canBeTaken))
      case GDK_KEY_End, GDK_KEY_KP_End: choose(steps.stops.last(where: \.canBeTaken))
      default:
        guard key.choiceStep != 0 else { return false }
        step(key.choiceStep)
      }
      return true
    }

    private func choose(_ stop: ChoiceSteps.Stop?) { if let stop { send(.set(id, stop.answer)) } }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      steps = ChoiceSteps(row, environment)
      Title.set(line, label(row))
      let chosen = row.options.chosen.first
      let help = [row.help, chosen?.help].compactMap { $0 }
      Title.setSubtitle(line, help.joined(separator: "\n"))
      let shown = chosenText(row)
      Label.set(label, shown)
      // As wide as the longest title, so that the buttons stay where they are.
      gtk_label_set_width_chars(label.opaque, Int32(min(steps.stops.map(\.title.count).max() ?? 0, 16)))
      fieldstone_gtk_set_label(value, named(row, shown).shown)
      fieldstone_gtk_set_range(value, 0, Double(max(steps.stops.count - 1, 0)))
      fieldstone_gtk_set_value(value, Double(steps.index ?? 0), shown.shown)
      down.isSensitive = steps.next(-1) != nil
      up.isSensitive = steps.next(1) != nil
    }
  }
#endif
