#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The page with the options of a choice, above the form's own pages. The engine doesn't know it: its row keeps the
  /// focus.
  extension FormView {
    func showOptions(of view: ChoicePageView) {
      guard optionsView == nil, !isClosed, let top else { return }
      if engine.focusedRow != view.id { send(.focus(view.id)) }
      guard top.rows.row(view.id) === view else { return }
      optionsView = view
      top.rows.own(view.page, view)
      // It may still be sliding out of sight.
      if gtk_widget_get_parent(view.page) == nil { adw_leaflet_append(leaflet.opaque, view.page) }
      top.setHidden(true)
      adw_leaflet_set_visible_child(leaflet.opaque, view.page)
      view.list.open()
    }

    /// Goes back to the row, with the focus in it.
    func closeOptions() {
      guard optionsView != nil else { return }
      let wasApplying = isApplying
      // Where GTK puts the focus meanwhile isn't where the user has put it.
      isApplying = true
      optionsView = nil
      showPages(engine.openPages)
      isApplying = wasApplying
      showFocus()
    }

    /// Goes back to the row if a change of the form has left it.
    func closeOutdatedOptions() {
      if let optionsView, engine.focusedRow != optionsView.id || engine.facts.isSubmitting { closeOptions() }
    }
  }
#endif
