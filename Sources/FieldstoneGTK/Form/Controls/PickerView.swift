#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row that shows what is chosen, and opens a popover to search and choose.
  class PickerView: PickingView {
    let button = gtk_menu_button_new()!
    let popover = gtk_popover_new()!

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, isPage: false, form)
      // The button of a menu button is the one that takes the focus.
      input = gtk_widget_get_first_child(button)
      gtk_menu_button_set_icon_name(button.opaque, "pan-down-symbolic")
      button.addClass("flat")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_popover_set_child(popover.cast(), list.box)
      gtk_menu_button_set_popover(button.opaque, popover)
      adw_action_row_add_suffix(line.cast(), button)
      // The button has the keyboard focus.
      gtk_widget_set_focusable(line, 0)
      Title.setControl(line, button)
      Popover.close(popover, with: line)
      connect(popover, "show") { [weak self] in self?.list.open() }
      prepare(row)
      // GTK names the inner button after the outer one, in addition to its own name, whenever it gets an icon.
      if let input { gtk_accessible_reset_relation(input.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
      show(row)
    }

    /// Called once before the row is shown. Overridden by subclasses.
    func prepare(_ row: FormRow) {}

    override func close() { gtk_popover_popdown(popover.cast()) }

    override func present(_ row: FormRow) {
      super.present(row)
      showChosen(row)
    }

    /// Shows what is chosen. Overridden by subclasses.
    func showChosen(_ row: FormRow) {
      let shown = chosenText(row)
      Title.setSubtitle(line, shown)
      setName(named(row, shown))
    }

    /// Sets the accessible name of the button, which has a button of its own.
    func setName(_ name: String) {
      for part in [button, input] { if let part { fieldstone_gtk_set_label(part, name.shown) } }
    }
  }
#endif
