#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The widgets of the options. Only the first options that match have any.
  extension PickerList {
    static let most = 50

    func fill() {
      isFilling = true
      defer { isFilling = false }
      let focused = entries.firstIndex { gtk_widget_has_focus($0.button) != 0 }.map { entries[$0].id }
      while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, child) }
      entries = []
      let query = Editable.text(entry)
      let found = options.matching(isAsking ? "" : query)
      if let none, query.isEmpty { add(nil, none, nil, nil, isEnabled: true) }
      var section: String?
      for option in shown(found, query) {
        if let title = option.section, title != section { addHeading(title) }
        section = option.section
        add(option.id, option.title(in: environment), option.help, option.icon, isEnabled: option.canBeTaken)
      }
      if options.canAdd(query) {
        add(query, environment.text(.common(.addOwnEntry, .text(query))), nil, "list-add-symbolic", isEnabled: true)
      }
      list.isVisible = !entries.isEmpty
      update()
      showRemark(found)
      if let focused { gtk_widget_grab_focus(entries.first { $0.id == focused }?.button ?? entry) }
    }

    /// Says that there are no options, or that there are more than these.
    private func showRemark(_ found: FormRow.Options.Matches) {
      let query = Editable.text(entry)
      let words: FormString? =
        if found.isEmpty {
          // Typed words that can be added aren't missing.
          options.canAdd(query) ? nil : options.isEmpty && !isAsking ? .common(.noOptions) : .nothingFound(query)
        } else {
          found.count > Self.most ? .shown(Self.most, of: found.count, in: environment) : nil
        }
      let text = words.map { environment.text($0) } ?? ""
      status.show(options.finding, text)
      Label.set(remark, isAsking ? "" : text)
      remark.isVisible = !isAsking && words != nil
    }

    /// The options to show: those that match. Without a search in many options, what is chosen comes first.
    private func shown(_ found: FormRow.Options.Matches, _ query: String) -> [FormRow.Option] {
      guard query.isEmpty else { return Array(found.prefix(Self.most)) }
      guard found.count > Self.most else { return Array(found) + options.unofferedOptions }
      return options.chosen + Array(found.lazy.filter { !$0.isChosen }.prefix(Self.most))
    }

    private func addHeading(_ title: String) {
      let label = Label.make(title, "caption-heading", "dim-label")
      label.setMargins(top: 8, bottom: 2, sides: 12)
      gtk_list_box_append(list.opaque, PlainLine.make(label))
    }

    private func add(_ id: String?, _ title: String, _ help: String?, _ icon: FormIcon?, isEnabled: Bool) {
      let button = isSeveral ? gtk_check_button_new()! : fieldstone_gtk_radio_button()!
      let line = Box.horizontal(8)
      let words = Box.vertical(2)
      words.append(Label.make(title))
      if let help { words.append(Label.make(help, "dim-label", "caption")) }
      if let image = Icon.make(icon) { line.append(image) }
      line.append(words)
      gtk_widget_set_margin_start(line, 4)
      // Not a group of radio buttons, in which the arrow keys would choose.
      button.setClass("radio", !isSeveral)
      gtk_check_button_set_child(button.cast(), line)
      fieldstone_gtk_set_label(button, title.shown)
      if let help { fieldstone_gtk_set_description(button, help.shown) }
      button.isSensitive = isEnabled
      button.setMargins(top: 6, bottom: 6, sides: 6)
      gtk_list_box_append(list.opaque, PlainLine.make(button))
      let index = entries.count
      entries.append((id, button))
      connect(button, "toggled") { [weak self] in
        guard let self, !self.isFilling else { return }
        let isOn = gtk_check_button_get_active(button.cast()) != 0
        let isOwn = self.isSeveral && id == Editable.text(self.entry) && id.map(self.options.canAdd) == true
        self.onChoose?(id, isOn)
        // What was typed is an option now, and the others are to be seen again.
        if isOwn { self.clearSearch() } else { self.update() }
      }
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.move(from: index, by: $0.step) == true }
    }

    /// Checks what is chosen.
    func update() {
      let wasFilling = isFilling
      isFilling = true
      defer { isFilling = wasFilling }
      let chosen = Set(options.chosen.map(\.id))
      for (id, button) in entries {
        let isOn = id.map(chosen.contains) ?? chosen.isEmpty
        if (gtk_check_button_get_active(button.cast()) != 0) != isOn {
          gtk_check_button_set_active(button.cast(), isOn ? 1 : 0)
        }
      }
      buttons.isVisible = isSeveral && options.count > 3
      gtk_widget_get_first_child(buttons)?.isVisible = offersAll && options.count <= Self.most
      gtk_widget_get_last_child(buttons)?.isSensitive = !chosen.isEmpty
    }
  }
#endif
