import Fieldstone

/// An enum whose cases are alternatives: each has fields of its own.
@Form
package struct Tickets: Codable {
  @Field(.range(1...8), .stepper) var seats = 2
  @Field(.list) var payment: Payment = .atTheDoor
  var delivery: Delivery?

  package init() {}

  /// How many seats are paid for, and how.
  var summary: String {
    let seats = seats == 1 ? "1 seat" : "\(seats) seats"
    return switch payment {
    case .card: "\(seats), by card"
    case .transfer: "\(seats), by bank transfer"
    case .atTheDoor: "\(seats), paid at the door"
    }
  }

  package static func arrange(_ form: FormBuilder<Tickets>) {
    form.title("Payment")
    form.titleCase(.sentence)
  }

  @Form
  package enum Payment: Codable {
    /// Nothing is charged before the concert.
    case card(Card)
    /// Your seats are kept for a week.
    @Field("Bank transfer") case transfer(iban: String, reference: String?)
    case atTheDoor

    package static func arrange(_ form: FormBuilder<Fields>) {
      form[\.transfer.iban].title("IBAN").required().placeholder("Two letters and up to 32 digits")
    }
  }

  @Form
  package struct Card: Codable {
    @Field(.required, .luhn, .placeholder("0000 0000 0000 0000")) var number = ""
    @Field(.required) var holder = ""
    @Field(.title("Remember this card")) var isRemembered = false

    package init() {}
  }

  @Form
  package enum Delivery: Codable {
    case mail(street: String, city: String)
    case phone(number: String)
  }
}
