#if GTK
  import CAdw
  import FieldstoneCore

  /// Searching, and the keys of the search entry and of the list.
  extension PickerList {
    /// Whether the program searches.
    var isAsking: Bool { options.finding != nil }

    func search() { isAsking ? onSearch?(Editable.text(entry)) : fill() }

    /// Searches for nothing, with the focus in the search.
    func clearSearch() {
      gtk_editable_set_text(entry.opaque, "")
      search()
      gtk_widget_grab_focus(entry)
    }

    func followSearch() {
      connect(entry, "search-changed") { [weak self] in
        // GTK also emits this for a new entry.
        guard let self, gtk_widget_get_mapped(self.box) != 0 else { return }
        self.search()
      }
      connect(entry, "stop-search") { [weak self] in self?.onClose?() }
      connect(status.again, "clicked") { [weak self] in
        guard let self else { return }
        // The button disappears.
        gtk_widget_grab_focus(self.entry)
        self.search()
      }
      Keys.follow(entry, GTK_PHASE_CAPTURE) { [weak self] key in
        switch Int32(key.value) {
        case GDK_KEY_Down: return self?.move(from: -1, by: 1) == true
        case GDK_KEY_Return where !key.control, GDK_KEY_KP_Enter where !key.control: return self?.takeFirst() == true
        default: return false
        }
      }
    }

    /// Moves the focus; from the first option back to the search.
    func move(from index: Int, by step: Int) -> Bool {
      let end = step < 0 ? -1 : entries.count
      let next = stride(from: index + step, to: end, by: step).first { entries[$0].button.isSensitive }
      if let next {
        gtk_widget_grab_focus(entries[next].button)
      } else if step < 0 {
        gtk_widget_grab_focus(entry)
      }
      return true
    }

    /// Enter in the search takes the first match; none while the list shows those of another text.
    private func takeFirst() -> Bool {
      let (query, first) = (Editable.text(entry), entries.first { $0.button.isSensitive })
      guard !query.isEmpty, !isAsking || options.finding == .found(query), let first else { return true }
      gtk_check_button_set_active(first.button.cast(), gtk_check_button_get_active(first.button.cast()) == 0 ? 1 : 0)
      return true
    }
  }
#endif
