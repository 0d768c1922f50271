import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Random bytes as patterns and texts") struct PatternFuzzTests {
  /// ``FuzzLength`` says how long to try, and what to begin with.
  @Test("Nothing crashes, and all work is linear")
  func fuzz() {
    let seconds = FuzzLength.seconds
    let seed = FuzzLength.firstSeed
    var fuzz = PatternFuzz(seed: seed)
    let end = ContinuousClock.now + .seconds(seconds)
    repeat { fuzz.run() } while ContinuousClock.now < end
    #expect(fuzz.excessive.isEmpty)
    #expect(fuzz.slowest < .seconds(5), "\(fuzz.slowestSource.debugDescription)")
    if seconds > 1 {
      print(
        "\(fuzz.patterns) patterns, \(fuzz.accepted) accepted, \(fuzz.texts) texts; slowest \(fuzz.slowest)",
        fuzz.slowestSource.debugDescription)
    }
  }
}
