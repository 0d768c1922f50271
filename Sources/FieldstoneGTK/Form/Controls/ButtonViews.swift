#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A button in the page.
  final class ButtonView: RowView {
    private let button = gtk_button_new()!

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      let line = PlainLine.make(button)
      line.setMargins(bottom: 6)
      lines = [line]
      input = button
      switch row.control.standard {
      case .button(.destructive): button.addClass("destructive-action")
      case .button(.submit): button.addClass("suggested-action")
      default: break
      }
      connect(button, "clicked") { [weak self] in
        guard let self else { return }
        self.form?.press(self.id)
      }
      show(row)
    }

    override func present(_ row: FormRow) {
      Label.setButton(button, row.label)
      gtk_widget_set_tooltip_text(button, row.help?.shown)
    }
  }

  /// A row whose button is in the form's header.
  final class HeaderButtonView: RowView {
    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .bar, form)
      input = row.action == .cancel ? form.header.cancel : form.header.submit
      show(row)
    }

    override func present(_ row: FormRow) {
      guard let input, let form else { return }
      form.header.show(row, on: input)
    }
  }
#endif
