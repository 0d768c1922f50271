import Foundation

@testable import FieldstoneCore

/// What happens around a form over time: what a program does with its answers, and finds wrong with them.
struct PlanWork: Hashable, Codable, Sendable {
  /// Whether a submit and a save have a handler, which works until a later step ends it.
  var hasHandler = false
}

extension FormAction {
  /// The action of all fields in plans that have one. The program notes at which row it fires.
  static let heard = FormAction("heard")
}

/// An issue from outside: what a handler has thrown, or the program has reported.
struct PlanReport: Hashable, Codable, Sendable {
  /// The id of the row that it is about.
  var row: String
  var severity: Severity
  var text: String
}

/// How the handler of a submit or a save ends.
enum PlanEnding: Hashable, Codable, Sendable {
  case succeeded
  case failed
  case found([PlanReport])

  struct Failure: LocalizedError { var errorDescription: String? { "The server doesn't answer." } }

  /// Throws what the handler throws.
  func end() throws {
    switch self {
    case .succeeded: break
    case .failed: throw Failure()
    case .found(let reports): throw FormIssues(reports)
    }
  }
}

extension FormIssues {
  init(_ reports: [PlanReport]) {
    self.init()
    for report in reports { add(FormRowID(report.row), report.severity.issue(report.text)) }
  }
}
