#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Rows that stand together: a heading, a list, and a remark under it. Knows no order but that of its list.
  @MainActor
  final class SectionView {
    /// The row that is its heading; rows belong here that stand under it.
    let key: FormRowID?
    let box = Box.vertical(6)
    let list: Widget
    private(set) var isBoxed: Bool?
    private var heading: Widget?
    private var foot: Widget?

    init(_ key: FormRowID?) {
      self.key = key
      list = gtk_list_box_new()
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      list.isVisible = false
      box.append(list)
    }

    /// Whether a row that stands beside one of this section belongs to it.
    func takes(_ view: RowView) -> Bool {
      guard view.key == key else { return false }
      switch view.place {
      case .foot: return true
      case .boxed, .plain: return isBoxed == nil || isBoxed == (view.place == .boxed)
      case .head, .bar: return false
      }
    }

    // MARK: Rows

    /// Puts a row's own rows into the list, before the row at a place or at the end.
    func add(_ view: RowView, at index: Int32) {
      view.section = self
      guard !view.lines.isEmpty else { return }
      if isBoxed == nil {
        isBoxed = view.place != .plain
        list.addClass(view.place == .plain ? "plain-list" : "boxed-list")
      }
      var index = index
      for row in view.listRows {
        gtk_list_box_insert(list.opaque, row, index)
        if index >= 0 { index += 1 }
      }
      list.isVisible = true
    }

    func remove(_ view: RowView) {
      for row in view.listRows { gtk_list_box_remove(list.opaque, row) }
      view.section = nil
      if gtk_widget_get_first_child(list) == nil { list.isVisible = false }
    }

    /// Puts one more row of a row's into the list.
    func insert(_ row: Widget, after other: Widget) {
      gtk_list_box_insert(list.opaque, row, gtk_list_box_row_get_index(other.cast()) + 1)
    }

    // MARK: Heading and foot

    func setHeading(_ title: String, _ help: String?) {
      if let heading { gtk_box_remove(box.cast(), heading) }
      heading = nil
      guard !title.isEmpty || help != nil else { return }
      let words = Box.vertical(2)
      if !title.isEmpty {
        let label = Label.make(title, "heading")
        words.append(label)
        fieldstone_gtk_set_labelled_by(list, label)
      }
      if let help { words.append(Label.make(help, "dim-label", "caption")) }
      gtk_box_prepend(box.cast(), words)
      heading = words
    }

    func setFoot(_ text: String?) {
      if let foot { gtk_box_remove(box.cast(), foot) }
      foot = nil
      guard let text, !text.isEmpty else { return }
      let label = Label.make(text, "dim-label", "caption")
      label.setMargins(sides: 12)
      box.append(label)
      foot = label
    }
  }
#endif
