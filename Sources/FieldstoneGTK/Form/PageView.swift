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
    /// Ends a page that was opened from another one.
    private(set) var done: Widget?
    private let scroller: Widget
    private var bar, foot: Widget?
    private let revelation = OneSignal()
    private unowned let form: FormView

    init(_ page: FormPage, _ form: FormView) {
      id = page.id
      self.form = form
      let isRoot = page.id == .root
      rows.box.setMargins(top: 24, bottom: 24, sides: 12)
      scroller = PageFrame.scroller(rows.box, width: 600)
      if !isRoot || form.isOwnWindow { bar = Self.makeBar(page.title, isRoot, form) }
      let header = form.header
      if isRoot, !form.isOwnWindow { foot = PageFrame.foot([header.spinner, header.cancel, header.submit]) }
      if !isRoot { addDone() }
      for part in [bar, banner.box, scroller, foot] { if let part { box.append(part) } }
      guard let all = form.engine.rows(of: page.id) else { return }
      for (place, row) in all.enumerated() { insert(row, at: place) }
    }

    private static func makeBar(_ title: String, _ isRoot: Bool, _ form: FormView) -> Widget {
      let words = title.isEmpty ? form.name : title
      let header = form.header
      if isRoot { return PageFrame.bar(words, start: [header.cancel], end: [header.submit, header.spinner]) }
      let back = PageFrame.iconButton("go-previous-symbolic", form.text(.common(.back)))
      connect(back, "clicked") { [weak form] in form?.send(.back) }
      return PageFrame.bar(words, start: [back], end: [])
    }

    /// Sections come before it.
    private func addDone() {
      let done = PageFrame.endButton(form.text(.common(.done)))
      connect(done, "clicked") { [weak form] in form?.send(.back) }
      rows.box.append(done)
      self.done = done
    }

    /// Tab goes through the rows in their order, whatever they are: a list of GTK's ends at the first row in which
    /// nothing can have the keyboard.
    ///
    /// - Returns: false at the page's end, and in what has popped up.
    func moveFocus(from focus: Widget, _ direction: GtkDirectionType) -> Bool {
      guard gtk_widget_get_native(focus) == gtk_widget_get_native(box) else { return false }
      var stops = bar.map { [$0] } ?? []
      for row in rows.rows { stops += row.stops }
      stops += [done, foot].compactMap { $0 }
      if direction == GTK_DIR_TAB_BACKWARD { stops.reverse() }
      guard let place = stops.firstIndex(where: { focus.isInside($0) }) else { return false }
      return stops[place...].contains { gtk_widget_child_focus($0, direction) != 0 }
    }

    /// Scrolls to a row with what stands under it, as soon as that has its place: GTK itself only shows the control.
    func reveal(_ id: FormRowID) {
      guard let clock = gtk_widget_get_frame_clock(box) else { return }
      gtk_widget_queue_draw(box)
      revelation.follow(clock.object, "after-paint") { [weak self] in
        guard let self, let row = self.rows.row(id) else { return }
        Revealing.scroll(self.scroller, row.listRows, in: row.section?.frame)
      }
    }

    // MARK: Changes

    private func insert(_ row: FormRow, at place: Int) {
      form.touchedRows += 1
      rows.insert(RowView.make(row, form, isOnRoot: id == .root), at: place)
    }

    /// Applies a batch: a surface's second function.
    func apply(_ changes: FormChanges.Page) {
      for splice in changes.splices {
        for _ in 0..<splice.removed {
          form.header.drop(rows.rows[splice.offset].id)
          rows.remove(at: splice.offset)
        }
        for (place, id) in splice.inserted.enumerated() {
          // A row that a later splice of the batch takes away has to keep its place until then.
          if let row = form.engine.row(id) { insert(row, at: splice.offset + place) }
        }
      }
      for update in changes.updates {
        guard let row = form.engine.row(update.row), let view = rows.row(update.row) else { continue }
        if view.isReadOnly != row.isReadOnly {
          replace(view, row)
        } else {
          form.touchedRows += 1
          view.show(row)
          // What is said of the answer may need room that is out of sight.
          if update.aspects.contains(.issues), update.row == form.engine.focusedRow { reveal(update.row) }
        }
      }
    }

    /// A field that a condition makes read-only, or editable again, gets another view.
    private func replace(_ view: RowView, _ row: FormRow) {
      guard let place = rows.rows.firstIndex(where: { $0 === view }) else { return }
      rows.remove(at: place)
      insert(row, at: place)
    }

    /// Only the page on top is there for assistive technology.
    func setHidden(_ isHidden: Bool) { fieldstone_gtk_set_hidden(box, isHidden ? 1 : 0) }

    func setBusy(_ isBusy: Bool) {
      scroller.isSensitive = !isBusy
      fieldstone_gtk_set_busy(scroller, isBusy ? 1 : 0)
    }
  }
#endif
