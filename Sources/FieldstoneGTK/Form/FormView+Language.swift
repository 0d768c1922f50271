#if GTK
  import CAdw
  import FieldstoneCore

  extension FormView {
    /// The form is in another language now: its pages are made anew, because each of their widgets has words.
    func showLanguage() {
      closeOptions()
      toasts.dismiss()
      remakeHeader()
      if isOwnWindow { gtk_widget_set_default_direction(engine.environment.direction) }
      editedRow = nil
      // Those that were shown go now, or when a transition that is running ends.
      pages = []
      showPages(only.map { [FormPage(id: engine.page(of: $0) ?? .root, title: "")] } ?? engine.openPages)
      showToolbar()
      showOwnSubmit()
      showFocus()
    }
  }
#endif
