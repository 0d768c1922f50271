#if GTK
  import CAdw
  import FieldstoneCore

  /// One of several options that are all in sight, each with a button.
  class OptionsView: RowView {
    struct Entry {
      let title: String
      var help: String?
      let answer: FormAnswer
    }

    let head = Title.actionRow()
    private(set) var entries: [Entry] = []
    private(set) var buttons: [Widget] = []

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      if row.allowsNone { entries.append(Entry(title: text(.common(.noAnswer)), answer: .none)) }
      entries += row.options.map { Entry(title: $0.title, help: $0.help, answer: .choices([$0.id])) }
      lines = [head]
      gtk_widget_set_focusable(head, 0)
      prepare(row)
      showsHelp = true
      for entry in entries { add(makeButton(entry)) }
      show(row)
    }

    // MARK: What the buttons are

    /// What holds the buttons, and is named by the row's title.
    var group: Widget? { nil }
    func prepare(_ row: FormRow) {}
    func makeButton(_ entry: Entry) -> Widget { gtk_button_new() }
    func join(_ button: Widget, _ first: Widget) {}
    func isOn(_ button: Widget) -> Bool { false }
    func turn(_ button: Widget, _ isOn: Bool) {}
    /// What else of an option follows whether it can be taken now.
    func show(_ option: FormRow.Option, at place: Int, _ canBeTaken: Bool) {}

    // MARK: What they do

    private func add(_ button: Widget) {
      let place = buttons.count
      if let first = buttons.first { join(button, first) }
      buttons.append(button)
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.choose(place + $0.step, by: $0.step) == true }
      connect(button, "toggled") { [weak self] in
        guard let self, self.isOn(button) else { return }
        self.send(.set(self.id, self.entries[place].answer))
      }
    }

    /// Arrow keys choose within the group, up to its ends.
    private func choose(_ wish: Int, by step: Int) -> Bool {
      guard
        let place = stride(from: wish, through: step < 0 ? 0 : buttons.count - 1, by: step).first(where: {
          buttons[$0].isSensitive
        })
      else { return true }
      turn(buttons[place], true)
      gtk_widget_grab_focus(buttons[place])
      return true
    }

    override func addMark(_ mark: Widget) { Title.addMark(head, mark) }

    /// What is said of the answer belongs to the group; an option also has its own help.
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
      // Turning one on turns the others off.
      for (place, button) in buttons.enumerated() where isOn(button) != (place == chosen) {
        if place == chosen || chosen == nil { turn(button, place == chosen) }
      }
      for option in row.options {
        let answer = FormAnswer.choices([option.id])
        guard let place = entries.firstIndex(where: { $0.answer == answer }), buttons.indices.contains(place) else {
          continue
        }
        // What is chosen keeps the keyboard, or it could not be left.
        let canBeTaken = option.isEnabled || option.isChosen
        buttons[place].isSensitive = canBeTaken
        show(option, at: place, canBeTaken)
      }
      input = buttons.isEmpty ? nil : buttons[chosen ?? 0]
    }
  }
#endif
