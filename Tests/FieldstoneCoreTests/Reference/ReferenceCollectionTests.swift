import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Collections, compared with the reference engine")
struct ReferenceCollectionTests {
  private static let settings = ProcessInfo.processInfo.environment

  @Test("Both engines agree after every input of random plans with collections")
  func fixed() async {
    let first = Self.settings["FIELDSTONE_COLLECTION_SEED"].flatMap { UInt64($0) } ?? 1
    let count = Self.settings["FIELDSTONE_COLLECTION_SEEDS"].flatMap { UInt64($0) } ?? 12
    let steps = Self.settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 60
    let most = Self.settings["FIELDSTONE_FAILURES"].flatMap { Int($0) } ?? 1
    var failures = 0
    for seed in first..<(first + count) where failures < most {
      let item = ReferenceCase(seed: seed, steps: steps, hasCollections: true)
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
