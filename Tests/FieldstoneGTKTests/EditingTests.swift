#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  extension Windows {
    @Test("Typed text reaches the form, and the control keeps it as typed")
    func typing() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      try window.type("email", "ada@example.org")
      try window.type("seats", "x")
      #expect(window.form.model.email == "ada@example.org")
      #expect(window.form.model.seats == 1)
      #expect(try window.typed("seats") == "x")
    }

    @Test("The first field has the keyboard focus, and the form follows the focus")
    func firstFocus() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      #expect(window.focus == "email")
      #expect(window.form.focusedRow == "email")
      gtk_widget_grab_focus(try window.row("name").input)
      #expect(window.form.focusedRow == "name")
      window.view.goOn(from: "name")
      #expect(window.focus == "birthDate")
    }

    @Test("An edit updates only the rows that it changes")
    func touchedRows() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      try window.type("name", "A")
      let before = window.view.touchedRows
      var place: gint = 1
      gtk_editable_insert_text(try window.row("name").input?.opaque, "d", 1, &place)
      #expect(try window.typed("name") == "Ad")
      #expect(window.view.touchedRows == before + 1)
    }

    @Test("Updating the row that is being edited keeps the caret and the focus")
    func caret() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      try window.type("name", "Lovelace")
      let entry = try #require(window.row("name").input)
      gtk_editable_set_position(entry.opaque, 3)
      window.form[\.name].value = "Lovelady"
      #expect(try window.typed("name") == "Lovelady")
      #expect(gtk_editable_get_position(entry.opaque) == 3)
      #expect(window.focus == "name")
    }

    @Test("Rows appear and disappear in their sections")
    func sections() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      let rows = try #require(window.view.top?.rows)
      let before = rows.rows.count
      window.form.send(.set("givesTalk", .flag(true)))
      let title = try window.row("talkTitle")
      let section = try #require(title.section)
      #expect(try window.row("rating").section === section)
      #expect(section.isBoxed == true)
      let ids = rows.rows.map(\.id)
      #expect(ids == window.form.rows.ids)
      window.form.send(.set("givesTalk", .flag(false)))
      #expect(rows.rows.count == before)
      #expect(rows.row("talkTitle") == nil)
    }

    @Test("A control reports its issue, and that it is gone")
    func issues() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      let row = try window.row("email")
      let input = try #require(row.input)
      try window.type("email", "nobody")
      window.form.send(.blur("email"))
      let remarks = try #require(row.remarks)
      #expect(fieldstone_gtk_is_invalid(input) != 0)
      #expect(fieldstone_gtk_is_described_by(input, remarks.description) != 0)
      #expect(remarks.row.isVisible)
      try window.type("email", "ada@example.org")
      #expect(fieldstone_gtk_is_invalid(input) == 0)
    }

    @Test("Undo and redo update the text in the control")
    func undo() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      try window.type("name", "Ada")
      window.view.send(.undo)
      #expect(try window.typed("name") == "")
      window.view.send(.redo)
      #expect(try window.typed("name") == "Ada")
    }
  }
#endif
