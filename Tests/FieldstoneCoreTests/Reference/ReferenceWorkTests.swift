import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What happens around a form over time, compared with the reference engine")
struct ReferenceWorkTests {
  private static let settings = ProcessInfo.processInfo.environment

  /// Runs the same plans each time. `FIELDSTONE_WORK_SEED` is the first seed, `FIELDSTONE_WORK_SEEDS` the number of seeds.
  @Test("Both engines agree after every input of random plans with handlers and issues from outside")
  func fixed() async {
    let first = Self.settings["FIELDSTONE_WORK_SEED"].flatMap { UInt64($0) } ?? 1
    let count = Self.settings["FIELDSTONE_WORK_SEEDS"].flatMap { UInt64($0) } ?? 8
    let steps = Self.settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 60
    let most = Self.settings["FIELDSTONE_FAILURES"].flatMap { Int($0) } ?? 1
    let tries = Self.settings["FIELDSTONE_TRIES"].flatMap { Int($0) } ?? 800
    var failures = 0
    for seed in first..<(first + count) where failures < most {
      let item = ReferenceCase(workSeed: seed, steps: steps)
      guard let difference = await item.run() else { continue }
      failures += 1
      var shrinking = ReferenceShrinking(item, difference, tries: tries)
      let (small, found) = await shrinking.run()
      print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)\n")
      fflush(nil)
      Issue.record("Seed \(seed): \(found)\n\(small)\n\(small.json)")
    }
    print("\(count) plans with work from seed \(first) on, \(steps) steps each, \(failures) failures")
  }
}

extension ReferenceCase {
  /// Generates the case for a seed, in which things happen around the form. Some plans have collections or enums, too.
  init(workSeed seed: UInt64, steps: Int) {
    self.init(seed: seed, steps: steps, hasCollections: seed % 3 == 0, hasCases: seed % 8 == 0, hasWork: true)
  }
}
