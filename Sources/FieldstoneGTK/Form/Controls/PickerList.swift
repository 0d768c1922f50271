#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A search entry above a list of options. Only the first options that match have widgets.
  @MainActor
  final class PickerList {
    static let most = 50

    let box = Box.vertical(6)
    let entry = gtk_search_entry_new()!
    let list = fieldstone_gtk_check_group()!
    let remark = PickerList.remark("")
    let buttons = Box.horizontal(6)
    let status: SearchStatus
    private let isSeveral: Bool
    private let environment: FormEnvironment
    private var options = FormRow.Options()
    /// The title of the entry for no answer; nil if there is none.
    private var none: String?
    /// The options in the list, each with its button; the id is nil for no answer.
    private(set) var entries: [(id: String?, button: Widget)] = []
    private var isFilling = false

    var onChoose: (@MainActor (String?, Bool) -> Void)?
    /// Asks the program for the options that match a text.
    var onSearch: (@MainActor (String) -> Void)?
    var onChooseAll: (@MainActor (Bool) -> Void)?
    var onClose: (@MainActor () -> Void)?

    init(isSeveral: Bool, _ environment: FormEnvironment) {
      (self.isSeveral, self.environment) = (isSeveral, environment)
      status = SearchStatus(environment)
      list.addClass("options")
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      gtk_scrolled_window_set_max_content_height(scroller.opaque, 320)
      gtk_scrolled_window_set_child(scroller.opaque, list)
      gtk_widget_set_size_request(scroller, 260, -1)
      for part in [entry, scroller, remark, status.box, buttons] { box.append(part) }
      let search = environment.text(.common(.search))
      gtk_search_entry_set_search_delay(entry.opaque, 0)
      fieldstone_gtk_set_placeholder(entry, search)
      fieldstone_gtk_set_label(entry, search)
      connect(entry, "search-changed") { [weak self] in
        // GTK also emits this for a new entry.
        guard let self, gtk_widget_get_mapped(self.box) != 0 else { return }
        self.search()
      }
      connect(status.again, "clicked") { [weak self] in
        guard let self else { return }
        // The button disappears.
        gtk_widget_grab_focus(self.entry)
        self.search()
      }
      connect(entry, "stop-search") { [weak self] in self?.onClose?() }
      Keys.follow(entry, GTK_PHASE_CAPTURE) { [weak self] key in
        switch Int32(key.value) {
        case GDK_KEY_Down: return self?.move(from: -1, by: 1) == true
        case GDK_KEY_Return where !key.control, GDK_KEY_KP_Enter where !key.control: return self?.takeFirst() == true
        default: return false
        }
      }
      if isSeveral { addAllAndNone() }
    }

    private func addAllAndNone() {
      for (title, isAll) in [(WindowText.selectAll, true), (.selectNone, false)] {
        let button = Self.button(environment.text(.window(title)))
        connect(button, "clicked") { [weak self] in self?.onChooseAll?(isAll) }
        buttons.append(button)
      }
    }

    static func remark(_ text: String) -> Widget {
      let remark = Label.make(text, "dim-label", "caption")
      remark.setMargins(top: 6, bottom: 6, sides: 12)
      return remark
    }

    static func button(_ title: String) -> Widget {
      let button = gtk_button_new()!
      Label.setButton(button, title)
      button.addClass("flat")
      return button
    }

    // MARK: Showing

    /// Begins with an empty search, when the popover opens.
    func open() {
      gtk_editable_set_text(entry.opaque, "")
      search()
      if isAsking { fill() }
      gtk_widget_grab_focus(entry)
    }

    /// Whether the program searches.
    private var isAsking: Bool { options.finding != nil }

    private func search() { isAsking ? onSearch?(Editable.text(entry)) : fill() }

    func show(_ row: FormRow) {
      let isSame = row.options.offersSame(as: options) && Set(row.options.unoffered) == Set(options.unoffered)
      options = row.options
      none = row.allowsNone && !isSeveral ? row.placeholder ?? environment.text(.common(.noAnswer)) : nil
      guard gtk_widget_get_mapped(box) != 0 else { return }
      isSame ? update() : fill()
    }

    private func fill() {
      isFilling = true
      defer { isFilling = false }
      let focused = entries.firstIndex { gtk_widget_has_focus($0.button) != 0 }.map { entries[$0].id }
      while let child = gtk_widget_get_first_child(list) { gtk_list_box_remove(list.opaque, child) }
      entries = []
      let query = Editable.text(entry)
      let found = options.matching(isAsking ? "" : query)
      if let none, query.isEmpty { add(nil, none, nil, isEnabled: true) }
      var section: String?
      for option in shown(found, query) {
        if let title = option.section, title != section { addHeading(title) }
        section = option.section
        add(option.id, title(of: option), option.help, isEnabled: option.canBeTaken)
      }
      update()
      let words: FormString? =
        found.isEmpty
        ? .common(options.isEmpty && !isAsking ? .noOptions : .nothingFound)
        : found.count > Self.most ? .shown(Self.most, of: found.count, in: environment) : nil
      let text = words.map { environment.text($0) } ?? ""
      status.show(options.finding, text)
      Label.set(remark, isAsking ? "" : text)
      remark.isVisible = !isAsking && words != nil
      if let focused { gtk_widget_grab_focus(entries.first { $0.id == focused }?.button ?? entry) }
    }

    /// The options to show: those that match. Without a search in many options, what is chosen comes first.
    private func shown(_ found: FormRow.Options.Matches, _ query: String) -> [FormRow.Option] {
      guard query.isEmpty else { return Array(found.prefix(Self.most)) }
      guard found.count > Self.most else { return Array(found) + options.unofferedOptions }
      return options.chosen + Array(found.lazy.filter { !$0.isChosen }.prefix(Self.most))
    }

    private func title(of option: FormRow.Option) -> String {
      option.isMarked ? environment.text(.common(.unavailableOption, .text(option.title))) : option.title
    }

    private func addHeading(_ title: String) {
      let label = Label.make(title, "caption-heading", "dim-label")
      label.setMargins(top: 8, bottom: 2, sides: 12)
      gtk_list_box_append(list.opaque, PlainLine.make(label))
    }

    private func add(_ id: String?, _ title: String, _ help: String?, isEnabled: Bool) {
      let button = isSeveral ? gtk_check_button_new()! : fieldstone_gtk_radio_button()!
      let words = Box.vertical(2)
      words.append(Label.make(title))
      if let help { words.append(Label.make(help, "dim-label", "caption")) }
      gtk_check_button_set_child(button.cast(), words)
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
        self.onChoose?(id, isOn)
        self.update()
      }
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.move(from: index, by: $0.step) == true }
    }

    /// Checks what is chosen.
    private func update() {
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
      gtk_widget_get_first_child(buttons)?.isVisible = !isAsking && options.count <= Self.most
      gtk_widget_get_last_child(buttons)?.isSensitive = !chosen.isEmpty
    }

    // MARK: Keys

    /// Moves the focus; from the first option back to the search.
    private func move(from index: Int, by step: Int) -> Bool {
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

  extension FormRow.Options {
    /// Chosen values that aren't offered.
    var unofferedOptions: [FormRow.Option] { (offeredCount..<count).map { self[$0] } }
    var unoffered: [String] { unofferedOptions.map(\.id) }
  }

  extension FormEnvironment {
    func text(_ words: FormString) -> String { words.text(in: self) }
  }
#endif
