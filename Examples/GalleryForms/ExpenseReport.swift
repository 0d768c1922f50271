import Fieldstone
import Foundation

/// Amounts of money, a distance, and what follows from them.
@Form
package struct ExpenseReport: Codable {
  var currency = Currency.eur
  /// What you paid.
  var amount: Decimal = 0
  @Field(.percent, .range(0...1)) var taxRate = 0.19
  /// Part of the amount.
  @Field var tax: Decimal { amount * Decimal(taxRate) / (1 + Decimal(taxRate)) }
  /// In a car of your own.
  @Field(.unit("km", or: ["mi": 1.609344]), .range(0...)) var mileage: Decimal = 0
  @Field(.currency("EUR")) var ratePerKilometer: Decimal = 0.3
  @Field(.currency("EUR")) var mileageAllowance: Decimal { mileage * ratePerKilometer }
  @Field(.words(on: "Attached", off: "To follow")) var receipts = false
  @Field(.byteCount, .range(0...25_000_000)) var attachmentSize: Int?
  var firstDay: Date?
  var lastDay: Date?
  /// Where the money goes.
  @Field("IBAN", .mask(.iban), .iban) var account = ""

  package static func arrange(_ form: FormBuilder<ExpenseReport>) {
    form[\.amount].currency { $0.currency.rawValue }
    form[\.tax].currency { $0.currency.rawValue }
    form[\.attachmentSize].visible { $0.receipts }
    form.dateRange(\.firstDay, \.lastDay)
  }

  package init() {}

  enum Currency: String, Codable, FormChoice {
    case eur = "EUR"
    case usd = "USD"
    case jpy = "JPY"
    case kwd = "KWD"

    var formTitle: FormString {
      switch self {
      case .eur: "Euro"
      case .usd: "US dollar"
      case .jpy: "Japanese yen"
      case .kwd: "Kuwaiti dinar"
      }
    }
  }
}
