#if GTK
  import CAdw
  import FieldstoneCore

  /// A choice that shows all its options, each as a button.
  class OptionsView: RowView {
    struct Entry: Equatable {
      let title: String
      var help: String?
      let answer: FormAnswer
    }

    let head = Title.actionRow()
    private(set) var entries: [Entry] = []
    private(set) var buttons: [Widget] = []

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      if row.allowsNone { entries.append(Entry(title: row.placeholder ?? text(.common(.noAnswer)), answer: .none)) }
      entries += row.options.map(entry)
      lines = [head]
      gtk_widget_set_focusable(head, 0)
      prepare(row)
      showsHelp = true
      for entry in entries { add(makeButton(entry)) }
      show(row)
    }

    private func entry(_ option: FormRow.Option) -> Entry {
      let title = option.isOffered ? option.title : title(of: option)
      return Entry(title: title, help: option.help, answer: .choices([option.id]))
    }

    override func fits(_ row: FormRow) -> Bool {
      super.fits(row) && row.options.map(entry) == entries.filter { $0.answer != .none }
    }

    // MARK: Overridden by subclasses

    /// The widget that contains the buttons and has the row's title as its accessible name.
    var group: Widget? { nil }
    func prepare(_ row: FormRow) {}
    func makeButton(_ entry: Entry) -> Widget { gtk_button_new() }
    func join(_ button: Widget, _ first: Widget) {}
    func isOn(_ button: Widget) -> Bool { false }
    func turn(_ button: Widget, _ isOn: Bool) {}
    /// Updates what else depends on whether an option can be chosen.
    func show(_ option: FormRow.Option, at index: Int, _ canBeTaken: Bool) {}

    // MARK: Choosing

    private func add(_ button: Widget) {
      let index = buttons.count
      if let first = buttons.first { join(button, first) }
      buttons.append(button)
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.choose(index + $0.step, by: $0.step) == true }
      connect(button, "toggled") { [weak self] in
        guard let self, self.isOn(button) else { return }
        self.send(.set(self.id, self.entries[index].answer))
      }
    }

    /// Chooses an option with an arrow key; at the ends of the group, does nothing.
    private func choose(_ start: Int, by step: Int) -> Bool {
      guard
        let index = stride(from: start, through: step < 0 ? 0 : buttons.count - 1, by: step).first(where: {
          buttons[$0].isSensitive
        })
      else { return true }
      turn(buttons[index], true)
      gtk_widget_grab_focus(buttons[index])
      return true
    }

    override func addMark(_ mark: Widget) { Title.addMark(head, mark) }

    /// The description of the answer belongs to the group; a button's description is the help of its option.
    override func describe(_ facts: Accessible) {
      if let group { facts.apply(to: group) }
      for (button, entry) in zip(buttons, entries) {
        var own = facts
        own.description = entry.help ?? ""
        own.apply(to: button)
      }
    }

    override func present(_ row: FormRow) {
      Title.set(head, row.label)
      Title.setSubtitle(head, row.help)
      let chosen = entries.firstIndex { $0.answer == row.answer }
      // Turning one button on turns the others off.
      for (index, button) in buttons.enumerated() where isOn(button) != (index == chosen) {
        if index == chosen || chosen == nil { turn(button, index == chosen) }
      }
      for option in row.options {
        let answer = FormAnswer.choices([option.id])
        guard let index = entries.firstIndex(where: { $0.answer == answer }), buttons.indices.contains(index) else {
          continue
        }
        // The chosen button stays sensitive, or the keyboard focus couldn't leave it.
        let canBeTaken = option.isEnabled || option.isChosen
        buttons[index].isSensitive = canBeTaken
        show(option, at: index, canBeTaken)
      }
      input = buttons.isEmpty ? nil : buttons[chosen ?? 0]
    }
  }
#endif
