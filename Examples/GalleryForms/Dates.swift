import Fieldstone
import Foundation

/// Every kind of date.
@Form
package struct Dates: Codable {
  @Field(.startsAt(Self.season))
  var arrival: Date?
  var departure: Date?
  @Field(.time)
  var breakfast: Date?
  /// With the office in Tokyo.
  @Field(.dateAndTime, .timeZone(Self.tokyo))
  var call: Date?
  /// As on the card.
  @Field("Card expires", .month, .twoDigitYears)
  var expiry: Date?
  @Field("Member since", .year, .range(...Self.season))
  var memberSince: Date?
  /// A date, or a word like “tomorrow” or “Friday”.
  @Field("Remind me", .relativeDates, .twoDigitYears)
  var reminder: Date?
  @Field(.stepper(1...8))
  var guests = 2
  /// At most one for each guest.
  var beds = 1

  package init() {}

  private static let season = Date(timeIntervalSince1970: 1_780_272_000)
  private static let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

  package static func arrange(_ form: FormBuilder<Dates>) {
    form.title("Dates")
    form.section("A range") { $0.fields(\.arrival, \.departure) }
    form.section("Times") { $0.fields(\.breakfast, \.call) }
    form.section("Months and years") { $0.fields(\.expiry, \.memberSince) }
    form.section("Words") { $0.fields(\.reminder) }
    form.section("Bounds from another answer") { $0.fields(\.guests, \.beds) }
    form.dateRange(\.arrival, \.departure)
    form[\.beds].range { 1...max(1, $0.guests) }
  }
}
