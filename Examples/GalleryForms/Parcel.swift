import Fieldstone

/// Options in a row that expands, one and several.
@Form
package struct Parcel: Codable {
  @Field(.choiceStyle(.expanding)) var speed = Speed.standard
  /// If nobody is at home.
  @Field(.choiceStyle(.expanding), .minimumCount(1)) var leaveAt: [Spot] = [.neighbor, .shop]
  @Field(.maximumLength(60)) var note = ""

  package static func arrange(_ form: FormBuilder<Parcel>) {
    form.titleCase(.sentence)
    form[\.leaveAt].title("Leave it").disabledOptions { $0.speed == .sameDay ? [.shop] : [] }
    form[\.note].title("Note for the driver")
  }

  package init() {}

  enum Speed: String, Codable, FormChoice {
    case standard, express, sameDay

    var formTitle: FormString {
      switch self {
      case .standard: "Standard"
      case .express: "Express"
      case .sameDay: "Same day"
      }
    }
    var formHelp: FormString? {
      switch self {
      case .standard: "Two to three days, 4 EUR"
      case .express: "The next day before noon, 9 EUR"
      case .sameDay: "Within the city, 14 EUR"
      }
    }
  }

  enum Spot: String, Codable, FormChoice {
    case neighbor, garage, porch, shop

    var formTitle: FormString {
      switch self {
      case .neighbor: "With a neighbor"
      case .garage: "In the garage"
      case .porch: "On the porch"
      case .shop: "At the nearest parcel shop"
      }
    }
  }
}
