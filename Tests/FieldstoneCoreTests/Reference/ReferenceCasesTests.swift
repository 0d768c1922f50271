import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Enums with a form, compared with the reference engine")
struct ReferenceCasesTests {
  private static let settings = ProcessInfo.processInfo.environment

  @Test("Both engines agree after every input of random plans with enums")
  func fixed() async {
    let first = Self.settings["FIELDSTONE_CASES_SEED"].flatMap { UInt64($0) } ?? 1
    let count = Self.settings["FIELDSTONE_CASES_SEEDS"].flatMap { UInt64($0) } ?? 8
    let steps = Self.settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 40
    let most = Self.settings["FIELDSTONE_FAILURES"].flatMap { Int($0) } ?? 1
    var failures = 0
    for seed in first..<(first + count) where failures < most {
      // Every other plan has collections, too.
      let item = ReferenceCase(seed: seed, steps: steps, hasCollections: seed % 2 == 0, hasCases: true)
      guard let difference = await item.run() else { continue }
      failures += 1
      var shrinking = ReferenceShrinking(item, difference, tries: 800)
      let (small, found) = await shrinking.run()
      print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)\n")
      fflush(nil)
      Issue.record("Seed \(seed): \(found)\n\(small)\n\(small.json)")
    }
  }
}
