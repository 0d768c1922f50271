import Fieldstone
import Foundation

/// Measurements with their units, and durations.
@Form
package struct MedicalIntake: Codable {
  @Field(.unit("cm", or: ["m": 100, "in": 2.54]), .range(30...250)) var height = 170.0
  @Field(.unit("kg", or: ["lb": 0.45359237]), .range(1...400)) var weight = 65.0
  @Field(.stepper(35.0...42.0, by: 0.1), .unit("°C")) var temperature = 36.6
  /// From no pain to the worst that you can imagine.
  @Field(.slider(0...10), .ticks, .icons(minimum: "😃", maximum: "😣")) var pain = 0
  @Field(.title("Sleep"), .range(Duration.zero...Duration.seconds(86_400))) var sleep = Duration.seconds(27_000)
  @Field(.defaultValue(2, isStored: false), .range(0...40)) var cupsOfCoffeeADay: Int?
  @Field("Last meal", .words(on: "Over eight hours ago", off: "Within eight hours")) var isFasting = false
  @Field(.percent, .range(0...100)) var oxygenSaturation: Int?
  /// The first and the last day.
  var timeOffWork: ClosedRange<Date>?

  package init() {}
}
