#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    /// Colors the rows, so that their corners can be seen, for as long as it runs.
    private func withColoredRows(_ work: () async throws -> Void) async throws {
      let display = try #require(gdk_display_get_default())
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, "list.boxed-list > row { background-color: #ff0000; }", -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
      defer {
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(provider)
      }
      try await work()
    }

    /// The rows of a window with a corner of their own: upper ones, lower ones.
    private func rounded<Model>(_ rows: [FormRowID], in window: TestWindow<Model>) throws -> (
      top: [FormRowID], bottom: [FormRowID]
    ) {
      let picture = try #require(Pixels(window.window.widget, scale: 2))
      func isRound(_ id: FormRowID, atTop: Bool) throws -> Bool {
        let lines = try window.row(id).listRows
        let line = try #require(atTop ? lines.first : lines.last)
        let place = try #require(Widgets.place(line, in: window.window.widget))
        let y = atTop ? place.top + 3 : place.bottom - 3
        // At a round corner, what is behind the row shows.
        return picture.color(place.start + 5.5, y) != 0x0000FF
      }
      return (try rows.filter { try isRound($0, atTop: true) }, try rows.filter { try isRound($0, atTop: false) })
    }

    @Test("Only the first row of a box has upper corners and only the last one lower ones, also after moves and undo")
    func corners() async throws {
      var party = Party()
      party.tags = ["a", "b", "c"]
      let window = try await TestWindow(FormSession(party), height: 1200)
      defer { window.close() }
      let rows: [FormRowID] = ["tags[1]", "tags[2]", "tags[3]", "tags[+]"]
      func check(_ step: String) async throws {
        // The ring around the row with the focus would cover its corners.
        gtk_widget_grab_focus(try window.row("host").input)
        try await window.frames()
        let shown = rows.filter { window.view.top?.rows.row($0) != nil }
        let sorted = (window.view.top?.rows.rows.map(\.id) ?? []).filter(shown.contains)
        let (top, bottom) = try rounded(shown, in: window)
        #expect(top == sorted.first.map { [$0] } && bottom == sorted.last.map { [$0] }, "\(step): \(top), \(bottom)")
      }
      try await withColoredRows {
        try await check("at first")
        window.view.move("tags[1]", before: nil)
        try await check("moved down")
        window.view.send(.undo)
        try await check("move undone")
        window.view.move("tags[3]", before: "tags[1]")
        try await check("moved up")
        window.view.send(.undo)
        try await check("second move undone")
        for id in ["tags[1]", "tags[2]", "tags[3]"] as [FormRowID] {
          window.view.send(.remove(id))
          try await check("\(id) removed")
        }
        for step in 1...3 {
          window.view.send(.undo)
          try await check("removal undone, \(step)")
        }
      }
    }
  }
#endif
