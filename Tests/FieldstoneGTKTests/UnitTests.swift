#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Test("A short unit stays on one line however narrow the window is, and a long one wraps")
    func units() async throws {
      let window = try await TestWindow(FormSession(Parcel()), width: 360)
      defer { window.close() }
      let short = try #require(Self.label("kg", in: window.row("weight").lines[0]))
      #expect(pango_layout_get_line_count(gtk_label_get_layout(short.opaque)) == 1)
      #expect(Self.leastWidth(of: short) == Self.naturalWidth(of: short))
      let long = try #require(Self.label("pieces in each of the boxes of a pallet", in: window.row("pieces").lines[0]))
      #expect(Self.leastWidth(of: long) < Self.naturalWidth(of: long))
      #expect(gtk_widget_get_width(window.view.widget) <= 360)
    }

    private static func leastWidth(of widget: Widget) -> gint { width(of: widget).least }
    private static func naturalWidth(of widget: Widget) -> gint { width(of: widget).natural }
    private static func width(of widget: Widget) -> (least: gint, natural: gint) {
      var (least, natural): (gint, gint) = (0, 0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      return (least, natural)
    }

    static func label(_ text: String, in widget: Widget) -> Widget? {
      if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0,
        String(cString: gtk_label_get_text(widget.opaque)) == text
      {
        return widget
      }
      var child = gtk_widget_get_first_child(widget)
      while let one = child {
        if let found = label(text, in: one) { return found }
        child = gtk_widget_get_next_sibling(one)
      }
      return nil
    }
  }
#endif
