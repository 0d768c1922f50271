#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    /// A window with a form that has collections: the guests are elements 1 to 3, the tags 4 and 5, the rooms 6 and 7.
    private func party(_ model: Party = .full) async throws -> TestWindow<Party> {
      try await TestWindow(FormSession(model), height: 1600)
    }

    /// Chooses an item of an element's menu.
    private func choose(_ action: ElementAction, of id: FormRowID, in window: TestWindow<Party>) async throws {
      let menu = try menu(of: id, in: window)
      #expect(menu.items.contains { $0.id == action.rawValue })
      #expect(gtk_widget_activate_action_variant(menu.button, "menu.\(action.rawValue)", nil) != 0)
      // The menu acts once it is closed.
      try await Task.sleep(for: .milliseconds(20))
    }

    /// Clicks on a button, which reacts a moment later.
    private func click(_ button: Widget?, _ isDone: @MainActor () -> Bool) async throws {
      let button = try #require(button)
      gtk_widget_activate(button)
      try await eventually(isDone)
    }

    private func menu(of id: FormRowID, in window: TestWindow<Party>) throws -> ActionMenu {
      try #require(window.row(id).element?.menu)
    }

    private func press(_ key: Int32, alt: Bool = false, on window: TestWindow<Party>) -> Bool {
      Self.press(key, in: window.view.widget, alt: alt)
    }

    private func shown(_ window: TestWindow<Party>) -> [FormRowID] { window.view.top?.rows.rows.map(\.id) ?? [] }

    /// The texts of the entries, from top to bottom of the screen.
    private func entries(_ window: TestWindow<Party>) -> [String] {
      let all = Widgets.all(gtk_entry_get_type(), in: window.view.widget)
      return all.map(Editable.text)
    }

    @Test("The button under the elements adds one, whose first field has the focus")
    func addElement() async throws {
      let window = try await party()
      defer { window.close() }
      let first = try window.row("guests[1].name")
      try await click(window.row("guests[+]").input) { window.form.model.guests.count == 4 }
      #expect(window.focus == "guests[8].name" && window.form.focusedRow == "guests[8].name")
      #expect(shown(window) == window.form.rows.ids)
      #expect(try window.row("guests[1].name") === first, "No other row is replaced.")
      #expect(try window.row("guests[+]").input?.isSensitive == false, "There are as many as there may be.")
      try window.type("guests[8].name", "Rosa")
      #expect(window.form.model.guests.last?.name == "Rosa")
    }

    @Test("The first element of an empty collection appears between its heading and its button, and goes again")
    func firstElement() async throws {
      let window = try await party(Party())
      defer { window.close() }
      try await window.frames()
      #expect(Widgets.label("No tags yet.", in: window.view.widget) != nil)
      try await click(window.row("guests[+]").input) { window.form.model.guests.count == 1 }
      try await click(window.row("tags[+]").input) { window.form.model.tags.count == 1 }
      try await window.frames()
      #expect(shown(window) == window.form.rows.ids)
      let places = try ["guests[1].name", "guests[+]", "tags[2]", "tags[+]"].map { id in
        let input = try #require(window.row(FormRowID(id)).input)
        return try #require(Widgets.place(input, in: window.view.widget)).top
      }
      #expect(places == places.sorted())
      gtk_widget_grab_focus(try window.row("guests[1].name").input)
      try await choose(.remove, of: "guests[1]", in: window)
      #expect(shown(window) == window.form.rows.ids && window.focus == "guests[+]")
    }

    @Test("An element that is removed leaves the focus to its neighbor, and a message with an Undo button")
    func removeElement() async throws {
      let window = try await party()
      defer { window.close() }
      try window.type("guests[1].age", "many")
      try await choose(.remove, of: "guests[1]", in: window)
      #expect(window.form.model.guests.map(\.name) == ["Mary", "Alan"])
      #expect(shown(window) == window.form.rows.ids && window.focus == "guests[2].name")
      #expect(window.view.toasts.text.hasPrefix("Removed “Grace"))
      try await window.frames()
      let buttons = Widgets.all(gtk_button_get_type(), in: window.view.widget)
      let undo = try #require(buttons.first { gtk_button_get_label($0.cast()).map { String(cString: $0) } == "Undo" })
      try await click(undo) { window.form.model.guests.count == 3 }
      #expect(try window.typed("guests[1].age") == "many")
      #expect(window.view.toasts.toast == nil)
    }

    @Test("Whoever removes an element from its menu is on the menu of the next one, so Delete removes that as well")
    func removeNext() async throws {
      let window = try await party()
      defer { window.close() }
      try await window.frames()
      gtk_widget_grab_focus(try menu(of: "guests[1]", in: window).button)
      #expect(window.form.focusedRow == "guests[1]")
      #expect(press(GDK_KEY_Delete, on: window))
      try await window.frames()
      #expect(window.form.focusedRow == "guests[2]" && window.form.model.guests.map(\.name) == ["Mary", "Alan"])
      #expect(press(GDK_KEY_Delete, on: window))
      #expect(window.form.focusedRow == "guests[3]" && window.form.model.guests.map(\.name) == ["Alan"])
    }

    @Test("A message with an Undo button disappears with the next change, which Undo would revert instead")
    func lateUndo() async throws {
      let window = try await party()
      defer { window.close() }
      try await choose(.remove, of: "tags[4]", in: window)
      #expect(window.view.toasts.toast != nil)
      try window.type("host", "Grace")
      #expect(window.view.toasts.toast == nil)
    }

    @Test("A moved element keeps its widgets, the focus and the caret", arguments: ["guests[2].name", "tags[5]"])
    func moveElement(_ name: String) async throws {
      let window = try await party()
      defer { window.close() }
      try await window.frames()
      let id = FormRowID(name)
      let view = try window.row(id)
      let entry = try #require(view.input)
      gtk_widget_grab_focus(entry)
      gtk_editable_set_position(entry.opaque, 2)
      let touched = window.view.touchedRows
      #expect(press(GDK_KEY_Up, alt: true, on: window))
      #expect(
        window.form.model.guests.map(\.name)
          == (name == "tags[5]" ? ["Grace", "Mary", "Alan"] : ["Mary", "Grace", "Alan"]))
      #expect(window.form.model.tags == (name == "tags[5]" ? ["late", "calm"] : ["calm", "late"]))
      #expect(try window.row(id) === view && window.focus == id && gtk_editable_get_position(entry.opaque) == 2)
      #expect(shown(window) == window.form.rows.ids)
      try await window.frames()
      #expect(
        entries(window) == window.form.rows.compactMap { $0.kind == .field && $0.control != .toggle ? $0.text : nil })
      #expect(window.view.touchedRows <= touched + 4, "Only what changed is updated.")
      #expect(press(GDK_KEY_Up, alt: true, on: window) && window.view.toasts.text == "It's already first.")
      #expect(press(GDK_KEY_Down, alt: true, on: window))
      #expect(window.form.facts.isDirty == false && window.focus == id)
      window.view.send(.undo)
      #expect(shown(window) == window.form.rows.ids && window.form.facts.isDirty)
    }

    @Test("The menu of an element offers what can be done with it")
    func actions() async throws {
      let window = try await party()
      defer { window.close() }
      func titles(_ id: FormRowID) throws -> [String] { try menu(of: id, in: window).items.map(\.title) }
      #expect(try titles("guests[1]") == ["Move Down", "Duplicate", "Remove"])
      #expect(try titles("guests[3]") == ["Move Up", "Duplicate", "Remove"])
      try await choose(.moveDown, of: "guests[1]", in: window)
      #expect(try titles("guests[1]") == ["Move Up", "Move Down", "Duplicate", "Remove"])
      try await choose(.duplicate, of: "guests[1]", in: window)
      #expect(window.form.model.guests.map(\.name) == ["Mary", "Grace", "Grace", "Alan"])
      #expect(try titles("guests[2]") == ["Move Down", "Remove"], "There are as many as there may be.")
      #expect(window.focus == "guests[8].name")
    }

    @Test("Accessible names say which of how many elements it is, and change when elements come and go")
    func positions() async throws {
      let window = try await party()
      defer { window.close() }
      func hasName(_ id: FormRowID, _ name: String) throws -> Bool {
        try fieldstone_gtk_has_label(menu(of: id, in: window).button, "Actions for \(name)") != 0
      }
      #expect(try hasName("guests[2]", "Guest 2 of 3"))
      let tag = try #require(window.row("tags[5]").input)
      #expect(fieldstone_gtk_has_label(tag, "Tag 2 of 2") != 0)
      try await choose(.moveDown, of: "guests[1]", in: window)
      #expect(try hasName("guests[2]", "Guest 1 of 3") && hasName("guests[1]", "Guest 2 of 3"))
      try await choose(.remove, of: "guests[2]", in: window)
      #expect(try hasName("guests[1]", "Guest 1 of 2") && hasName("guests[3]", "Guest 2 of 2"))
      try await choose(.remove, of: "tags[4]", in: window)
      #expect(fieldstone_gtk_has_label(tag, "Tag 1 of 1") != 0)
      try await window.frames()
      #expect(Widgets.label("Guest 2", in: window.view.widget) != nil)
      #expect(Widgets.label("Guest 3", in: window.view.widget) == nil)
    }

    @Test("An element with a page of its own opens it, and the Done button leads back")
    func elementPage() async throws {
      let window = try await party()
      defer { window.close() }
      try await click(window.row("rooms[+]").input) { window.form.page == "rooms[8]" }
      #expect(window.focus == "rooms[8].name")
      try window.type("rooms[8].name", "Cellar")
      try await click(window.view.top?.done) { window.form.page == .root }
      #expect(window.focus == "rooms[8]" && window.form.model.rooms.map(\.name) == ["Hall", "Attic", "Cellar"])
      try await choose(.moveUp, of: "rooms[8]", in: window)
      #expect(window.form.model.rooms.map(\.name) == ["Hall", "Cellar", "Attic"])
      #expect(press(GDK_KEY_Delete, on: window))
      #expect(window.form.model.rooms.map(\.name) == ["Hall", "Attic"] && window.focus == "rooms[7]")
    }

    @Test("The page of an element says which one it is, also after others have come or gone")
    func elementPageTitle() async throws {
      let window = try await party()
      defer { window.close() }
      window.view.send(.open("rooms[7]"))
      func has(_ title: String) throws -> Bool {
        Widgets.label(title, in: try #require(window.view.top?.box)) != nil
      }
      #expect(try has("Room 2: Attic"))
      window.form.send(.remove("rooms[6]"))
      #expect(window.form.page == "rooms[7]")
      #expect(try has("Room 1: Attic") && !has("Room 2: Attic"))
      try window.type("rooms[7].name", "Loft")
      #expect(try has("Room 1: Loft"), "It follows the name.")
      try window.type("rooms[7].name", "")
      #expect(try has("Room 1: 10"), "It is called by its first answer.")
      try window.type("rooms[7].seats", "")
      #expect(try has("Room 1 of 1"), "Without any answer, it says of how many.")
      window.view.send(.back)
      while window.form.elements(of: "rooms").count == 1, window.view.send(.undo).isAccepted {}
      window.view.send(.open("rooms[6]"))
      #expect(try has("Room 1: Hall"))
    }

    @Test("Delete removes an element only while its row has the focus, not a text in it")
    func deleteKey() async throws {
      let window = try await party()
      defer { window.close() }
      gtk_widget_grab_focus(try window.row("tags[4]").input)
      #expect(!press(GDK_KEY_Delete, on: window) && window.form.model.tags.count == 2)
      gtk_widget_grab_focus(try menu(of: "tags[4]", in: window).button)
      #expect(press(GDK_KEY_Delete, on: window) && window.form.model.tags == ["late"])
      gtk_widget_grab_focus(try window.row("guests[3]").input)
      #expect(window.form.focusedRow == "guests[3]")
      #expect(press(GDK_KEY_Delete, on: window) && window.form.model.guests.count == 2)
    }

    @Test("The banner of a refused submit leads to the button of a collection that has too few elements")
    func tooFew() async throws {
      let window = try await TestWindow(FormSession(Banquet()))
      defer { window.close() }
      window.view.submit()
      let texts = Widgets.labels(in: try #require(window.view.top?.banner.box)).map(Widgets.text)
      #expect(texts.contains("Go to “Menus”"))
      let heading = try #require(window.row("menus").heading)
      #expect(Widgets.labels(in: heading).contains { Widgets.has($0, GTK_ACCESSIBLE_ROLE_LABEL) })
      let buttons = Widgets.all(gtk_button_get_type(), in: try #require(window.view.top?.banner.box))
      try await click(buttons.first) { window.focus == "menus[+]" }
    }

    @Test("Elements of a collection that is disabled have no menu, and their headings can have the focus")
    func disabledCollection() async throws {
      let window = try await party()
      defer { window.close() }
      let menu = try menu(of: "guests[2]", in: window)
      window.form.send(.set("isOpen", .flag(false)))
      #expect(menu.items.isEmpty && !menu.button.isVisible)
      window.view.send(.focus("guests[2]"))
      #expect(window.focus == "guests[2]")
      window.form.send(.set("isOpen", .flag(true)))
      #expect(menu.items.count == 4 && menu.button.isVisible)
      window.view.send(.focus("guests[3]"))
      #expect(window.focus == "guests[3]" && window.form.focusedRow == "guests[3]")
    }

    @Test("A form with collections that is opened and closed is freed, with the menus of its elements")
    func freedElements() async throws {
      let finalized = Finalized()
      for _ in 0..<20 {
        var window: TestWindow<Party>? = try await party()
        try finalized.count(#require(window?.view.widget))
        try finalized.count(#require(window?.row("guests[1]").element?.menu.button))
        try finalized.count(#require(window?.row("tags[4]").element?.handle))
        window?.view.act(.moveDown, on: "guests[1]")
        window?.view.act(.remove, on: "guests[1]")
        window?.close()
        window = nil
      }
      try await eventually { finalized.number == 60 }
    }

    @Test("What is dropped on an element moves before it or after it, in its own collection only")
    func dropping() async throws {
      let window = try await party()
      defer { window.close() }
      func names() -> [String] { window.form.model.guests.map(\.name) }
      window.view.drop("guests[3]", on: "guests[1]", isAfter: false)
      #expect(names() == ["Alan", "Grace", "Mary"])
      window.view.drop("guests[3]", on: "guests[2]", isAfter: true)
      #expect(names() == ["Grace", "Mary", "Alan"] && window.form.facts.isDirty == false)
      window.view.drop("tags[4]", on: "guests[2]", isAfter: true)
      #expect(names() == ["Grace", "Mary", "Alan"] && window.form.model.tags == ["calm", "late"])
      #expect(shown(window) == window.form.rows.ids)
    }
  }
#endif
