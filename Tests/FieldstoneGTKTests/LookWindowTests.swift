#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  private struct Order: FormModel {
    var name = ""
    var town = "Bath"
    var invoice = Invoice()
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.name, "name").required()
      fields.add(\.town, "town")
      fields.add(\.invoice, "invoice")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.section("You", id: "you") { $0.fields(\.name, \.town) }
      form.field(\.invoice)
      form.button("Look") { _ in }
    }
  }
  private struct Invoice: FormModel {
    var vat = ""
    static func describe(_ fields: FieldList<Invoice>) { fields.add(\.vat, "vat") }
    static var formTemplate: Invoice? { Invoice() }
  }

  private final class Banner: GTKFormControl {
    let label = gtk_label_new("")!
    var widget: UnsafeMutableRawPointer { label.object }
    func show(_ row: FormRow) { gtk_label_set_text(label.opaque, "= \(row.title)") }
  }

  extension Windows {
    private static func mark(of row: RowView) -> String? {
      row.mark.flatMap { $0.isVisible ? String(cString: gtk_label_get_text($0.opaque)) : nil }
    }

    @Test("The marks and labels of a window follow the theme, without an input to the form")
    func themeMarks() async throws {
      let window = try await TestWindow(FormSession(Order()))
      defer { window.close() }
      let look = window.view.look
      let (name, town) = (try window.row("name"), try window.row("town"))
      #expect(Self.mark(of: name) == "*" && Self.mark(of: town) == nil)
      let rows = window.form.operations.rows
      look.theme.marks = .word
      #expect(Self.mark(of: name) == "Required")
      look.theme.marks = .onlyOptional
      #expect(Self.mark(of: name) == nil && Self.mark(of: town) == "Optional")
      look.theme.marks = .none
      #expect(Self.mark(of: name) == nil && Self.mark(of: town) == nil)
      look.theme = .standard
      #expect(Self.mark(of: name) == "*" && Self.mark(of: town) == nil)
      look.theme.labels = .beside
      let line = try #require(name.textRow)
      #expect(gtk_orientable_get_orientation(line.body.opaque) == GTK_ORIENTATION_HORIZONTAL)
      look.theme.labels = .above
      #expect(gtk_orientable_get_orientation(line.body.opaque) == GTK_ORIENTATION_VERTICAL)
      #expect(window.form.operations.rows == rows)
    }

    @Test("GTK reads every style sheet of a theme without a complaint, in light and in dark")
    func themeSheets() async throws {
      let window = try await TestWindow(FormSession(Order()))
      defer { window.close() }
      var themes = [FormTheme.standard, .floatingLabels, .columns, .insetGroups]
      for issues in FormTheme.Issues.allCases {
        var theme = FormTheme.columns
        (theme.issues, theme.density, theme.groups, theme.motion) = (issues, .spacious, .plain, .none)
        themes.append(theme)
      }
      var errors = 0
      let provider = gtk_css_provider_new()!
      defer { g_object_unref(provider) }
      connect(UnsafeMutableRawPointer(provider), "parsing-error") { _ in errors += 1 }
      gtk_css_provider_load_from_data(provider, "row { nonsense }", -1)
      #expect(errors > 0, "It would notice.")
      errors = 0
      for theme in themes {
        for (isDark, isHigh) in [(false, false), (false, true), (true, false), (true, true)] {
          let sheet = WindowLook.sheet(theme, "look-1", isDark: isDark, isHighContrast: isHigh)
          gtk_css_provider_load_from_data(provider, sheet, -1)
        }
      }
      for sheet in [Style.dimTexts, Style.highContrast] { gtk_css_provider_load_from_data(provider, sheet, -1) }
      #expect(errors == 0)
      #expect(gtk_widget_has_css_class(window.view.widget, window.view.look.name) != 0)
    }

    @Test("A theme sets how high rows are, and gives that back")
    func themeHeights() async throws {
      let window = try await TestWindow(FormSession(Order()))
      defer { window.close() }
      let line = try #require(window.row("name").lines.first)
      let before = gtk_widget_get_height(line)
      window.view.look.theme.height = .constant(90)
      try await eventually { gtk_widget_get_height(line) >= 84 }
      window.view.look.theme = .standard
      try await eventually { gtk_widget_get_height(line) == before }
    }

    @Test("A picture is above the rows of a window, and a text below them; both go again")
    func themeEnds() async throws {
      let window = try await TestWindow(FormSession(Order()))
      defer { window.close() }
      window.view.look.theme.footer = "Ask us."
      #expect(Self.label("Ask us.", in: window.view.widget) != nil)
      window.form.send(.open("invoice"))
      try await eventually { window.view.top?.id.path == "invoice" }
      #expect(Self.label("Ask us.", in: try #require(window.view.top).box) != nil)
      window.view.look.theme = .standard
      #expect(Self.label("Ask us.", in: window.view.widget) == nil)
    }

    @Test("A program's widget shows the issues of a row, and goes with them")
    func ownIssues() async throws {
      var made = 0
      let form = GTKForm(FormSession(Order())).presentIssues(.row("name")) { row in
        made += 1
        return gtk_label_new("Oh: \(row.issues.count)").map { UnsafeMutableRawPointer($0) }
      }
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      form.form.send(.submit)
      #expect(Self.label("Oh: 1", in: window.view.widget) != nil && made > 0)
      let before = made
      form.form.send(.type("town", "Rome"))
      #expect(Self.label("Oh: 1", in: window.view.widget) != nil && made == before, "The same widget.")
      form.form.send(.type("name", "Ada"))
      #expect(Self.label("Oh: 1", in: window.view.widget) == nil)
    }

    @Test("A program shows what is in buttons and links; they still do what they do")
    func ownButtons() async throws {
      let form = GTKForm(FormSession(Order())).present(.rows(.action)) { _, _ in Banner() }
        .present(.rows(.link)) { _, _ in Banner() }
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      #expect(Self.label("= Look", in: window.view.widget) != nil)
      let link = try #require(window.row("invoice").input)
      #expect(fieldstone_gtk_has_label(link, "Invoice") != 0)
      gtk_widget_activate(link)
      try await eventually { form.form.page.path == "invoice" }
    }
  }
#endif
