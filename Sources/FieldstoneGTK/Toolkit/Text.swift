#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  extension String {
    /// The text for reading: characters that can't be seen, or turn others around, are written out; lines stay.
    var shown: String {
      guard unicodeScalars.contains(where: { $0 != "\n" && FormHiddenCharacters.contains($0) }) else { return self }
      var text = String.UnicodeScalarView()
      for scalar in unicodeScalars {
        if scalar == "\n" || !FormHiddenCharacters.contains(scalar) {
          text.append(scalar)
        } else {
          text.append(contentsOf: FormHiddenCharacters.written(scalar).unicodeScalars)
        }
      }
      return String(text)
    }
  }

  /// Labels: plain text, never markup.
  @MainActor
  enum Label {
    static func make(_ text: String = "", _ classes: String...) -> Widget {
      let label = gtk_label_new(text.shown)!
      prepare(label, classes)
      return label
    }

    /// A label that stands in one line, unless it is too long to leave room for what it stands beside.
    static func short(_ text: String, _ classes: String...) -> Widget {
      let label = gtk_label_new(text.shown)!
      prepare(label, classes)
      if text.shown.count <= 12 { gtk_label_set_wrap(label.opaque, 0) }
      return label
    }

    /// A label that is read out when it appears.
    static func alert(_ text: String, _ classes: String...) -> Widget {
      let label = fieldstone_gtk_alert_label()!
      gtk_label_set_text(label.opaque, text.shown)
      prepare(label, classes)
      return label
    }

    /// - Returns: whether it was another text.
    @discardableResult
    static func set(_ label: Widget, _ text: String) -> Bool {
      let text = text.shown
      guard String(cString: gtk_label_get_text(label.opaque)) != text else { return false }
      gtk_label_set_text(label.opaque, text)
      return true
    }

    /// Gives a button its words; several words go on over several lines, and no word is broken.
    static func setButton(_ button: Widget, _ text: String) {
      gtk_button_set_label(button.cast(), text.shown)
      guard let label = gtk_button_get_child(button.cast()) else { return }
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }

    /// The sign at the end of a row that an answer is needed, with the word for it.
    static func mark(_ word: String, isStar: Bool) -> Widget {
      let mark = make(isStar ? "*" : word, "dim-label")
      gtk_label_set_wrap(mark.opaque, 0)
      gtk_widget_set_tooltip_text(mark, word)
      fieldstone_gtk_set_label(mark, word)
      return mark
    }

    private static func prepare(_ label: Widget, _ classes: [String]) {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      for name in classes { label.addClass(name) }
    }
  }

  /// What is typed in entries.
  @MainActor
  enum Editable {
    static func text(_ widget: Widget) -> String {
      gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    }

    /// Sets the text; the caret stays where it was.
    static func set(_ widget: Widget, _ text: String) {
      let caret = gtk_editable_get_position(widget.opaque)
      gtk_editable_set_text(widget.opaque, text)
      gtk_editable_set_position(widget.opaque, caret)
    }
  }
#endif
