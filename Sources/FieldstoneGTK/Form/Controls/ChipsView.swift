#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Several options: what is chosen as chips, each with a button that removes it, and a popover to add more.
  final class ChipsView: PickerView {
    /// The largest number of chips; a line says how many more there are.
    static let most = 50

    private(set) lazy var box = fieldstone_gtk_group_box(0)!
    private lazy var chipsLine = PlainLine.make(box)
    private(set) var chips: [(id: String, chip: Chip)] = []
    private var shown: [String] = []
    /// When a button last removed a chip.
    private var lastRemoval: ContinuousClock.Instant?
    /// The maximum time between two clicks of a double click, which people can set.
    private static var doubleClick: Duration { .milliseconds(fieldstone_gtk_double_click_time()) }

    override var remarkedLine: Widget? { line }

    override func prepare(_ row: FormRow) {
      Flow.start(box)
      box.setMargins(top: 2, bottom: 12, sides: 12)
      fieldstone_gtk_set_label(box, row.label.shown)
      lines = [line, chipsLine]
      showsHelp = true
      gtk_menu_button_set_icon_name(button.opaque, "list-add-symbolic")
      gtk_widget_set_tooltip_text(button, text(.common(.add)))
      setName(text(.common(.addSubform, .text(row.label))))
    }

    override func showChosen(_ row: FormRow) {
      Title.setSubtitle(line, row.help)
      let titles = row.options.chosen.map { $0.title(in: environment) }
      chipsLine.isVisible = !titles.isEmpty
      let ids = row.options.chosen.map(\.id)
      guard titles != shown || ids.prefix(Self.most) != chips.map(\.id)[...] else { return }
      shown = titles
      let focused = chips.firstIndex { gtk_widget_has_focus($0.chip.remove) != 0 }
      box.removeChildren()
      chips = []
      for (id, title) in zip(ids, titles).prefix(Self.most) { add(id, title) }
      if ids.count > Self.most {
        box.append(Label.make(text(.window(.more, .count(ids.count - Self.most))), "dim-label"))
      }
      // Whoever removes one chip after the other stays among them.
      if let focused { gtk_widget_grab_focus(chips.isEmpty ? input : chips[min(focused, chips.count - 1)].chip.remove) }
    }

    private func add(_ id: String, _ title: String) {
      let chip = Chip(title, remove: text(.common(.removeSubform, .text(title))))
      connect(chip.remove, "clicked") { [weak self] in self?.click(id) }
      Keys.follow(chip.remove) { [weak self] in self?.press($0, at: id) ?? false }
      chips.append((id, chip))
      box.append(chip.box)
    }

    /// Removes a chip, unless it is the second click of a double click: the next chip has moved under the pointer.
    private func click(_ option: String) {
      if let lastRemoval, ContinuousClock.now - lastRemoval < Self.doubleClick { return }
      remove(option)
      // On a slow machine, the second click waits until the chips have moved.
      lastRemoval = .now
    }

    private func remove(_ option: String) { send(.set(id, options.answer(with: option, false))) }

    /// The arrow keys move between chips; Delete and Backspace remove one.
    private func press(_ key: Keys.Press, at option: String) -> Bool {
      guard let index = chips.firstIndex(where: { $0.id == option }) else { return false }
      switch Int32(key.value) {
      case GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_KP_Delete: remove(option)
      default:
        guard key.step != 0 else { return false }
        if chips.indices.contains(index + key.step) { gtk_widget_grab_focus(chips[index + key.step].chip.remove) }
      }
      return true
    }

    override func describe(_ facts: Accessible) {
      super.describe(facts)
      facts.apply(to: box)
    }
  }
#endif
