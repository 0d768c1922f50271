import Fieldstone
import Foundation

/// A form with nearly all kinds of rows, and with conditions in both directions.
@Form
struct Registration: Codable {
  /// We'll send your ticket to this address.
  @Field(.required, .email)
  var email = ""
  @Field(.required, .newPassword, .minimumLength(8))
  var password = ""
  @Field(.range(1...5))
  var seats = 1
  @Field(.unit("EUR"))
  var price = 0
  var arrival: Date?
  var diet = Diet.anything
  @Field(.longText)
  var remarks = ""
  var vegetarian: Bool?
  var givesTalk = false
  @Field(.required)
  var talkTitle = ""
  var needsInvoice = false
  var invoice = Address()
  var employer: Address?
  @Field(.checkbox, .mustBeTrue)
  var agrees = false

  static func arrange(_ form: FormBuilder<Registration>) {
    form.section("Account", footer: "You can change these later.") { $0.fields(\.email, \.password) }
    form.section("Stay") { $0.fields(\.seats, \.price, \.arrival, \.diet, \.remarks, \.vegetarian) }
    form.section("Talk") { section in
      section.field(\.givesTalk)
      section.field(\.talkTitle)
    }
    form.section("Invoice") { $0.fields(\.needsInvoice, \.invoice, \.employer) }
    form.field(\.agrees)
    form.button("Never mind", .cancel)
    form.button("Register", .submit)
    form[\.price].computed { $0.seats * 240 }
    form[\.diet].disabledOptions { $0.seats > 4 ? [.vegan] : [] }
    form[\.talkTitle].visible { $0.givesTalk }
    form[\.invoice].visible { $0.needsInvoice }
  }
}

enum Diet: String, Codable, CaseIterable {
  case anything, vegetarian, vegan
}

@Form
struct Address: Codable {
  @Field(.required)
  var company = ""
}
