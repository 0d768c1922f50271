#if GTK
  import CAdw
  import CGtkShim

  /// A list with a heading over it and a remark under it.
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
