#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A page: its header bar and its rows.
  @MainActor
  final class PageView {
    let id: FormPageID
    let box = Box.vertical()
    let rows = PageRows()
    let banner = Banner()
    /// The button that closes a page opened from another one; nil on the root page.
    private(set) var done: Widget?
    private let scroller: Widget
    private var ends: PageEnds?
    private var bar, foot: Widget?
    /// What has become of the changes, in a form that is edited rather than submitted.
    let statusLabel = Label.status("dim-label")
    var shownStatus = ""
    private let revelation = OneSignal()
    /// Waits until it is known which rows are in view.
    private let sight = OneSignal()
    unowned let form: FormView
    /// Whether it is in a sheet, above the page that the sheet leaves in sight.
    let isInSheet: Bool
    /// The widget that shows where a dragged element would go, and the class that it has for this.
    var dropMark: [(Widget, String)] = []

    /// Whether it is a step, from which people mostly go on to the next one.
    private let isStep: Bool

    init(_ page: FormPage, _ form: FormView, isInSheet: Bool = false) {
      id = page.id
      isStep = [.step, .review].contains(page.kind)
      self.isInSheet = isInSheet
      if let transition = page.transition { box.addClass(transition) }
      self.form = form
      rows.title = form.title(of: page)
      let isRoot = page.id == .root
      if form.only != nil {
        scroller = rows.box
        box.append(rows.box)
        showOnlyRow()
        return
      }
      rows.box.setMargins(top: 24, bottom: 24, sides: 12)
      let ends = PageEnds(around: rows.box)
      scroller = PageFrame.scroller(ends.box, width: 600)
      self.ends = ends
      showEnds()
      if !isRoot || form.isOwnWindow { bar = Self.makeBar(rows.title, isRoot, form) }
      let header = form.header
      if isRoot, !form.isOwnWindow {
        foot = PageFrame.foot(form.searchButton() + [header.spinner, header.cancel, header.submit])
      }
      if !isRoot { addDone() }
      statusLabel.isVisible = false
      gtk_widget_set_halign(statusLabel, GTK_ALIGN_CENTER)
      statusLabel.setMargins(top: 6)
      for part in [bar, banner.box, statusLabel, scroller, foot] { if let part { box.append(part) } }
      followDragging()
      if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
        for signal in ["value-changed", "changed"] {
          connect(UnsafeMutableRawPointer(adjustment), signal) { [weak self] _ in self?.noteRowsInView() }
        }
      }
      guard let all = form.engine.rows(of: page.id) else { return }
      for (index, row) in all.enumerated() { insert(row, at: index) }
    }

    private static func makeBar(_ title: String, _ isRoot: Bool, _ form: FormView) -> Widget {
      let header = form.header
      let search = form.searchButton()
      if isRoot {
        return PageFrame.bar(title, start: [header.cancel], end: [header.submit] + search + [header.spinner])
      }
      let back = PageFrame.iconButton("go-previous-symbolic", form.text(.common(.back)))
      connect(back, "clicked") { [weak form] in form?.send(.back) }
      return PageFrame.bar(title, start: [back], end: search)
    }

    /// Adds the Done button. Sections are inserted before it.
    private func addDone() {
      let done = PageFrame.endButton(form.text(form.engine.doneTitle(of: id)), isSuggested: !isStep)
      connect(done, "clicked") { [weak form] in form?.send(.back) }
      rows.box.append(done)
      self.done = done
    }

    /// Says where the Done button leads to, which may be gone.
    func updateDone() {
      if let done { Label.setButton(done, form.text(form.engine.doneTitle(of: id))) }
    }

    /// Moves the focus in the order of the rows. GTK's own lists stop at the first row that contains nothing
    /// focusable.
    ///
    /// - Returns: False at the end of the page and in popovers.
    func moveFocus(from focus: Widget, _ direction: GtkDirectionType) -> Bool {
      guard gtk_widget_get_native(focus) == gtk_widget_get_native(box) else { return false }
      var stops = [bar, banner.box].compactMap { $0 }
      for row in rows.rows { stops += row.stops }
      stops += [done, foot].compactMap { $0 }
      if direction == GTK_DIR_TAB_BACKWARD { stops.reverse() }
      guard let index = stops.firstIndex(where: { focus.isInside($0) }) else { return false }
      return stops[index...].contains { gtk_widget_child_focus($0, direction) != 0 }
    }

    /// Scrolls to a row, including its remarks, once they are laid out. GTK itself scrolls only to the control.
    func reveal(_ id: FormRowID) {
      // A row that is placed by hand is in the program's own window, which scrolls or doesn't.
      guard form.only == nil else { return }
      guard let clock = gtk_widget_get_frame_clock(box) else { return }
      gtk_widget_queue_draw(box)
      revelation.follow(clock.object, "after-paint") { [weak self] in
        // The page may have been closed meanwhile.
        guard let self, self.form.pages.contains(where: { $0 === self }), let row = self.rows.row(id) else { return }
        Revealing.scroll(self.scroller, row.heading.map { [$0] } ?? row.sectionRows, in: row.section?.frame)
      }
    }

    /// Says which rows are in view, once they are laid out.
    func noteRowsInView() {
      guard form.engine.areRowsObserved, form.only == nil, let clock = gtk_widget_get_frame_clock(box) else { return }
      gtk_widget_queue_draw(box)
      sight.follow(clock.object, "after-paint") { [weak self] in
        guard let self, self.form.top === self else { return }
        self.form.engine.noteRows(inView: self.rowsInView)
      }
    }

    /// The rows that are in view as they are laid out.
    var rowsInView: [FormRowID] {
      rows.rows.filter { Revealing.isInView($0.sectionRows, scroller) }.map(\.id)
    }

    /// Shows what the theme has above the rows and below them.
    func showEnds() { ends?.show(form.look.theme, in: form.engine.environment) }

    // MARK: Changes

    /// Shows the number of the element that the page belongs to, which changes as others come and go.
    func updateTitle(_ page: FormPage) {
      rows.title = form.title(of: page)
      if let bar { PageFrame.setTitle(bar, rows.title) }
    }

    /// Inserts or removes the only row of a field that is placed by hand.
    private func showOnlyRow() {
      guard let only = form.only else { return }
      let isShown = form.engine.rows(of: id)?.contains { $0.id == only } ?? false
      if !isShown, !rows.rows.isEmpty { rows.remove(at: 0) }
      if isShown, rows.rows.isEmpty, let row = form.engine.row(only) { insert(row, at: 0) }
    }

    private func insert(_ row: FormRow, at index: Int) {
      form.touchedRows += 1
      rows.insert(RowView.make(row, form, isOnRoot: id == .root), at: index)
    }

    /// Applies a batch: the second of a surface's three functions.
    func apply(_ changes: FormChanges.Page) {
      if form.only != nil, !changes.splices.isEmpty { showOnlyRow() }
      for splice in form.only == nil ? changes.splices : [] {
        if let destination = splice.destination {
          rows.move(splice.offset..<splice.offset + splice.removed, to: destination)
          continue
        }
        for _ in 0..<splice.removed {
          form.header.drop(rows.rows[splice.offset].id)
          rows.remove(at: splice.offset)
        }
        for (index, id) in splice.inserted.enumerated() {
          // Also insert a row that a later splice of the batch removes: that splice counts on it.
          if let row = form.engine.row(id) { insert(row, at: splice.offset + index) }
        }
      }
      if !changes.splices.isEmpty { for row in rows.rows { row.updatePosition() } }
      for update in changes.updates {
        guard let row = form.engine.row(update.row), let view = rows.row(update.row) else { continue }
        let isReplaced = self.update(view, row)
        // New issues may be below the visible part of the page.
        if !isReplaced, update.aspects.contains(.issues), update.row == form.engine.focusedRow { reveal(update.row) }
      }
    }

    /// - Returns: Whether the view had to be replaced.
    @discardableResult func update(_ view: RowView, _ row: FormRow) -> Bool {
      guard view.fits(row) else {
        replace(view, row)
        return true
      }
      form.touchedRows += 1
      view.show(row)
      return false
    }

    /// Replaces the view of a field that a condition has made read-only or editable again, or that has other options.
    private func replace(_ view: RowView, _ row: FormRow) {
      guard let index = rows.rows.firstIndex(where: { $0 === view }) else { return }
      let option = view.focusedOption
      rows.remove(at: index)
      insert(row, at: index)
      // The row of a subform's page keeps the keyboard focus, which GTK takes from a widget that is removed.
      if row.id == form.engine.focusedRow { rows.row(row.id)?.takeFocus(at: option) }
    }

    /// Hides the page from assistive technology, which is to find only the topmost page.
    func setHidden(_ isHidden: Bool) { fieldstone_gtk_set_hidden(box, isHidden ? 1 : 0) }

    func setBusy(_ isBusy: Bool) {
      scroller.isSensitive = !isBusy
      fieldstone_gtk_set_busy(scroller, isBusy ? 1 : 0)
    }
  }
#endif
