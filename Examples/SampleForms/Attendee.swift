import Fieldstone
import Foundation

/// Registration for a conference: the form that `make run` opens.
@Form
package struct Attendee: Codable {
  /// We'll send your ticket to this address.
  @Field(.required, .email)
  var email = ""
  @Field(.required, .newPassword, .minimumLength(8))
  var password = ""
  @Field(.required, .newPassword, .matches(\Attendee.password, "Enter the same password again."))
  var repeatPassword = ""

  /// As it should appear on your badge.
  @Field(.required, .maximumLength(40), .purpose(.name))
  var name = ""
  @Field(.range(...Date(timeIntervalSince1970: 1_893_456_000)), .purpose(.birthday))
  var birthDate: Date?
  var website: URL?
  @Field(.phone)
  var phone: String?
  /// We'll suggest talks about these.
  @Field(.choiceStyle(.chips), .maximumCount(3))
  var interests: [Topic] = []

  var ticket = Ticket.standard
  @Field(.range(1...5), .stepper)
  var seats: UInt8 = 1
  /// The total for all seats.
  @Field(.unit("EUR"))
  var price: Decimal = 0
  @Field(.dateAndTime)
  var arrival: Date?
  var diet = Diet.anything
  /// List anything the kitchen should leave out.
  @Field(.longText, .maximumLength(500))
  var allergies = ""

  /// They come with you and don't need a ticket.
  @Field(
    "Your guests", .inline, .maximumCount(5), .adding("Add a guest"), .elementTitle("Guest"),
    .placeholder("No guests yet."), .elementSummary { (guest: Guest) in "\(guest.name)" })
  var guests: [Guest] = []

  @Field("I'm giving a talk")
  var givesTalk = false
  @Field("Talk title", .required, .minimumLength(5))
  var talkTitle = ""
  @Field("Length in minutes", .range(5...90))
  var talkMinutes: Int?
  @Field("Rate last year's talks", .range(1...5))
  var rating: Double?

  @Field("I need an invoice")
  var needsInvoice = false
  var invoice = Invoice()

  @Field("I agree to the code of conduct", .checkbox, .mustBeTrue)
  var agreesToTerms = false

  package init() {}

  package static func arrange(_ form: FormBuilder<Attendee>) {
    form.title("Registration")
    form.titleCase(.sentence)
    form.section("Account", footer: "You can change these later.") {
      $0.fields(\.email, \.password, \.repeatPassword)
    }
    form.section("About you") { $0.fields(\.name, \.birthDate, \.website, \.phone, \.interests) }
    form.section("Your stay") { $0.fields(\.ticket, \.seats, \.price, \.arrival, \.diet) }
    form.section("Dietary needs", id: "kitchen") { $0.field(\.allergies) }.visible { $0.diet == .other }
    form.field(\.guests)
    form.section("Speaking") { $0.field(\.givesTalk) }
    form.section("Your talk", id: "talk") { $0.fields(\.talkTitle, \.talkMinutes, \.rating) }.visible { $0.givesTalk }
    form.section("Invoice") { $0.fields(\.needsInvoice, \.invoice) }
    form.field(\.agreesToTerms)
    form.button("Register", .submit)

    form[\.price].computed { Decimal($0.seats) * $0.ticket.price }
    form[\.invoice].visible { $0.needsInvoice }.summary { invoice in
      invoice.company.isEmpty ? "Not filled in" : FormString(verbatim: invoice.company)
    }
    form.rule(on: \.password) {
      !$0.password.isEmpty && $0.password == $0.name ? "Choose a password that isn't your name." : nil
    }
    form.rule(on: \.talkMinutes) {
      ($0.talkMinutes ?? 0) > 60 ? .warning("We may not have a room for talks longer than an hour.") : nil
    }
  }
}

package enum Topic: String, Codable, CaseIterable {
  case accessibility, databases, design, performance, security, testing
}

package enum Ticket: String, Codable, FormChoice {
  case standard, student, supporter

  var price: Decimal {
    switch self {
    case .standard: 240
    case .student: 60
    case .supporter: 500
    }
  }

  package var formTitle: FormString {
    switch self {
    case .standard: "Standard"
    case .student: "Student"
    case .supporter: "Supporter"
    }
  }

  package var formHelp: FormString? { self == .student ? "Bring your student card." : nil }
}

package enum Diet: String, Codable, CaseIterable {
  case anything, vegetarian, vegan, other
}

@Form
package struct Guest: Codable {
  /// As it should appear on the badge.
  @Field(.required, .maximumLength(40))
  var name = ""
  var diet = Diet.anything

  package init() {}
}

/// Where to send the invoice, on its own page.
@Form
package struct Invoice: Codable {
  @Field(.required, .purpose(.organization))
  var company = ""
  /// Include the country code, for example DE123456789.
  @Field(
    "VAT number", .pattern("[A-Z]{2}[0-9A-Z]{8,12}", "Enter the number with its country code, for example DE123456789.")
  )
  var vat: String?
  @Field(.required, .longText, .purpose(.streetAddress))
  var address = ""
  @Field("Purchase order")
  var orderID: UUID?
}
