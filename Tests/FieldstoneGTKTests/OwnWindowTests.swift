#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Test("A form in a program's own window calls onEnd once and lives as long as its widget")
    func ownWindow() async throws {
      var form: FormSession<Badge>? = FormSession(Badge())
      weak let lasting = form
      var ends: [String?] = []
      let content = try GTKForm(#require(form)).makeWidget { ends.append($0?.name) }
        .assumingMemoryBound(to: GtkWidget.self)
      // After makeWidget, which initializes GTK.
      let window = gtk_window_new()!
      gtk_window_set_child(window.cast(), content)
      gtk_window_present(window.cast())
      try await eventually { gtk_widget_get_width(content) > 0 }
      form?.send(.type("name", "Grace"))
      let button = try #require(Self.button("Submit", in: content))
      gtk_widget_activate(button)
      try await eventually { !ends.isEmpty }
      #expect(ends == ["Grace"])
      form?.send(.submit)
      gtk_window_destroy(window.cast())
      #expect(ends == ["Grace"])
      form = nil
      try await eventually { lasting == nil }
    }

    private static func button(_ title: String, in widget: Widget) -> Widget? {
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        if g_type_check_instance_is_a(child.cast(), gtk_button_get_type()) != 0,
          let label = gtk_button_get_label(child.cast()), String(cString: label) == title
        {
          return child
        }
        if let found = button(title, in: child) { return found }
      }
      return nil
    }
  }
#endif
