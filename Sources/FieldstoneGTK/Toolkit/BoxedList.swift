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
      restyle([rows.first.flatMap(gtk_widget_get_prev_sibling), rows.last.flatMap(gtk_widget_get_next_sibling)])
    }

    /// Gives rows beside new or moved ones the corners that they are to have now: GTK 4.8 doesn't notice that a row is no
    /// longer the first one or the last one of its list. It looks again once a class has changed.
    private func restyle(_ rows: [Widget?]) {
      for case let row? in rows {
        row.setClass("restyled", true)
        row.setClass("restyled", false)
      }
    }

    func remove(_ rows: [Widget]) {
      for row in rows { gtk_list_box_remove(list.opaque, row) }
      if gtk_widget_get_first_child(list) == nil { list.isVisible = false }
    }

    /// Inserts a row after another one.
    func insert(_ row: Widget, after other: Widget) {
      gtk_list_box_insert(list.opaque, row, gtk_list_box_row_get_index(other.cast()) + 1)
    }

    /// Puts the rows in a new order. They keep the keyboard focus, which GTK takes from a row that is removed.
    func reorder(_ rows: [Widget]) {
      let order = RowOrder(rows)
      gtk_list_box_set_sort_func(
        list.opaque,
        { row, other, data in
          guard let row, let other, let data else { return 0 }
          let order = Unmanaged<RowOrder>.fromOpaque(data).takeUnretainedValue()
          return order.compare(row, other)
        }, Unmanaged.passUnretained(order).toOpaque(), nil)
      gtk_list_box_set_sort_func(list.opaque, nil, nil, nil)
      restyle(rows + [gtk_widget_get_last_child(list)])
    }

    private final class RowOrder {
      private let places: [UnsafeMutableRawPointer: Int]

      init(_ rows: [Widget]) {
        places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { (UnsafeMutableRawPointer($1), $0) })
      }

      func compare(_ row: UnsafeMutableRawPointer, _ other: UnsafeMutableRawPointer) -> Int32 {
        let (place, next) = (places[row] ?? 0, places[other] ?? 0)
        return place < next ? -1 : place > next ? 1 : 0
      }
    }

    /// The rows, with the heading if they begin the list, and with the footer if they end it.
    func around(_ rows: [Widget]) -> [Widget] {
      let isFirst = rows.first.map { $0 == gtk_widget_get_first_child(list) } ?? false
      let isLast = rows.last.map { $0 == gtk_widget_get_last_child(list) } ?? false
      return rows + [isFirst ? heading : nil, isLast ? foot : nil].compactMap { $0 }
    }

    // MARK: Heading and footer

    /// Sets what assistive technology calls the list as long as it has no heading: GTK 4.8 says the name of its class if it
    /// has no name either.
    func setName(_ name: String) { fieldstone_gtk_set_label(list, name.shown) }

    func setHeading(_ title: String, _ help: String?) {
      guard !title.isEmpty || help != nil else { return setHeading(nil, title: nil) }
      let words = Box.vertical(2)
      let label = title.isEmpty ? nil : Label.make(title, "heading")
      if let label { words.append(label) }
      if let help { words.append(Label.make(help, "dim-label", "caption")) }
      setHeading(words, title: label)
    }

    /// Sets the widget above the list, and the one in it that is the list's accessible name.
    func setHeading(_ heading: Widget?, title: Widget?) {
      if let old = self.heading { gtk_box_remove(box.cast(), old) }
      self.heading = heading
      guard let heading else { return }
      gtk_box_prepend(box.cast(), heading)
      if let title { fieldstone_gtk_set_labelled_by(list, title) }
    }

    func setFoot(_ text: String) {
      guard !text.isEmpty else { return setFoot(nil) }
      let label = Label.make(text, "dim-label", "caption")
      label.setMargins(sides: 14)
      setFoot(label)
    }

    func setFoot(_ foot: Widget?) {
      if let old = self.foot { gtk_box_remove(box.cast(), old) }
      self.foot = foot
      if let foot { box.append(foot) }
    }
  }
#endif
