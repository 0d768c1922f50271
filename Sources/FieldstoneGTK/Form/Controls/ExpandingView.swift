#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row that shows what is chosen and expands: its options are then below it. It collapses once one of them is
  /// chosen.
  final class ExpandingView: OptionListView {
    let button = gtk_button_new_from_icon_name("pan-down-symbolic")!
    private(set) var isExpanded = false

    override func prepare(_ row: FormRow) {
      super.prepare(row)
      button.addClass("flat")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(head.cast(), button)
      Title.setControl(head, button)
      adw_action_row_set_subtitle_lines(head.cast(), 2)
      connect(button, "clicked") { [weak self] in
        guard let self else { return }
        self.expand(!self.isExpanded)
      }
      Keys.follow(list.group) { [weak self] key in
        guard let self, self.isExpanded, Int32(key.value) == GDK_KEY_Escape else { return false }
        self.collapse()
        return true
      }
    }

    override func makeButton(_ entry: Entry) -> Widget {
      let option = super.makeButton(entry)
      // Enter and the space bar on the option that the arrow keys have chosen.
      connect(option, "activate") { [weak self] in
        guard let self, !self.isSeveral else { return }
        self.collapse()
      }
      return option
    }

    override func finish(_ row: FormRow) {
      super.finish(row)
      showsHelp = false
      expand(false)
    }

    private func expand(_ isExpanded: Bool) {
      self.isExpanded = isExpanded
      for line in list.lines.dropFirst() { line.isVisible = isExpanded }
      gtk_button_set_icon_name(button.cast(), isExpanded ? "pan-up-symbolic" : "pan-down-symbolic")
      fieldstone_gtk_set_expanded(button, isExpanded ? 1 : 0)
      guard isExpanded else { return }
      // Only one row is at work at a time.
      if let other = form?.expandedRow, other !== self { other.expand(false) }
      form?.expandedRow = self
      form?.top?.reveal(id)
    }

    /// Collapses, with the focus on the row.
    private func collapse() {
      guard isExpanded else { return }
      gtk_widget_grab_focus(button)
      expand(false)
    }

    /// With the arrow keys people look for an option; a click, Enter and the space bar choose it.
    override func didChoose() { if !isSeveral, !isMoving { collapse() } }

    override func takeFocus(at option: String?) {
      if option != nil { expand(true) }
      super.takeFocus(at: option)
    }

    /// The row itself shows what is chosen.
    override func showError(_ row: FormRow, _ isInvalid: Bool) {
      super.showError(row, isInvalid)
      head.setClass("error", isInvalid)
    }

    override func describe(_ facts: Accessible) {
      super.describe(facts)
      facts.apply(to: button)
    }

    override func presentHead(_ row: FormRow) {
      let shown = chosenText(row)
      Title.set(head, label(row))
      Title.setSubtitle(head, shown)
      fieldstone_gtk_set_label(button, named(row, shown).shown)
    }

    override func present(_ row: FormRow) {
      super.present(row)
      input = button
    }
  }

  extension RowView {
    /// What is chosen, or what is shown if nothing is.
    func chosenText(_ row: FormRow) -> String {
      let chosen = row.options.chosen.map { $0.title(in: environment) }
      let none = row.placeholder ?? text(.common(.noAnswer))
      return chosen.isEmpty ? none : chosen.listed(in: environment)
    }

    /// The accessible name of a control that shows what is chosen; that of an element has its number.
    func named(_ row: FormRow, _ shown: String) -> String {
      let shown = shown.isEmpty ? text(.common(.noAnswer)) : shown
      return text(.common(.labelled, .text(fullLabel(row)), .text(shown)))
    }
  }
#endif
