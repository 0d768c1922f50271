#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Test("A list of options is a group of radio buttons with the field's name")
    func radioGroup() async throws {
      let window = try await TestWindow(FormSession(Gallery()))
      defer { window.close() }
      let view = try #require(try window.row("hall") as? OptionListView)
      let group = try #require(view.group)
      #expect(Widgets.has(group, GTK_ACCESSIBLE_ROLE_RADIO_GROUP))
      #expect(fieldstone_gtk_has_label(group, "Hall") != 0)
      #expect(fieldstone_gtk_has_description(group, "All of them have a break at noon. Required") != 0)
      #expect(view.buttons.count == 3, "A required choice has no entry for no answer.")
      for button in view.buttons {
        #expect(Widgets.has(button, GTK_ACCESSIBLE_ROLE_RADIO) && button.isInside(group))
      }
      window.view.submit()
      #expect(fieldstone_gtk_is_invalid(group) != 0)
      window.form.send(.set("hall", .choices(["tuesday"])))
      for widget in view.buttons + [group] { #expect(fieldstone_gtk_is_invalid(widget) == 0) }
    }

    @Test("A radio button says that a submit was refused as long as it has the focus")
    func radioRefusal() async throws {
      let window = try await TestWindow(FormSession(Gallery()))
      defer { window.close() }
      let view = try #require(try window.row("hall") as? OptionListView)
      window.view.send(.focus("hall"))
      window.view.noteRefusal()
      let count = window.form.facts.invalidFields
      let words = "Not submitted: \(count) items need attention. All of them have a break at noon. Required"
      #expect(fieldstone_gtk_has_description(view.buttons[0], words) != 0)
      for button in view.buttons.dropFirst() { #expect(fieldstone_gtk_has_description(button, "") != 0) }
      window.view.forgetRefusal()
      for button in view.buttons { #expect(fieldstone_gtk_has_description(button, "") != 0) }
    }

    @Test("What is wrong with a choice describes its group; of the buttons, only the first one repeats it")
    func radioIssues() async throws {
      let window = try await TestWindow(FormSession(Gallery()))
      defer { window.close() }
      let view = try #require(try window.row("hall") as? OptionListView)
      let group = try #require(view.group)
      window.view.submit()
      let remarks = try #require(view.remarks).description
      let words = "Error: This field is required. All of them have a break at noon. Required"
      #expect(fieldstone_gtk_has_label(remarks, words) != 0 && fieldstone_gtk_is_described_by(group, remarks) != 0)
      #expect(fieldstone_gtk_has_label(group, "Hall") != 0)
      #expect(fieldstone_gtk_has_description(view.buttons[0], words) != 0)
      for button in view.buttons.dropFirst() { #expect(fieldstone_gtk_has_description(button, "") != 0) }
      for button in view.buttons {
        #expect(gtk_test_accessible_has_relation(button.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY) == 0)
      }
    }

    @Test("Every widget at which Tab stops has an accessible name")
    func names() async throws {
      let window = try await TestWindow(FormSession(Gallery()), height: 1000)
      defer { window.close() }
      for page in [nil, "badge"] as [FormRowID?] {
        if let page { window.view.send(.open(page)) }
        try await window.frames()
        for widget in Widgets.all(in: try #require(window.view.top).box) where Self.isStop(widget) {
          #expect(Self.isNamed(widget), "\(String(cString: g_type_name_from_instance(widget.cast())))")
        }
      }
    }

    /// Whether Tab stops at a widget itself. The parts of an entry or a menu button don't count.
    private static func isStop(_ widget: Widget) -> Bool {
      let isPart = [gtk_text_get_type(), gtk_menu_button_get_type(), gtk_scrolled_window_get_type()]
        .contains { g_type_check_instance_is_a(widget.cast(), $0) != 0 }
      let parent = gtk_widget_get_parent(widget)
      // The list that shows the chosen option of a menu can't be focused, nor can anything in it.
      var around = parent
      while let one = around {
        if gtk_widget_get_can_focus(one) == 0 { return false }
        around = gtk_widget_get_parent(one)
      }
      let menuButton = gtk_menu_button_get_type()
      if let parent, g_type_check_instance_is_a(parent.cast(), menuButton) != 0 { return false }
      return !isPart && gtk_widget_get_focusable(widget) != 0 && gtk_widget_get_can_focus(widget) != 0
    }

    private static func isNamed(_ widget: Widget) -> Bool {
      let accessible = widget.opaque
      return gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
        || gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        || (g_type_check_instance_is_a(widget.cast(), gtk_button_get_type()) != 0
          && gtk_button_get_label(widget.cast()) != nil)
        || gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_LIST) != 0
    }

    @Test("A control is described by its help and its issues")
    func descriptions() async throws {
      let window = try await TestWindow(FormSession(Gallery()))
      defer { window.close() }
      func control(_ id: FormRowID) throws -> Widget { try #require(window.row(id).input) }
      #expect(fieldstone_gtk_has_description(try control("news"), "You can turn this off later.") != 0)
      let email = try window.row("email")
      let remarks = try #require(email.remarks)
      #expect(fieldstone_gtk_has_label(remarks.description, "We'll send your ticket to this address. Required") != 0)
      #expect(fieldstone_gtk_is_described_by(try control("email"), remarks.description) != 0)
      window.view.submit()
      let refused = window.view.text(window.view.engine.notSubmitted) + " "
      let words = refused + "Error: This field is required. We'll send your ticket to this address. Required"
      #expect(fieldstone_gtk_has_label(remarks.description, words) != 0)
      #expect(fieldstone_gtk_has_error_message(try control("email"), remarks.description) != 0)
      try window.type("email", "ada@example.org")
      #expect(fieldstone_gtk_has_error_message(try control("email"), remarks.description) == 0)
    }

    @Test("Each refused submit is announced once, however it is sent and however many answers are invalid")
    func oneAlert() async throws {
      let window = try await TestWindow(FormSession(Gallery()), height: 2000)
      defer { window.close() }
      func alerts() -> Set<Widget> {
        Set(Widgets.labels(in: window.view.widget).filter { Widgets.has($0, GTK_ACCESSIBLE_ROLE_ALERT) })
      }
      let attempts: [() -> Void] = [
        { window.view.submit() }, { window.view.submit() }, { _ = gtk_widget_activate(window.view.header.submit) },
        { _ = window.form.send(.submit) },
        { _ = Self.press(GDK_KEY_Return, in: window.view.widget, control: true) },
      ]
      for (index, attempt) in attempts.enumerated() {
        try await window.frames(1)
        // Keep old labels alive, so that a new one can't reuse the address of one that is gone.
        let before = alerts()
        for label in before { g_object_ref(label.object) }
        attempt()
        // Activating a button presses it a moment later.
        try await eventually { !alerts().subtracting(before).isEmpty }
        try await window.frames()
        let new = alerts().subtracting(before)
        #expect(new.count == 1, "\(index): \(new.map(Widgets.text))")
        for label in before { g_object_unref(label.object) }
      }
      let before = alerts()
      try window.type("email", "nobody")
      window.form.send(.blur("email"))
      try await window.frames()
      #expect(alerts().subtracting(before).map(Widgets.text).contains { $0.hasPrefix("Enter an email address") })
    }

    @Test("The row that leads to a page says what was answered there, and how much of it is wrong")
    func leadingRows() async throws {
      let form = FormSession(Prospectus())
      form.send(.type("address.street", "1 High Street"))
      let window = try await TestWindow(form)
      defer { window.close() }
      let address = try #require(window.row("address").input)
      #expect(fieldstone_gtk_has_description(address, "1 High Street") != 0)
      window.form.send(.type("copies", "12"))
      window.view.submit()
      window.view.send(.back)
      let options = try #require(window.row("options").input)
      let spoken = try #require(window.form.row("options")).display
      #expect(fieldstone_gtk_has_description(options, (spoken.isEmpty ? "" : spoken + ", ") + "1 to fix") != 0)
    }
  }
#endif
