#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A button in the page.
  final class ButtonView: RowView {
    private let button = gtk_button_new()!
    private let remarksBelow = Box.vertical(3)
    private var captions: [FormCaption] = []
    private var issues: [FormRow.Message] = []
    private var waiting: FormString?

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
      case .button(.submit), .button(.save): button.addClass("suggested-action")
      default: if row.action == .nextStep { button.addClass("suggested-action") }
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
        gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
        gtk_button_set_child(button.cast(), content)
      } else {
        Label.setButton(button, row.label)
      }
      gtk_widget_set_tooltip_text(button, row.help?.shown)
      guard captions != row.captions || issues != row.issues || waiting != row.waitingWords else { return }
      (captions, issues, waiting) = (row.captions, row.issues, row.waitingWords)
      remarksBelow.removeChildren()
      if let waiting { remarksBelow.append(makeWaiting(waiting)) }
      for caption in captions {
        let line = captionRemark(caption).map { Remarks.line($0, isAnnounced: false) }
        remarksBelow.append(line ?? Label.make(caption.text, "dim-label", "caption"))
      }
      for issue in issueWidgets(row, isAnnounced: true) { remarksBelow.append(issue) }
      remarksBelow.isVisible = !captions.isEmpty || !issues.isEmpty || waiting != nil
      let spoken = captions.map { $0.spoken(in: environment) } + issues.map(\.text)
      fieldstone_gtk_set_description(button, spoken.joinedRemarks(in: environment).shown)
    }

    /// Says that the action is at work, with a button that stops it.
    private func makeWaiting(_ words: FormString) -> Widget {
      let line = Box.horizontal(6)
      let spinner = gtk_spinner_new()!
      gtk_spinner_start(spinner.opaque)
      line.append(spinner)
      let label = Label.alert(text(words))
      gtk_widget_set_hexpand(label, 1)
      line.append(label)
      let stop = gtk_button_new()!
      Label.setButton(stop, text(.common(.stop)))
      connect(stop, "clicked") { [weak self] in
        guard let self else { return }
        self.form?.send(.stop(self.id))
      }
      line.append(stop)
      return line
    }
  }

  /// A row that leads to something of the program's, with an arrow at its end.
  final class NavigationView: RowView {
    private let line = Title.actionRow()
    private let open = PageFrame.disclosure()

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = line
      showsHelp = true
      adw_action_row_add_suffix(line.cast(), open)
      // This also makes the row's title the button's accessible name.
      adw_action_row_set_activatable_widget(line.cast(), open)
      connect(open, "clicked") { [weak self] in
        guard let self else { return }
        self.form?.press(self.id)
      }
      show(row)
    }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      Title.setSubtitle(line, row.help)
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
