#if GTK
  import CAdw
  import CGtkShim

  /// A list with a heading above it and a footer under it.
  @MainActor
  final class BoxedList {
    let box = Box.vertical(6)
    let list: Widget
    private var heading: Widget?
    private var foot: Widget?

    init() {
      list = gtk_list_box_new()
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      list.isVisible = false
      box.append(list)
    }

    /// Inserts rows before the one at an index, or at the end (-1).
    func insert(_ rows: [Widget], at index: Int32) {
      for (offset, row) in rows.enumerated() {
        gtk_list_box_insert(list.opaque, row, index < 0 ? index : index + Int32(offset))
      }
      list.isVisible = true
    }

    func remove(_ rows: [Widget]) {
      for row in rows { gtk_list_box_remove(list.opaque, row) }
      if gtk_widget_get_first_child(list) == nil { list.isVisible = false }
    }

    /// Inserts a row after another one.
    func insert(_ row: Widget, after other: Widget) {
      gtk_list_box_insert(list.opaque, row, gtk_list_box_row_get_index(other.cast()) + 1)
    }

    /// The rows, with the heading if they begin the list, and with the footer if they end it.
    func around(_ rows: [Widget]) -> [Widget] {
      let isFirst = rows.first.map { $0 == gtk_widget_get_first_child(list) } ?? false
      let isLast = rows.last.map { $0 == gtk_widget_get_last_child(list) } ?? false
      return rows + [isFirst ? heading : nil, isLast ? foot : nil].compactMap { $0 }
    }

    // MARK: Heading and footer

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
      label.setMargins(sides: 14)
      box.append(label)
      foot = label
    }
  }
#endif
