#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice as a vertical list of radio buttons.
  final class RadioView: OptionsView {
    private lazy var radios = OptionGroup(head)
    override var group: Widget? { radios.group }
    override var stops: [Widget] { radios.lines + listRows.dropFirst() }

    override func prepare(_ row: FormRow) {
      lines = [radios.row]
      fieldstone_gtk_set_label(radios.group, row.label.shown)
    }

    override func makeButton(_ entry: Entry) -> Widget { radios.add(entry.title, entry.help) }

    override func show(_ option: FormRow.Option, at index: Int, _ canBeTaken: Bool) {
      // The first line is the title.
      let line = radios.lines[index + 1]
      line.isSensitive = canBeTaken
      let words = [canBeTaken ? nil : text(.common(.unavailable)), option.help].compactMap { $0 }
      Title.setSubtitle(line, words.isEmpty ? nil : words.joined(separator: ": "))
    }

    override func join(_ button: Widget, _ first: Widget) { gtk_check_button_set_group(button.cast(), first.cast()) }
    override func isOn(_ button: Widget) -> Bool { gtk_check_button_get_active(button.cast()) != 0 }
    override func turn(_ button: Widget, _ isOn: Bool) { gtk_check_button_set_active(button.cast(), isOn ? 1 : 0) }
  }
#endif
