import Fieldstone
import Foundation

/// A form whose options are found once the test creates a file. The search needs the main actor, where the form lives.
@Form
struct Lookup: Codable {
  var city: String?

  static func arrange(_ form: FormBuilder<Lookup>) {
    form[\.city].options { _ in try await find() }
  }

  @MainActor private static func find() async throws -> [String] {
    let file = ProcessInfo.processInfo.environment["SEARCH_UNTIL"] ?? ""
    while !FileManager.default.fileExists(atPath: file) { try await Task.sleep(for: .milliseconds(5)) }
    return ["Bonn", "Köln"]
  }
}
