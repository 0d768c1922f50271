#if GTK
  import CAdw
  import CGtkShim

  /// A sentence about an answer.
  struct Remark: Equatable {
    enum Look: String { case error, warning, accent }

    let text: String
    /// The accessible name of its icon.
    let word: String
    let look: Look
  }

  /// What is shown under a control: help, a hint on how to write an answer, and issues.
  @MainActor
  final class Remarks {
    /// The list row.
    let row: Widget
    /// The widget that describes the control to assistive technology.
    let description: Widget
    private var words: [String] = []
    private var captions: [Remark] = []
    private var issues: [Remark] = []
    /// The program's widget for these issues.
    private var own: Widget?

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
    ///   - captions: Remarks that always stand there, and are not announced.
    ///   - new: A widget of the program's own for the issues; nil for the one before if they are the same.
    ///   - spoken: What assistive technology reads out when the control gets the focus.
    ///   - isAnnounced: Whether new issues are read out at once.
    func show(
      _ words: [String], _ captions: [Remark], _ issues: [Remark], _ new: Widget? = nil, spoken: String,
      isAnnounced: Bool
    ) {
      row.isVisible = !words.isEmpty || !captions.isEmpty || !issues.isEmpty
      fieldstone_gtk_set_label(description, spoken.shown)
      guard words != self.words || captions != self.captions || issues != self.issues else { return }
      let own = new ?? (issues == self.issues ? self.own : nil)
      (self.words, self.captions, self.issues) = (words, captions, issues)
      if let own { g_object_ref(own.object) }
      defer { if let own { g_object_unref(own.object) } }
      self.own = own
      description.removeChildren()
      for line in words { description.append(Label.make(line, "dim-label", "caption")) }
      for caption in captions { description.append(Self.line(caption, isAnnounced: false)) }
      if let own { return description.append(own) }
      for issue in issues { description.append(Self.line(issue, isAnnounced: isAnnounced)) }
    }

    /// An icon, so that the severity doesn't depend on color alone, and the text.
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
      for name in ["issue-line", issue.look.rawValue] { line.addClass(name) }
      let label = isAnnounced ? Label.alert(issue.text) : Label.make(issue.text)
      for name in ["caption", issue.look.rawValue] { label.addClass(name) }
      gtk_widget_set_hexpand(label, 1)
      line.append(label)
      return line
    }
  }
#endif
