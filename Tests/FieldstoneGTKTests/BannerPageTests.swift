#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Trip {
    @Field(.required) var name = ""
    var start = Stop()
    var end = Stop()
    static func arrange(_ form: FormBuilder<Trip>) { form.remainingFields() }
  }

  @Form
  private struct Stop {
    @Field(.required) var town = ""
    @Field(.required) var street = ""
    static func arrange(_ form: FormBuilder<Stop>) { form.remainingFields() }
  }

  extension Windows {
    private func words(_ window: TestWindow<Trip>) throws -> [String] {
      let banner = try #require(window.view.top).banner
      return banner.box.isVisible ? Self.labels(banner.box) : []
    }

    @Test("The banner is on every page while errors remain on any, and its button leads to the next one")
    func bannerOnEveryPage() async throws {
      let window = try await TestWindow(FormSession(Trip(name: "Ada")))
      defer { window.close() }
      window.view.submit()
      #expect(window.form.page == FormPageID("start"))
      #expect(try words(window) == ["Not submitted: 4 items need attention.", "Go to “Town”"])
      try window.type("start.town", "London")
      #expect(try words(window) == ["Not submitted: 3 items need attention.", "Go to “Street”"])
      window.form.send(.back)
      try await window.frames()
      #expect(try words(window) == ["Not submitted: 3 items need attention.", "Go to “Street”"])
      window.form.send(.open("end"))
      try await window.frames()
      #expect(try words(window) == ["Not submitted: 3 items need attention.", "Go to “Street”"])
      let banner = try #require(window.view.top).banner
      let button = try #require(Widgets.all(gtk_button_get_type(), in: banner.box).first)
      gtk_widget_activate(button)
      try await eventually { window.focus == "start.street" && window.form.page == FormPageID("start") }
      try window.type("start.street", "Strand")
      #expect(try words(window) == ["Not submitted: 2 items need attention.", "Go to “Town”"])
      for row in ["end.town", "end.street"] as [FormRowID] { window.form.send(.type(row, "Rye")) }
      #expect(try words(window) == [])
      window.form.send(.back)
      #expect(try words(window) == [])
    }

    @Test("The row that a refused submit leads to says so as long as it has the focus")
    func spokenRefusal() async throws {
      let window = try await TestWindow(FormSession(Trip(name: "Ada")))
      defer { window.close() }
      window.view.submit()
      #expect(window.focus == "start.town")
      let town = try #require(window.row("start.town").input)
      let remarks = try #require(window.row("start.town").remarks?.description)
      let refused = "Not submitted: 4 items need attention. "
      #expect(fieldstone_gtk_has_description(town, refused + "Error: This field is required. Required") != 0)
      #expect(fieldstone_gtk_has_label(remarks, refused + "Error: This field is required. Required") != 0)
      #expect(fieldstone_gtk_is_described_by(town, remarks) != 0)
      window.form.send(.focus("start.street"))
      try await window.frames()
      #expect(fieldstone_gtk_has_description(town, "") != 0)
      #expect(fieldstone_gtk_is_described_by(town, remarks) != 0)
      let street = try #require(window.row("start.street").input)
      #expect(fieldstone_gtk_has_description(street, refused + "Error: This field is required. Required") == 0)
    }

    @Test("A second refusal at the same row is said again, once the first one was gone for a moment")
    func repeatedRefusal() async throws {
      let window = try await TestWindow(FormSession(Trip(name: "Ada")))
      defer { window.close() }
      window.view.submit()
      let town = try #require(window.row("start.town").input)
      let words = "Not submitted: 4 items need attention. Error: This field is required. Required"
      for _ in 0..<2 {
        #expect(fieldstone_gtk_has_description(town, words) != 0)
        window.view.submit()
        #expect(window.focus == "start.town")
        #expect(fieldstone_gtk_has_description(town, "") != 0, "Screen readers read out a change.")
        try await eventually { fieldstone_gtk_has_description(town, words) != 0 }
      }
      window.view.submit()
      window.form.send(.focus("start.street"))
      try await Task.sleep(for: .milliseconds(300))
      let street = try #require(window.row("start.street").input)
      #expect(fieldstone_gtk_has_description(town, "") != 0 && fieldstone_gtk_has_description(street, "") != 0)
    }

    @Test("Lists without a heading have the title of their page as their name")
    func namedLists() async throws {
      let window = try await TestWindow(FormSession(Trip(name: "Ada")))
      defer { window.close() }
      window.view.send(.open("start"))
      let section = try #require(window.row("start.town").section)
      #expect(fieldstone_gtk_has_label(section.frame.list, "Start") != 0)
    }

    @Test("A reset hides the banner")
    func bannerAfterReset() async throws {
      let window = try await TestWindow(FormSession(Trip()))
      defer { window.close() }
      window.view.submit()
      #expect(try words(window).first == "Not submitted: 5 items need attention.")
      window.form.send(.reset)
      #expect(try words(window) == [])
    }

    @Test("Only a refused submit is read out; a new count isn't")
    func bannerAnnouncement() async throws {
      let window = try await TestWindow(FormSession(Trip(name: "Ada")))
      defer { window.close() }
      func alerts() throws -> Int {
        let box = try #require(window.view.top).banner.box
        return Widgets.labels(in: box).count { Widgets.has($0, GTK_ACCESSIBLE_ROLE_ALERT) }
      }
      window.view.submit()
      #expect(try alerts() == 1)
      let banner = try #require(window.view.top).banner
      let label = try #require(Widgets.labels(in: banner.box).first)
      try window.type("start.town", "London")
      #expect(Widgets.labels(in: banner.box).first == label, "The label stays, so it doesn't appear again.")
      window.form.send(.back)
      try await window.frames()
      #expect(try words(window).isEmpty == false && alerts() == 0)
    }
  }
#endif
