import Fieldstone
import Foundation

/// A day in three parts. The days to choose from depend on the year and the month, and come once both are chosen.
@Form
package struct DayInParts: Codable {
  @Field(.placeholder("–")) var year: Int?
  // The position in the list: 0 is January.
  @Field(
    .options(byIndex: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]), .placeholder("–"))
  var month: Int?
  @Field(.placeholder("–")) var day: Int?

  package init() {}

  package static func arrange(_ form: FormBuilder<DayInParts>) {
    form.title("Date of birth")
    form.fields(\.year, \.month, \.day)
    form.button("Save", .submit)

    // Years are titled here, because a number of four digits is shown with a separator.
    form[\.year].options(years).optionTitle { "\(String($0))" }
    form[\.day].options { date in
      guard let year = date.year, let month = date.month else { return [] }
      return Array(1...days(inMonth: month, of: year))
    }
    form[\.day].visible { $0.year != nil && $0.month != nil }
  }

  /// From this year back to 1900.
  private static let years = Array((1900...Calendar(identifier: .gregorian).component(.year, from: .now)).reversed())

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 1: year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 3, 5, 8, 10: 30
    default: 31
    }
  }
}
