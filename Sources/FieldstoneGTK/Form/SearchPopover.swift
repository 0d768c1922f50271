#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A search for rows by their titles, help and options, over a page. A hit leads to its row, on whatever page that is.
  @MainActor
  final class SearchPopover {
    private static let most = 20

    private let popover = gtk_popover_new()!
    let entry = gtk_search_entry_new()!
    let list = gtk_list_box_new()!
    /// Says what was found, also to those who don't see the list.
    let status = Label.status("dim-label")
    private(set) var hits: [FormSearchHit] = []
    /// The text that they were found for.
    private var searched = ""
    /// The row that had the focus, and has it again if nobody goes to a hit.
    private var focused: FormRowID?
    private let form: FormView

    /// - Parameter box: The page that it shows on.
    init(_ form: FormView, on box: Widget) {
      self.form = form
      let content = Box.vertical(6)
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      gtk_scrolled_window_set_max_content_height(scroller.opaque, 320)
      gtk_scrolled_window_set_child(scroller.opaque, list)
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      list.isVisible = false
      gtk_widget_set_size_request(content, 280, -1)
      let title = form.text(.common(.search))
      fieldstone_gtk_set_label(entry, title)
      fieldstone_gtk_set_label(list, title)
      for part in [entry, status, scroller] { content.append(part) }
      gtk_popover_set_child(popover.cast(), content)
      gtk_popover_set_has_arrow(popover.cast(), 0)
      gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
      g_object_ref_sink(popover.object)
      gtk_widget_set_parent(popover, box)
      connect(box, "unmap") { [weak self] in self?.close() }
      var top = GdkRectangle(x: gtk_widget_get_allocated_width(box) / 2, y: 0, width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.cast(), &top)
      connect(entry, "search-changed") { [weak self] in self?.find() }
      connect(entry, "stop-search") { [weak self] in self?.close() }
      connect(entry, "activate") { [weak self] in self?.goTo(0) }
      connect(list, "row-activated") { [weak self] arguments in
        guard let self, let row = arguments.object(0) else { return }
        self.goTo(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
      }
      Keys.follow(entry, GTK_PHASE_CAPTURE) { [weak self] key in
        guard let self, key.value == UInt32(GDK_KEY_Down), let first = gtk_widget_get_first_child(self.list) else {
          return false
        }
        gtk_widget_grab_focus(first)
        return true
      }
      connect(popover, "closed") { [weak form] in form?.forgetSearch() }
    }

    func open() {
      focused = form.engine.focusedRow
      gtk_popover_popup(popover.cast())
      gtk_widget_grab_focus(entry)
    }

    func close() { gtk_popover_popdown(popover.cast()) }

    /// Takes it off its page, which may be gone already, and gives the focus back.
    func release() {
      guard gtk_widget_get_parent(popover) != nil else { return }
      gtk_widget_unparent(popover)
      guard let focused, form.engine.isShown(focused) else { return }
      form.send(.focus(focused))
      form.showFocus()
    }

    isolated deinit { g_object_unref(popover.object) }

    private func find() {
      // GTK waits for a pause in the typing.
      let text = Editable.text(entry)
      let found = form.engine.search(text, most: 1_000)
      searched = text
      hits = Array(found.prefix(Self.most))
      while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, child) }
      for hit in hits {
        let row = Title.actionRow()
        Title.set(row, hit.title)
        let remark = form.engine.remark(on: hit)
        Title.setSubtitle(row, (hit.trail + [remark]).filter { !$0.isEmpty }.joined(separator: " › "))
        gtk_list_box_row_set_activatable(row.cast(), 1)
        gtk_list_box_insert(list.opaque, row, -1)
      }
      list.isVisible = !hits.isEmpty
      Label.set(status, text.allSatisfy(\.isWhitespace) ? "" : form.text(words(found.count, text)))
    }

    private func words(_ count: Int, _ text: String) -> FormString {
      if count == 0 { return .nothingFound(text) }
      if count > hits.count {
        return .common(
          .count, .grouped(hits.count, in: form.engine.environment), .grouped(count, in: form.engine.environment))
      }
      return .common(.foundOptions, .count(count))
    }

    /// Goes to the row of a hit.
    func goTo(_ index: Int) {
      // GTK tells of a text only after a pause in the typing.
      if searched != Editable.text(entry) { find() }
      guard hits.indices.contains(index) else { return }
      let row = hits[index].row
      focused = nil
      close()
      form.send(.focus(row))
      form.showFocus()
    }
  }

  extension FormView {
    /// The button that opens the search, for the bar of a page; none unless the form offers one.
    func searchButton() -> [Widget] {
      guard engine.offersSearch else { return [] }
      let button = PageFrame.iconButton("edit-find-symbolic", text(.common(.search)))
      connect(button, "clicked") { [weak self] in self?.openSearch() }
      return [button]
    }

    /// Opens the search; Ctrl-F does, and the button that forms with a search have.
    func openSearch() {
      guard searchPopover == nil, only == nil, optionsView == nil, !isBusy, let top else { return }
      let search = SearchPopover(self, on: top.box)
      searchPopover = search
      search.open()
    }

    /// Removes the search once it is closed. GTK is still closing it.
    func forgetSearch() {
      guard let search = searchPopover else { return }
      searchPopover = nil
      Task { search.release() }
    }
  }
#endif
