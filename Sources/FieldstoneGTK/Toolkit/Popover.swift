#if GTK
  import CAdw
  import CGtkShim

  @MainActor
  enum Popover {
    /// Closes a popover before its window is destroyed: GTK 4.8 would look for the pointer in it afterwards.
    static func close(_ popover: Widget, with widget: Widget) {
      connect(widget, "unmap") { gtk_popover_popdown(popover.cast()) }
    }

    /// Closes an open popover of a widget that is about to be removed. GTK 4.8 leaks a popover that is removed while it
    /// has the focus, and then warns when it looks for the pointer in it.
    static func close(in widget: Widget) {
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root), focus.isInside(widget),
        let native = gtk_widget_get_native(focus), native != gtk_widget_get_native(widget)
      else { return }
      gtk_root_set_focus(root, nil)
      gtk_popover_popdown(UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkPopover.self))
    }
  }
#endif
