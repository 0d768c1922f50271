import FieldstoneCore
import FieldstoneDocuments
import Foundation

/// The form that is there twice: compiled, here, and as a document.
struct Registration {
  var name = ""
  var email: String?
  var age: Int?
  var seats = 1
  var price: Decimal?
  var share = 0.5
  var agrees = false
  var born: Date?
  var wakes: Date?
  var arrives: Date?
  var notes: String?
  var diet = Diet.anything
  var toppings: [String] = []
  var language: String?
  var needsInvoice = false
  var invoice = Invoice()
  var address: Address?
  var guests: [Guest] = []
  var tags: [String] = []
  var numbers: [Int] = []
  var refund: Refund = .voucher
  var deposit: Refund?
  var total: Int? = 10
  var password = ""
  var again = ""
  var nick: String?
  var since: Date?
  var extra: Extra?
}

enum Diet: String, FormChoice {
  case anything, vegan, halal

  var formTitle: FormString {
    switch self {
    case .anything: "Anything"
    case .vegan: "Vegan"
    case .halal: "Halal"
    }
  }
}

struct Extra: Equatable {
  var level: Int? = 1
}

struct Invoice {
  var company = ""
  var vat: String?
}

struct Address: Equatable {
  var city: String?
  var zip = ""
}

struct Guest: Equatable {
  var name = ""
  var age: Int?
  var meals: [String] = []
}

enum Refund: Equatable {
  case voucher
  case transfer(iban: String, holder: String?)
  case card(number: String?)
}

extension Invoice: FormModel {
  static func describe(_ fields: FieldList<Invoice>) {
    fields.add(\.company, "company").required()
    fields.add(\.vat, "vat").pattern("[A-Z]{2}[0-9]{3,}", "Enter a number like DE123.")
  }
  static func arrange(_ form: FormBuilder<Invoice>) {
    form[\.vat].visible { !$0.company.isEmpty }
    form.rule(on: \.company) { $0.company == $0.vat ? "The company is not its number." : nil }
  }
  static var formTemplate: Invoice? { Invoice() }
}

extension Extra: FormModel {
  static func describe(_ fields: FieldList<Extra>) { fields.add(\.level, "level").required() }
  static var formTemplate: Extra? { Extra() }
}

extension Address: FormModel {
  static func describe(_ fields: FieldList<Address>) {
    fields.add(\.city, "city").required()
    fields.add(\.zip, "zip").length(5)
  }
  static var formTemplate: Address? { Address() }
}

extension Guest: FormModel {
  static func describe(_ fields: FieldList<Guest>) {
    fields.add(\.name, "name").required()
    fields.add(\.age, "age").range(0...120)
    fields.add(\.meals, "meals").maximumCount(2)
  }
  static func arrange(_ form: FormBuilder<Guest>) {
    form[\.age].enabled { $0.name != "Ada" }
  }
  static var formTemplate: Guest? { Guest() }
}

extension Refund: FormCases {
  struct Fields: FormCaseFields {
    var chosen: String?
    var iban = ""
    var holder: String?
    var number: String?

    mutating func take(_ refund: Refund) {
      switch refund {
      case .voucher: chosen = "voucher"
      case .transfer(let iban, let holder): (chosen, self.iban, self.holder) = ("transfer", iban, holder)
      case .card(let number): (chosen, self.number) = ("card", number)
      }
    }
    var value: Refund? {
      switch chosen {
      case "voucher": .voucher
      case "transfer": .transfer(iban: iban, holder: holder)
      case "card": .card(number: number)
      default: nil
      }
    }
  }
  static func describe(_ cases: FormCaseList<Refund>) {
    cases.add("voucher")
    cases.add("transfer", title: "Bank transfer") {
      $0.add(\.iban, "iban").title("IBAN").required()
      $0.add(\.holder, "holder").visible { !$0.iban.isEmpty }
    }
    cases.add("card") { $0.add(\.number, "number").minimumLength(4).required() }
  }
  static func arrange(_ form: FormBuilder<Fields>) {
    form.rule(on: \.holder) { $0.holder == $0.iban ? "The holder is not the IBAN." : nil }
  }
  static var formTemplate: Refund? { .voucher }
}

extension Registration: FormModel {
  static func describe(_ fields: FieldList<Registration>) {
    fields.add(\.name, "name").help("As on the ticket.").required().minimumLength(2).maximumLength(20)
    fields.add(\.email, "email").email().placeholder("ada@example.org")
    fields.add(\.age, "age").range(18...99)
    fields.add(\.seats, "seats").range(1...5)
    fields.add(\.price, "price").range(...1_000).unit("€")
    fields.add(\.share, "share")
    fields.add(\.agrees, "agrees").title("I agree").checkbox().mustBeTrue("Agree to go on.")
    fields.add(\.born, "born").date().timeZone(.gmt)
    fields.add(\.wakes, "wakes").time().timeZone(.gmt)
    fields.add(\.arrives, "arrives").dateAndTime()
    fields.add(\.notes, "notes")
    fields.add(\.diet, "diet")
    fields.add(\.toppings, "toppings").options(["ham", "olives", "peppers"])
      .optionTitle { FormString($0) }.maximumCount(2)
    fields.add(\.language, "language").options(["en", "de"]).optionTitle { FormString($0) }.required()
    fields.add(\.needsInvoice, "needsInvoice")
    fields.add(\.invoice, "invoice")
    fields.add(\.address, "address").inline()
    fields.add(\.guests, "guests").sortable().elementTitle("Guest").maximumCount(3).minimumCount(1)
    fields.add(\.tags, "tags").unique().elements { $0.minimumLength(2) }
    fields.add(\.numbers, "numbers").elements { $0.range(0...9) }
    fields.add(\.refund, "refund").title("Refund")
    fields.add(\.deposit, "deposit").required()
    fields.add(\.total, "total")
    fields.add(\.password, "password").newPassword().minimumLength(3)
    fields.add(\.again, "again").matches(\.password)
    fields.add(\.nick, "nick").defaultValue("guest").maximumLength(5)
    fields.add(\.since, "since").month().timeZone(.gmt)
    fields.add(\.extra, "extra").existsWhileVisible()
  }

  static func arrange(_ form: FormBuilder<Registration>) {
    form.title("Registration")
    form.section("You") { $0.fields(\.name, \.email, \.age, \.born, \.wakes, \.arrives, \.notes) }
    form.section("Tickets", footer: "Up to five.") {
      $0.fields(\.seats, \.price, \.share, \.total, \.diet, \.toppings, \.language)
    }.visible { $0.name != "nobody" }
    form.field(\.agrees)
    form.fields(\.needsInvoice, \.invoice, \.address, \.guests, \.tags, \.numbers, \.refund, \.deposit)
    form.page("Secrets", id: "secrets") { $0.fields(\.password, \.again) }
    form.fields(\.nick, \.since, \.extra)
    form[\.since].visible { $0.seats != 2 }.whenHidden(.dropAtOnce)
    form[\.extra].visible { $0.needsInvoice }
    form[\.invoice].visible { $0.needsInvoice }
    form[\.address].enabled { $0.seats > 1 }
    form[\.age].required { $0.seats > 2 }
    form[\.price].readOnly { $0.seats == 4 }
    form[\.notes].visible { $0.invoice.company != "" || $0.age ?? 0 > 50 }
    form[\.total].computed { $0.seats * 10 }
    form.rule(on: \.email) { $0.email == $0.name ? "Enter another address." : nil }
    form.rule { $0.seats == 5 && $0.age == nil ? "Who is it for?" : nil }
    form.button("Register", .submit)
  }
  static var formTemplate: Registration? { Registration() }
}
