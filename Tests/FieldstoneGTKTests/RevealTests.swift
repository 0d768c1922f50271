#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  /// A form with tall rows.
  @Form
  struct Tall {
    @Field(.required) var first = ""
    var second = ""
    /// Whatever you want us to know.
    @Field(.longText) var letter = ""
    /// You can change it later.
    @Field(.list) var hour = Hour.h1
    @Field(.required) var last = ""

    static func arrange(_ form: FormBuilder<Tall>) {
      form.section("Above") { $0.fields(\.first, \.second) }
      form.section("Texts", footer: "Nobody else reads it.") { $0.fields(\.letter, \.hour, \.last) }
    }
  }

  private struct Manual: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Manual>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Manual>) {
      for number in 1...6 { form.question("Question \(number)", answer: "One line.\n\nAnother one.", id: "q\(number)") }
    }
  }

  enum Hour: String, CaseIterable { case h1, h2, h3, h4, h5, h6, h7, h8 }

  extension Windows {
    @Test(
      "Moving the focus scrolls the whole row into view: its title, its help and its issues", arguments: [300, 420])
    func wholeRows(height: gint) async throws {
      let window = try await TestWindow(FormSession(Attendee()), width: 360, height: height)
      defer { window.close() }
      window.form.send(.set("givesTalk", .flag(true)))
      let ids = window.form.rows.filter { $0.isFocusable && $0.kind != .action }.map(\.id)
      for id in ids + ids.reversed() {
        window.form.send(.focus(id))
        try await window.frames()
        let row = try window.row(id)
        let rows = row.listRows.filter(\.isVisible)
        let height = try #require(window.scroller.map { gtk_widget_get_height($0) })
        guard rows.reduce(24, { $0 + gtk_widget_get_height($1) }) <= height else { continue }
        for part in rows { #expect(window.shows(part), "\(id)") }
      }
    }

    @Test("Every refused submit scrolls the issues of the focused row into view")
    func issuesInSight() async throws {
      let window = try await TestWindow(FormSession(Attendee()), width: 360, height: 300)
      defer { window.close() }
      try window.type("email", "ada@example.org")
      try await window.frames()
      for _ in 0..<2 {
        window.view.submit()
        try await window.frames()
        #expect(window.focus == "password")
        for part in try window.row("password").listRows { #expect(window.shows(part)) }
        // Scroll away, as with the pointer.
        let adjustment = try #require(window.scroller.flatMap { gtk_scrolled_window_get_vadjustment($0.opaque) })
        gtk_adjustment_set_value(adjustment, 0)
      }
    }

    @Test("The first row of a section is shown with the heading above it, the last with the footer under it")
    func headings() async throws {
      let window = try await TestWindow(FormSession(Tall()), width: 360, height: 300)
      defer { window.close() }
      window.form.send(.focus("last"))
      try await window.frames()
      #expect(window.shows(try #require(Widgets.label("Nobody else reads it.", in: window.view.widget))))
      window.form.send(.focus("first"))
      try await window.frames()
      #expect(window.shows(try #require(Widgets.label("Above", in: window.view.widget))))
    }

    @Test("A row that is taller than the page shows its beginning, and always what has the focus")
    func tallRows() async throws {
      let window = try await TestWindow(FormSession(Tall()), width: 360, height: 300)
      defer { window.close() }
      window.form.send(.focus("hour"))
      try await window.frames()
      #expect(window.shows(try #require(Widgets.label("Hour", in: window.view.widget))))
      let view = try #require(try window.row("hour") as? OptionsView)
      for button in view.buttons {
        gtk_widget_grab_focus(button)
        try await window.frames()
        #expect(window.shows(button))
      }
    }

    @Test("The answer to a question at the lower edge is scrolled into view once it has unfolded")
    func unfoldedAnswer() async throws {
      let window = try await TestWindow(FormSession(Manual()), width: 360, height: 300)
      defer { window.close() }
      for number in 1...6 {
        let line = try #require(window.row(FormRowID("q\(number)")).lines.first)
        gtk_widget_grab_focus(line)
        try await window.frames()
        adw_expander_row_set_expanded(line.cast(), 1)
        try await window.frames(5)
        #expect(window.shows(line), "\(number)")
        adw_expander_row_set_expanded(line.cast(), 0)
        try await window.frames()
      }
    }

    @Test("The caret of a long text stays visible during typing")
    func caretInSight() async throws {
      let window = try await TestWindow(FormSession(Tall()), width: 360, height: 300)
      defer { window.close() }
      window.form.send(.focus("letter"))
      try await window.frames()
      #expect(window.shows(try #require(Widgets.label("Letter", in: window.view.widget))))
      let area = try #require(try window.row("letter").input)
      let scroller = try #require(window.scroller)
      for _ in 0..<30 {
        gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(area.cast()), "One more line.\n", -1)
        try await window.frames(2)
        let caret = try #require(TextArea.caret(area))
        let top = try #require(Widgets.place(area, in: scroller)).top
        #expect(top + caret.top >= 0 && top + caret.bottom <= Double(gtk_widget_get_height(scroller)))
      }
    }
  }
#endif
