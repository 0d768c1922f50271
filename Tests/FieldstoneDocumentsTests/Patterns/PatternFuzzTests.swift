import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Random bytes as patterns and texts") struct PatternFuzzTests {
  /// `FIELDSTONE_FUZZ_SECONDS` is how long to try, and `FIELDSTONE_FUZZ_SEED` what to begin with.
  @Test("Nothing crashes, and all work is linear")
  func fuzz() {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["FIELDSTONE_FUZZ_SECONDS"].flatMap(Double.init) ?? 1
    let seed = environment["FIELDSTONE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
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
