#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import GalleryForms
  import Testing

  extension Windows {
    private func words(_ window: TestWindow<Party>) throws -> [String] {
      Self.labels(try #require(window.view.top).banner.box)
    }

    @Test("The banner says in which element the first error is, and which element is there twice")
    func bannerInElement() async throws {
      var party = Party.full
      party.guests[1].name = ""
      party.tags = ["calm", "late", "late"]
      let window = try await TestWindow(FormSession(party), height: 1600)
      defer { window.close() }
      window.view.submit()
      #expect(try words(window) == ["Not submitted: 2 items need attention.", "Go to “Guest 2, Name”"])
      try window.type("guests[2].name", "Ida")
      #expect(try words(window) == ["Not submitted: 1 item needs attention.", "Go to “Tag 3”"])
    }

    @Test("The help of a collection comes before how many entries it has, as on the web")
    func helpFirst() async throws {
      let window = try await TestWindow(FormSession(CurriculumVitae()), height: 1200)
      defer { window.close() }
      try await window.frames()
      let heading = try #require(window.row("jobs").heading)
      #expect(Widgets.labels(in: heading).map(Widgets.text) == ["Jobs", "The latest one first.", "No jobs yet."])
      window.form.send(.insert("jobs", id: "a", before: nil))
      window.form.send(.back)
      try await window.frames()
      #expect(Widgets.labels(in: heading).map(Widgets.text) == ["Jobs", "The latest one first.", "1 entry"])
    }

    @Test("A full collection says that it is full below the button, until an element is removed")
    func fullCollection() async throws {
      let window = try await TestWindow(FormSession(Party.full), height: 1600)
      defer { window.close() }
      let sentence = "That's the maximum (4)."
      func isSaid() throws -> Bool {
        let line = try #require(window.row("guests[+]").lines.first)
        return Widgets.label(sentence, in: line).map { gtk_widget_get_visible($0) != 0 } ?? false
      }
      #expect(try !isSaid())
      window.form.send(.insert("guests", id: "x", before: nil))
      try await window.frames()
      #expect(try isSaid())
      window.form.send(.remove("guests[1]"))
      #expect(try !isSaid())
      window.form.send(.insert("guests", id: "y", before: nil))
      window.form.send(.set("isOpen", .flag(false)))
      #expect(try !isSaid(), "It isn't because it is full that nothing can be added.")
    }

    @Test("The choice of a case keeps the focus on its option, whatever rows come and go with it")
    func caseKeepsFocus() async throws {
      let window = try await TestWindow(FormSession(Tickets()), height: 1200)
      defer { window.close() }
      let list = try #require(window.row("payment") as? OptionListView)
      for index in [0, 1, 2, 1, 0, 2] {
        gtk_widget_grab_focus(list.buttons[index])
        gtk_check_button_set_active(list.buttons[index].cast(), 1)
        try await window.frames()
        #expect(window.focus == "payment" && window.form.focusedRow == "payment", "\(index)")
        let now = try #require(window.row("payment") as? OptionListView)
        #expect(gtk_widget_has_focus(now.buttons[index]) != 0, "\(index)")
      }
    }

    @Test("A click on another case takes the focus along from a field that goes with the old one")
    func caseTakesFocus() async throws {
      let window = try await TestWindow(FormSession(Tickets()), height: 1200)
      defer { window.close() }
      let list = try #require(window.row("payment") as? OptionListView)
      gtk_check_button_set_active(list.buttons[1].cast(), 1)
      try await window.frames()
      let field = try #require(window.form.rows.ids.first { $0.path.hasSuffix("iban") })
      window.form.send(.focus(field))
      #expect(window.focus == field)
      // As a click on the option's line does, which doesn't move the focus itself.
      gtk_check_button_set_active(list.buttons[2].cast(), 1)
      try await window.frames()
      #expect(window.focus == "payment" && window.form.focusedRow == "payment")
      #expect(gtk_widget_has_focus(list.buttons[2]) != 0)
    }
  }
#endif
