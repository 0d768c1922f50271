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
      let old = pages
      pages = []
      showPages(only.map { [FormPage(id: engine.page(of: $0) ?? .root, title: "")] } ?? engine.openPages)
      for page in old where gtk_widget_get_parent(page.box) == leaflet { adw_leaflet_remove(leaflet.opaque, page.box) }
      showToolbar()
      showFocus()
    }
  }
#endif
