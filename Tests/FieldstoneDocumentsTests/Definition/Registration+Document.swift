import FieldstoneCore
import FieldstoneDocuments
import Foundation

extension Registration {
  private static let refund = [
    DocumentAlternatives.Case("voucher"),
    DocumentAlternatives.Case(
      "transfer", title: "Bank transfer",
      form: DocumentForm(
        items: [
          .field(DocumentField("iban", .text(), title: "IBAN", initial: "", isRequired: true)),
          .field(DocumentField("holder", .text(), visible: .isAnswered("iban"))),
        ],
        rules: [
          DocumentFormRule(on: "holder", paths: ["holder", "iban"]) {
            $0["holder"] == $0["iban"] ? "The holder is not the IBAN." : nil
          }
        ])),
    DocumentAlternatives.Case("card") {
      DocumentField("number", .text(), isRequired: true, rules: [.minimumLength(4)])
    },
  ]

  // Apart from the tree, which the compiler checks as one expression.
  private static let manySeats = DocumentCondition.reading("seats") { $0["seats", as: Int.self] ?? 0 > 2 }
  private static let severalSeats = DocumentCondition.reading("seats") { $0["seats", as: Int.self] ?? 0 > 1 }
  private static let isSpecial = DocumentCondition.reading("invoice.company", "age") {
    $0["invoice.company"] != .text("") || $0["age", as: Int.self] ?? 0 > 50
  }
  private static let total = DocumentComputation(paths: ["seats"]) { reader -> FormValues.Value? in
    .integer((reader["seats", as: Int.self] ?? 0) * 10)
  }
  private static let diets: [DocumentOption] = [
    DocumentOption("anything", title: "Anything"), DocumentOption("vegan", title: "Vegan"),
    DocumentOption("halal", title: "Halal"),
  ]

  private static let you = DocumentSection("You") {
    DocumentField(
      "name", .text(), help: "As on the ticket.", initial: "", isRequired: true,
      rules: [.minimumLength(2), .maximumLength(20)])
    DocumentField("email", .text(.email), placeholder: "ada@example.org")
    DocumentField("age", .integer, rules: [.minimum(18), .maximum(99)], required: manySeats)
    DocumentField("born", .date(.date))
    DocumentField("wakes", .date(.time))
    DocumentField("arrives", .date(.dateAndTime))
    DocumentField("notes", .text(), visible: isSpecial)
  }

  private static let tickets = DocumentSection("Tickets", footer: "Up to five.", visible: !.equals("name", "nobody")) {
    DocumentField("seats", .integer, initial: 1, rules: [.minimum(1), .maximum(5)])
    DocumentField("price", .decimal, unit: "€", rules: [.maximum(1_000)], readOnly: .equals("seats", 4))
    DocumentField("share", .number, initial: 0.5)
    DocumentField("total", .integer, initial: 10, isOptional: true, computed: total)
    DocumentField("diet", .choice(diets), initial: "anything")
    DocumentField("toppings", .choices(["ham", "olives", "peppers"]), rules: [.maximumCount(2)])
    DocumentField("language", .choice(["en", "de"]), isRequired: true)
  }

  private static let invoice = DocumentForm(rules: [
    DocumentFormRule(on: "company") { $0["company"] == $0["vat"] ? "The company is not its number." : nil }
  ]) {
    DocumentField("company", .text(), initial: "", isRequired: true)
    DocumentField(
      "vat", .text(), rules: [.pattern("[A-Z]{2}[0-9]{3,}", "Enter a number like DE123.")],
      visible: .isAnswered("company"))
  }

  private static let extra = DocumentSubform(
    .form(DocumentForm { DocumentField("level", .integer, initial: 1, isOptional: true, isRequired: true) }),
    isOptional: true, existsWhileVisible: true)

  private static let lists: [DocumentItem] = [
    .field(
      DocumentField(
        "guests",
        .list(sortable: true, elementTitle: "Guest") {
          DocumentField("name", .text(), initial: "", isRequired: true)
          DocumentField("age", .integer, rules: [.minimum(0), .maximum(120)], enabled: !.equals("name", "Ada"))
          DocumentField("meals", .list(of: .text()), rules: [.maximumCount(2)])
        }, rules: [.maximumCount(3), .minimumCount(1)])),
    .field(DocumentField("tags", .list(of: .text(), rules: [.minimumLength(2)]), rules: [.unique()])),
    .field(DocumentField("numbers", .list(of: .integer, rules: [.minimum(0), .maximum(9)]))),
  ]

  private static let rules: [DocumentFormRule] = [
    DocumentFormRule(on: "email") { $0["email"] == $0["name"] ? "Enter another address." : nil },
    DocumentFormRule(paths: ["seats", "age"]) {
      $0["seats"] == .integer(5) && $0["age"] == nil ? "Who is it for?" : nil
    },
  ]

  static let document = FormDocument("Registration", title: "Registration", rules: rules) {
    you
    tickets
    DocumentField("agrees", .flag(.checkbox), title: "I agree", rules: [.mustBeTrue("Agree to go on.")])
    DocumentField("needsInvoice", .flag())
    DocumentField("invoice", .form(DocumentSubform(.form(invoice))), visible: .isTrue("needsInvoice"))
    DocumentField(
      "address",
      .form(optional: true, presentation: .inline) {
        DocumentField("city", .text(), isRequired: true)
        DocumentField("zip", .text(), initial: "", rules: [.length(5)])
      }, enabled: severalSeats)
    lists
    DocumentField("refund", .alternatives(DocumentAlternatives(by: "by", refund, initial: "voucher")), title: "Refund")
    DocumentField("deposit", .alternatives(DocumentAlternatives(by: "by", refund)), isRequired: true)
    DocumentPage("Secrets", id: "secrets") {
      DocumentField("password", .text(.newPassword), initial: "", rules: [.minimumLength(3)])
      DocumentField("again", .text(), initial: "", rules: [.matches("password")])
    }
    DocumentField("nick", .text(), defaultValue: "guest", rules: [.maximumLength(5)])
    DocumentField("since", .date(.month), visible: !.equals("seats", 2), whenHidden: .dropAtOnce)
    DocumentField("extra", .form(extra), visible: .isTrue("needsInvoice"))
    DocumentButton("Register", .submit)
  }

  /// The model as the values of the document.
  var values: FormValues {
    var values: FormValues = [
      "name": .text(name), "seats": .integer(seats), "share": .init(share), "agrees": .flag(agrees),
      "diet": .text(diet.rawValue), "toppings": .list(toppings.map { .text($0) }), "needsInvoice": .flag(needsInvoice),
      "guests": .list(guests.map { .object($0.values) }), "tags": .list(tags.map { .text($0) }),
      "numbers": .list(numbers.map { .integer($0) }), "refund": .object(refund.values), "password": .text(password),
      "again": .text(again),
    ]
    values["email", as: String.self] = email
    values["age", as: Int.self] = age
    values["price"] = price?.formValue
    values["born"] = born.map { .text($0.formatted(.iso8601.year().month().day())) }
    values["wakes"] = wakes.map { .text(Self.time($0)) }
    values["arrives"] = arrives.map { .text($0.formatted(.iso8601)) }
    values["notes", as: String.self] = notes
    values["nick", as: String.self] = nick
    values["since"] = since.map { .text(String($0.formatted(.iso8601.year().month().day()).prefix(7))) }
    values["extra"] = extra.map { extra in .object(extra.level.map { ["level": .integer($0)] } ?? [:]) }
    values["language", as: String.self] = language
    values["total", as: Int.self] = total
    var invoice: FormValues = ["company": .text(self.invoice.company)]
    invoice["vat", as: String.self] = self.invoice.vat
    values["invoice"] = .object(invoice)
    if let address {
      var object: FormValues = ["zip": .text(address.zip)]
      object["city", as: String.self] = address.city
      values["address"] = .object(object)
    }
    values["deposit"] = deposit.map { .object($0.values) }
    return values
  }

  private static func time(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
    return "\(two(parts.hour)):\(two(parts.minute))" + (parts.second == 0 ? "" : ":\(two(parts.second))")
  }
}

extension Guest {
  fileprivate var values: FormValues {
    var values: FormValues = ["name": .text(name), "meals": .list(meals.map { .text($0) })]
    values["age", as: Int.self] = age
    return values
  }
}

extension Refund {
  fileprivate var values: FormValues {
    var values: FormValues = [:]
    switch self {
    case .voucher: values["by"] = "voucher"
    case .transfer(let iban, let holder):
      (values["by"], values["iban"]) = ("transfer", .text(iban))
      values["holder", as: String.self] = holder
    case .card(let number):
      values["by"] = "card"
      values["number", as: String.self] = number
    }
    return values
  }
}
