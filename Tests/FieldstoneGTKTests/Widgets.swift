#if GTK
  import CAdw
  @testable import FieldstoneGTK
  import Testing

  /// Functions to inspect widgets.
  @MainActor
  enum Widgets {
    /// A widget and everything in it that is mapped; empty if the widget itself isn't.
    static func all(in widget: Widget) -> [Widget] {
      guard gtk_widget_get_mapped(widget) != 0 else { return [] }
      var found = [widget]
      var child = gtk_widget_get_first_child(widget)
      while let one = child {
        found += all(in: one)
        child = gtk_widget_get_next_sibling(one)
      }
      return found
    }

    static func all(_ type: GType, in widget: Widget) -> [Widget] {
      all(in: widget).filter { g_type_check_instance_is_a($0.cast(), type) != 0 }
    }

    static func labels(in widget: Widget) -> [Widget] { all(gtk_label_get_type(), in: widget) }
    static func text(_ label: Widget) -> String { String(cString: gtk_label_get_text(label.opaque)) }
    static func label(_ text: String, in widget: Widget) -> Widget? {
      labels(in: widget).first { self.text($0) == text }
    }

    static func has(_ widget: Widget, _ role: GtkAccessibleRole) -> Bool {
      gtk_test_accessible_has_role(widget.opaque, role) != 0
    }

    struct Place {
      var start, end, top, bottom: Double
      var width: Double { end - start }
      var height: Double { bottom - top }
    }

    /// The bounds of a widget in another one.
    static func place(_ widget: Widget, in other: Widget) -> Place? {
      var place = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, other, &place) != 0 else { return nil }
      let (x, y) = (Double(place.origin.x), Double(place.origin.y))
      return Place(start: x, end: x + Double(place.size.width), top: y, bottom: y + Double(place.size.height))
    }
  }

  extension TestWindow {
    /// Waits for frames: layout takes one, and scrolling another one.
    func frames(_ count: Int = 3) async throws {
      for _ in 0..<count {
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        let before = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(window.widget)
        try await eventually { gdk_frame_clock_get_frame_counter(clock) > before }
      }
    }

    var scroller: Widget? { view.top.flatMap { Widgets.all(gtk_scrolled_window_get_type(), in: $0.box).first } }

    /// Whether a widget is entirely within the visible part of the page.
    func shows(_ widget: Widget) -> Bool {
      guard let scroller, let place = Widgets.place(widget, in: scroller) else { return false }
      return place.top >= 0 && place.bottom <= Double(gtk_widget_get_height(scroller))
    }
  }
#endif
