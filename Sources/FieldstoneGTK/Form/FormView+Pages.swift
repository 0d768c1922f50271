#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  extension FormView {
    var top: PageView? { pages.last }

    /// Shows the topmost page. Closed pages are removed once they are out of sight.
    func showPages(_ open: [FormPage]) {
      let old = pages
      let firstSheet = open.firstIndex { $0.kind == .sheet } ?? open.count
      pages = open.enumerated().map { index, page in
        if let known = old.first(where: { $0.id == page.id }) { return known }
        return PageView(page, self, isInSheet: index >= firstSheet)
      }
      // Only once they are known: what is unknown is removed while a page is added.
      for page in pages where gtk_widget_get_parent(page.box) == nil { stack.add(page.box, isInSheet: page.isInSheet) }
      guard let top else { return }
      top.updateDone()
      if old.last !== top { optionsView = nil }
      for page in old + pages { page.setHidden(page !== top || optionsView != nil) }
      show(optionsView?.page ?? top.box)
      dropClosedPages()
      showTitle()
    }

    /// The title of a window that shows only the form. Screen readers say it when the window gets the focus, and when it
    /// changes, as from one step to the next.
    var windowTitle: String {
      guard let top, pages.count > 1 else { return name }
      return "\(top.rows.title) – \(name)"
    }

    private func showTitle() { onTitle?(windowTitle) }

    /// Shows the topmost page, or one that a row has above it.
    func show(_ page: Widget) {
      guard let top else { return }
      let below = top.isInSheet ? pages.last { !$0.isInSheet }?.box : page
      stack.show(page, title: top.rows.title, isInSheet: top.isInSheet, below: below ?? page)
    }

    /// Closes the pages of a sheet.
    func closeSheet() {
      while top?.isInSheet == true, pages.count > 1 {
        let count = pages.count
        guard send(.back).isAccepted, pages.count < count else { return }
      }
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
      showTitle()
    }

    /// Removes the closed pages, unless a transition is still running.
    func dropClosedPages() {
      guard !isClosed else { return }
      stack.keepOnly(pages.map(\.box) + (optionsView.map { [$0.page] } ?? []))
    }

    /// Goes back when the user has swiped back or pressed the mouse's back button.
    func followSwipe() {
      guard !isApplying, !isClosed, let shown = stack.shown else { return }
      guard pages.contains(where: { $0.box == shown }) else { return }
      if optionsView != nil { closeOptions() }
      while let top, top.box != shown, send(.back).isAccepted, top !== self.top {}
    }
  }
#endif
