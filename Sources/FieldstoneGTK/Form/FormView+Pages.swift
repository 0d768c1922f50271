#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  extension FormView {
    var top: PageView? { pages.last }

    /// Shows the topmost page. Closed pages are removed once they are out of sight.
    func showPages(_ open: [FormPage]) {
      let old = pages
      pages = open.map { page in
        if let known = old.first(where: { $0.id == page.id }) { return known }
        let page = PageView(page, self)
        adw_leaflet_append(leaflet.opaque, page.box)
        return page
      }
      guard let top else { return }
      if old.last !== top { optionsView = nil }
      for page in old + pages { page.setHidden(page !== top || optionsView != nil) }
      let shown = optionsView?.page ?? top.box
      if adw_leaflet_get_visible_child(leaflet.opaque) != shown {
        adw_leaflet_set_visible_child(leaflet.opaque, shown)
      }
      dropClosedPages()
    }

    /// The title of a page; that of an element's page says which one it is.
    func title(of page: FormPage) -> String {
      if let named = engine.row(FormRowID(page.id.path)).flatMap(engine.titleWithName) { return named }
      let title = page.title.isEmpty ? name : page.title
      guard let position = engine.position(of: FormRowID(page.id.path)) else { return title }
      let numbers = [position.number, position.count].map { FormArgument.grouped($0, in: engine.environment) }
      return text(.common(.elementTitle, .text(title), numbers[0], numbers[1]))
    }

    /// Updates the titles of the pages, after elements have come or gone or have other names.
    func updateTitles() {
      for (page, view) in zip(engine.openPages, pages) where page.id == view.id { view.updateTitle(page) }
    }

    /// Removes the closed pages, unless a transition is still running.
    func dropClosedPages() {
      guard !isClosed, adw_leaflet_get_child_transition_running(leaflet.opaque) == 0 else { return }
      let open = pages.map(\.box) + (optionsView.map { [$0.page] } ?? [])
      var next = gtk_widget_get_first_child(leaflet)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        if !open.contains(child) { adw_leaflet_remove(leaflet.opaque, child) }
      }
    }

    /// Goes back when the user has swiped back or pressed the mouse's back button.
    func followSwipe() {
      guard !isApplying, !isClosed, let shown = adw_leaflet_get_visible_child(leaflet.opaque) else { return }
      guard pages.contains(where: { $0.box == shown }) else { return }
      if optionsView != nil { closeOptions() }
      while let top, top.box != shown, send(.back).isAccepted, top !== self.top {}
    }
  }
#endif
