#if GTK
  import CAdw

  /// Keys that are pressed in a widget.
  @MainActor
  enum Keys {
    struct Press {
      /// The key, letters in lower case.
      let value: UInt32
      let control, shift, alt: Bool

      /// Whether the window is read from right to left.
      let isMirrored: Bool

      /// Where an arrow key goes in a list: back, on, or nowhere.
      var step: Int {
        switch Int32(value) {
        case GDK_KEY_Up, backArrow: -1
        case GDK_KEY_Down, isMirrored ? GDK_KEY_Left : GDK_KEY_Right: 1
        default: 0
        }
      }

      /// How many steps of a number the key goes up, or down.
      var numberSteps: Int? {
        guard !control, !shift, !alt else { return nil }
        switch Int32(value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: return 1
        case GDK_KEY_Down, GDK_KEY_KP_Down: return -1
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return 10
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return -10
        default: return nil
        }
      }

      /// The arrow that points back.
      var backArrow: Int32 { isMirrored ? GDK_KEY_Right : GDK_KEY_Left }
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
              shift: modifiers & GDK_SHIFT_MASK.rawValue != 0, alt: modifiers & GDK_ALT_MASK.rawValue != 0,
              isMirrored: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)))
      }
      gtk_widget_add_controller(widget, keys)
    }
  }
#endif
