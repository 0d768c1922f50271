#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  @Form
  private struct Contact {
    @Field(.mask("XXX-XXX-XXXX")) var phone = ""
    var currency = "EUR"
    var amount: Decimal = 0

    static func arrange(_ form: FormBuilder<Contact>) { form[\.amount].currency { $0.currency } }
  }

  extension Windows {
    @Test("Keys in a text with a mask arrive in their order, also before the end")
    func maskedKeys() async throws {
      let window = try await TestWindow(FormSession(Contact()))
      defer { window.close() }
      let entry = try #require(window.row("phone").input)
      gtk_widget_grab_focus(entry)
      for key in "4155552671" { Self.press(key, in: entry) }
      #expect(try window.typed("phone") == "415-555-2671")
      #expect(gtk_editable_get_position(entry.opaque) == 12)
      gtk_editable_set_text(entry.opaque, "")
      for key in "45552671" { Self.press(key, in: entry) }
      gtk_editable_set_position(entry.opaque, 1)
      for key in "15" { Self.press(key, in: entry) }
      #expect(try window.typed("phone") == "415-555-2671")
    }

    @Test("The unit of an amount follows the currency")
    func changingUnit() async throws {
      let window = try await TestWindow(FormSession(Contact()))
      defer { window.close() }
      #expect(Self.label("€", in: try window.row("amount").lines[0]) != nil)
      window.form[\.currency].value = "JPY"
      #expect(Self.label("¥", in: try window.row("amount").lines[0]) != nil)
      window.form[\.currency].value = ""
      #expect(Self.label("¥", in: try window.row("amount").lines[0]) == nil)
    }

    @Test("An amount is shown with its currency, and while it has the focus as it is typed")
    func formatted() async throws {
      let window = try await TestWindow(FormSession(Contact()))
      defer { window.close() }
      try window.type("amount", "1234.5")
      #expect(try window.typed("amount") == "1234.5")
      gtk_widget_grab_focus(try window.row("phone").input)
      #expect(try window.typed("amount") == "€1,234.50")
      #expect(!(Self.label("€", in: try window.row("amount").lines[0])?.isVisible ?? false))
      gtk_widget_grab_focus(try window.row("amount").input)
      #expect(try window.typed("amount") == "1234.5")
      // What is wrong stays as it was typed.
      try window.type("amount", "12x")
      gtk_widget_grab_focus(try window.row("phone").input)
      #expect(try window.typed("amount") == "12x")
      #expect(window.form.model.amount == 1234.5)
    }

    /// Enters a character as a key does.
    private static func press(_ key: Character, in entry: Widget) {
      var values = [GValue(), GValue()]
      g_value_init(&values[0], gtk_text_get_type())
      g_value_set_object(&values[0], gtk_editable_get_delegate(entry.opaque).map(UnsafeMutableRawPointer.init))
      g_value_init(&values[1], 16 << G_TYPE_FUNDAMENTAL_SHIFT)
      g_value_set_string(&values[1], String(key))
      g_signal_emitv(values, g_signal_lookup("insert-at-cursor", gtk_text_get_type()), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
#endif
