import FieldstoneCore

/// A form that is long enough for a search, with pages of its own, a sheet and guests.
struct Conference: Equatable, FormModel {
  var name = ""
  var ticket = "Standard"
  var seats = 1
  var code = ""
  var invoice = Invoice()
  var employer: Invoice?
  var guests: [Guest] = []
  var agrees = false

  struct Invoice: Equatable, FormModel {
    var company = ""
    var vat = ""
    static func describe(_ fields: FieldList<Invoice>) {
      fields.add(\.company, "company")
      fields.add(\.vat, "vat").title("VAT number").maximumLength(12)
    }
    static var formTemplate: Invoice? { Invoice() }
  }

  struct Guest: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name").title("Name of the guest") }
    static var formTemplate: Guest? { Guest() }
  }

  static func describe(_ fields: FieldList<Conference>) {
    fields.add(\.name, "name").required()
    fields.add(\.ticket, "ticket").options(["Standard", "Balcony <4>"])
    fields.add(\.seats, "seats").range(1...5)
    fields.add(\.code, "code").title("Discount code")
    fields.add(\.invoice, "invoice").sheet()
    fields.add(\.employer, "employer").pushed()
    fields.add(\.guests, "guests").inline().elementTitle("Guest")
    fields.add(\.agrees, "agrees")
  }
  static var formTemplate: Conference? { Conference() }

  static func arrange(_ form: FormBuilder<Conference>) {
    form.title("Conference")
    form.searchable()
    form.section("You") { $0.fields(\.name, \.ticket) }
    form.page("Options", id: "options", transition: "fade \"now\"") { form in
      form.field(\.seats)
      form.page("Discounts", id: "discounts", presented: .sheet) { $0.field(\.code) }
    }
    form.fields(\.invoice, \.employer, \.guests)
    form.page("Terms", id: "terms") { $0.field(\.agrees) }
    form[\.code].visible { $0.seats < 5 }
    form.button("Register", .submit)
  }
}

extension Browser where Model == Conference {
  /// The start tags of what has the focus.
  var focused: [String] { html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) } }
}
