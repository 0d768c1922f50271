#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row with a page of its own, such as the options of a choice.
  @MainActor
  protocol PagedView: RowView {
    var page: Widget { get }
    /// Called when the page is shown.
    func opened()
  }

  /// The page of a row, above the form's own pages. The engine doesn't know it: its row keeps the focus.
  extension FormView {
    func showOptions(of view: some PagedView) {
      guard optionsView == nil, !isClosed, let top else { return }
      if engine.focusedRow != view.id { send(.focus(view.id)) }
      guard top.rows.row(view.id) === view else { return }
      optionsView = view
      top.rows.own(view.page, view)
      // It may still be sliding out of sight.
      if gtk_widget_get_parent(view.page) == nil { stack.add(view.page, isInSheet: top.isInSheet) }
      top.setHidden(true)
      show(view.page)
      view.opened()
    }

    /// Goes back to the row, with the focus in it.
    func closeOptions() {
      guard optionsView != nil else { return }
      let wasApplying = isApplying
      // Where GTK puts the focus meanwhile isn't where the user has put it.
      isApplying = true
      optionsView = nil
      showPages(only == nil ? engine.openPages : pages.map { FormPage(id: $0.id, title: "") })
      isApplying = wasApplying
      showFocus()
    }

    /// Goes back to the row if a change of the form has left it.
    func closeOutdatedOptions() {
      if let optionsView, engine.focusedRow != optionsView.id || engine.facts.isSubmitting { closeOptions() }
    }
  }

  extension PagedView {
    /// Makes a row lead to the page, by a button at its end. The row keeps the page while it is on no screen.
    func lead(from line: Widget, by open: Widget) {
      adw_action_row_add_suffix(line.cast(), open)
      Title.setControl(line, open)
      g_object_ref_sink(page.object)
      connect(open, "clicked") { [weak self] in
        guard let self else { return }
        self.form?.showOptions(of: self)
      }
    }

    /// Fills the page: a bar with the title and a way back, and the content.
    func fill(_ page: Widget, _ title: String, with content: Widget, close: @escaping @MainActor () -> Void) {
      let back = PageFrame.iconButton("go-previous-symbolic", text(.common(.back)))
      connect(back, "clicked", close)
      page.append(PageFrame.bar(title, start: [back], end: []))
      let clamp = adw_clamp_new()!
      adw_clamp_set_maximum_size(clamp.opaque, 600)
      content.setMargins(top: 12, bottom: 12, sides: 12)
      adw_clamp_set_child(clamp.opaque, content)
      gtk_widget_set_vexpand(clamp, 1)
      page.append(clamp)
    }
  }
#endif
