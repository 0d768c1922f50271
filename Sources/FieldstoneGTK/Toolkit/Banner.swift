#if GTK
  import CAdw
  import CGtkShim

  /// A banner above the rows of a page that says why the form was not submitted. libadwaita has its own only since 1.3.
  @MainActor
  final class Banner {
    /// A button below the sentence, and what it does.
    struct Link {
      let title: String
      let go: @MainActor () -> Void
    }

    let box = Box.horizontal(6)
    private var label, button: Widget?
    private var link: Link?

    init() {
      box.addClass("banner")
      box.addClass("error")
      gtk_widget_set_halign(box, GTK_ALIGN_FILL)
      box.isVisible = false
    }

    /// Shows a sentence.
    ///
    /// - Parameter isAnnounced: Whether it is read out, even if it is the same as before.
    func show(_ sentence: String, _ word: String, _ link: Link?, isAnnounced: Bool) {
      if isAnnounced || label == nil {
        hide()
        fill(isAnnounced ? Label.alert("", "heading") : Label.make("", "heading"), word)
      }
      self.link = link
      if let label { Label.set(label, sentence) }
      guard let button else { return }
      button.isVisible = link != nil
      if let title = link?.title.shown, title != Self.title(of: button) { Label.setButton(button, title) }
    }

    private func fill(_ label: Widget, _ word: String) {
      let image = gtk_image_new_from_icon_name("dialog-error-symbolic")!
      fieldstone_gtk_set_label(image, word)
      gtk_widget_set_valign(image, GTK_ALIGN_START)
      box.append(image)
      gtk_widget_set_hexpand(label, 1)
      let button = gtk_button_new()!
      gtk_widget_set_halign(button, GTK_ALIGN_START)
      connect(button, "clicked") { [weak self] in self?.link?.go() }
      let words = Box.vertical(3)
      words.append(label)
      words.append(button)
      box.append(words)
      (self.label, self.button) = (label, button)
      box.isVisible = true
    }

    private static func title(of button: Widget) -> String? {
      gtk_button_get_label(button.cast()).map { String(cString: $0) }
    }

    func hide() {
      guard label != nil else { return }
      (label, button, link) = (nil, nil, nil)
      box.isVisible = false
      box.removeChildren()
    }
  }
#endif
