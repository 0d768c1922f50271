import Fieldstone

/// Every way to lay out options: for one option and, where it suits them, for several.
@Form
package struct Styles: Codable {
  package var seat: Seat?
  @Field(.choiceStyle(.list), .required)
  package var meal: Meal?
  @Field(.choiceStyle(.menu))
  package var city: Town?
  @Field(.choiceStyle(.segments))
  package var shirt = Shirt.medium
  @Field(.choiceStyle(.tiles))
  package var pass = Pass.day
  @Field(.choiceStyle(.stepper))
  package var level = Level.beginner
  @Field(.choiceStyle(.slider))
  package var spice = Spice.mild
  @Field(.choiceStyle(.expanding))
  package var room: Room?
  @Field(.choiceStyle(.page))
  package var country: Country?

  package var extras: [Extra] = []
  @Field(.choiceStyle(.list))
  package var drinks: [Drink] = [.water]
  @Field(.choiceStyle(.menu))
  package var trips: [Town] = []
  @Field(.choiceStyle(.segments))
  package var days: Set<Day> = [.monday]
  @Field(.choiceStyle(.tiles), .maximumCount(2))
  package var workshops: [Pass] = []
  @Field(.choiceStyle(.chips), .options(Styles.topics))
  package var topics = ["Testing"]
  @Field(.choiceStyle(.expanding))
  package var needs: [Need] = []
  @Field(.choiceStyle(.page))
  package var visited: [Town] = []

  package init() {}

  package static let topics = ["Concurrency", "Macros", "Testing", "Embedded", "Servers", "Accessibility"]

  package static func arrange(_ form: FormBuilder<Styles>) {
    form.section("One option") {
      $0.fields(\.seat, \.meal, \.city, \.shirt, \.pass, \.level, \.spice, \.room, \.country)
    }
    form.section("Several options") {
      $0.fields(\.extras, \.drinks, \.trips, \.days, \.workshops, \.topics, \.needs, \.visited)
    }
    form[\.pass].disabledOptions { $0.seat == .balcony ? [.student] : [] }
    form[\.level].disabledOptions { $0.seat == .balcony ? [.advanced] : [] }
    form[\.spice].disabledOptions { $0.seat == .balcony ? [.medium] : [] }
    form[\.days].disabledOptions { $0.seat == .balcony ? [.tuesday] : [] }
    form[\.topics].disabledOptions { $0.seat == .balcony ? ["Macros"] : [] }
    form.button("Send", .submit)
  }
}

package enum Seat: String, Codable, CaseIterable { case hall, balcony, stage }
package enum Shirt: String, Codable, CaseIterable { case small, medium, large }
package enum Level: String, Codable, CaseIterable { case beginner, intermediate, advanced, expert }
package enum Spice: String, Codable, CaseIterable { case none, mild, medium, hot, fiery }
package enum Room: String, Codable, CaseIterable { case single, double, suite }
package enum Extra: String, Codable, CaseIterable { case towel, parking, breakfast }
package enum Drink: String, Codable, CaseIterable { case water, juice, tea }
package enum Day: String, Codable, CaseIterable { case monday, tuesday, wednesday }
package enum Need: String, Codable, CaseIterable { case ramp, captions, interpreter }

/// Options with an icon and a sentence.
package enum Meal: String, Codable, CaseIterable, FormChoice {
  case pasta, curry, salad

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formIcon: FormIcon? {
    switch self {
    case .pasta: "🍝"
    case .curry: "🍛"
    case .salad: "🥗"
    }
  }
  package var formHelp: FormString? { self == .curry ? "Contains nuts" : nil }
}

/// Options with an icon, a name where it can't be shown, and a sentence.
package enum Pass: String, Codable, CaseIterable, FormChoice {
  case day, weekend, student, online

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formIcon: FormIcon? {
    switch self {
    case .day: "☀"
    case .weekend: "★"
    case .student: "user-info-symbolic"
    case .online: nil
    }
  }
  package var formHelp: FormString? {
    switch self {
    case .day: "One day, without dinner"
    case .weekend: "Both days, with dinner on Saturday and lunch on Sunday"
    case .student: "Bring your card"
    case .online: nil
    }
  }
}

/// Options in groups.
package enum Town: String, Codable, CaseIterable, FormChoice {
  case oslo, berlin, bonn, köln, rome, turin

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formSection: FormString? {
    switch self {
    case .oslo: nil
    case .berlin, .bonn, .köln: "Germany"
    case .rome, .turin: "Italy"
    }
  }
}
