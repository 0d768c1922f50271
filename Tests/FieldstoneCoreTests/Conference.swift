import FieldstoneTesting
import Foundation

/// A handwritten model for the tests; the macro's output is tested elsewhere.
struct Guest: FormModel, Equatable {
  var email = ""
  var name = ""
  var password = ""
  var again = ""
  var seats: UInt8 = 1
  var birthDate: Date?
  var diet = Diet.anything
  var note: String?
  var needsInvoice = false
  var invoice = Bill()
  var extraBill: Bill?
  var agrees = false

  static func describe(_ fields: FieldList<Guest>) {
    fields.add(\.email, "email").required().email()
    fields.add(\.name, "name").required().maximumLength(10)
    fields.add(\.password, "password").newPassword().minimumLength(4)
    fields.add(\.again, "again").newPassword().matches(\.password)
    fields.add(\.seats, "seats").range(1...5)
    fields.add(\.birthDate, "birthDate")
    fields.add(\.diet, "diet")
    fields.add(\.note, "note").whenHidden(.dropAtOnce)
    fields.add(\.needsInvoice, "needsInvoice")
    fields.add(\.invoice, "invoice")
    fields.add(\.extraBill, "extraBill")
    fields.add(\.agrees, "agrees").checkbox().mustBeTrue("Agree to go on.")
  }

  static func arrange(_ form: FormBuilder<Guest>) {
    form.section("Account") { $0.fields(\.email, \.name, \.password, \.again) }
    form.section("Meals", footer: "Ask the kitchen.") { $0.fields(\.diet, \.note) }
    form.remainingFields()
    form.button("Register", .submit)
    form[\.note].visible { $0.diet == .other }
    form[\.invoice].visible { $0.needsInvoice }
    form[\.invoice.vat].visible { $0.seats > 1 }
    form[\.extraBill].enabled { !$0.needsInvoice }
    form.rule(on: \.password) { !$0.name.isEmpty && $0.password == $0.name ? "Not your name." : nil }
  }

  static var formTemplate: Guest? { Guest() }

  /// A guest whose form can be submitted.
  static var valid: Guest {
    var guest = Guest()
    guest.email = "ada@example.org"
    guest.name = "Ada"
    guest.agrees = true
    return guest
  }
}

enum Diet: String, CaseIterable { case anything, vegan, other }

struct Bill: FormModel, Equatable {
  var company = ""
  var vat = "DE"
  var amount: Decimal = 0

  static func describe(_ fields: FieldList<Bill>) {
    fields.add(\.company, "company").required()
    fields.add(\.vat, "vat")
    fields.add(\.amount, "amount")
  }
  static var formTemplate: Bill? { Bill() }
}
