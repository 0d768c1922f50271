#if GTK
  import Foundation
  @testable import FieldstoneTesting
  import Testing

  /// Real key and pointer events in a window, and what assistive technology reports.
  @Suite("Keyboard and accessibility in a window", .serialized)
  struct WindowKeyboardTests {
    private func window() throws -> FormWindowDriver {
      try FormWindowDriver(Forms.attendee.program, Place.drivers)
    }

    private func value(_ title: String, in driver: FormWindowDriver) throws -> String? {
      try driver.load().rows.first { $0.title == title }?.value
    }

    /// Moves the focus to the control with this accessible name.
    private func go(to title: String, in driver: FormWindowDriver) throws {
      for _ in Self.places where try place(driver) != title { try driver.ask(["do": "press", "key": "TAB"]) }
      try #require(place(driver) == title)
    }

    private func place(_ driver: FormWindowDriver) throws -> String? {
      try driver.ask(["do": "walk", "steps": .number(0)]).options?.first
    }

    /// The accessible names of all controls on the sample's first page, in the order of the rows.
    private static let places = [
      "Email", "Password", "Show Password", "Repeat password", "Show Repeat password", "Name", "Birth date",
      "Choose Birth date in a Calendar", "Website", "Phone", "Add Interests", "Standard", "Seats",
      "Increase Seats", "Copy Price", "Arrival", "Choose Arrival in a Calendar", "Choose Arrival on a Clock", "Diet",
      "Add a guest",
      "I'm giving a talk",
      "I need an invoice", "I agree to the code of conduct", "Cancel", "Register",
    ]

    @Test("Tab and Shift-Tab go through the rows in order, and each control is announced")
    func order() throws {
      let driver = try window()
      defer { driver.close() }
      #expect(try driver.ask(["do": "walk"]).options == Self.places)
      let back = try driver.ask(["do": "walk", "held": "SHIFT"]).options
      #expect(back == Self.places.prefix(1) + Self.places.dropFirst().reversed())
    }

    @Test("A calendar sets the date when a day is picked, not when browsing months")
    func calendar() throws {
      let driver = try window()
      defer { driver.close() }
      try go(to: "Choose Birth date in a Calendar", in: driver)
      // The month's arrow is the first control after the days.
      for key in ["SPACE", "TAB", "SPACE", "SPACE"] { try driver.ask(["do": "press", "key": .text(key)]) }
      #expect(try value("Birth date", in: driver) == "")
      try driver.ask(["do": "press", "key": "ESCAPE"])
      #expect(try value("Birth date", in: driver) == "")
      #expect(try driver.outcome() == .open)
      for key in ["SPACE", "SPACE"] { try driver.ask(["do": "press", "key": .text(key)]) }
      let today = try #require(try value("Birth date", in: driver))
      #expect(today.count == 10)
    }

    @Test("A click on a day sets the date")
    func day() throws {
      let driver = try window()
      defer { driver.close() }
      try go(to: "Choose Birth date in a Calendar", in: driver)
      try driver.ask(["do": "press", "key": "SPACE"])
      try driver.ask(["do": "pick", "day": "15"])
      #expect(try value("Birth date", in: driver)?.hasSuffix("-15") == true)
    }

    @Test("Escape closes a popover, then goes back a page, then leaves")
    func escape() throws {
      let driver = try window()
      defer { driver.close() }
      try go(to: "I need an invoice", in: driver)
      for key in ["SPACE", "TAB", "RETURN"] { try driver.ask(["do": "press", "key": .text(key)]) }
      // A button that is pressed with a key responds after a moment.
      try driver.ask(["do": "expect", "page": "Invoice"])
      #expect(try driver.read().page == ["Invoice"])
      try driver.ask(["do": "press", "key": "ESCAPE"])
      #expect(try driver.read().page.isEmpty)
      try driver.ask(["do": "press", "key": "ESCAPE"])
      #expect(try driver.read().isLeaving)
      #expect(try driver.outcome() == .open)
    }

    @Test("Assistive technology gets only the length of a secret")
    func secret() throws {
      let driver = try window()
      defer { driver.close() }
      try go(to: "Password", in: driver)
      for key in ["s", "e", "s"] { try driver.ask(["do": "press", "key": .text(key)]) }
      #expect(try driver.ask(["do": "text"]).output == "\u{2022}\u{2022}\u{2022}")
      for key in ["TAB", "SPACE"] { try driver.ask(["do": "press", "key": .text(key)]) }
      try driver.ask(["do": "press", "key": "TAB", "held": "SHIFT"])
      #expect(try driver.ask(["do": "text"]).output == "ses")
    }

    @Test("An element is moved by dragging its handle")
    func dragging() throws {
      let driver = try FormWindowDriver(Forms.collections.program, Place.drivers)
      defer { driver.close() }
      try go(to: "Add a guest", in: driver)
      for key in ["SPACE", "M", "o"] { try driver.ask(["do": "press", "key": .text(key)]) }
      #expect(try value("Name", in: driver) == "Grace")
      try driver.ask(["do": "drag", "title": "Guest 2 of 2", "onto": "Guest 1 of 2"])
      #expect(try value("Name", in: driver) == "Mo")
    }

    @Test("Tab reaches every control of a collection, and keys move and remove its elements")
    func collections() throws {
      let driver = try FormWindowDriver(Forms.collections.program, Place.drivers)
      defer { driver.close() }
      #expect(
        try driver.ask(["do": "walk"]).options == [
          "Host", "Actions for Guest 1 of 1", "Name", "Seats", "Add a guest", "Talk 1 of 1",
          "Actions for Talk 1 of 1", "Add a talk", "Tag 1 of 1", "Actions for Tag 1 of 1", "Add a tag", "Cancel",
          "Send",
        ])
      try go(to: "Add a guest", in: driver)
      for key in ["SPACE", "M", "o"] { try driver.ask(["do": "press", "key": .text(key)]) }
      #expect(try value("Name", in: driver) == "Grace")
      try driver.ask(["do": "press", "key": "UP", "held": "ALT"])
      #expect(try value("Name", in: driver) == "Mo" && place(driver) == "Name")
      try driver.ask(["do": "press", "key": "TAB", "held": "SHIFT"])
      #expect(try place(driver) == "Actions for Guest 1 of 2")
      try driver.ask(["do": "press", "key": "DELETE"])
      #expect(try value("Name", in: driver) == "Grace" && place(driver) == "Actions for Guest 1 of 1")
      try go(to: "Undo", in: driver)
      try driver.ask(["do": "press", "key": "SPACE"])
      #expect(try value("Name", in: driver) == "Mo")
    }
  }
#endif
