import Foundation
import Testing

@Suite("The engine against the reference engine")
struct ReferenceTests {
  @Test("Random plans and inputs: both engines are the same after every input")
  func campaign() {
    let settings = ProcessInfo.processInfo.environment
    let first = settings["FIELDSTONE_SEED"].flatMap { UInt64($0) }
    let minutes = settings["FIELDSTONE_MINUTES"].flatMap(Double.init)
    let count = settings["FIELDSTONE_SEEDS"].flatMap { Int($0) } ?? (first == nil ? 40 : 1)
    let stepCount = settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 60
    let end = minutes.map { Date().addingTimeInterval($0 * 60) }
    var seed = first ?? 1
    var done = 0
    var failed = 0
    while end.map({ Date() < $0 }) ?? (done < count) {
      let item = ReferenceCase(seed: seed, steps: stepCount)
      if let difference = item.run() {
        failed += 1
        var shrinking = ReferenceShrinking(item, difference)
        let (small, found) = shrinking.run()
        print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)")
        Issue.record("Seed \(seed): \(found)\n\(small.json)")
        if failed >= settings["FIELDSTONE_FAILURES"].flatMap({ Int($0) }) ?? 1 { break }
      }
      seed += 1
      done += 1
    }
    print("\(done) seeds of \(stepCount) steps")
  }
}
