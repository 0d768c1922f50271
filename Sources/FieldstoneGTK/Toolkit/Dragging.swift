#if GTK
  import CAdw

  /// Moving something by dragging it. What is dragged never leaves the program, and no text field accepts it.
  @MainActor
  enum Dragging {
    /// `G_TYPE_INT`, a macro that Swift can't import.
    private static let type = GType(6 << 2)

    /// Makes a widget a handle.
    ///
    /// - Parameters:
    ///   - picture: The widget of which a picture follows the pointer.
    ///   - call: Called with true when dragging begins, and with false when it ends.
    static func source(
      _ handle: Widget, shows picture: @escaping @MainActor () -> Widget?, _ call: @escaping @MainActor (Bool) -> Void
    ) {
      let source = gtk_drag_source_new()!
      gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
      var value = GValue()
      g_value_init(&value, type)
      let content = gdk_content_provider_new_for_value(&value)
      gtk_drag_source_set_content(source, content)
      g_object_unref(content)
      connect(source.object, "drag-begin") { _ in
        if let widget = picture() {
          let paintable = gtk_widget_paintable_new(widget)
          gtk_drag_source_set_icon(source, paintable, 0, 0)
          g_object_unref(paintable?.object)
        }
        call(true)
      }
      connect(source.object, "drag-end") { _ in call(false) }
      gtk_widget_add_controller(handle, source)
      gtk_widget_set_cursor_from_name(handle, "grab")
    }

    /// Lets something be dropped on a widget.
    ///
    /// - Parameters:
    ///   - hover: Called with the position of the pointer while it is over the widget, and with nil when it leaves.
    ///   - drop: Returns whether it was accepted at a position.
    static func target(
      _ widget: Widget, hover: @escaping @MainActor ((x: Double, y: Double)?) -> Void,
      drop: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
    ) {
      let target = gtk_drop_target_new(type, GDK_ACTION_MOVE)!
      let motion = gtk_drop_controller_motion_new()!
      connect(motion.object, "motion") { hover(($0.double(0), $0.double(1))) }
      connect(motion.object, "leave") { _ in hover(nil) }
      connect(target.object, "drop") { arguments in
        hover(nil)
        arguments.answer(drop(arguments.double(1), arguments.double(2)))
      }
      gtk_widget_add_controller(widget, motion)
      gtk_widget_add_controller(widget, target)
    }
  }
#endif
