import Foundation

/// What a program answers to a search for options, as soon as a step says so.
enum PlanAnswer: Hashable, Codable, Sendable {
  /// The ids of the options that were found.
  case found([String])
  case failed

  /// The answer of the step that is running a search.
  @TaskLocal static var current = PlanAnswer.failed

  struct Failure: LocalizedError { var errorDescription: String? { "Nobody answers." } }

  /// The options of the current answer.
  static func options<Value: PlanOption>(_ type: Value.Type) throws -> [Value] {
    guard case .found(let ids) = current else { throw Failure() }
    return ids.compactMap(Value.init(id:))
  }
}
