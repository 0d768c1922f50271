#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private let auckland = TimeZone(identifier: "Pacific/Auckland")!
  private func at(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  /// Dates in Auckland, 13 hours ahead of UTC: the range is from 2 to 10 March there.
  @Form
  struct Stay {
    @Field(.date, .timeZone(auckland)) var free: Date?
    @Field(.date, .timeZone(auckland), .range(at("2026-03-01T11:00:00Z")...at("2026-03-10T10:59:59Z"))) var day: Date?
    @Field(.dateAndTime, .timeZone(auckland), .range(at("2026-03-02T02:00:00Z")...at("2026-03-09T22:00:00Z")))
    var landing: Date?
    @Field(.date, .timeZone(auckland), .startsAt(at("2026-06-01T12:30:00Z"))) var season: Date?
  }

  extension Windows {
    private func stay(_ now: String) async throws -> TestWindow<Stay> {
      let now = at(now)
      return try await TestWindow(FormSession(Stay(), environment: FormEnvironment(now: { now })))
    }

    private func open(_ id: FormRowID, in window: TestWindow<Stay>) async throws -> CalendarButton {
      let calendar = try #require((window.row(id) as? DateView)?.calendar)
      gtk_menu_button_popup(calendar.button.opaque)
      try await eventually { calendar.popover.isVisible }
      return calendar
    }

    private func day(of calendar: CalendarButton) -> String {
      let date = gtk_calendar_get_date(calendar.calendar.opaque)
      defer { g_date_time_unref(date) }
      return [g_date_time_get_year(date), g_date_time_get_month(date), g_date_time_get_day_of_month(date)]
        .map { String($0) }.joined(separator: "-")
    }

    private func pick(_ year: gint, _ month: gint, _ day: gint, in calendar: CalendarButton) {
      let date = g_date_time_new_utc(year, month, day, 0, 0, 0)
      gtk_calendar_select_day(calendar.calendar.opaque, date)
      g_date_time_unref(date)
      calendar.pick()
    }

    @Test(
      "A calendar opens on the field's day, or else on the declared one, or today in its time zone, within its range",
      arguments: [
        ("free", "2025-11-30T12:30:00Z", "", "2025-12-1"), ("free", "2025-11-30T12:30:00Z", "2024-02-29", "2024-2-29"),
        ("day", "2025-11-30T12:30:00Z", "", "2026-3-2"), ("day", "2026-03-04T12:30:00Z", "", "2026-3-5"),
        ("day", "2027-01-01T00:00:00Z", "", "2026-3-10"), ("landing", "2027-01-01T00:00:00Z", "", "2026-3-10"),
        ("season", "2025-11-30T12:30:00Z", "", "2026-6-2"),
      ])
    func calendarOpens(_ field: String, _ now: String, _ typed: String, _ day: String) async throws {
      let window = try await stay(now)
      defer { window.close() }
      window.form.send(.type(FormRowID(field), typed))
      let calendar = try await open(FormRowID(field), in: window)
      #expect(self.day(of: calendar) == day)
      #expect(window.form.row(FormRowID(field))?.text == typed, "Opening the calendar chooses nothing.")
    }

    @Test("A day outside the range is refused: the calendar stays open and says what is accepted")
    func calendarRange() async throws {
      let window = try await stay("2026-03-04T12:30:00Z")
      defer { window.close() }
      let calendar = try await open("day", in: window)
      pick(2026, 3, 11, in: calendar)
      #expect(window.form.model.day == nil && calendar.popover.isVisible)
      #expect(labels(calendar.popover).contains("Enter a value from 2026-03-02 to 2026-03-10."))
      pick(2026, 3, 10, in: calendar)
      #expect(try window.typed("day") == "2026-03-10" && window.form.issues.isEmpty)
      #expect(!calendar.popover.isVisible)
      let again = try await open("day", in: window)
      #expect(!labels(again.popover).contains { $0.hasPrefix("Enter") })
    }

    @Test("Picking the first or last day of a range with times sets a time within the range")
    func calendarTimes() async throws {
      let window = try await stay("2026-03-04T12:30:00Z")
      defer { window.close() }
      for (day, text) in [(2, "2026-03-02 15:00"), (5, "2026-03-05 15:00"), (10, "2026-03-10 11:00")] {
        pick(2026, 3, gint(day), in: try await open("landing", in: window))
        #expect(try window.typed("landing") == text && window.form.issues.isEmpty)
      }
    }

    /// The texts of the visible labels in a widget.
    private func labels(_ widget: Widget) -> [String] {
      guard widget.isVisible else { return [] }
      var texts: [String] = []
      if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 {
        texts.append(String(cString: gtk_label_get_text(widget.opaque)))
      }
      var child = gtk_widget_get_first_child(widget)
      while let one = child {
        texts += labels(one)
        child = gtk_widget_get_next_sibling(one)
      }
      return texts
    }
  }
#endif
