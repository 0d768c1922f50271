#if GTK
  import CAdw
  import CGtkShim

  /// What is above a list: a title, what is said about the list, and room for controls.
  @MainActor
  final class Heading {
    let box = Box.horizontal(6)
    let title = Label.make("", "heading")
    private let words = Box.vertical(2)
    private let subtitle = Label.make("", "dim-label", "caption")
    private var remarks: Widget?
    private var texts: [String] = []
    private var issues: [Remark] = []

    init() {
      gtk_widget_set_hexpand(words, 1)
      gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
      words.append(title)
      words.append(subtitle)
      box.append(words)
      box.addClass("group-heading")
    }

    func addStart(_ widget: Widget) { gtk_box_prepend(box.cast(), widget) }
    func addEnd(_ widget: Widget) { box.append(widget) }

    func set(_ title: String, _ subtitle: String) {
      Label.set(self.title, title)
      Label.set(self.subtitle, subtitle)
      self.subtitle.isVisible = !subtitle.isEmpty
    }

    /// Shows help and issues under the title.
    ///
    /// - Parameter isAnnounced: Whether new issues are read out at once.
    func show(_ texts: [String], _ issues: [Remark], isAnnounced: Bool) {
      guard texts != self.texts || issues != self.issues else { return }
      (self.texts, self.issues) = (texts, issues)
      if let remarks { gtk_box_remove(words.cast(), remarks) }
      remarks = nil
      guard !texts.isEmpty || !issues.isEmpty else { return }
      let lines = Box.vertical(2)
      for text in texts { lines.append(Label.make(text, "dim-label", "caption")) }
      for issue in issues { lines.append(Remarks.line(issue, isAnnounced: isAnnounced)) }
      words.append(lines)
      remarks = lines
    }
  }
#endif
