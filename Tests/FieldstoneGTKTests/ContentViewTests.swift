#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private struct Hall: FormModel {
    var seats = 1
    static func describe(_ fields: FieldList<Hall>) {
      fields.add(\.seats, "seats").caption(.warning, "Only 8 are left.").caption("Sit where you like.")
    }
    static func arrange(_ form: FormBuilder<Hall>) {
      form.markdown("Read the [<terms>](https://example.org/?a=1&b=2) **first**:\n\n- No dogs", id: "intro")
      form.field(\.seats)
      form.info("Total", id: "total") { "\($0.seats * 20) €" }
      form.image(FormImage(bytes: png), "A map", id: "map")
      form.divider(id: "rule")
      form.spacer(id: "gap")
      form.question("Can I cancel?", answer: "Yes, for a *week*.", id: "cancel")
      form.progress("Sold", id: "sold") { Double($0.seats) / 4 }
      form.link("Help", to: "https://example.org/help", id: "help")
      form.button("Buy", .submit).caption(.error, "We are closed today.")
    }
    static let png = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)
  }

  private struct Home: FormModel {
    var isFirst = true
    var city = ""
    var postcode = ""
    var note = ""
    static func describe(_ fields: FieldList<Home>) {
      fields.add(\.isFirst, "isFirst")
      fields.add(\.city, "city").visible { $0.isFirst }
      fields.add(\.postcode, "postcode").required()
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Home>) {
      form.field(\.isFirst)
      form.line(\.city, \.postcode, widths: [2, 1])
      form.field(\.note)
    }
  }

  extension Windows {
    @Test("Fields that share a line are beside each other where there is room, and below each other where not")
    func sharedLine() async throws {
      func places(_ window: TestWindow<Home>, _ ids: FormRowID...) throws -> [(x: Double, y: Double)] {
        try ids.map { id in
          var (x, y) = (0.0, 0.0)
          let line = try #require(window.row(id).lines.first)
          gtk_widget_translate_coordinates(line, window.view.widget, 0, 0, &x, &y)
          return (x, y)
        }
      }
      let wide = try await TestWindow(FormSession(Home()), width: 700)
      defer { wide.close() }
      var found = try places(wide, "isFirst", "city", "postcode", "note")
      #expect(found[1].y == found[2].y && found[1].x < found[2].x && found[0].y < found[1].y && found[2].y < found[3].y)
      #expect(
        gtk_widget_get_width(try wide.row("city").lines[0]) > gtk_widget_get_width(try wide.row("postcode").lines[0]))
      // The first one comes and goes, the others stay.
      let kept = try wide.row("postcode").lines[0]
      wide.form.send(.set("isFirst", .flag(false)))
      wide.form.send(.set("isFirst", .flag(true)))
      try await eventually {
        guard let found = try? places(wide, "city", "postcode") else { return false }
        return found[0].y == found[1].y && found[0].x < found[1].x
      }
      #expect(try wide.row("postcode").lines[0] == kept)
      // Remarks are below their own field.
      wide.form.validate()
      #expect(try gtk_widget_get_parent(#require(wide.row("postcode").remarks).row) == gtk_widget_get_parent(kept))
      let narrow = try await TestWindow(FormSession(Home()), width: 340)
      defer { narrow.close() }
      found = try places(narrow, "city", "postcode")
      #expect(found[0].y < found[1].y && found[0].x == found[1].x)
    }

    @Test("What is only looked at is in the window, and follows the answers")
    func contents() async throws {
      let window = try await TestWindow(FormSession(Hall()))
      defer { window.close() }
      func line(_ id: FormRowID) throws -> Widget { try #require(window.row(id).lines.first) }
      #expect(try Self.label("Read the <terms> first:", in: line("intro")) != nil)
      #expect(try Self.label("No dogs", in: line("intro")) != nil && Self.label("•", in: line("intro")) != nil)
      #expect(try Self.label("20 €", in: line("total")) != nil && Self.label("25%", in: line("sold")) != nil)
      let expander = try line("cancel")
      #expect(adw_expander_row_get_expanded(expander.cast()) == 0)
      adw_expander_row_set_expanded(expander.cast(), 1)
      #expect(Self.label("Yes, for a week.", in: expander) != nil)
      window.form.send(.type("seats", "2"))
      #expect(try Self.label("40 €", in: line("total")) != nil && Self.label("50%", in: line("sold")) != nil)
    }

    @Test("A picture has its alternative text as its name; images that only decorate have none and are passed over")
    func images() async throws {
      let window = try await TestWindow(FormSession(Hall()))
      defer { window.close() }
      func images(_ id: FormRowID, _ type: GType) throws -> [Widget] {
        let found = try window.row(id).lines.flatMap { Widgets.all(type, in: $0) }
        try #require(!found.isEmpty)
        return found
      }
      #expect(fieldstone_gtk_has_label(try images("map", gtk_picture_get_type())[0], "A map") != 0)
      for arrow in try images("cancel", gtk_image_get_type()) {
        #expect(Widgets.has(arrow, GTK_ACCESSIBLE_ROLE_PRESENTATION) && fieldstone_gtk_is_hidden(arrow) != 0)
      }
      let icon = try #require(Icon.make(.mail))
      g_object_ref_sink(icon.object)
      defer { g_object_unref(icon.object) }
      #expect(Widgets.has(icon, GTK_ACCESSIBLE_ROLE_PRESENTATION))
    }

    @Test("Every icon that all surfaces know is a symbol of the theme or a character")
    func icons() {
      for icon in FormIcon.all { #expect(Icon.make(icon) != nil, "\(icon.rawValue)") }
      #expect(Icon.make("no-such-icon") == nil)
    }

    @Test("Remarks that always stand there are below their field, and are read out with it")
    func captions() async throws {
      let window = try await TestWindow(FormSession(Hall()))
      defer { window.close() }
      let row = try window.row("seats")
      let remarks = try #require(row.remarks)
      #expect(Self.label("Only 8 are left.", in: remarks.row) != nil)
      #expect(Self.label("Sit where you like.", in: remarks.row) != nil)
      #expect(
        fieldstone_gtk_has_label(remarks.description, "Warning: Only 8 are left. Sit where you like. Required") != 0)
    }
  }
#endif
