#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  /// A text that could be mistaken for markup, a mnemonic or a format string.
  private let hostile: FormString = "<b>_A & \"x\"</i> %s %n"

  enum Trap: String, CaseIterable, FormChoice {
    case first, second

    var formTitle: FormString { hostile }
    var formHelp: FormString? { self == .first ? hostile : nil }
  }

  @Form
  struct Traps {
    var text = ""
    @Field(.newPassword) var secret = ""
    @Field(.longText) var letter = ""
    var flag = false
    @Field(.menu) var menu = Trap.first
    @Field(.list) var list = Trap.first
    @Field(.stepper) var count = 1
    @Field(.slider(1...5)) var slide = 1
    var day: Date?
    @Field(.readOnly) var fact = "<i>&"
    var page = Badge()

    static func arrange(_ form: FormBuilder<Traps>) {
      form.title(hostile)
      form.section(hostile, footer: hostile) { $0.remainingFields() }
      form.text(hostile)
      form.button(hostile, .submit)
      form.button(hostile, "act")
      form[\.text].title(hostile).help(hostile)
      form[\.secret].title(hostile).help(hostile)
      form[\.letter].title(hostile).help(hostile)
      form[\.flag].title(hostile).help(hostile)
      form[\.menu].title(hostile).help(hostile)
      form[\.list].title(hostile).help(hostile)
      form[\.page].title(hostile).help(hostile).summary { _ in hostile }
      form[\.fact].title(hostile).help(hostile)
      form.rule { _ in .warning(hostile) }
      form.rule(on: \.text) { _ in .error(hostile) }
    }
  }

  extension Windows {
    @Test("Titles, help, options, summaries and issues are text, never markup; a warning from GTK ends the tests")
    func hostileTitles() async throws {
      let window = try await TestWindow(FormSession(Traps()))
      defer { window.close() }
      window.view.submit()
      let text = try #require(window.view.engine.row("text")).label
      let labels = Self.labels(window.window.widget)
      // Every title, help, footer, note, summary, option, button and issue.
      #expect(labels.filter { $0.contains(text) }.count >= 25)
      #expect(labels.filter { $0.contains("A &") && !$0.contains(text) } == [])
      #expect(labels.contains("<i>&"))
      window.view.send(.open("page"))
      #expect(Self.labels(window.window.widget).contains(text))
      gtk_window_close(window.window.widget.cast())
    }

    @Test("In dialogs, an underscore in a title is no mnemonic, and characters that change the direction are escaped")
    func hostileDialogs() async throws {
      let window = try await TestWindow(FormSession(Traps()))
      defer { window.close() }
      try window.type("text", "x")
      window.view.leave()
      let text = window.view.header.title(of: window.view.header.submit)
      #expect(text.contains("_A"))
      let question = try #require(window.view.dialog)
      #expect(Self.labels(question).contains(text))
      let buttons = question.all(gtk_button_get_type())
      #expect(buttons.contains { fieldstone_gtk_has_label($0, text) != 0 }, "Nor is it one for assistive technology.")
      window.answer("stay")
      try await eventually { window.view.dialog == nil }
      let turned: FormString = "a\u{202E}b"
      window.view.ask(turned, "", [Dialog.Answer(id: "close", title: window.view.text(turned))]) { _ in }
      let labels = Self.labels(try #require(window.view.dialog))
      #expect(labels.filter { $0.unicodeScalars.contains("\u{202E}") } == [])
      // The heading and the button, of which libadwaita has one for wide and one for narrow windows.
      #expect(labels.filter { $0 == "a\u{202E}b".shown }.count == 3)
      window.answer("close")
    }

    @Test("A text area holds a text of 900 kB; an entry shows the beginning of one, which can't be edited")
    func hugeText() async throws {
      let window = try await TestWindow(FormSession(Traps()))
      defer { window.close() }
      let huge = String(repeating: "Zeile ä ", count: 100_000)
      let letter = try #require(window.row("letter").input)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(letter.cast()), huge, -1)
      #expect(window.form.model.letter == huge)
      for id in ["text", "secret"] as [FormRowID] {
        let entry = try #require(window.row(id).input)
        window.form.send(.type(id, huge))
        #expect(try huge.hasPrefix(window.typed(id)))
        #expect(gtk_editable_get_editable(entry.opaque) == 0)
        window.form.send(.type(id, "short"))
        #expect(try window.typed(id) == "short")
        #expect(gtk_editable_get_editable(entry.opaque) != 0)
      }
      #expect(window.form.model.letter == huge)
    }

    @Test("A text with null characters is shown up to the first one")
    func zeros() async throws {
      let window = try await TestWindow(FormSession(Traps()))
      defer { window.close() }
      window.form.send(.type("text", "a\u{0}b"))
      #expect(try window.typed("text") == "a")
      try window.type("text", "ab")
      #expect(window.form.model.text == "ab")
    }

    /// The texts of all labels in a widget.
    static func labels(_ widget: Widget) -> [String] {
      var found: [String] = []
      if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 {
        found.append(String(cString: gtk_label_get_text(widget.opaque)))
      }
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        found += labels(child)
      }
      return found
    }
  }
#endif
