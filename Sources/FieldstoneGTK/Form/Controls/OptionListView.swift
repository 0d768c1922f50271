#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice as a vertical list in the page: of radio buttons, or of checkboxes for several options.
  class OptionListView: OptionsView {
    private(set) lazy var list = OptionGroup(head, isSeveral: isSeveral)
    override var group: Widget? { list.group }
    override var stops: [Widget] { list.lines + listRows.dropFirst() }
    /// The lines of the options, one for each button.
    private var optionLines: [Widget] = []
    private var sectionTitle: String?
    /// The buttons that choose all options and none.
    private(set) var allAndNone: [Widget] = []

    override var remarkedLine: Widget? { head }
    override func insert(_ remarks: Widget, after line: Widget) { list.addRemarks(remarks) }
    override func widget(at index: Int) -> Widget { optionLines[index] }

    override func prepare(_ row: FormRow) {
      lines = [list.row]
      fieldstone_gtk_set_label(list.group, row.label.shown)
    }

    override func makeButton(_ entry: Entry) -> Widget {
      if let title = entry.section, title != sectionTitle { list.addHeading(title) }
      sectionTitle = entry.section
      let button = list.add(entry.title, entry.help, icon: Icon.make(entry.icon))
      optionLines.append(list.lines[list.lines.count - 1])
      return button
    }

    override func finish(_ row: FormRow) {
      if row.options.isEmpty { list.addLine(PickerList.remark(text(.common(.noOptions)))) }
      if isSeveral, entries.count > 3 { addAllAndNone() }
      input = buttons.first
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
      list.addLine(box)
    }

    override func show(_ option: FormRow.Option, at index: Int, _ remark: String?) {
      optionLines[index].isSensitive = option.canBeTaken
      Title.setSubtitle(optionLines[index], remark)
    }

    override func present(_ row: FormRow) {
      super.present(row)
      allAndNone.first?.isVisible = row.offersAll
      allAndNone.last?.isSensitive = row.options.chosenCount > 0
      allAndNone.first?.isSensitive = row.options.contains { $0.isEnabled && !$0.isChosen }
    }
  }
#endif
