#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Several of a few options: a list of checkboxes.
  final class ChecksView: RowView {
    private let head = Title.actionRow()
    private let group: OptionGroup
    private let options: [FormRow.Option]
    private(set) var buttons: [Widget] = []
    /// The lines of the options.
    private var optionLines: [Widget] = []
    private(set) var allAndNone: [Widget] = []

    override var stops: [Widget] { group.lines + listRows.dropFirst() }

    init(_ row: FormRow, _ form: FormView) {
      options = Array(row.options)
      group = OptionGroup(head, isSeveral: true)
      super.init(row, .boxed, form)
      lines = [group.row]
      gtk_widget_set_focusable(head, 0)
      fieldstone_gtk_set_label(group.group, row.label.shown)
      showsHelp = true
      var section: String?
      for option in options {
        if let title = option.section, title != section { group.addHeading(title) }
        section = option.section
        add(option)
      }
      if options.isEmpty { group.addLine(PickerList.remark(text(.common(.noOptions)))) }
      if options.count > 3 { addAllAndNone() }
      input = buttons.first
      show(row)
    }

    private func add(_ option: FormRow.Option) {
      let button = group.add(option.title, option.help)
      let index = buttons.count
      buttons.append(button)
      optionLines.append(group.lines[group.lines.count - 1])
      Keys.follow(button) { [weak self] in $0.step != 0 && self?.move(from: index, by: $0.step) == true }
      connect(button, "toggled") { [weak self] in
        guard let self, let form = self.form, let row = form.engine.row(self.id) else { return }
        let isOn = gtk_check_button_get_active(button.cast()) != 0
        self.send(.set(self.id, row.options.answer(with: option.id, isOn)))
      }
    }

    private func addAllAndNone() {
      let box = Box.horizontal(6)
      box.setMargins(top: 4, bottom: 4, sides: 6)
      for (title, isAll) in [(WindowText.selectAll, true), (.selectNone, false)] {
        let button = PickerList.button(text(.window(title)))
        connect(button, "clicked") { [weak self] in
          guard let self, let row = self.form?.engine.row(self.id) else { return }
          self.send(.set(self.id, isAll ? row.options.all : .choices([])))
        }
        box.append(button)
        allAndNone.append(button)
      }
      group.addLine(box)
    }

    /// Moves the focus with an arrow key; at the ends of the list, does nothing.
    private func move(from index: Int, by step: Int) -> Bool {
      let end = step < 0 ? -1 : buttons.count
      let next = stride(from: index + step, to: end, by: step).first { buttons[$0].isSensitive }
      if let next { gtk_widget_grab_focus(buttons[next]) }
      return true
    }

    // MARK: Overridden

    override func fits(_ row: FormRow) -> Bool {
      super.fits(row) && row.options.count == options.count && row.options.map(\.face) == options.map(\.face)
    }

    override var focusedOption: String? {
      buttons.firstIndex { gtk_widget_has_focus($0) != 0 }.map { options[$0].id }
    }

    override func takeFocus(at option: String?) {
      if let index = options.firstIndex(where: { $0.id == option }) { input = buttons[index] }
      takeFocus()
    }

    override func addMark(_ mark: Widget) { Title.addMark(head, mark) }

    /// The description of the answer belongs to the group and to each checkbox, whose own help comes first.
    override func describe(_ facts: Accessible) {
      facts.apply(to: group.group)
      for (button, option) in zip(buttons, options) {
        var own = facts
        own.isRequired = false
        own.description = option.help ?? ""
        own.apply(to: button)
      }
    }

    override func present(_ row: FormRow) {
      Title.set(head, row.label)
      Title.setSubtitle(head, row.help)
      for (index, option) in row.options.enumerated() where index < buttons.count {
        if (gtk_check_button_get_active(buttons[index].cast()) != 0) != option.isChosen {
          gtk_check_button_set_active(buttons[index].cast(), option.isChosen ? 1 : 0)
        }
        buttons[index].isSensitive = option.canBeTaken
        optionLines[index].isSensitive = option.canBeTaken
        let words = [option.isMarked ? text(.common(.unavailable)) : nil, option.help].compactMap { $0 }
        Title.setSubtitle(optionLines[index], words.isEmpty ? nil : words.joined(separator: ": "))
      }
      allAndNone.last?.isSensitive = row.options.chosenCount > 0
      allAndNone.first?.isSensitive = row.options.contains { $0.isEnabled && !$0.isChosen }
    }
  }

  extension FormRow.Options {
    /// What is chosen, with one option more or less.
    func answer(with id: String, _ isOn: Bool) -> FormAnswer {
      let others = chosen.map(\.id).filter { $0 != id }
      return .choices(isOn ? others + [id] : others)
    }

    /// All options that can be chosen, and those that are.
    var all: FormAnswer { .choices(filter(\.canBeTaken).map(\.id)) }
  }
#endif
