#if GTK
  import CAdw
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// A choice whose available options depend on its own answer.
  @Form
  struct Turn {
    @Field(.menu) var day = Day.monday
    static func arrange(_ form: FormBuilder<Turn>) {
      form[\.day].disabledOptions { [$0.day == .monday ? .wednesday : .monday] }
    }
  }

  /// Choices in a menu, one of them required, of which one option may not be available.
  @Form
  struct Visit {
    @Field(.menu) var day: Day?
    @Field(.menu, .required, .placeholder("Pick a day")) var other: Day?
    var isLate = false
    static func arrange(_ form: FormBuilder<Visit>) {
      form[\.day].disabledOptions { $0.isLate ? [.monday] : [] }
    }
  }

  extension Windows {
    private func titles(_ menu: Widget) -> [String] {
      let model = adw_combo_row_get_model(menu.cast())
      return (0..<g_list_model_get_n_items(model)).map { String(cString: gtk_string_list_get_string(model, $0)) }
    }

    @Test("An option that isn't available is disabled and says so")
    func disabledOptions() async throws {
      let window = try await TestWindow(FormSession(Pickers(), environment: .fixed))
      defer { window.close() }
      let ticket = try window.row("ticket")
      #expect(ticket.stops.dropFirst().map(\.isSensitive) == [true, true, true, true])
      window.form[\.seats].value = 5
      #expect(ticket.stops.dropFirst().map(\.isSensitive) == [true, true, false, true])
      let words = adw_action_row_get_subtitle(ticket.stops[3].cast()).map { String(cString: $0) }
      #expect(words == "not available: Bring your card")
      window.form[\.seats].value = 2
      #expect(ticket.stops.dropFirst().map(\.isSensitive) == [true, true, true, true])
    }

    @Test("Choosing a menu entry that isn't available keeps the previous answer")
    func disabledEntry() async throws {
      let window = try await TestWindow(FormSession(Visit()))
      defer { window.close() }
      window.form[\.isLate].value = true
      let menu = try #require(try window.row("day").input)
      #expect(titles(menu)[1] == "Monday (not available)")
      adw_combo_row_set_selected(menu.cast(), 1)
      #expect(window.form.model.day == nil && adw_combo_row_get_selected(menu.cast()) == 0)
      adw_combo_row_set_selected(menu.cast(), 2)
      #expect(window.form.model.day == .tuesday)
    }

    @Test("A required menu shows its placeholder until something is chosen, and then has no entry to clear it")
    func requiredMenu() async throws {
      let window = try await TestWindow(FormSession(Visit()))
      defer { window.close() }
      let menu = try #require(try window.row("other").input)
      #expect(titles(menu) == ["Pick a day", "Monday", "Tuesday", "Wednesday"])
      #expect(adw_combo_row_get_selected(menu.cast()) == 0)
      adw_combo_row_set_selected(menu.cast(), 2)
      #expect(window.form.model.other == .tuesday)
      try await eventually { self.titles(menu) == ["Monday", "Tuesday", "Wednesday"] }
      #expect(adw_combo_row_get_selected(menu.cast()) == 1)
      window.form.send(.undo)
      try await eventually { self.titles(menu).first == "Pick a day" }
      #expect(adw_combo_row_get_selected(menu.cast()) == 0)
      let optional = try #require(try window.row("day").input)
      #expect(titles(optional).first == "No answer", "An optional one keeps its entry.")
    }

    @Test("A menu whose entries depend on its own answer updates them after it has reported the choice")
    func ownOptions() async throws {
      let window = try await TestWindow(FormSession(Turn()))
      defer { window.close() }
      let menu = try #require(try window.row("day").input)
      #expect(titles(menu) == ["Monday", "Tuesday", "Wednesday (not available)"])
      adw_combo_row_set_selected(menu.cast(), 1)
      #expect(window.form.model.day == .tuesday)
      try await eventually { self.titles(menu) == ["Monday (not available)", "Tuesday", "Wednesday"] }
      #expect(adw_combo_row_get_selected(menu.cast()) == 1)
      adw_combo_row_set_selected(menu.cast(), 2)
      #expect(window.form.model.day == .wednesday)
    }
  }
#endif
