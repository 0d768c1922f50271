#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private struct Order: FormModel {
    var seats = 2
    var name = ""
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats")
      fields.add(\.name, "name").visible { $0.seats > 1 }
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.text("Book your seats.", id: "top")
      form.section("Seats", footer: "Row A is in front.", id: "hall") { $0.field(\.seats) }
        .title { "\($0.seats) seats" }
      form.section("About you", footer: "We tell nobody.", id: "you") { $0.field(\.name) }
        .visible { $0.seats > 1 }
      form.markdown("Made **by hand**", id: "end")
    }
  }

  /// The row's text on a button that sends an answer.
  private final class Banner: GTKFormControl {
    let button = gtk_button_new()!
    var widget: UnsafeMutableRawPointer { button.object }

    init(_ send: @escaping @MainActor (FormInput) -> Void) {
      on("clicked", of: button.object) { _ in send(.type("seats", "1")) }
    }

    func show(_ row: FormRow) { gtk_button_set_label(button.cast(), row.title) }
  }

  extension Windows {
    private static func order() -> GTKForm<Order> {
      GTKForm(FormSession(Order())).present(.rows(.header)) { _, send in Banner(send) }
        .present(.footer("hall")) { _, send in Banner(send) }
        .present(.row("top")) { _, send in Banner(send) }
        .present(.rows(.content)) { _, send in Banner(send) }
    }

    private static func text(of widget: Widget?) -> String? {
      widget.flatMap { gtk_button_get_label($0.cast()) }.map { String(cString: $0) }
    }

    @Test("A program's widget is the heading, the footer or the text of a page, and follows what the row says")
    func ownViews() async throws {
      let form = Self.order()
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      let heading = try #require(window.row("hall").heading)
      let section = try #require(window.row("seats").section)
      #expect(Self.text(of: heading) == "2 seats" && heading == gtk_widget_get_first_child(section.frame.box))
      #expect(fieldstone_gtk_has_label(section.frame.list, "2 seats") != 0)
      let foot = try #require(window.row("hall.footer").heading)
      #expect(Self.text(of: foot) == "Row A is in front." && foot == gtk_widget_get_last_child(section.frame.box))
      for (id, text) in [("top", "Book your seats."), ("end", "Made by hand")] {
        let line = try #require(window.row(FormRowID(id)).lines.first)
        #expect(Self.text(of: gtk_list_box_row_get_child(line.cast())) == text)
      }
      #expect(Self.label("We tell nobody.", in: window.view.widget) != nil)
      form.form.send(.type("seats", "3"))
      #expect(Self.text(of: heading) == "3 seats" && fieldstone_gtk_has_label(section.frame.list, "3 seats") != 0)
    }

    @Test("A heading can send inputs, comes and goes with its section, and Tab stops at it")
    func ownHeadings() async throws {
      let form = Self.order()
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      let heading = try #require(window.row("you").heading)
      let foot = try #require(window.row("hall.footer").heading)
      form.form.send(.focus("seats"))
      #expect(Self.press(GDK_KEY_Tab, in: window.view.widget))
      try await eventually { gtk_widget_has_focus(foot) != 0 }
      #expect(Self.press(GDK_KEY_Tab, in: window.view.widget))
      #expect(gtk_widget_has_focus(heading) != 0)
      gtk_widget_activate(heading)
      try await eventually { form.form.model.seats == 1 }
      #expect(form.form.index(of: "you") == nil)
      form.form.send(.type("seats", "2"))
      #expect(Self.text(of: try window.row("you").heading) == "About you")
    }
  }
#endif
