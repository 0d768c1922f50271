#if GTK
  import CAdw

  /// Key presses in a widget.
  @MainActor
  enum Keys {
    struct Press {
      /// The key, with letters in lowercase.
      let value: UInt32
      let control, shift, alt: Bool

      /// Whether the layout is right-to-left.
      let isMirrored: Bool

      /// The direction of an arrow key in a list: -1 or 1; 0 for any other key.
      var step: Int {
        switch Int32(value) {
        case GDK_KEY_Up, backArrow: -1
        case GDK_KEY_Down, isMirrored ? GDK_KEY_Left : GDK_KEY_Right: 1
        default: 0
        }
      }

      /// The direction of an arrow key in a control that steps through options: Up and forward are the next one.
      var choiceStep: Int {
        switch Int32(value) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: 1
        case GDK_KEY_Down, GDK_KEY_KP_Down: -1
        default: step
        }
      }

      /// By how many steps the key changes a number; nil if it doesn't.
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

    /// Calls a closure for each key press. A key for which it returns true is not passed on.
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
