#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A button in the page.
  final class ButtonView: RowView {
    private let button = gtk_button_new()!
    private let remarksBelow = Box.vertical(3)
    private var captions: [FormCaption] = []

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      let box = Box.vertical(6)
      box.append(button)
      box.append(remarksBelow)
      remarksBelow.isVisible = false
      let line = PlainLine.make(box)
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
      if let icon = row.icon.flatMap(Icon.name) {
        let content = adw_button_content_new()!
        adw_button_content_set_icon_name(content.opaque, icon)
        adw_button_content_set_label(content.opaque, row.label.shown)
        gtk_button_set_child(button.cast(), content)
      } else {
        Label.setButton(button, row.label)
      }
      gtk_widget_set_tooltip_text(button, row.help?.shown)
      guard captions != row.captions else { return }
      captions = row.captions
      remarksBelow.removeChildren()
      for caption in captions {
        let line = captionRemark(caption).map { Remarks.line($0, isAnnounced: false) }
        remarksBelow.append(line ?? Label.make(caption.text, "dim-label", "caption"))
      }
      remarksBelow.isVisible = !captions.isEmpty
      let environment = form?.engine.environment
      let spoken = captions.map { caption in environment.map { caption.spoken(in: $0) } ?? caption.text }
      fieldstone_gtk_set_description(button, spoken.joined(separator: " ").shown)
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
