#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A number with buttons to increase and decrease it. Typed text stays as it is; the engine parses it.
  final class StepperView: EntryView {
    private let style: FormNumberStyle
    private let down = gtk_button_new_from_icon_name("list-remove-symbolic")!
    private let up = gtk_button_new_from_icon_name("list-add-symbolic")!

    init(_ row: FormRow, _ style: FormNumberStyle, _ form: FormView) {
      self.style = style
      super.init(row, form, entry: fieldstone_gtk_spin_entry())
    }

    override func addSuffixes(_ row: FormRow) {
      for (button, sign) in [(down, -1), (up, 1)] {
        button.addClass("flat")
        button.addClass("circular")
        let name = FormString.common(sign < 0 ? .decrease : .increase, .text(row.label))
        fieldstone_gtk_set_label(button, text(name).shown)
        line.add(button)
        connect(button, "clicked") { [weak self] in self?.step(by: sign) }
      }
      followSteps()
      let steps = NumberSteps(style)
      if let least = steps.least, let most = steps.most {
        fieldstone_gtk_set_range(entry, least.approximate, most.approximate)
      }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      down.isSensitive = next(-1) != nil
      up.isSensitive = next(1) != nil
      guard case .number(let number) = row.answer else { return Accessible.resetValue(of: entry) }
      fieldstone_gtk_set_value(entry, number.approximate, row.display.shown)
    }
  }
#endif
