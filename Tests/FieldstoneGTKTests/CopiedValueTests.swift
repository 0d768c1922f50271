#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct NamePlate {
    @Field(.readOnly) var number = "K-1"
    @Field(.maximumLength(4)) var motto = ""
  }

  extension Windows {
    @Test("A button copies a read-only value and says which")
    func copiesValue() async throws {
      let window = try await TestWindow(FormSession(NamePlate()))
      defer { window.close() }
      let line = try window.row("number").lines[0]
      let button = try #require(Widgets.all(gtk_button_get_type(), in: line).first { $0.isVisible })
      #expect(String(cString: gtk_widget_get_tooltip_text(button)) == "Copy Number")
      #expect(gtk_widget_get_focusable(button) != 0)
      gtk_widget_activate(button)
      // A button that is activated looks pressed for a moment first.
      try await eventually { window.view.toasts.text.contains("Number copied") }
      let content = gdk_clipboard_get_content(gtk_widget_get_clipboard(button))
      var value = GValue()
      // The type of strings: `G_TYPE_STRING` is a macro that Swift doesn't see.
      g_value_init(&value, GType(16 << 2))
      defer { g_value_unset(&value) }
      #expect(gdk_content_provider_get_value(content, &value, nil) != 0)
      #expect(g_value_get_string(&value).map { String(cString: $0) } == "K-1")
    }

    @Test("The character count is below a text field, even beyond the maximum")
    func characterCount() async throws {
      let window = try await TestWindow(FormSession(NamePlate()))
      defer { window.close() }
      #expect(Widgets.label("0 of 4", in: window.view.widget) != nil)
      try window.type("motto", "abcde")
      #expect(try window.typed("motto") == "abcde" && Widgets.label("5 of 4", in: window.view.widget) != nil)
    }
  }
#endif
