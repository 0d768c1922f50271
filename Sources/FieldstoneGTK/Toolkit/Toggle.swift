#if GTK
  import CAdw

  /// A switch or a checkbox.
  @MainActor
  final class Toggle {
    let widget: Widget
    private let isBox: Bool

    init(isBox: Bool = false) {
      self.isBox = isBox
      widget = isBox ? gtk_check_button_new() : gtk_switch_new()
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    }

    /// Adds a checkbox before the title, or a switch at the end.
    func add(to row: Widget) {
      isBox ? adw_action_row_add_prefix(row.cast(), widget) : adw_action_row_add_suffix(row.cast(), widget)
    }

    var isOn: Bool {
      get { (isBox ? gtk_check_button_get_active(widget.cast()) : gtk_switch_get_active(widget.opaque)) != 0 }
      set {
        guard newValue != isOn else { return }
        let value: gboolean = newValue ? 1 : 0
        isBox ? gtk_check_button_set_active(widget.cast(), value) : gtk_switch_set_active(widget.opaque, value)
      }
    }

    /// Whether it stands for both. A switch has no such state: what is beside it says so.
    var isMixed: Bool {
      get { isBox && gtk_check_button_get_inconsistent(widget.cast()) != 0 }
      set { if isBox { gtk_check_button_set_inconsistent(widget.cast(), newValue ? 1 : 0) } }
    }

    func onChange(_ call: @escaping @MainActor (Bool) -> Void) {
      connect(widget, isBox ? "toggled" : "notify::active") { [weak self] in if let self { call(self.isOn) } }
    }
  }
#endif
