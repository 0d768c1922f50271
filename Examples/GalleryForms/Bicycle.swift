import Fieldstone

/// Options as tiles, each with an icon, a title and a sentence, one and several.
@Form
package struct Bicycle: Codable {
  /// Cargo bicycles are for up to a week.
  @Field(.range(1...30), .stepper, .unit("days")) var duration = 2
  @Field(.choiceStyle(.tiles), .required) var model: Model?
  /// Two are included in the price.
  @Field(.choiceStyle(.tiles), .maximumCount(2)) var extras: [Extra] = [.lock]

  package static func arrange(_ form: FormBuilder<Bicycle>) {
    form.title("Hire a bicycle")
    form[\.model].disabledOptions { $0.duration > 7 ? [.cargo] : [] }
  }

  package init() {}

  enum Model: String, Codable, FormChoice {
    case city, touring, electric, cargo

    var formTitle: FormString { FormString(rawValue.capitalized) }
    var formIcon: FormIcon? {
      switch self {
      case .city: "⌂"
      case .touring: "▲"
      case .electric: "↯"
      case .cargo: "▣"
      }
    }
    var formHelp: FormString? {
      switch self {
      case .city: "Seven gears and a basket"
      case .touring: "Light, for a whole day in the saddle"
      case .electric: "Helps you for up to 80 km"
      case .cargo: "Two children or 60 kg"
      }
    }
  }

  enum Extra: String, Codable, FormChoice {
    case lock, childSeat, rainCape, repairKit

    var formTitle: FormString {
      switch self {
      case .lock: "Lock"
      case .childSeat: "Child seat"
      case .rainCape: "Rain cape"
      case .repairKit: "Repair kit"
      }
    }
    var formIcon: FormIcon? {
      switch self {
      case .lock: "◉"
      case .childSeat: "☺"
      case .rainCape: "☂"
      case .repairKit: "⚒"
      }
    }
    var formHelp: FormString? { self == .childSeat ? "From 9 to 22 kg" : nil }
  }
}
