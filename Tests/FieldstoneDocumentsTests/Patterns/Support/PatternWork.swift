import Foundation

@testable import FieldstoneDocuments

/// How much work a match may be.
enum PatternWork {
  /// The most work that a pattern may take with a text of so many characters: at each position once all instructions of
  /// each program, two steps more for each program, and one for reading the character.
  static func bound(_ source: String, length: Int) throws -> Int {
    let tree = try PatternParser.parse(source, LinearPattern.Limits())
    let bodies = [tree.root] + tree.lookarounds.map(\.body)
    return (length + 2) * bodies.reduce(1) { $0 + $1.size + 3 }
  }

  /// The processor time that something takes, so that other processes don't count.
  static func processorTime(_ body: () throws -> Void) rethrows -> Duration {
    let start = now()
    try body()
    return now() - start
  }

  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }
}
