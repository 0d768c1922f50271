#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private let folder = ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"]
  private let all = folder != nil && ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES_OF_ALL"] != nil

  /// Dates that are picked on a clock and in grids.
  @Form
  struct Reservation {
    @Field(.time) var breakfast: Date?
    @Field(.dateAndTime) var call: Date?
    @Field(.month, .range(...Date(timeIntervalSince1970: 1_775_000_000))) var expires: Date?
    @Field(.year) var since: Date?
    var arrival: Date?
    var departure = Date(timeIntervalSince1970: 1_743_422_400)

    static func arrange(_ form: FormBuilder<Reservation>) { form[\.departure].minimum { $0.arrival } }
  }

  extension Windows {
    private func visit(_ locale: String = "en", _ calendar: Calendar.Identifier = .gregorian) async throws
      -> TestWindow<Reservation>
    {
      let environment = FormEnvironment(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
        now: { Date(timeIntervalSince1970: 1_743_422_400) })
      return try await TestWindow(FormSession(Reservation(), environment: environment), height: 700)
    }

    private func date(_ id: FormRowID, _ window: TestWindow<Reservation>) throws -> DateView {
      try #require(window.row(id) as? DateView)
    }

    private func open(_ button: Widget, _ popover: Widget, _ name: String) async throws {
      gtk_menu_button_popup(button.opaque)
      try await eventually { popover.isVisible }
      guard all, let folder else { return }
      try await Task.sleep(for: .milliseconds(300))
      #expect(Picture.save(popover, "\(folder)/date-\(name).png"))
    }

    @Test("A clock opens at the time of the field, or now, and takes a time only with its button")
    func clock() async throws {
      let window = try await visit()
      defer { window.close() }
      let clock = try #require(date("breakfast", window).clock)
      try await open(clock.button, clock.popover, "clock")
      #expect(gtk_spin_button_get_value(clock.hours.opaque) == 12 && window.form.model.breakfast == nil)
      gtk_spin_button_set_value(clock.hours.opaque, 8)
      gtk_spin_button_set_value(clock.minutes.opaque, 5)
      #expect(Editable.text(clock.minutes) == "05" && window.form.model.breakfast == nil)
      clock.press()
      #expect(try window.typed("breakfast") == "08:05" && !clock.popover.isVisible)
    }

    @Test("A clock keeps the day of a date and time")
    func clockAndDay() async throws {
      let window = try await visit()
      defer { window.close() }
      window.form.send(.type("call", "2025-05-06 07:08"))
      let clock = try #require(date("call", window).clock)
      try await open(clock.button, clock.popover, "clock-and-day")
      #expect(gtk_spin_button_get_value(clock.hours.opaque) == 7)
      gtk_spin_button_set_value(clock.hours.opaque, 17)
      clock.press()
      #expect(try window.typed("call") == "2025-05-06 17:08")
    }

    @Test("Months and years are picked in a grid, within the range")
    func grids() async throws {
      let window = try await visit()
      defer { window.close() }
      let months = try #require(date("expires", window).grid)
      try await open(months.button, months.popover, "months")
      #expect(months.buttons.count == 12)
      months.turn(by: 1)
      #expect(months.buttons[2].isSensitive && !months.buttons[3].isSensitive, "The range ends in March 2026.")
      gtk_widget_activate(months.buttons[1])
      try await eventually { window.form.model.expires != nil }
      #expect(try window.typed("expires") == "2026-02")
      let years = try #require(date("since", window).grid)
      try await open(years.button, years.popover, "years")
      gtk_widget_activate(years.buttons[0])
      try await eventually { window.form.model.since != nil }
      #expect(try window.typed("since") == "2020")
    }

    @Test("A date that may be left out is cleared with its button; another has none")
    func clears() async throws {
      let window = try await visit()
      defer { window.close() }
      let clear = try #require(date("arrival", window).clear)
      #expect(!clear.isVisible)
      window.form.send(.type("arrival", "2025-04-01"))
      #expect(clear.isVisible)
      gtk_widget_activate(clear)
      try await eventually { window.form.model.arrival == nil }
      #expect(try window.typed("arrival") == "" && !clear.isVisible)
      #expect(try date("departure", window).clear == nil)
    }

    @Test("Days of another calendar are picked in it, and not before the bound that another answer sets")
    func persian() async throws {
      let window = try await visit("fa", .persian)
      defer { window.close() }
      window.form.send(.set("arrival", .date(DateComponents(year: 2025, month: 3, day: 30))))
      #expect(try window.typed("arrival") == "۱۴۰۴/۱/۱۰")
      let days = try #require(date("departure", window).grid)
      try await open(days.button, days.popover, "persian")
      #expect(days.buttons.count == 31, "Farvardin has 31 days.")
      #expect(!days.buttons[8].isSensitive && days.buttons[9].isSensitive)
      gtk_widget_activate(days.buttons[30])
      try await eventually { window.form.model.departure > Date(timeIntervalSince1970: 1_743_422_400) }
      #expect(try window.typed("departure") == "۱۴۰۴/۱/۳۱")
      #expect(window.form.row("departure")?.answer == .date(DateComponents(year: 2025, month: 4, day: 20)))
    }
  }
#endif
