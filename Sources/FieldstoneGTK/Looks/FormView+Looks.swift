#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  extension FormView {
    /// Shows the theme of the form anew.
    ///
    /// - Parameter updatingRows: whether the marks or the labels of rows are others.
    func showTheme(updatingRows: Bool) {
      guard !isClosed else { return }
      for page in pages { page.showEnds() }
      guard updatingRows else { return }
      for page in pages {
        for view in page.rows.rows {
          if let row = engine.row(view.id) { view.showTheme(row) }
        }
      }
    }

    /// The program's widget for the issues of a row; nil if the form's own are to be shown.
    func makeIssues(_ row: FormRow) -> Widget? {
      guard !ownParts.issues.isEmpty, !row.issues.isEmpty else { return nil }
      return ownParts.issues.entries(for: row, in: engine).reversed().lazy.compactMap { $0(row) }.first?.gtk
    }
  }

  extension RowView {
    /// What is shown for the issues of a row.
    func issueWidgets(_ row: FormRow, isAnnounced: Bool) -> [Widget] {
      if let own = form?.makeIssues(row) { return [own] }
      return row.issues.map { Remarks.line(remark($0), isAnnounced: isAnnounced) }
    }
  }

  /// A button, or a link to another page, whose content the program shows.
  final class OwnButtonView: RowView {
    private let button = gtk_button_new()!
    private let remarksBelow = Box.vertical(3)
    private let control: any GTKFormControl
    private var shown: FormRow?

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, .plain, form)
      gtk_button_set_child(button.cast(), control.widget.gtk)
      let box = Box.vertical(6)
      box.append(button)
      box.append(remarksBelow)
      let line = PlainLine.make(box)
      line.setMargins(bottom: 6)
      lines = [line]
      input = button
      let isLink = row.kind == .link
      connect(button, "clicked") { [weak self] in
        guard let self else { return }
        if isLink { self.send(.open(self.id)) } else { self.form?.press(self.id) }
      }
      show(row)
    }

    override func present(_ row: FormRow) {
      control.show(row)
      fieldstone_gtk_set_label(button, row.label.shown)
      remarksBelow.removeChildren()
      if let waiting = row.waitingWords { remarksBelow.append(Label.make(text(waiting), "dim-label", "caption")) }
      for caption in row.captions { remarksBelow.append(Label.make(caption.text, "dim-label", "caption")) }
      let isAnnounced = form?.showsAllIssues == false && shown?.issues != row.issues
      for issue in issueWidgets(row, isAnnounced: isAnnounced) { remarksBelow.append(issue) }
      remarksBelow.isVisible = gtk_widget_get_first_child(remarksBelow) != nil
      let spoken = ([row.help].compactMap { $0 } + row.captions.map(\.text) + row.issues.map(\.text))
      fieldstone_gtk_set_description(button, spoken.joinedRemarks(in: environment).shown)
      shown = row
    }
  }
#endif
