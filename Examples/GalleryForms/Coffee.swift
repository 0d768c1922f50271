import Fieldstone

/// One option after another, between two buttons.
@Form
package struct Coffee: Codable {
  @Field(.choiceStyle(.stepper)) var roast = Roast.medium
  /// How you brew it.
  @Field(.choiceStyle(.stepper)) var grind = Grind.filter
  @Field(.range(1...12), .stepper) var bags = 2
  @Field(.choiceStyle(.stepper)) var delivery = Delivery.everyMonth

  package static func arrange(_ form: FormBuilder<Coffee>) {
    form[\.grind].disabledOptions { $0.roast == .light ? [.espresso] : [] }
  }

  package init() {}

  enum Roast: String, Codable, CaseIterable { case light, medium, dark }

  enum Grind: String, Codable, FormChoice {
    case whole, frenchPress, filter, espresso, turkish

    var formTitle: FormString {
      switch self {
      case .whole: "Whole beans"
      case .frenchPress: "French press"
      case .filter: "Filter"
      case .espresso: "Espresso"
      case .turkish: "Turkish"
      }
    }
  }

  enum Delivery: String, Codable, FormChoice {
    case everyWeek, everyTwoWeeks, everyMonth

    var formTitle: FormString {
      switch self {
      case .everyWeek: "Every week"
      case .everyTwoWeeks: "Every two weeks"
      case .everyMonth: "Every month"
      }
    }
  }
}
