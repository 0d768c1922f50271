#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  extension Windows {
    @Test("Titles are aligned at the start of rows, and controls at their end", arguments: [360, 640])
    func edges(width: gint) async throws {
      let window = try await TestWindow(FormSession(Gallery()), width: width, height: 1000)
      defer { window.close() }
      window.view.submit()
      try await window.frames()
      let page = try #require(window.view.top?.rows)
      for view in page.rows where view.place == .boxed || view.place == .head {
        for line in view.stops {
          let all = Widgets.place(line, in: page.box)
          guard let all, all.width > 0, let ends = Self.ends(of: line), !ends.isEmpty else { continue }
          let places = ends.compactMap { Widgets.place($0, in: page.box) }
          let first = places.map(\.start).min() ?? 0
          let last = places.map(\.end).max() ?? 0
          // 12 pixels, and the edge of the list row.
          #expect(abs(first - all.start - 14) <= 1, "\(view.id) begins at \(first - all.start).")
          #expect(abs(all.end - last - 14) <= 1, "\(view.id) ends \(all.end - last) before the edge.")
        }
      }
      let foot = try #require(Widgets.label("This stands under the section.", in: page.box))
      #expect(Widgets.place(foot, in: page.box)?.start == 14)
    }

    /// The visible parts of a row: texts, entries, buttons, switches, sliders.
    private static func ends(of line: Widget) -> [Widget]? {
      let types = [
        gtk_label_get_type(), gtk_entry_get_type(), gtk_password_entry_get_type(), gtk_text_view_get_type(),
        gtk_button_get_type(), gtk_switch_get_type(), gtk_check_button_get_type(), gtk_image_get_type(),
        gtk_range_get_type(),
      ]
      return Widgets.all(in: line).filter { widget in
        types.contains { g_type_check_instance_is_a(widget.cast(), $0) != 0 }
      }
    }

    @Test("Rows with a title and one control have the same height")
    func heights() async throws {
      let window = try await TestWindow(FormSession(Gallery()), width: 640, height: 1000)
      defer { window.close() }
      try await window.frames()
      let simple = ["email", "password", "weight", "pieces", "day", "track", "size", "number", "badge", "visit"]
      let heights = try simple.map { gtk_widget_get_height(try window.row(FormRowID($0)).lines[0]) }
      #expect(Set(heights).count == 1, "\(Array(zip(simple, heights)))")
    }

    @Test("The mark of a required field is next to the title, or before the controls at the end")
    func stars() async throws {
      let window = try await TestWindow(FormSession(Gallery()), width: 640, height: 1000)
      defer { window.close() }
      try await window.frames()
      for id in ["email", "weight", "volume", "letter", "day", "track"] as [FormRowID] {
        let line = try window.row(id).lines[0]
        let star = try #require(Widgets.label("*", in: line), "\(id)")
        let end = try #require(Widgets.place(star, in: line)).end
        #expect(Self.ends(of: line)?.contains { (Widgets.place($0, in: line)?.end ?? 0) > end } == true, "\(id)")
      }
    }

    @Test("With text twice as large, a form is usable in a narrow window: nothing is truncated, icons grow, rows wrap")
    func largeText() async throws {
      defer { fieldstone_gtk_set_number_setting("gtk-xft-dpi", 96 * 1024) }
      for scale in [1, 2] as [gint] {
        fieldstone_gtk_set_number_setting("gtk-xft-dpi", 96 * 1024 * scale)
        let window = try await TestWindow(FormSession(Gallery()), width: 360, height: 640)
        defer { window.close() }
        window.view.submit()
        try await window.frames()
        #expect(gtk_widget_get_width(window.window.widget) <= 360, "At \(scale)00 %.")
        for label in Widgets.labels(in: window.view.widget) {
          let isCut = pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
          #expect(!isCut, "\(Widgets.text(label)) at \(scale)00 %")
        }
        for button in [window.view.header.submit, window.view.header.cancel] {
          let label = try #require(gtk_button_get_child(button.cast()))
          #expect(pango_layout_get_line_count(gtk_label_get_layout(label.opaque)) == 1, "One word at \(scale)00 %")
        }
        for image in Widgets.all(gtk_image_get_type(), in: window.view.widget) {
          var height: gint = 0
          gtk_widget_measure(image, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
          #expect(abs(height - 16 * scale) <= scale, "\(height)")
        }
        let sample = try await TestWindow(FormSession(Attendee()), width: 360, height: 640)
        defer { sample.close() }
        sample.form.send(.set("needsInvoice", .flag(true)))
        sample.view.submit()
        try await sample.frames()
        #expect(gtk_widget_get_width(sample.window.widget) <= 360, "The sample at \(scale)00 %.")
      }
    }
  }
#endif
