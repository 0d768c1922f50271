#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A popover under an entry with texts to pick from. It appears while people type, and takes the focus only when they
  /// press Down.
  @MainActor
  final class SuggestionList {
    static let most = 8

    let popover = gtk_popover_new()!
    private let list = fieldstone_gtk_check_group()!
    private let entry: Widget
    private var options = FormRow.Options()
    /// The texts in the list, each with its button.
    private(set) var entries: [(id: String, button: Widget)] = []
    var onTake: (@MainActor (String) -> Void)?

    /// - Parameter box: The box that contains the entry; the popover is under it.
    init(_ entry: Widget, in box: Widget, _ title: String) {
      self.entry = entry
      gtk_popover_set_autohide(popover.cast(), 0)
      gtk_popover_set_has_arrow(popover.cast(), 0)
      gtk_popover_set_position(popover.cast(), GTK_POS_BOTTOM)
      gtk_widget_set_halign(popover, GTK_ALIGN_START)
      gtk_popover_set_child(popover.cast(), list)
      list.addClass("options")
      gtk_widget_set_size_request(list, 200, -1)
      fieldstone_gtk_set_label(list, title.shown)
      fieldstone_gtk_set_suggests(entry)
      // A box releases it in the end, and places it whenever it is laid out itself.
      gtk_widget_set_parent(popover, box)
      Popover.close(popover, with: box)
      let focus = gtk_event_controller_focus_new()!
      connect(focus.object, "leave") { [weak self] _ in self?.close() }
      gtk_widget_add_controller(box, focus)
      Keys.follow(entry, GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
    }

    var isOpen: Bool { popover.isVisible }

    func setOptions(_ options: FormRow.Options) {
      let isSame = options.offersSame(as: self.options)
      self.options = options
      if !isSame, isOpen { show(for: Editable.text(entry)) }
    }

    // MARK: Showing

    /// Shows what begins with a text or contains it, unless that is nothing but the text.
    func show(for text: String) {
      let found = text.isEmpty ? [] : Array(options.matching(text).prefix(Self.most))
      fill(found.map(\.id) == [text] ? [] : found)
    }

    private func fill(_ found: [FormRow.Option]) {
      while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, child) }
      entries = []
      for option in found { add(option) }
      if found.isEmpty { close() } else { open() }
    }

    private func add(_ option: FormRow.Option) {
      let button = PickerList.button(option.title)
      gtk_widget_set_halign(gtk_button_get_child(button.cast()), GTK_ALIGN_START)
      gtk_list_box_append(list.opaque, PlainLine.make(button))
      let (index, id) = (entries.count, option.id)
      entries.append((id, button))
      connect(button, "clicked") { [weak self] in self?.take(id) }
      Keys.follow(button) { [weak self] key in
        guard let self else { return false }
        if Int32(key.value) == GDK_KEY_Escape {
          self.returnToEntry()
          return true
        }
        return key.step != 0 && self.move(to: index + key.step)
      }
    }

    private func open() {
      guard !isOpen, gtk_widget_get_mapped(entry) != 0, hasFocus else { return }
      // Without this, the first button would get the focus.
      gtk_widget_set_can_focus(popover, 0)
      gtk_popover_popup(popover.cast())
      gtk_widget_set_can_focus(popover, 1)
      fieldstone_gtk_set_expanded(entry, 1)
    }

    private func close() {
      guard isOpen else { return }
      gtk_popover_popdown(popover.cast())
      fieldstone_gtk_set_expanded(entry, 0)
    }

    private var hasFocus: Bool {
      guard let root = gtk_widget_get_root(entry), let focus = gtk_root_get_focus(root) else { return false }
      return focus.isInside(entry)
    }

    // MARK: Picking

    private func take(_ id: String) {
      returnToEntry()
      onTake?(id)
      gtk_editable_set_position(entry.opaque, -1)
    }

    private func returnToEntry() {
      gtk_entry_grab_focus_without_selecting(entry.cast())
      close()
    }

    /// Moves the focus; from the first text back to the entry.
    private func move(to index: Int) -> Bool {
      if index < 0 {
        gtk_entry_grab_focus_without_selecting(entry.cast())
      } else if index < entries.count {
        gtk_widget_grab_focus(entries[index].button)
      }
      return true
    }

    /// Handles a key in the entry.
    private func press(_ key: Keys.Press) -> Bool {
      switch Int32(key.value) {
      case GDK_KEY_Down, GDK_KEY_KP_Down:
        if isOpen { return move(to: 0) }
        fill(Array(options.matching(Editable.text(entry)).prefix(Self.most)))
        return isOpen
      case GDK_KEY_Escape where isOpen:
        close()
        return true
      case GDK_KEY_Return, GDK_KEY_KP_Enter:
        close()
        return false
      default: return false
      }
    }
  }
#endif
