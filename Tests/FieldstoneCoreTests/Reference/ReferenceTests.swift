import Foundation
import Testing

@Suite("The engine against the reference engine")
struct ReferenceTests {
  private static let settings = ProcessInfo.processInfo.environment

  /// The same plans and steps each time.
  @Test("Fixed plans and inputs: both engines are the same after every input")
  func fixed() {
    guard Self.settings["FIELDSTONE_SEED"] == nil, Self.settings["FIELDSTONE_MINUTES"] == nil else { return }
    run(from: 1, count: 24)
  }

  /// Another plan in every run; where it fails, its seed is printed.
  @Test("A plan of the day: both engines are the same after every input")
  func random() {
    guard Self.settings["FIELDSTONE_SEED"] == nil, Self.settings["FIELDSTONE_MINUTES"] == nil else { return }
    run(from: UInt64.random(in: 1_000_000...9_999_999), count: 1)
  }

  /// As long as one likes: `FIELDSTONE_SEED` is the first seed, `FIELDSTONE_SEEDS` how many, or `FIELDSTONE_MINUTES` how
  /// long; `FIELDSTONE_STEPS` the steps of each, `FIELDSTONE_FAILURES` after how many failures it ends.
  @Test("A campaign: both engines are the same after every input")
  func campaign() {
    let seed = Self.settings["FIELDSTONE_SEED"].flatMap { UInt64($0) }
    let minutes = Self.settings["FIELDSTONE_MINUTES"].flatMap(Double.init)
    guard seed != nil || minutes != nil else { return }
    let count = Self.settings["FIELDSTONE_SEEDS"].flatMap { Int($0) } ?? (minutes == nil ? 1 : Int.max)
    run(
      from: seed ?? UInt64.random(in: 1_000_000...9_999_999), count: count,
      until: minutes.map { Date().addingTimeInterval($0 * 60) } ?? .distantFuture)
  }

  private func run(from seed: UInt64, count: Int, until end: Date = .distantFuture) {
    let steps = Self.settings["FIELDSTONE_STEPS"].flatMap { Int($0) } ?? 60
    let most = Self.settings["FIELDSTONE_FAILURES"].flatMap { Int($0) } ?? 1
    var (done, failures) = (0, 0)
    while done < count, failures < most, Date() < end {
      let seed = seed &+ UInt64(done)
      let item = ReferenceCase(seed: seed, steps: steps)
      if let difference = item.run() {
        failures += 1
        var shrinking = ReferenceShrinking(item, difference)
        let (small, found) = shrinking.run()
        print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)\n")
        fflush(nil)
        Issue.record("Seed \(seed): \(found)\n\(small)\n\(small.json)")
      }
      done += 1
    }
    print("\(done) plans from seed \(seed) on, \(steps) steps each, \(failures) failures")
  }

  /// The comparison would be worth nothing if it did not see a rule that is broken.
  @Test("A reference that breaks a rule is found, and the case is cut down", arguments: ReferenceFault.allCases)
  func faults(_ fault: ReferenceFault) throws {
    for seed in 1..<400 as Range<UInt64> {
      let item = ReferenceCase(seed: seed, steps: 60)
      guard let found = ReferenceDifference.between(item, and: [fault]) else { continue }
      var shrinking = ReferenceShrinking(item, found, faults: [fault], isAgainstReference: true, tries: 400)
      let (small, difference) = shrinking.run()
      #expect(small.steps.count <= 4 && small.plan.root.fields.count <= 3, "\(difference)\n\(small)")
      // What is printed can be pasted.
      #expect(try ReferenceCase(json: small.json) == small)
      return
    }
    Issue.record("\(fault) was not found.")
  }
}
