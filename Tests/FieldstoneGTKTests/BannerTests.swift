#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Guest {
    @Field(.required) var name = ""
    @Field(.required) var town = ""
    var isOpen = true

    static func arrange(_ form: FormBuilder<Guest>) {
      form.remainingFields()
      form.button("Check", "check")
      form.button("Send", .submit).enabled { $0.isOpen }
    }
  }

  extension Windows {
    private func sentences(_ window: TestWindow<Guest>) throws -> [String] {
      let banner = try #require(window.view.top).banner
      return banner.box.isVisible ? Self.labels(banner.box).filter { !$0.hasPrefix("Go to ") } : []
    }

    @Test("The banner names the first error, and leads to it from anywhere, also with the keyboard")
    func bannerLink() async throws {
      let window = try await TestWindow(FormSession(Guest(name: "Ada")))
      defer { window.close() }
      window.view.submit()
      let top = try #require(window.view.top)
      let link = try #require(Widgets.all(gtk_button_get_type(), in: top.banner.box).first)
      #expect(Widgets.label("Go to “Town”", in: link) != nil)
      window.form.send(.focus("name"))
      #expect(window.focus == "name")
      gtk_widget_activate(link)
      try await eventually { window.focus == "town" && window.form.focusedRow == "town" }
      window.form.send(.focus("name"))
      let focus = try #require(gtk_window_get_focus(window.window.widget.cast()))
      #expect(top.moveFocus(from: focus, GTK_DIR_TAB_BACKWARD))
      #expect(gtk_widget_has_focus(link) != 0)
    }

    @Test("A refused submit shows a banner above the page, which counts what is left and disappears with it")
    func banner() async throws {
      let window = try await TestWindow(FormSession(Guest()))
      defer { window.close() }
      #expect(try sentences(window) == [])
      window.view.submit()
      #expect(try sentences(window) == ["Not submitted: 2 items need attention."])
      window.view.submit()
      #expect(try sentences(window) == ["Not submitted: 2 items need attention."])
      try window.type("name", "Ada")
      #expect(try sentences(window) == ["Not submitted: 1 item needs attention."])
      window.view.submit()
      #expect(try sentences(window) == ["Not submitted: 1 item needs attention."])
      try window.type("town", "London")
      #expect(try sentences(window) == [])
      try window.type("town", "")
      #expect(try sentences(window) == [], "No submit has found this one.")
    }

    @Test("While the submit button is disabled, the submit key says that the form can't be submitted")
    func disabledButton() async throws {
      let window = try await TestWindow(FormSession(Guest(name: "Ada", town: "London", isOpen: false)))
      defer { window.close() }
      window.view.submit()
      #expect(try sentences(window) == ["This form can't be submitted yet."])
      #expect(window.end == nil)
    }

    @Test("The sentence that the form can't be submitted disappears once it can", arguments: ["field", "form"])
    func enabledAgain(_ disabled: String) async throws {
      let form = FormSession(Guest(name: "Ada", town: "London", isOpen: disabled != "field"))
      form.isEnabled = disabled != "form"
      let window = try await TestWindow(form)
      defer { window.close() }
      window.view.submit()
      #expect(try sentences(window) == ["This form can't be submitted yet."])
      if disabled == "form" { form.isEnabled = true } else { form.send(.set("isOpen", .flag(true))) }
      #expect(try sentences(window) == [])
      window.view.submit()
      #expect(window.end == .submitted)
    }

    @Test("Only a refused submit shows the banner: validating the form or restoring a draft doesn't")
    func noSubmit() async throws {
      let window = try await TestWindow(FormSession(Guest()))
      defer { window.close() }
      let form = window.form
      form.validate()
      #expect(try form.facts.failedSubmits == 1 && sentences(window) == [])
      form.send(.reset)
      form.on("check") { [unowned form] _ in form.validate() }
      window.view.press("action.check")
      #expect(try form.facts.failedSubmits == 1 && sentences(window) == [])
      window.view.submit()
      #expect(try sentences(window) == ["Not submitted: 2 items need attention."])
      let draft = form.snapshot

      let other = try await TestWindow(FormSession(Guest()))
      defer { other.close() }
      try other.form.restore(draft)
      #expect(try other.form.facts.failedSubmits == 2 && sentences(other) == [])
      _ = other.form.send(.submit)
      #expect(try sentences(other) == ["Not submitted: 2 items need attention."], "The program's own submit.")
    }

    @Test("A program's own submit shows the banner even if no row with an error can take the focus")
    func noFocus() async throws {
      let definition = FormDefinition<Guest>(
        describe: Guest.describe,
        arrange: { form in
          form.rule { $0.isOpen ? "Nobody can come." : nil }
        })
      let window = try await TestWindow(FormSession(Guest(name: "Ada", town: "London"), definition: definition))
      defer { window.close() }
      _ = window.form.send(.submit)
      #expect(try sentences(window) == ["Not submitted: 1 item needs attention."])
      _ = window.form.send(.set("isOpen", .flag(false)))
      #expect(try sentences(window) == [])
    }

    @Test("The question on leaving names only what its buttons do")
    func leavingWithoutSubmitting() async throws {
      let window = try await TestWindow(FormSession(Guest(name: "Ada", isOpen: false)))
      defer { window.close() }
      try window.type("town", "London")
      window.view.leave()
      let labels = Self.labels(try #require(window.view.dialog))
      #expect(labels.contains("Leave This Form?") && !labels.contains("Send"), "\(labels)")
      window.answer("stay")
    }

    @Test("The question on leaving with changes also offers to submit")
    func leavingBySubmitting() async throws {
      let window = try await TestWindow(FormSession(Guest(name: "Ada")))
      try window.type("town", "London")
      window.view.leave()
      let labels = Self.labels(try #require(window.view.dialog))
      for text in ["Leave This Form?", "Your answers will be lost.", "Keep Editing", "Discard", "Send"] {
        #expect(labels.contains(text), "\(text) in \(labels)")
      }
      window.answer("submit")
      try await eventually { window.end == .submitted }
      #expect(window.form.submission?.town == "London")
    }
  }
#endif
