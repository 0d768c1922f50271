#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice that shows all its options, each as a button: one of them, or several.
  class OptionsView: RowView {
    /// An option, or no answer, as its button shows it whatever is chosen.
    struct Entry: Equatable {
      /// Nil for no answer.
      var id: String?
      let title: String
      var help, section: String?
      var icon: FormIcon?
      var isOffered = true

      var answer: FormAnswer { id.map { .choices([$0]) } ?? .none }
    }

    let head = Title.actionRow()
    let isSeveral: Bool
    let entries: [Entry]
    private(set) var buttons: [Widget] = []
    /// Whether an arrow key is choosing the next option.
    private(set) var isMoving = false

    init(_ row: FormRow, _ form: FormView) {
      isSeveral = row.isSeveral
      entries = Self.entries(row, form)
      super.init(row, .boxed, form)
      lines = [head]
      gtk_widget_set_focusable(head, 0)
      prepare(row)
      showsHelp = true
      for entry in entries { add(makeButton(entry)) }
      finish(row)
      show(row)
    }

    private static func entries(_ row: FormRow, _ form: FormView) -> [Entry] {
      let none = row.offersNone ? [Entry(title: row.noneTitle ?? form.text(.common(.noAnswer)))] : []
      return none
        + row.options.map {
          Entry(
            id: $0.id, title: $0.title, help: $0.help, section: $0.section, icon: $0.icon, isOffered: $0.isOffered)
        }
    }

    override func fits(_ row: FormRow) -> Bool {
      guard super.fits(row), let form else { return false }
      return Self.entries(row, form) == entries
    }

    // MARK: Overridden by subclasses

    /// The widget that contains the buttons and has the row's title as its accessible name.
    var group: Widget? { nil }
    func prepare(_ row: FormRow) {}
    func makeButton(_ entry: Entry) -> Widget { gtk_button_new() }
    /// Called once all buttons are there.
    func finish(_ row: FormRow) {}
    func join(_ button: Widget, _ first: Widget) { gtk_check_button_set_group(button.cast(), first.cast()) }
    func isOn(_ button: Widget) -> Bool { gtk_check_button_get_active(button.cast()) != 0 }
    func turn(_ button: Widget, _ isOn: Bool) { gtk_check_button_set_active(button.cast(), isOn ? 1 : 0) }
    /// Updates the title and the help of the field.
    func presentHead(_ row: FormRow) {
      Title.set(head, label(row))
      Title.setSubtitle(
        head, [row.mixedWords(in: environment), row.help].compactMap { $0 }.joined(separator: "\n"))
    }
    /// Updates what else depends on whether an option can be chosen.
    ///
    /// - Parameter remark: Why it can't be chosen, and its help.
    func show(_ option: FormRow.Option, at index: Int, _ remark: String?) {}
    /// The widget of an option that is colored while it is wrong.
    func widget(at index: Int) -> Widget { buttons[index] }
    /// Called when somebody has chosen an option.
    func didChoose() {}

    override var optionButtons: [String: Widget] {
      Dictionary(zip(entries, buttons).compactMap { entry, button in entry.id.map { ($0, button) } }) { first, _ in
        first
      }
    }

    // MARK: Choosing

    private func add(_ button: Widget) {
      let index = buttons.count
      if !isSeveral, let first = buttons.first { join(button, first) }
      buttons.append(button)
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.move(from: index, by: $0.step) == true }
      connect(button, "toggled") { [weak self] in self?.toggled(index) }
    }

    private func toggled(_ index: Int) {
      guard !isShowing else { return }
      // A click on the line of an option doesn't focus its button. What had the focus may disappear with the choice.
      if gtk_widget_has_focus(buttons[index]) == 0, isSeveral || isOn(buttons[index]) {
        gtk_widget_grab_focus(buttons[index])
      }
      let (entry, isOn) = (entries[index], isOn(buttons[index]))
      if isSeveral {
        guard let option = entry.id, let row = form?.engine.row(id) else { return }
        send(.set(id, row.options.answer(with: option, isOn)))
      } else if isOn {
        send(.set(id, entry.answer))
      }
      if isSeveral || isOn { didChoose() }
    }

    /// Moves the focus with an arrow key, and chooses if only one option can be chosen; at the ends, does nothing.
    private func move(from index: Int, by step: Int) -> Bool {
      let end = step < 0 ? -1 : buttons.count
      guard let next = stride(from: index + step, to: end, by: step).first(where: { buttons[$0].isSensitive }) else {
        return true
      }
      isMoving = true
      if !isSeveral { turn(buttons[next], true) }
      gtk_widget_grab_focus(buttons[next])
      isMoving = false
      return true
    }

    // MARK: Overridden

    override var focusedOption: String? {
      buttons.firstIndex { gtk_widget_has_focus($0) != 0 }.flatMap { entries[$0].id }
    }

    override func takeFocus(at option: String?) {
      if let option, let index = entries.firstIndex(where: { $0.id == option }) {
        gtk_widget_grab_focus(buttons[index])
      } else {
        takeFocus()
      }
    }

    /// Directly under the title, before all options: below them, nobody would look for it.
    override var remarkedLine: Widget? { lines.first }

    /// Only a chosen option can be wrong. What is wrong with several of them together is only said.
    override func showError(_ row: FormRow, _ isInvalid: Bool) {
      let first = entries.count - row.options.count
      for (offset, option) in row.options.enumerated() where buttons.indices.contains(first + offset) {
        widget(at: first + offset).setClass("error", isInvalid && option.isChosen && option.remark != nil)
      }
    }

    override var actionRow: Widget? { head }
    override func addMark(_ mark: Widget) { Title.addMark(head, mark) }

    /// The group is described by what is said about the answer, and each button by the remark on its option.
    ///
    /// Screen readers say the name of a group when the focus comes into it, but with GTK 4.8 not what describes it. While
    /// something is wrong, the button to which the focus comes says that, too.
    override func describe(_ facts: Accessible) {
      if let group { facts.apply(to: group) }
      guard let row = form?.engine.row(id) else { return }
      let focus = form?.focusedWidget
      let isWrong = facts.isAnnounced || !row.issues.isEmpty
      let speaker = isWrong ? buttons.first { $0 == focus } ?? input : nil
      for (button, entry) in zip(buttons, entries) {
        var own = Accessible(isRequired: facts.isRequired && !isSeveral, isInvalid: facts.isInvalid)
        own.description = entry.help ?? ""
        if let option = entry.id, let index = row.options.position(ofID: option) {
          own.description = row.options[index].remark(in: environment) ?? ""
        }
        if button == speaker {
          own.description = [facts.description, own.description].filter { !$0.isEmpty }.joinedRemarks(in: environment)
        }
        own.apply(to: button)
      }
    }

    /// The name of the row is that of the group; the buttons have the names of their options.
    override var namedControl: Widget? { group ?? input }

    override func present(_ row: FormRow) {
      presentHead(row)
      if let group, position == nil { fieldstone_gtk_set_label(group, row.label.shown) }
      let chosen = Set(row.options.chosen.map(\.id))
      let wished = entries.map { $0.id.map(chosen.contains) ?? (chosen.isEmpty && !row.isMixed) }
      // Turning one radio button on turns the others off.
      for (button, isWished) in zip(buttons, wished) where isWished && !isOn(button) { turn(button, true) }
      for (button, isWished) in zip(buttons, wished) where !isWished && isOn(button) { turn(button, false) }
      let first = entries.count - row.options.count
      for (offset, option) in row.options.enumerated() where buttons.indices.contains(first + offset) {
        // A chosen button stays sensitive, or the keyboard focus couldn't leave it.
        buttons[first + offset].isSensitive = option.canBeTaken
        show(option, at: first + offset, option.remark(in: environment))
      }
      let chosenIndex = isSeveral ? nil : wished.firstIndex(of: true)
      input = buttons.isEmpty ? nil : buttons[chosenIndex ?? 0]
      // Undo, for example, has chosen another option than the one with the focus.
      if let chosenIndex, !isMoving, gtk_widget_has_focus(buttons[chosenIndex]) == 0,
        buttons.contains(where: { gtk_widget_has_focus($0) != 0 })
      {
        gtk_widget_grab_focus(buttons[chosenIndex])
      }
    }
  }
#endif
