#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  private struct Part: Equatable {
    var name = ""
    var size = "Small"
    var agrees = false
    var isOn = false
  }

  extension Windows {
    @Test("Rows of several objects show that values differ, never one of them, and say so to assistive technology")
    func mixedRows() async throws {
      let definition = FormDefinition<Part>(describe: {
        $0.add(\.name, "name")
        $0.add(\.size, "size").options(["Small", "Large"]).menu()
        $0.add(\.agrees, "agrees").checkbox()
        $0.add(\.isOn, "isOn")
      })
      let parts = [
        Part(name: "A", size: "Small", agrees: true, isOn: true),
        Part(name: "B", size: "Large", agrees: false, isOn: false),
      ]
      let window = try await TestWindow(try #require(FormSession(all: parts, definition: definition)))
      defer { window.close() }
      let name = try #require(window.row("name") as? EntryView)
      #expect(name.typed.isEmpty)
      #expect(gtk_entry_get_placeholder_text(name.entry.cast()).map { String(cString: $0) } == "Multiple values")
      #expect(fieldstone_gtk_has_description(name.entry, "Multiple values") != 0)
      let menu = try #require(window.row("size") as? MenuView)
      let combo = try #require(menu.lines.first)
      #expect(adw_combo_row_get_selected(combo.cast()) == 0)
      #expect(Widgets.label("Multiple values", in: combo) != nil)
      let box = try #require(window.row("agrees").input)
      #expect(gtk_check_button_get_inconsistent(box.cast()) != 0)
      #expect(Widgets.label("Multiple values", in: try #require(window.row("isOn").lines.first)) != nil)
      #expect(!window.form.facts.isDirty)
      // After what stands for the values, and no answer.
      adw_combo_row_set_selected(combo.cast(), 3)
      gtk_check_button_set_active(box.cast(), 1)
      Editable.set(name.entry, "C")
      #expect(
        window.form.models
          == [
            Part(name: "C", size: "Large", agrees: true, isOn: true),
            Part(name: "C", size: "Large", agrees: true, isOn: false),
          ])
      #expect(gtk_check_button_get_inconsistent(box.cast()) == 0)
      while window.form.facts.canUndo { window.form.send(.undo) }
      #expect(window.form.models == parts && gtk_check_button_get_inconsistent(box.cast()) != 0)
      #expect(name.typed.isEmpty)
    }
  }
#endif
