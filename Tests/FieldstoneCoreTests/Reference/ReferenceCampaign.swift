import Foundation
import Testing

/// Compares both engines on the cases of some seeds, the same each time. Of a campaign `FILES`,
/// `FIELDSTONE_FILES_SEED` is the first seed and `FIELDSTONE_FILES_SEEDS` their number. Of all, `FIELDSTONE_STEPS` is the
/// number of steps for each seed, `FIELDSTONE_FAILURES` the number of failures after which the run ends, and
/// `FIELDSTONE_TRIES` how often a failing case is tried again, to make it smaller.
struct ReferenceCampaign {
  let name: String
  var first: UInt64 = 1
  var count: UInt64 = 8
  var steps = 60
  let makeCase: (_ seed: UInt64, _ steps: Int) -> ReferenceCase
  /// What compares two forms.
  var compare: (ReferenceCase) async -> ReferenceDifference? = { await $0.run() }

  func run() async {
    let first = UInt64(setting: "\(name)_SEED") ?? first
    let count = UInt64(setting: "\(name)_SEEDS") ?? count
    let steps = Int(setting: "STEPS") ?? steps
    let most = Int(setting: "FAILURES") ?? 1
    var failures = 0
    for seed in first..<(first + count) where failures < most {
      let item = makeCase(seed, steps)
      guard let difference = await compare(item) else { continue }
      failures += 1
      var shrinking = ReferenceShrinking(item, difference, tries: Int(setting: "TRIES") ?? 800, run: compare)
      let (small, found) = await shrinking.shrink()
      print("SEED \(seed) \(found)\n\(small)\nJSON \(small.json)\n")
      fflush(nil)
      Issue.record("Seed \(seed): \(found)\n\(small)\n\(small.json)")
    }
    print("\(name): \(count) plans from seed \(first) on, \(steps) steps each, \(failures) failures")
  }
}

extension FixedWidthInteger {
  /// A number in the environment.
  fileprivate init?(setting name: String) {
    guard let text = ProcessInfo.processInfo.environment["FIELDSTONE_\(name)"], let number = Self(text) else {
      return nil
    }
    self = number
  }
}
