import Fieldstone
import Foundation
import Synchronization
import Testing

@testable import FieldstoneTerminal

/// A trip to cities that a service looks up.
struct Trip: Equatable, Codable {
  var city: String?
  var stops: [String] = []
  var guide = ""
}

/// Looks up cities, and fails while it is down.
final class CityService: Sendable {
  struct Failure: LocalizedError { var errorDescription: String? { "The service doesn't answer." } }

  private static let cities = ["Berlin", "Bern", "Bonn", "Frankfurt am Main", "Köln", "Zürich"]
  let asked = Mutex<[String]>([])
  let isDown = Mutex(false)

  func find(_ text: String) throws -> [String] {
    asked.withLock { $0.append(text) }
    if isDown.withLock(\.self) { throw Failure() }
    return Self.cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
  }

  /// A form with a city, several stops, and a guide for whom names are suggested. No search is delayed.
  func form(_ trip: Trip = Trip()) -> FormSession<Trip> {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    let definition = FormDefinition<Trip>(describe: { [self] in
      $0.add(\.city, "city").options { text in try self.find(text) }
      $0.add(\.stops, "stops").options { text in try self.find(text) }
      $0.add(\.guide, "guide").suggestions(["Ada", "Adam", "Alan", "Alba", "Alice", "Alma", "Zoë"])
    })
    return FormSession(trip, definition: definition, environment: environment)
  }
}
