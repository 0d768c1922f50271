#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  @Form
  private struct Delivery {
    @Field(.longText) var letter = ""
    var note = ""
    var day: Date?
    @Field(.stepper, .range(0...9)) var pieces: Int?
    @Field(.longText, .placeholder("Anything we should know")) var wishes = ""
    var isGift = false
    @Field(.choiceStyle(.menu), .options(["Rye", "Hythe"])) var stops: [String] = []
    @Field(.choiceStyle(.expanding), .options(["Bell", "Door"])) var signs: [String] = []
    @Field(.choiceStyle(.page), .options(["Bell", "Door"])) var others: [String] = []
    @Field(.choiceStyle(.page), .options(["Bell", "Door"])) var first: String?
    static func arrange(_ form: FormBuilder<Delivery>) { form.remainingFields() }
  }

  extension Windows {
    /// The height of a title's text.
    private func height(_ title: String, _ id: FormRowID, _ window: TestWindow<Delivery>) throws -> gint {
      let line = try #require(window.row(id).lines.first)
      let label = try #require(Widgets.label(title, in: line), "\(title)")
      var height: gint = 0
      pango_layout_get_pixel_size(gtk_label_get_layout(label.opaque), nil, &height)
      return height
    }

    private func pencils(_ id: FormRowID, _ window: TestWindow<Delivery>) throws -> Int {
      let line = try #require(window.row(id).lines.first)
      return Widgets.all(gtk_image_get_type(), in: line).count { gtk_widget_has_css_class($0, "pencil") != 0 }
    }

    @Test("An empty field for text has a title like other rows and a pencil; with the focus or a text, a small title")
    func emptyText() async throws {
      let window = try await TestWindow(FormSession(Delivery()))
      defer { window.close() }
      try window.row("isGift").takeFocus()
      try await window.frames()
      let usual = try height("Is Gift", "isGift", window)
      for (id, title) in [("letter", "Letter"), ("note", "Note")] as [(FormRowID, String)] {
        #expect(try height(title, id, window) == usual && pencils(id, window) == 1, "\(id)")
        let row = try #require(window.row(id).lines.first)
        let before = gtk_widget_get_height(row)
        try window.row(id).takeFocus()
        try await window.frames()
        #expect(try height(title, id, window) < usual)
        #expect(gtk_widget_get_height(row) == before, "\(id) keeps its height when it gets the focus.")
        window.form.send(.type(id, "Hello"))
        try window.row("isGift").takeFocus()
        try await window.frames()
        #expect(try height(title, id, window) < usual)
      }
      #expect(try pencils("day", window) == 0 && pencils("pieces", window) == 0, "Rows with buttons need none.")
    }

    @Test("The placeholder of a long text shows while it is empty; the small title is above it")
    func placeholder() async throws {
      let window = try await TestWindow(FormSession(Delivery()))
      defer { window.close() }
      let line = try #require(window.row("wishes").lines.first)
      let words = try #require(Widgets.label("Anything we should know", in: line))
      try await window.frames()
      #expect(words.isVisible && gtk_widget_has_css_class(line, "empty") == 0)
      var width: gint = 0
      pango_layout_get_pixel_size(gtk_label_get_layout(words.opaque), &width, nil)
      #expect(width > 0 && gtk_widget_get_width(words) >= width, "All of it.")
      let area = try #require(window.row("wishes").input)
      TextArea.set(area, "x")
      try await window.frames()
      #expect(!words.isVisible && window.form.model.wishes == "x")
      TextArea.set(area, "")
      try await window.frames()
      #expect(words.isVisible)
    }

    @Test("A long text takes as much room as its text")
    func grows() async throws {
      let window = try await TestWindow(FormSession(Delivery()))
      defer { window.close() }
      let area = try #require(window.row("letter").input)
      let before = gtk_widget_get_height(area)
      TextArea.set(area, String(repeating: "A line of the letter\n", count: 12))
      try await window.frames()
      let after = gtk_widget_get_height(area)
      #expect(after > before * 2, "\(before) and \(after) pixels")
      TextArea.set(area, "")
      try await window.frames()
      #expect(gtk_widget_get_height(area) == before)
    }

    @Test("Without an answer, a choice of several says No answer like a choice of one")
    func emptyChoices() async throws {
      let window = try await TestWindow(FormSession(Delivery()))
      defer { window.close() }
      for id in ["stops", "signs", "others", "first"] as [FormRowID] {
        let row = try window.row(id)
        let line = (row as? OptionsView)?.head ?? row.lines[0]
        #expect(adw_action_row_get_subtitle(line.cast()).map { String(cString: $0) } == "No answer", "\(id)")
      }
      window.form.send(.set("stops", .choices(["Rye"])))
      let line = try window.row("stops").lines[0]
      #expect(adw_action_row_get_subtitle(line.cast()).map { String(cString: $0) } == "Rye")
    }
  }
#endif
