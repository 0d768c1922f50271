#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    private struct Lodging: Equatable {
      var name = "Ada"
      var room = "12"
      var isLong = false
      var nights = 2
      var remark = ""

      static var form: FormDefinition<Lodging> {
        FormDefinition(describe: {
          $0.add(\.name, "name")
          $0.add(\.room, "room").readOnly()
          $0.add(\.isLong, "isLong")
          $0.add(\.nights, "nights")
          $0.add(\.remark, "remark")
        }) { form in
          form[\.nights].enabled { $0.isLong }
        }
      }
    }

    @Test("Alt-W says why the row with the focus is as it is, and the rows in view that can't have the focus")
    func explained() async throws {
      let window = try await TestWindow(FormSession(Lodging(), definition: Lodging.form), height: 800)
      defer { window.close() }
      #expect(window.focus == "name")
      // Rows are in view once they are laid out.
      try await window.frames()
      #expect(Self.press(GDK_KEY_w, in: window.view.widget, alt: true))
      let words = Windows.labels(try #require(window.view.dialog)).joined(separator: "\n")
      #expect(words.contains("'name' is shown.") && words.contains("'room' is shown.\nIt is read-only."), "\(words)")
      #expect(words.contains("It is disabled by its own condition, which reads 'isLong'."), "\(words)")
      #expect(!words.contains("'remark'"))
      window.answer("close")
      try await eventually { window.view.dialog == nil }
    }
  }
#endif
