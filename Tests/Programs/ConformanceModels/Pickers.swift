import Fieldstone
import Foundation

/// One of each kind of picker, stepper and switch.
@Form
package struct Pickers: Codable {
  package var country: Country?
  @Field(.segments)
  package var role = Role.talk
  @Field(.list)
  package var ticket = Ticket.full
  /// The first evening, or any later one.
  @Field(.range(Self.first...Self.last))
  package var arrival: Date?
  @Field(.time)
  package var breakfast: Date?
  @Field(.dateAndTime)
  package var departure: Date?
  @Field(.stepper(1...5), .unit("seats"))
  package var seats = 2
  @Field(.slider(0...100), .unit("%"))
  package var volume = 30
  package var nights = 3
  @Field("Would you speak again?")
  package var again: Bool?

  package init() {}

  package static let first = Date(timeIntervalSince1970: 1_743_120_000)
  package static let last = Date(timeIntervalSince1970: 1_749_859_200)

  package static func arrange(_ form: FormBuilder<Pickers>) {
    form.section("Choices") { $0.fields(\.country, \.role, \.ticket) }
    form.section("Dates") { $0.fields(\.arrival, \.breakfast, \.departure) }
    form.section("Numbers") { $0.fields(\.seats, \.volume, \.nights, \.again) }
    form[\.country].disabledOptions { $0.seats > 4 ? [.austria] : [] }
    form[\.role].disabledOptions { $0.seats > 4 ? [.workshop] : [] }
    form[\.ticket].disabledOptions { $0.seats > 4 ? [.student] : [] }
    form.button("Send", .submit)
  }
}

/// More options than fit in a window.
package enum Country: String, Codable, CaseIterable {
  case argentina, austria, belgium, brazil, canada, chile, colombia, côteDIvoire, denmark, egypt, estonia, finland
  case france, germany, ghana, greece, india, indonesia, ireland, italy, japan, kenya, mexico, morocco, norway, peru
  case poland, portugal, réunion, senegal, spain, sweden, türkiye, vietnam
}

package enum Role: String, Codable, CaseIterable { case talk, workshop, poster }

package enum Ticket: String, Codable, CaseIterable, FormChoice {
  case full, day, student, online

  package var formTitle: FormString { FormString(rawValue.capitalized) }
  package var formHelp: FormString? {
    switch self {
    case .full: "All three days, with dinner"
    case .day: "One day, without dinner"
    case .student: "Bring your card"
    case .online: nil
    }
  }
}
