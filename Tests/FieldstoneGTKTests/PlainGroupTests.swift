#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Passport {
    var name = "Ada"
    var number = "C1"
    var more = "X"

    static func arrange(_ form: FormBuilder<Passport>) {
      form.section("Boxed") { $0.field(\.name) }
      form.section("Bare", style: .plain) { $0.field(\.number) }
      form.section("Boxed again") { $0.field(\.more) }
    }
  }

  extension Windows {
    @Test("The rows of a plain group stand on the page itself, those of others are in boxes")
    func plainGroup() async throws {
      let window = try await TestWindow(FormSession(Passport()))
      defer { window.close() }
      func isBoxed(_ row: FormRowID) throws -> Bool {
        let list = try #require(window.row(row).section?.frame.list)
        #expect(
          (gtk_widget_has_css_class(list, "boxed-list") != 0) != (gtk_widget_has_css_class(list, "plain-list") != 0))
        return gtk_widget_has_css_class(list, "boxed-list") != 0
      }
      let boxed = try (["name", "number", "more"] as [FormRowID]).map(isBoxed)
      #expect(boxed == [true, false, true])
    }
  }
#endif
