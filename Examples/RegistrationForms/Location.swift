import Fieldstone
import Foundation

/// Where to meet: a row that says the position, and leads to a page with a map.
@Form
package struct Meeting: Codable {
  @Field(.icon(.place), .summary { (point: MeetingPoint) in FormString(verbatim: point.position?.text ?? "") })
  var location = MeetingPoint()

  package init() {}

  package static func arrange(_ form: FormBuilder<Meeting>) {
    form.title("Where do we meet?")
    form.field(\.location)
    form.button("Send", .submit)
  }
}

/// A point on the map, below the line on which it can be typed.
@Form
package struct MeetingPoint: Codable {
  @Field(.control(WorldMap())) var position: Coordinates?

  package init() {}
}

/// A map of the world, on which a position is chosen.
package struct WorldMap: FormCustomControl {
  package typealias Value = Coordinates
}

/// A position in degrees, north and east of the origin: `51.507, -0.128`.
package struct Coordinates: Codable, Hashable, FormValue {
  package let latitude, longitude: Double

  /// - Returns: Nil if there is no such position on the earth.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    // What is shown is what is stored.
    self.latitude = (latitude * 1000).rounded() / 1000
    self.longitude = (longitude * 1000).rounded() / 1000
  }

  package init?(_ text: String) {
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  package var text: String { String(format: "%.3f, %.3f", latitude, longitude) }

  package static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Coordinates {
    guard let position = Coordinates(text) else {
      throw "Enter a latitude and a longitude, for example 51.507, -0.128."
    }
    return position
  }

  package func formText(in environment: FormEnvironment) -> String { text }
}
