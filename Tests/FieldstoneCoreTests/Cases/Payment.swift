import FieldstoneCore

/// An enum with a form, written by hand.
enum Payment: FormCases, Equatable {
  case card(Card)
  case transfer(iban: String, reference: String?)
  case cash

  struct Fields: FormCaseFields {
    var chosen: String?
    var card = Card()
    var transfer = Transfer()

    mutating func take(_ payment: Payment) {
      switch payment {
      case .card(let card): (chosen, self.card) = ("card", card)
      case .transfer(let iban, let reference):
        (chosen, transfer) = ("transfer", Transfer(iban: iban, reference: reference))
      case .cash: chosen = "cash"
      }
    }

    var value: Payment? {
      switch chosen {
      case "card": .card(card)
      case "transfer": .transfer(iban: transfer.iban, reference: transfer.reference)
      case "cash": .cash
      default: nil
      }
    }
  }

  static func describe(_ cases: FormCaseList<Payment>) {
    cases.add("card", help: "Nothing is charged before the conference.") { $0.add(\.card, "card") }
    cases.add("transfer", title: "Bank transfer") { $0.add(\.transfer, "transfer") }
    cases.add("cash")
  }

  static func arrange(_ form: FormBuilder<Fields>) { form[\.transfer.iban].required() }

  static var formTemplate: Payment? { .cash }
}

struct Card: FormModel, Equatable {
  var number = ""
  var isSaved = false
  /// Not a field.
  var token = ""

  static func describe(_ fields: FieldList<Card>) {
    fields.add(\.number, "number").minimumLength(4)
    fields.add(\.isSaved, "isSaved")
  }
  static var formTemplate: Card? { Card() }
}

struct Transfer: FormModel, Equatable {
  var iban = ""
  var reference: String?

  static func describe(_ fields: FieldList<Transfer>) {
    fields.add(\.iban, "iban").title("IBAN")
    fields.add(\.reference, "reference")
  }
  static var formTemplate: Transfer? { Transfer() }
}

/// A form with an enum, and one that may be nil.
struct Booking: FormModel, Equatable {
  var name = ""
  var payment: Payment = .cash
  var refund: Payment?
  var note = ""

  static func describe(_ fields: FieldList<Booking>) {
    fields.add(\.name, "name")
    fields.add(\.payment, "payment").help("How you pay.")
    fields.add(\.refund, "refund")
    fields.add(\.note, "note")
  }
  static var formTemplate: Booking? { Booking() }
}
