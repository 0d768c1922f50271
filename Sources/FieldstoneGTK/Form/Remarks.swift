#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// What stands under a control: help, how to write an answer, and what is wrong with it.
  @MainActor
  final class Remarks {
    /// The row in the list.
    let row: Widget
    /// What describes the control to assistive technology.
    let description: Widget
    private var words: [String] = []
    private var issues: [FormRow.Message] = []
    private var need: String?

    init() {
      row = gtk_list_box_row_new()
      gtk_list_box_row_set_activatable(row.cast(), 0)
      gtk_list_box_row_set_selectable(row.cast(), 0)
      gtk_widget_set_focusable(row, 0)
      row.addClass("remarks")
      description = fieldstone_gtk_group_box(3)
      description.setMargins(bottom: 10, sides: 12)
      gtk_list_box_row_set_child(row.cast(), description)
    }

    /// - Parameter need: the word for an answer that is needed; a mark says so to those who see.
    func show(
      _ words: [String], _ issues: [FormRow.Message], _ need: String?, wordFor: (FormIssue.Severity) -> String
    ) {
      row.isVisible = !words.isEmpty || !issues.isEmpty
      guard words != self.words || issues != self.issues || need != self.need else { return }
      (self.words, self.issues, self.need) = (words, issues, need)
      while let child = gtk_widget_get_first_child(description) { gtk_box_remove(description.cast(), child) }
      for issue in issues { description.append(Self.line(issue, wordFor(issue.severity))) }
      for line in words { description.append(Label.make(line, "dim-label", "caption")) }
      let text = issues.map { "\(wordFor($0.severity)): \($0.text)" } + words + (need.map { [$0] } ?? [])
      fieldstone_gtk_set_label(description, text.joined(separator: " ").shown)
    }

    /// A sign, so that the meaning does not hang on a colour, and the sentence.
    static func line(_ issue: FormRow.Message, _ word: String) -> Widget {
      let (icon, look) =
        switch issue.severity {
        case .error: ("dialog-error-symbolic", "error")
        case .warning: ("dialog-warning-symbolic", "warning")
        case .info: ("dialog-information-symbolic", "accent")
        }
      let line = Box.horizontal(6)
      let image = gtk_image_new_from_icon_name(icon)!
      gtk_widget_set_valign(image, GTK_ALIGN_START)
      image.addClass(look)
      fieldstone_gtk_set_label(image, word)
      line.append(image)
      let label = Label.alert(issue.text, "caption", look)
      gtk_widget_set_hexpand(label, 1)
      line.append(label)
      return line
    }
  }
#endif
