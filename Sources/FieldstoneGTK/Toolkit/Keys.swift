#if GTK
  import CAdw

  /// Keys that are pressed in a widget.
  @MainActor
  enum Keys {
    struct Press {
      /// The key, letters in lower case.
      let value: UInt32
      let control, shift, alt: Bool

      /// Where an arrow key goes in a list: back, on, or nowhere.
      var step: Int {
        switch Int32(value) {
        case GDK_KEY_Up, GDK_KEY_Left: -1
        case GDK_KEY_Down, GDK_KEY_Right: 1
        default: 0
        }
      }
    }

    /// Calls with each key; what it deals with goes no further.
    static func follow(
      _ widget: Widget, _ phase: GtkPropagationPhase = GTK_PHASE_BUBBLE, _ call: @escaping @MainActor (Press) -> Bool
    ) {
      let keys = gtk_event_controller_key_new()!
      gtk_event_controller_set_propagation_phase(keys, phase)
      connect(keys.object, "key-pressed") { arguments in
        let modifiers = arguments.flags(2)
        arguments.answer(
          call(
            Press(
              value: gdk_keyval_to_lower(arguments.unsigned(0)), control: modifiers & GDK_CONTROL_MASK.rawValue != 0,
              shift: modifiers & GDK_SHIFT_MASK.rawValue != 0, alt: modifiers & GDK_ALT_MASK.rawValue != 0)))
      }
      gtk_widget_add_controller(widget, keys)
    }
  }
#endif
