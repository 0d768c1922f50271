import Fieldstone
import Foundation

/// Buying a ticket: a voucher that a server checks, and a payment that can be refused.
@Form
package struct Checkout: Codable, Sendable {
  @Field(.required, .email) var email = ""
  /// It is checked while you go on.
  @Field(.uppercased) var voucher = ""
  var card = Card()

  /// What is paid with.
  @Form package struct Card: Codable, Sendable {
    @Field("Card number", .required, .luhn) var number = ""
    @Field("Security code", .required, .length(3)) var code = ""
    package init() {}
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Checkout>) {
    form.title("Checkout")
    form[\.voucher].asyncRule { voucher in
      try await Task.sleep(for: .milliseconds(200))
      guard voucher != "DOWN" else { throw ServiceError() }
      return voucher == "SPRING" ? nil : "We don't know this voucher."
    }
    form[\.card].inline()
    form.button("Pay", .submit)
  }

  /// A session whose payments can fail: 4111 1111 1111 1111 is a card that the bank declines, and code 500 breaks the
  /// connection.
  package static func session(_ environment: FormEnvironment) -> FormSession<Checkout> {
    let form = FormSession(Checkout(), environment: environment)
    form.onSubmit { checkout in
      try await Task.sleep(for: .milliseconds(200))
      if checkout.card.code == "500" { throw ServiceError() }
      if checkout.card.number.filter(\.isNumber) == "4111111111111111" {
        throw FormIssues(["card.number": "Your bank has declined this card."])
      }
    }
    return form
  }

  private struct ServiceError: LocalizedError {
    var errorDescription: String? { "The service can't be reached. Nothing was paid." }
  }
}
