import Fieldstone

/// Enums whose cases are alternatives: as a property, as one that may be nil, within another one and in a subform.
@Form
package struct Refunds: Codable {
  var name = ""
  /// How you paid.
  var payment: Payment = .cash
  var refund: Refund?
  @Field(.inline)
  var companion = Companion()

  package init() {}

  package static func arrange(_ form: FormBuilder<Refunds>) {
    form[\.refund].visible { if case .transfer = $0.payment { false } else { true } }
    form.button("Send", .submit)
  }
}

@Form
package enum Payment: Codable {
  /// The number is on its front.
  case card(Card)
  @Field("Bank transfer")
  case transfer(iban: String, reference: String?)
  case cash

  package static func arrange(_ form: FormBuilder<Fields>) {
    form[\.transfer.iban].title("IBAN").required().minimumLength(4)
  }
}

@Form
package struct Card: Codable {
  @Field(.required)
  var number = ""
  var isSaved = false

  package init() {}
}

@Form
package enum Refund: Codable {
  case voucher(String)
  case money(amount: Int = 10, by: Payment)
}

@Form
package struct Companion: Codable {
  var nickname = ""
  @Field(.list)
  var meal: Catering = .standard

  package init() {}
}

@Form
package enum Catering: Codable {
  case standard
  case vegetarian(isVegan: Bool)
  case other(wish: String)
}
