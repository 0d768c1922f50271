#if GTK
  import CAdw
  import CGtkShim

  /// Short messages over a widget, each with a button. They disappear by themselves.
  @MainActor
  final class Toasts {
    /// Contains the widget.
    let overlay = adw_toast_overlay_new()!
    /// The message that is shown.
    private(set) var toast: OpaquePointer?
    private(set) var text = ""

    init(_ child: Widget) { adw_toast_overlay_set_child(overlay.opaque, child) }

    /// Shows a message, and has it read out. It takes the place of the previous one.
    ///
    /// - Parameter close: The accessible name of the button that closes it.
    func show(
      _ text: String, close: String, _ button: String? = nil, _ call: @escaping @MainActor () -> Void = {}
    ) {
      dismiss()
      self.text = text
      guard let toast = adw_toast_new("") else { return }
      // Not the toast's own title, which is markup.
      let label = Label.alert(text, "heading")
      gtk_label_set_wrap(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
      adw_toast_set_custom_title(toast, label)
      // Long enough to get to the button with the keyboard.
      adw_toast_set_timeout(toast, button == nil ? 5 : 15)
      if let button { adw_toast_set_button_label(toast, button.replacing("_", with: "__")) }
      connect(toast.object, "button-clicked") { _ in call() }
      connect(toast.object, "dismissed") { [weak self] _ in self?.forget(toast) }
      g_object_ref(toast.object)
      self.toast = toast
      // The overlay takes the first reference.
      adw_toast_overlay_add_toast(overlay.opaque, toast)
      var next = adw_toast_overlay_get_child(overlay.opaque).flatMap(gtk_widget_get_next_sibling)
      while let message = next {
        name(message, close)
        next = gtk_widget_get_next_sibling(message)
      }
    }

    /// Names the buttons in a message: libadwaita 1.2 gives one of them no name, and the other one its name twice.
    private func name(_ widget: Widget, _ close: String) {
      if g_type_check_instance_is_a(widget.cast(), gtk_button_get_type()) != 0 {
        gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        let label = gtk_button_get_label(widget.cast()).map { String(cString: $0) }
        fieldstone_gtk_set_label(widget, label ?? close)
        return
      }
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        name(child, close)
        next = gtk_widget_get_next_sibling(child)
      }
    }

    func dismiss() { if let toast { adw_toast_dismiss(toast) } }

    private func forget(_ toast: OpaquePointer) {
      guard self.toast == toast else { return }
      self.toast = nil
      g_object_unref(toast.object)
    }

    isolated deinit { if let toast { g_object_unref(toast.object) } }
  }
#endif
