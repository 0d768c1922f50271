#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A window that shows only a form.
  @MainActor
  struct FormWindow {
    let widget: Widget
    private let form: FormView

    init(_ form: FormView) {
      self.form = form
      let window = adw_window_new()!
      widget = window
      gtk_window_set_default_size(window.cast(), 600, 720)
      gtk_widget_set_size_request(window, 360, 300)
      form.onTitle = { title in
        let old = gtk_window_get_title(window.cast()).map { String(cString: $0) }
        // GTK reports every title that is set as a change, which screen readers read out.
        if old != title.shown { gtk_window_set_title(window.cast(), title.shown) }
      }
      form.onTitle?(form.windowTitle)
      ProgramName.set(form.name.shown)
      adw_window_set_content(window.cast(), form.widget)
      form.onEnd = { _ in gtk_window_destroy(window.cast()) }
      connect(window.object, "close-request") { [weak form] arguments in
        // Closing during a submit loses no answers, so it needs no confirmation. A form that is being saved may have
        // been changed since.
        guard let form, !form.isWorking || form.engine.mode != .submit else { return arguments.answer(false) }
        form.leave()
        arguments.answer(true)
      }
    }

    func present() {
      form.start { gtk_window_present(widget.cast()) }
    }
  }
#endif
