#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  @Form
  private struct Trip {
    var isSent = false
    var hotel: Badge? = Badge()

    static func arrange(_ form: FormBuilder<Trip>) { form[\.hotel].readOnly { $0.isSent } }
  }

  extension Windows {
    @Test("The row of a page keeps the keyboard focus when a condition makes the page read-only")
    func readOnlyPage() async throws {
      let window = try await TestWindow(FormSession(Trip()))
      defer { window.close() }
      gtk_widget_grab_focus(try window.row("hotel").input)
      #expect(window.form.focusedRow == "hotel" && window.focus == "hotel")
      for isSent in [true, false] {
        window.form[\.isSent].value = isSent
        #expect(window.form.row("hotel")?.isReadOnly == isSent)
        #expect(window.form.focusedRow == "hotel" && window.focus == "hotel")
      }
    }

    @Test("Only the topmost page is visible to assistive technology, and a closed page is removed")
    func pages() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      let root = try #require(window.view.top)
      window.form.send(.set("needsInvoice", .flag(true)))
      window.view.send(.open("invoice"))
      #expect(window.view.pages.count == 2)
      #expect(fieldstone_gtk_is_hidden(root.box) != 0)
      #expect(window.focus == "invoice.company")
      window.view.send(.back)
      #expect(fieldstone_gtk_is_hidden(root.box) == 0)
      #expect(window.focus == "invoice")
      #expect(gtk_widget_get_next_sibling(root.box) == nil)
    }

    @Test("GTK's own back gesture goes back in the form")
    func gesture() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      window.form.send(.set("needsInvoice", .flag(true)))
      window.view.send(.open("invoice"))
      #expect(adw_leaflet_navigate(window.view.stack.base.opaque, ADW_NAVIGATION_DIRECTION_BACK) != 0)
      #expect(window.form.page == .root)
      #expect(window.view.pages.count == 1)
    }

    @Test("A refused submit moves the focus to the first invalid answer, on its page")
    func refusal() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      window.view.submit()
      #expect(window.focus == "email")
      #expect(window.end == nil)
      #expect(try window.row("name").remarks?.row.isVisible == true)
    }
  }
#endif
