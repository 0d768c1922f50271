#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Search {
    var note = "a note"
    @Field(.selectsAll) var words = "old words"
  }

  extension Windows {
    @Test("The text of a field that says so is selected when it gets the focus, that of another one isn't")
    func entered() async throws {
      let window = try await TestWindow(FormSession(Search()))
      defer { window.close() }
      func selection(_ id: FormRowID) throws -> Range<Int>? {
        var (start, end): (gint, gint) = (0, 0)
        let entry = try #require(window.row(id).input)
        return gtk_editable_get_selection_bounds(entry.opaque, &start, &end) != 0 ? Int(start)..<Int(end) : nil
      }
      gtk_widget_grab_focus(try window.row("words").input)
      try await eventually { (try? selection("words")) == 0..<9 }
      gtk_editable_select_region(try #require(window.row("words").input).opaque, 3, 3)
      gtk_widget_grab_focus(try window.row("note").input)
      gtk_widget_grab_focus(try window.row("words").input)
      try await eventually { (try? selection("words")) == 0..<9 }
    }
  }
#endif
