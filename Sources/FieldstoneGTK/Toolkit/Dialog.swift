#if GTK
  import CAdw
  import CGtkShim

  /// Dialogs over a window.
  @MainActor
  enum Dialog {
    struct Answer {
      let id: String
      let title: String
      var look = Look.plain

      enum Look { case plain, suggested, destructive }
    }

    /// Asks a question. The first answer is the default, and what closing the dialog means.
    static func ask(
      _ parent: Widget, _ question: String, _ remark: String, _ answers: [Answer],
      _ call: @escaping @MainActor (String) -> Void
    ) -> Widget {
      let dialog = fieldstone_gtk_dialog(parent.cast(), question.shown, remark.shown)!
      dialog.addClass(Style.name)
      for answer in answers {
        // A single underscore marks an access key; two stand for one.
        adw_message_dialog_add_response(dialog.cast(), answer.id, answer.title.shown.replacing("_", with: "__"))
        switch answer.look {
        case .plain: break
        case .suggested:
          adw_message_dialog_set_response_appearance(dialog.cast(), answer.id, ADW_RESPONSE_SUGGESTED)
        case .destructive:
          adw_message_dialog_set_response_appearance(dialog.cast(), answer.id, ADW_RESPONSE_DESTRUCTIVE)
        }
      }
      nameButtons(of: dialog)
      adw_message_dialog_set_close_response(dialog.cast(), answers[0].id)
      adw_message_dialog_set_default_response(dialog.cast(), answers[0].id)
      gtk_window_set_destroy_with_parent(dialog.cast(), 1)
      connect(dialog.object, "response") { arguments in
        let answer = arguments.text(0)
        // After the dialog has closed itself, because an answer may destroy its parent window.
        Task { call(answer) }
      }
      // In a narrow window libadwaita shows other buttons, and would begin with the last answer.
      let focusDefault: @MainActor () -> Void = {
        if let button = gtk_window_get_default_widget(dialog.cast()) { gtk_widget_grab_focus(button) }
      }
      connect(dialog.object, "notify::default-widget") { _ in focusDefault() }
      gtk_window_present(dialog.cast())
      focusDefault()
      return dialog
    }

    /// Gives the buttons their titles as their names. GTK 4.8 adds the label in a button to its name, as in "Discard
    /// Discard", if the label has an access key.
    private static func nameButtons(of dialog: Widget) {
      for button in dialog.all(gtk_button_get_type()) {
        guard let title = gtk_button_get_label(button.cast()) else { continue }
        gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        fieldstone_gtk_set_label(button, String(cString: title).replacing("__", with: "_"))
      }
    }
  }
#endif
