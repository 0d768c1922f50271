import Fieldstone

/// Several options at once, options that depend on others, and options that can't be had.
@Form
package struct Pizza: Codable {
  @Field(.segments) var size = Size.medium
  @Field(.list) var base: Base?
  @Field(.maximumCount(4)) var toppings: [Topping] = [.tomato, .mozzarella]
  /// What goes with your toppings.
  var extras: [String] = []
  @Field(.options(["Pick up", "Deliver"]), .segments, .required) var delivery = "Pick up"
  @Field(.required) var street = ""

  package static func arrange(_ form: FormBuilder<Pizza>) {
    form.title("Pizza")
    form.section("The pizza") { $0.fields(\.size, \.base, \.toppings, \.extras) }
    form.section("How you get it") { $0.fields(\.delivery, \.street) }
    form[\.base].required().placeholder("Choose a base")
    form[\.toppings].disabledOptions { $0.base == .vegan ? [.mozzarella, .ham, .anchovies] : [] }
    form[\.extras].options { form in form.toppings.flatMap(\.extras) }
    form[\.extras].visible { !$0.toppings.flatMap(\.extras).isEmpty }
    form[\.street].visible { $0.delivery == "Deliver" }
  }

  package init() {}
}

package enum Size: String, Codable, CaseIterable { case small, medium, large }

package enum Base: String, Codable, FormChoice {
  case classic, wholemeal, vegan

  package var formTitle: FormString {
    switch self {
    case .classic: "Classic"
    case .wholemeal: "Wholemeal"
    case .vegan: "Vegan"
    }
  }
  package var formHelp: FormString? { self == .vegan ? "Without cheese, ham and anchovies" : nil }
}

package enum Topping: String, Codable, FormChoice {
  case tomato, mozzarella, ham, anchovies, olives, peppers, mushrooms, spinach

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formSection: FormString? {
    switch self {
    case .tomato, .mozzarella: "Always good"
    case .ham, .anchovies: "Meat and fish"
    case .olives, .peppers, .mushrooms, .spinach: "Vegetables"
    }
  }

  /// What can be had with it.
  var extras: [String] {
    switch self {
    case .ham: ["Pineapple"]
    case .anchovies: ["Capers", "Lemon"]
    case .peppers: ["Chili oil"]
    case .mushrooms: ["Garlic", "Parsley"]
    default: []
    }
  }
}
