#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// Choices among many options, among a few more than fit into a list, and among none.
  @Form
  struct Tour {
    var stops: [String] = ["City 99999"]
    @Field(.placeholder("No city"))
    var city: String?
    var nights: [Int] = []
    var guides: [String] = []
    var isShort = false
    @Field(.options(["Bus", "Train"]), .ownEntries)
    var ways: [String] = []

    static let cities = (0..<100_000).map { "City \($0)" }

    static func arrange(_ form: FormBuilder<Tour>) {
      form[\.stops].options { $0.isShort ? ["Bonn", "Köln"] : cities }
      form[\.city].options(cities)
      form[\.nights].options(Array(1...9))
      form[\.guides].options([])
    }
  }

  extension Windows {
    private func tour() async throws -> TestWindow<Tour> { try await TestWindow(FormSession(Tour())) }

    private func titles(_ list: PickerList) -> [String?] { list.entries.map(\.id) }

    private func open(_ picker: PickerView) async throws {
      gtk_menu_button_popup(picker.button.opaque)
      try await eventually { gtk_widget_get_mapped(picker.list.box) != 0 && !picker.list.entries.isEmpty }
    }

    private func toggle(_ picker: PickerView, _ id: String?) throws {
      let button = try #require(picker.list.entries.first { $0.id == id }).button
      gtk_check_button_set_active(button.cast(), gtk_check_button_get_active(button.cast()) == 0 ? 1 : 0)
    }

    @Test("What is typed can be added, unless an option is called that")
    func addsOwn() async throws {
      let window = try await tour()
      defer { window.close() }
      let picker = try #require(window.row("ways") as? PickerView)
      try await open(picker)
      #expect(titles(picker.list) == ["Bus", "Train"])
      gtk_editable_set_text(picker.list.entry.opaque, "bus")
      try await eventually { self.titles(picker.list) == ["Bus"] }
      gtk_editable_set_text(picker.list.entry.opaque, "Horse")
      try await eventually { self.titles(picker.list) == ["Horse"] }
      #expect(Widgets.label("Add “Horse”", in: picker.list.list) != nil)
      try toggle(picker, "Horse")
      #expect(window.form.model.ways == ["Horse"] && window.form.issues.isEmpty)
      try await eventually { self.titles(picker.list) == ["Bus", "Train", "Horse"] }
      #expect(Editable.text(picker.list.entry) == "" && !picker.list.remark.isVisible)
      #expect(gtk_check_button_get_active(picker.list.entries[2].button.cast()) != 0)
      #expect(Widgets.label("Horse", in: picker.line) != nil)
      try toggle(picker, "Horse")
      #expect(window.form.model.ways == [])
    }

    @Test("Among many options, a popover shows what is chosen and the first others, and searches all of them")
    func picksSeveral() async throws {
      let window = try await tour()
      defer { window.close() }
      let picker = try #require(window.row("stops") as? PickerView)
      #expect(Widgets.label("City 99999", in: picker.line) != nil)
      #expect(fieldstone_gtk_has_label(picker.input, "Stops: City 99999") != 0)
      try await open(picker)
      let list = picker.list
      #expect(list.entries.count == 51 && list.entries[0].id == "City 99999" && list.entries[50].id == "City 49")
      #expect(Widgets.text(list.remark) == "Showing 50 of 100,000. Search to narrow the list.")
      gtk_editable_set_text(list.entry.opaque, "CITY 4242")
      try await eventually { list.entries.count == 20 }
      #expect(!list.remark.isVisible)
      try toggle(picker, "City 4242")
      try toggle(picker, "City 42424")
      #expect(window.form.model.stops == ["City 4242", "City 42424", "City 99999"])
      #expect(list.entries.count == 20, "The list stays as it is.")
      gtk_editable_set_text(list.entry.opaque, "nowhere")
      try await eventually { list.entries.isEmpty }
      #expect(Widgets.text(list.remark) == "Nothing found for “nowhere”.")
      #expect(Widgets.label("City 4242, City 42424, City 99999", in: picker.line) != nil)
      let all = try #require(gtk_widget_get_first_child(list.buttons))
      #expect(!all.isVisible, "A hundred thousand are not chosen at once.")
      gtk_widget_activate(gtk_widget_get_last_child(list.buttons))
      try await eventually { window.form.model.stops == [] }
    }

    @Test("One of many options is chosen from a popover, which then closes; Enter takes the first match")
    func picksOne() async throws {
      let window = try await tour()
      defer { window.close() }
      let picker = try #require(window.row("city") as? PickerView)
      #expect(Widgets.label("No city", in: picker.line) != nil)
      try await open(picker)
      #expect(picker.list.entries.count == 51 && picker.list.entries[0].id == nil)
      try toggle(picker, "City 3")
      #expect(window.form.model.city == "City 3")
      try await eventually { gtk_widget_get_mapped(picker.list.box) == 0 }
      try await open(picker)
      #expect(titles(picker.list).prefix(3) == [nil, "City 3", "City 0"])
      gtk_editable_set_text(picker.list.entry.opaque, "77777")
      try await eventually { titles(picker.list) == ["City 77777"] }
      gtk_widget_grab_focus(picker.list.entry)
      #expect(Self.press(GDK_KEY_Return, in: picker.list.entry))
      try await eventually { window.form.model.city == "City 77777" }
      try await eventually { gtk_widget_get_mapped(picker.list.box) == 0 }
      try await open(picker)
      try toggle(picker, nil)
      #expect(window.form.model.city == nil)
    }

    @Test("A list of a few options has a button for all of them, and says what is chosen")
    func picksAll() async throws {
      let window = try await tour()
      defer { window.close() }
      let picker = try #require(window.row("nights") as? PickerView)
      try await open(picker)
      #expect(picker.list.entries.count == 9)
      gtk_widget_activate(gtk_widget_get_first_child(picker.list.buttons))
      try await eventually { window.form.model.nights == Array(1...9) }
      #expect(Widgets.label("1, 2, 3, 4, 5, 6, 7, 8, 9", in: picker.line) != nil)
      #expect(picker.list.entries.allSatisfy { gtk_check_button_get_active($0.button.cast()) != 0 })
    }

    @Test("Fewer options make a list of the popover, which keeps what isn't offered; without options, it says so")
    func changesLook() async throws {
      let window = try await tour()
      defer { window.close() }
      window.form.send(.focus("stops"))
      try await open(try #require(window.row("stops") as? PickerView))
      window.form[\.isShort].value = true
      let checks = try #require(window.row("stops") as? OptionListView)
      #expect(checks.buttons.count == 3 && window.focus == "stops")
      #expect(checks.stops.contains { Widgets.label("City 99999", in: $0) != nil })
      let guides = try #require(window.row("guides") as? OptionListView)
      #expect(guides.stops.contains { Widgets.label("No options", in: $0) != nil })
    }
  }
#endif
