#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A switch or a box to tick; also whether a subform within the page is there.
  final class SwitchView: RowView {
    private let line = Title.actionRow()
    private let control: Widget
    private let isBox: Bool

    init(_ row: FormRow, _ form: FormView) {
      isBox = row.control.standard == .checkbox
      control = isBox ? gtk_check_button_new() : gtk_switch_new()
      super.init(row, row.kind == .link ? .head : .boxed, form)
      lines = [line]
      input = control
      showsHelp = true
      gtk_widget_set_focusable(line, 0)
      gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
      isBox ? adw_action_row_add_prefix(line.cast(), control) : adw_action_row_add_suffix(line.cast(), control)
      // This also makes the row's title the control's name.
      adw_action_row_set_activatable_widget(line.cast(), control)
      connect(control, isBox ? "toggled" : "notify::active") { [weak self] in
        guard let self else { return }
        self.send(.set(self.id, .flag(self.isOn)))
      }
      show(row)
    }

    private var isOn: Bool {
      (isBox ? gtk_check_button_get_active(control.cast()) : gtk_switch_get_active(control.opaque)) != 0
    }

    override func addMark(_ mark: Widget) { adw_action_row_add_suffix(line.cast(), mark) }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      Title.setSubtitle(line, row.help)
      let isOn = row.answer == .flag(true)
      guard isOn != self.isOn else { return }
      isBox
        ? gtk_check_button_set_active(control.cast(), isOn ? 1 : 0)
        : gtk_switch_set_active(control.opaque, isOn ? 1 : 0)
    }
  }
#endif
