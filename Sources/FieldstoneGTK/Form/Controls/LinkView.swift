#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A link to a subform's page, with a summary of it, and with a switch if the subform is optional.
  class LinkView: RowView {
    private let line = Title.actionRow()
    private let open = PageFrame.disclosure()
    private let count = Label.make("", "error", "caption")
    private var presence: Toggle?
    /// The answers that the row repeats, and how many of them are wrong.
    private var summary = ""

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = line
      showsHelp = true
      gtk_label_set_wrap(count.opaque, 0)
      adw_action_row_add_suffix(line.cast(), count)
      if row.allowsNone { addPresence() }
      adw_action_row_add_suffix(line.cast(), open)
      // This also makes the row's title the button's accessible name.
      adw_action_row_set_activatable_widget(line.cast(), open)
      connect(open, "clicked") { [weak self] in
        guard let self else { return }
        self.send(.open(self.id))
      }
      show(row)
    }

    /// Keeps the arrow at the end of the row.
    func placeArrow(after widget: Widget) {
      gtk_box_reorder_child_after(gtk_widget_get_parent(open).cast(), open, widget)
    }

    private func addPresence() {
      let toggle = Toggle()
      toggle.add(to: line)
      toggle.onChange { [weak self] in self?.setPresence($0) }
      presence = toggle
    }

    override func describe(_ facts: Accessible) {
      if let presence { facts.apply(to: presence.widget) }
      // libadwaita tells assistive technology only the title of a row.
      var facts = facts
      facts.description = [summary, facts.description].filter { !$0.isEmpty }.joined(
        separator: FormString.betweenPhrases(in: environment))
      facts.apply(to: line)
    }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      Title.setSubtitle(line, row.display.isEmpty ? row.help : row.display)
      let wrong = row.issueCount > 0 ? text(.common(.toFix, .count(row.issueCount))) : ""
      Label.set(count, wrong)
      count.isVisible = row.issueCount > 0
      summary = [row.display, wrong].filter { !$0.isEmpty }.listed(in: environment)
      guard let presence else { return }
      fieldstone_gtk_set_label(presence.widget, row.label.shown)
      presence.isOn = row.answer == .flag(true)
    }
  }
#endif
