#if GTK
  import CAdw
  import CGtkShim

  /// A sentence about an answer.
  struct Remark: Equatable {
    enum Look: String { case error, warning, accent }

    let text: String
    /// What the sign before it means.
    let word: String
    let look: Look
  }

  /// What stands under a control: what is wrong with the answer, help, and how an answer is written.
  @MainActor
  final class Remarks {
    /// The row in the list.
    let row: Widget
    /// What describes the control to assistive technology.
    let description: Widget
    private var words: [String] = []
    private var issues: [Remark] = []

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

    /// - Parameters:
    ///   - spoken: what assistive technology reads out when the keyboard comes to the control.
    ///   - isAnnounced: whether an issue that appears is read out at once.
    func show(_ words: [String], _ issues: [Remark], spoken: String, isAnnounced: Bool) {
      row.isVisible = !words.isEmpty || !issues.isEmpty
      fieldstone_gtk_set_label(description, spoken.shown)
      guard words != self.words || issues != self.issues else { return }
      (self.words, self.issues) = (words, issues)
      while let child = gtk_widget_get_first_child(description) { gtk_box_remove(description.cast(), child) }
      for issue in issues { description.append(Self.line(issue, isAnnounced: isAnnounced)) }
      for line in words { description.append(Label.make(line, "dim-label", "caption")) }
    }

    /// A sign, so that the meaning does not depend on a color, and the sentence.
    static func line(_ issue: Remark, isAnnounced: Bool) -> Widget {
      let icon =
        switch issue.look {
        case .error: "dialog-error-symbolic"
        case .warning: "dialog-warning-symbolic"
        case .accent: "dialog-information-symbolic"
        }
      let line = Box.horizontal(6)
      let image = gtk_image_new_from_icon_name(icon)!
      gtk_widget_set_valign(image, GTK_ALIGN_START)
      image.addClass(issue.look.rawValue)
      fieldstone_gtk_set_label(image, issue.word)
      line.append(image)
      let label = isAnnounced ? Label.alert(issue.text) : Label.make(issue.text)
      for name in ["caption", issue.look.rawValue] { label.addClass(name) }
      gtk_widget_set_hexpand(label, 1)
      line.append(label)
      return line
    }
  }
#endif
