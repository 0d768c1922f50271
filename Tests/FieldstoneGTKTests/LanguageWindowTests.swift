#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  @Form
  struct Member: Sendable {
    @Field(.email) var email = ""
    var needsInvoice = false
    var invoice = Invoice()

    @Form struct Invoice: Sendable {
      var number = ""
      init() {}
    }
    init() {}
  }

  extension Windows {
    @Test("A window is shown anew in another language, with what was typed and the focus")
    func switchedLanguage() async throws {
      let window = try await TestWindow(FormSession(Member()))
      try window.type("email", "ada@")
      let english = window.view.header.title(of: window.view.header.cancel)
      window.form.locale = Locale(identifier: "de")
      #expect(english == "Cancel" && window.view.header.title(of: window.view.header.cancel) == "Abbrechen")
      #expect(try window.typed("email") == "ada@" && window.view.pages.count == 1)
      try await eventually { window.focus == "email" }
      try window.type("email", "ada@example.org")
      #expect(window.form.row("email")?.text == "ada@example.org")
      window.form.send(.set("needsInvoice", .flag(true)))
      window.view.send(.open("invoice"))
      window.form.locale = Locale(identifier: "ar")
      #expect(window.view.pages.count == 2)
      #expect(gtk_widget_get_direction(window.view.widget) == GTK_TEXT_DIR_RTL)
      window.form.locale = Locale(identifier: "en")
      #expect(window.view.header.title(of: window.view.header.cancel) == english)
      #expect(gtk_widget_get_direction(window.view.widget) == GTK_TEXT_DIR_LTR)
      window.close()
    }
  }
#endif
