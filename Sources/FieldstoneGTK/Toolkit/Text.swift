#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  extension String {
    /// The text for display: invisible characters, and those that change the direction, are escaped; line breaks stay.
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

    /// A label that stays on one line if it has at most 12 characters; a longer one wraps to leave room for others.
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

    /// A label that is read out when it changes, without interrupting.
    static func status(_ classes: String...) -> Widget {
      let label = fieldstone_gtk_status_label()!
      prepare(label, classes)
      return label
    }

    /// - Returns: Whether the text has changed.
    @discardableResult
    static func set(_ label: Widget, _ text: String) -> Bool {
      let text = text.shown
      guard String(cString: gtk_label_get_text(label.opaque)) != text else { return false }
      gtk_label_set_text(label.opaque, text)
      return true
    }

    /// Sets the label of a button. It wraps between words, never within one.
    static func setButton(_ button: Widget, _ text: String) {
      gtk_button_set_label(button.cast(), text.shown)
      guard let label = gtk_button_get_child(button.cast()) else { return }
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }

    /// The required or optional mark of a row: a star or the word itself. The word is also its accessible name.
    static func mark(_ word: String, isStar: Bool) -> Widget {
      let mark = make(isStar ? "*" : word, "dim-label")
      gtk_label_set_wrap(mark.opaque, 0)
      gtk_widget_set_tooltip_text(mark, word)
      fieldstone_gtk_set_label(mark, word)
      return mark
    }

    static func setMark(_ mark: Widget, _ word: String, isStar: Bool) {
      guard set(mark, isStar ? "*" : word) else { return }
      gtk_widget_set_tooltip_text(mark, word)
      fieldstone_gtk_set_label(mark, word)
    }

    private static func prepare(_ label: Widget, _ classes: [String]) {
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      for name in classes { label.addClass(name) }
    }
  }

  /// The text of an entry.
  @MainActor
  enum Editable {
    static func text(_ widget: Widget) -> String {
      gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    }

    /// Sets the text and keeps the position of the caret.
    static func set(_ widget: Widget, _ text: String) {
      let caret = gtk_editable_get_position(widget.opaque)
      gtk_editable_set_text(widget.opaque, text)
      gtk_editable_set_position(widget.opaque, caret)
    }
  }
#endif
