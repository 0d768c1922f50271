#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  extension Windows {
    @Test("Only the page on top is there for assistive technology, and a closed one is gone")
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

    @Test("Going back by the toolkit's own gesture goes back in the form")
    func gesture() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      window.form.send(.set("needsInvoice", .flag(true)))
      window.view.send(.open("invoice"))
      #expect(adw_leaflet_navigate(window.view.widget.opaque, ADW_NAVIGATION_DIRECTION_BACK) != 0)
      #expect(window.form.page == .root)
      #expect(window.view.pages.count == 1)
    }

    @Test("A refused submit leads to the first answer to mend, on its page")
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
