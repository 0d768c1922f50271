#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    /// Presses a key in a row's control, as GTK reports it.
    /// - Returns: Whether the key was handled.
    static func press(_ key: Int32, in widget: Widget, control: Bool = false, alt: Bool = false) -> Bool {
      let modifiers = (control ? GDK_CONTROL_MASK.rawValue : 0) | (alt ? GDK_ALT_MASK.rawValue : 0)
      let controllers = gtk_widget_observe_controllers(widget)
      defer { g_object_unref(controllers?.object) }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        let type = gtk_event_controller_key_get_type()
        guard g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0 else {
          continue
        }
        if fieldstone_gtk_press(OpaquePointer(controller), guint(key), GdkModifierType(modifiers)) != 0 { return true }
      }
      return false
    }

    @Test("Up and Down change a number by one step, Page Up and Page Down by ten, up to the bounds of its range")
    func steps() async throws {
      let window = try await TestWindow(FormSession(Gallery()))
      defer { window.close() }
      let entry = try #require(window.row("weight").input)
      let weights: [(Int32, Int)] = [
        (GDK_KEY_Up, 3), (GDK_KEY_Down, 2), (GDK_KEY_Page_Up, 12), (GDK_KEY_Page_Up, 20), (GDK_KEY_Up, 20),
        (GDK_KEY_Page_Down, 10), (GDK_KEY_Page_Down, 0), (GDK_KEY_Down, 0),
      ]
      for (key, weight) in weights {
        #expect(Self.press(key, in: entry), "The key is handled, even if it changes nothing.")
        #expect(window.form.model.weight == weight)
        #expect(try window.typed("weight") == "\(weight)")
        #expect(fieldstone_gtk_has_value(entry, Double(weight), "\(weight) kg") != 0)
      }
      #expect(Widgets.has(entry, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON))
      let volume = try #require(window.row("volume").input)
      #expect(Self.press(GDK_KEY_Up, in: volume) && window.form.model.volume == 4)
      let pieces = try #require(window.row("pieces").input)
      #expect(!Self.press(GDK_KEY_Up, in: pieces), "A number without steps doesn't handle the key.")
    }

    @Test("A number that is deleted has no value for assistive technology, either")
    func emptied() async throws {
      let window = try await TestWindow(FormSession(Controls()))
      defer { window.close() }
      let entry = try #require(window.row("guests").input)
      func has(_ property: GtkAccessibleProperty) -> Bool {
        gtk_test_accessible_has_property(entry.opaque, property) != 0
      }
      try window.type("guests", "3")
      #expect(fieldstone_gtk_has_value(entry, 3, "3") != 0)
      try window.type("guests", "")
      #expect(!has(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) && !has(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT))
      try window.type("guests", "4")
      #expect(fieldstone_gtk_has_value(entry, 4, "4") != 0)
    }

    @Test("A number outside its range can only be stepped toward it")
    func stepsBack() async throws {
      let window = try await TestWindow(FormSession(Gallery(weight: 100)))
      defer { window.close() }
      let entry = try #require(window.row("weight").input)
      #expect(Self.press(GDK_KEY_Up, in: entry) && window.form.model.weight == 100)
      #expect(Self.press(GDK_KEY_Down, in: entry) && window.form.model.weight == 20)
    }
  }
#endif
