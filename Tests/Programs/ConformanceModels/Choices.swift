import Fieldstone
import Foundation

/// Several options at once, options of any type, and options that depend on other answers.
@Form
package struct Choices: Codable {
  /// What comes on it.
  @Field(.list, .maximumCount(3))
  package var toppings: [Topping] = []
  package var sides: [Side] = [.bread]
  @Field(.options(["Cash", "Card", "Invoice"]), .list, .required)
  package var payment = ""
  package var isAbroad = false
  package var city: String?
  package var stops: [String] = []
  @Field(.bitField(["Read", "Write", "Execute"]), .list)
  package var access = 5

  package init() {}

  package static func arrange(_ form: FormBuilder<Choices>) {
    form.section("Order") { $0.fields(\.toppings, \.sides, \.payment) }
    form.section("Journey") { $0.fields(\.isAbroad, \.city, \.stops, \.access) }
    form[\.city].options { $0.isAbroad ? ["Oslo", "Rome", "Zürich"] : ["Berlin", "Bonn", "Köln"] }
    form[\.stops].options { $0.isAbroad ? ["Oslo", "Rome", "Zürich"] : ["Berlin", "Bonn", "Köln"] }
    form[\.toppings].disabledOptions { $0.isAbroad ? [.ham] : [] }
    form.button("Send", .submit)
  }
}

package enum Topping: String, Codable, CaseIterable { case ham, olives, peppers, onions }

package enum Side: String, Codable, CaseIterable, FormChoice {
  case bread, salad, soup

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formHelp: FormString? { self == .soup ? "Made every day" : nil }
}
