#if GTK
  import CAdw
  import CGtkShim

  /// A banner above the rows of a page that says why the form was not submitted. libadwaita has its own only since 1.3.
  @MainActor
  final class Banner {
    let box = Box.horizontal(6)
    /// The number of invalid answers when the banner was shown; nil while it is hidden.
    private var count: Int?

    init() {
      box.addClass("banner")
      box.addClass("error")
      gtk_widget_set_halign(box, GTK_ALIGN_FILL)
      box.isVisible = false
    }

    /// Shows a sentence and announces it, even if it is the same as before.
    ///
    /// - Parameter link: The title of a button below the sentence, and what it does.
    func show(_ sentence: String, _ word: String, count: Int, link: (title: String, go: @MainActor () -> Void)? = nil) {
      hide()
      self.count = count
      let image = gtk_image_new_from_icon_name("dialog-error-symbolic")!
      fieldstone_gtk_set_label(image, word)
      gtk_widget_set_valign(image, GTK_ALIGN_START)
      box.append(image)
      let label = Label.alert(sentence.shown, "heading")
      gtk_widget_set_hexpand(label, 1)
      let words = Box.vertical(3)
      words.append(label)
      if let link { words.append(Self.button(link.title, link.go)) }
      box.append(words)
      box.isVisible = true
    }

    private static func button(_ title: String, _ go: @escaping @MainActor () -> Void) -> Widget {
      let button = gtk_button_new()!
      Label.setButton(button, title)
      gtk_widget_set_halign(button, GTK_ALIGN_START)
      connect(button, "clicked", go)
      return button
    }

    /// Hides the banner unless it was shown with this count.
    func hide(unless count: Int?) { if let shown = self.count, shown != count { hide() } }

    func hide() {
      count = nil
      box.isVisible = false
      while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
    }
  }
#endif
