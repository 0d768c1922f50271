#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  extension Windows {
    @Test("A page opened from another one ends with a Done button that goes back; Enter in the last field moves to it")
    func done() async throws {
      let window = try await TestWindow(FormSession(Attendee()))
      defer { window.close() }
      #expect(window.view.top?.done == nil)
      window.form.send(.set("needsInvoice", .flag(true)))
      window.view.send(.open("invoice"))
      try await window.frames()
      let done = try #require(window.view.top?.done)
      #expect(String(cString: gtk_button_get_label(done.cast())) == "Done")
      #expect(gtk_widget_get_last_child(try #require(window.view.top?.rows.box)) == done)
      window.form.send(.focus("invoice.orderID"))
      window.view.goOn(from: "invoice.orderID")
      #expect(gtk_window_get_focus(window.window.widget.cast()) == done)
      #expect(window.form.focusedRow == nil)
      try await window.frames()
      #expect(window.shows(done))
      // Tab moves there and back, too.
      #expect(window.view.top?.moveFocus(from: done, GTK_DIR_TAB_BACKWARD) == true)
      #expect(window.focus == "invoice.orderID")
      let last = try #require(window.row("invoice.orderID").input)
      #expect(window.view.top?.moveFocus(from: last, GTK_DIR_TAB_FORWARD) == true)
      #expect(gtk_window_get_focus(window.window.widget.cast()) == done)
      gtk_widget_activate(done)
      try await eventually { window.view.pages.count == 1 }
      #expect(window.focus == "invoice")
    }

    @Test("Rows that appear are inserted before the Done button")
    func rowsBeforeDone() async throws {
      let window = try await TestWindow(FormSession(Outer()))
      defer { window.close() }
      window.view.send(.open("inner"))
      window.form.send(.set("inner.hasMore", .flag(true)))
      try await window.frames()
      #expect(window.view.top?.rows.row("inner.more") != nil)
      #expect(gtk_widget_get_last_child(try #require(window.view.top?.rows.box)) == window.view.top?.done)
    }
  }

  @Form
  private struct Outer {
    var inner = Inner()
  }

  @Form
  private struct Inner {
    var hasMore = false
    var more = ""

    static func arrange(_ form: FormBuilder<Inner>) {
      form.fields(\.hasMore)
      form.section("More", id: "extra") { $0.fields(\.more) }.visible { $0.hasMore }
    }
  }
#endif
