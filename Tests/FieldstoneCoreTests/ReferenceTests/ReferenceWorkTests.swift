import Testing

@testable import FieldstoneCore

@Suite("What happens around a form over time, compared with the reference engine")
struct ReferenceWorkTests {
  @Test("Both engines agree after every input of random plans with handlers and issues from outside")
  func fixed() async {
    await ReferenceCampaign(name: "WORK") { ReferenceCase(workSeed: $0, steps: $1) }.run()
  }
}

extension ReferenceCase {
  /// Generates the case for a seed, in which things happen around the form. Some plans have collections or enums, too.
  init(workSeed seed: UInt64, steps: Int) {
    self.init(seed: seed, steps: steps, hasCollections: seed % 3 == 0, hasCases: seed % 8 == 0, hasWork: true)
  }
}
