import FieldstoneCore
import Foundation

/// What a program answers to a search for options, or a check of an answer, as soon as a step says so.
enum PlanAnswer: Hashable, Codable, Sendable {
  /// The ids of the options that were found. A check has found nothing wrong.
  case found([String])
  /// What a check has found. No search ends like that: it fails.
  case wrong(Severity)
  case failed

  /// The answer of the step that is running a search or a check.
  @TaskLocal static var current = PlanAnswer.failed

  struct Failure: LocalizedError { var errorDescription: String? { "Nobody answers." } }

  /// The options of the current answer.
  static func options<Value: PlanOption>(_ type: Value.Type) throws -> [Value] {
    guard case .found(let ids) = current else { throw Failure() }
    return ids.compactMap(Value.init(id:))
  }

  /// What the current answer says about a value.
  static func check() throws -> FormIssue? {
    switch current {
    case .found: nil
    case .wrong(let severity): severity.issue("taken")
    case .failed: throw Failure()
    }
  }
}
