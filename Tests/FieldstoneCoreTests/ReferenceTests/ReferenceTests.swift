import Foundation
import Testing

@Suite("The engine against the reference engine")
struct ReferenceTests {
  private static let settings = ProcessInfo.processInfo.environment

  /// Runs the same plans and steps each time.
  @Test("Both engines agree after every input of fixed plans", arguments: 1...8 as ClosedRange<UInt64>)
  func fixed(seed: UInt64) async {
    guard Self.settings["FIELDSTONE_SEED"] == nil, Self.settings["FIELDSTONE_MINUTES"] == nil else { return }
    await run(from: seed, count: 1)
  }

  /// Runs a different plan each time; if it fails, its seed is printed.
  @Test("Both engines agree after every input of a random plan")
  func random() async {
    guard Self.settings["FIELDSTONE_SEED"] == nil, Self.settings["FIELDSTONE_MINUTES"] == nil else { return }
    await run(from: UInt64.random(in: 1_000_000...9_999_999), count: 1)
  }

  /// Runs as long as requested. `FIELDSTONE_SEED` is the first seed, `FIELDSTONE_SEEDS` the number of seeds, or
  /// `FIELDSTONE_MINUTES` the duration; `FIELDSTONE_STEPS` is the number of steps for each seed, and
  /// `FIELDSTONE_FAILURES` the number of failures after which the run ends.
  @Test("Both engines agree after every input of a campaign")
  func campaign() async {
    let seed = Self.settings["FIELDSTONE_SEED"].flatMap { UInt64($0) }
    let minutes = Self.settings["FIELDSTONE_MINUTES"].flatMap(Double.init)
    guard seed != nil || minutes != nil else { return }
    let count = Self.settings["FIELDSTONE_SEEDS"].flatMap { Int($0) } ?? (minutes == nil ? 1 : Int.max)
    await run(
      from: seed ?? UInt64.random(in: 1_000_000...9_999_999), count: count,
      until: minutes.map { Date().addingTimeInterval($0 * 60) } ?? .distantFuture)
  }

  private func run(from seed: UInt64, count: Int, until end: Date = .distantFuture) async {
    let steps = Self.settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 60
    let most = Self.settings["FIELDSTONE_FAILURES"].flatMap { Int($0) } ?? 1
    var (done, failures) = (0, 0)
    while done < count, failures < most, Date() < end {
      let seed = seed &+ UInt64(done)
      let item = ReferenceCase(seed: seed, steps: steps)
      if let difference = await item.run() {
        failures += 1
        var shrinking = ReferenceShrinking(item, difference)
        let (small, found) = await shrinking.shrink()
        print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)\n")
        fflush(nil)
        Issue.record("Seed \(seed): \(found)\n\(small)\n\(small.json)")
      }
      done += 1
    }
    print("\(done) plans from seed \(seed) on, \(steps) steps each, \(failures) failures")
  }

  /// Tests the comparison itself: it has to detect a broken rule.
  @Test("The comparison finds a broken reference engine and shrinks the case", arguments: ReferenceFault.allCases)
  func faults(_ fault: ReferenceFault) async throws {
    for seed in fault.seed..<fault.seed + 400 {
      let item = ReferenceCase(seed: seed, steps: 60, hasCollections: fault.isOfCollections)
      guard let found = await ReferenceDifference.between(item, and: [fault]) else { continue }
      var shrinking = ReferenceShrinking(item, found, tries: 250) {
        await ReferenceDifference.between($0, and: [fault])
      }
      let (small, difference) = await shrinking.shrink()
      // That an id is used again shows only after its element has come and gone.
      #expect(
        small.steps.count <= (fault.isOfCollections ? 8 : 4) && small.plan.root.fields.count <= 3,
        "\(difference)\n\(small)")
      // The printed case can be decoded.
      #expect(try ReferenceCase(json: small.json) == small)
      return
    }
    Issue.record("\(fault) was not found.")
  }
}
