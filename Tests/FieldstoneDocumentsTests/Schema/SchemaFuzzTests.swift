import FieldstoneDocuments
import Foundation
import Testing

@Suite("Random schemas and values")
struct SchemaFuzzTests {
  /// As long as ``FuzzLength`` says.
  @Test("Random schemas and values, also damaged ones, never crash or hang, and all ways to a verdict agree")
  func random() {
    let seconds = FuzzLength.seconds
    let first = FuzzLength.firstSeed
    var seed = first
    let end = Date().addingTimeInterval(seconds)
    var (verdicts, refusals, limits, slowest) = (0, 0, 0, 0.0)
    repeat {
      var fuzzer = SchemaFuzzer(seed: seed)
      let start = Date()
      for _ in 0..<20 { fuzzer.step() }
      slowest = max(slowest, Date().timeIntervalSince(start))
      (verdicts, refusals, limits) = (verdicts + fuzzer.verdicts, refusals + fuzzer.refusals, limits + fuzzer.limits)
      seed += 1
    } while Date() < end || seed < first + 5
    print(
      "\(verdicts) verdicts, \(refusals) schemas refused, \(limits) checks ended; 20 schemas took up to \(slowest) s")
    #expect(verdicts > 50 && slowest < 60)
  }
}
