#if GTK
  import CAdw
  import CGtkShim

  /// Drawing areas.
  extension GTKFormControl {
    /// Draws a `GtkDrawingArea` whenever it has to be: first, and after `gtk_widget_queue_draw`.
    ///
    /// - Parameter draw: Gets the `cairo_t *`. The area keeps it.
    public func draw(
      _ area: UnsafeMutableRawPointer, _ draw: @escaping @MainActor (_ pen: OpaquePointer) -> Void
    ) {
      gtk_drawing_area_set_draw_func(
        area.gtk.cast(),
        { _, cairo, _, _, held in
          guard let cairo, let held else { return }
          nonisolated(unsafe) let pen = cairo
          let drawing = Unmanaged<Drawing>.fromOpaque(held).takeUnretainedValue()
          MainActor.assumeIsolated { drawing.draw(pen) }
        }, Unmanaged.passRetained(Drawing(draw)).toOpaque(),
        { drawing in if let drawing { Unmanaged<Drawing>.fromOpaque(drawing).release() } })
    }

    /// Follows the pointer while a button is pressed over a widget, or a finger touches it.
    ///
    /// - Parameter move: Gets the position in the widget. `isFirst` is true where it begins.
    public func followDrags(
      on widget: UnsafeMutableRawPointer,
      _ move: @escaping @MainActor (_ x: Double, _ y: Double, _ isFirst: Bool) -> Void
    ) {
      let drag = gtk_gesture_drag_new()!
      let start = DragStart()
      on("drag-begin", of: drag.object) { place in
        (start.x, start.y) = (place[0], place[1])
        move(start.x, start.y, true)
      }
      on("drag-update", of: drag.object) { move(start.x + $0[0], start.y + $0[1], false) }
      gtk_widget_add_controller(widget.gtk, drag)
    }
  }

  /// Where a drag began.
  @MainActor
  private final class DragStart {
    var x = 0.0
    var y = 0.0
  }

  /// Holds a Swift closure for a drawing area.
  private final class Drawing: Sendable {
    let draw: @MainActor (OpaquePointer) -> Void
    init(_ draw: @escaping @MainActor (OpaquePointer) -> Void) { self.draw = draw }
  }
#endif
