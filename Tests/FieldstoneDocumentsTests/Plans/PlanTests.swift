import FieldstoneDocuments
import Foundation
import Testing

/// A plan as a document, and the same plan as the reference engine reads it, behave alike. The number of plans is small,
/// because the reference engine is slow; `FIELDSTONE_MINUTES` and the settings of ``ReferenceCampaign`` are for long runs.
@Suite("Random plans as documents")
struct PlanTests {
  @Test("A document and the reference engine agree after every input of a random plan")
  func plain() async { await run("PLANS") { ReferenceCase(seed: $0, steps: 0) } }

  @Test("So do they with lists")
  func lists() async { await run("LIST_PLANS") { ReferenceCase(seed: $0, steps: 0, hasCollections: true) } }

  @Test("So do they with alternatives")
  func cases() async {
    await run("CASE_PLANS") { ReferenceCase(seed: $0, steps: 0, hasCollections: $0 % 2 == 0, hasCases: true) }
  }

  @Test("So do they with files, handlers and issues from outside")
  func work() async {
    await run("WORK_PLANS") { ReferenceCase(seed: $0, steps: 0, hasWork: $0 % 2 == 0, hasFiles: $0 % 2 == 1) }
  }

  private func run(_ name: String, _ make: @escaping (UInt64) -> ReferenceCase) async {
    let settings = ProcessInfo.processInfo.environment
    let minutes = settings["FIELDSTONE_MINUTES"].flatMap(Double.init)
    let end = minutes.map { Date().addingTimeInterval($0 * 60) }
    // Another plan each time, whose seed is printed if it fails.
    var seed = settings["FIELDSTONE_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1_000...9_999_999)
    repeat {
      await ReferenceCampaign(
        name: name, first: seed, count: 1, steps: 30, makeCase: { make($0).reduced(seed: $0, steps: $1) },
        compare: { await $0.compareDocument() }
      ).run()
      seed += 1
    } while end.map { Date() < $0 } ?? false
  }

  @Test("Documents say at least 80 percent of what plans say, apart from notions of Swift")
  func share() {
    var (open, kept, plans) = (0, 0, 0)
    var gaps: [PlanGap: Int] = [:]
    for seed in 1...60 as ClosedRange<UInt64> {
      let reduction = PlanReduction(
        ReferenceCase(seed: seed, steps: 0, hasCollections: true, hasCases: true, hasWork: true, hasFiles: true).plan)
      let own = reduction.gaps.filter { !$0.key.isOfSwift }.values.reduce(0, +)
      open += own
      kept += reduction.kept
      if reduction.kept >= 4 * own { plans += 1 }
      gaps.merge(reduction.gaps, uniquingKeysWith: +)
    }
    let list = gaps.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print("\(kept) of \(kept + open) declarations in documents; left out: \(list)")
    #expect(kept >= 4 * open)
    #expect(plans >= 48, "\(plans) of 60 plans are said to at least 80 percent.")
  }

  @Test("No plan has a problem as a document")
  func problems() {
    for seed in 1...40 as ClosedRange<UInt64> {
      let plan = PlanReduction(ReferenceCase(seed: seed, steps: 0, hasCollections: true, hasCases: true).plan).plan
      let problems = PlanDocument(plan).document.problems
      #expect(problems.isEmpty, "Seed \(seed): \(problems)")
    }
  }
}

extension ReferenceCase {
  /// The case without what a document can't say, with steps about what is left.
  func reduced(seed: UInt64, steps count: Int) -> ReferenceCase {
    let plan = PlanReduction(plan).plan
    var maker = StepMaker(plan, seed: seed)
    return ReferenceCase(plan: plan, steps: (0..<count).map { _ in maker.make() })
  }

  /// Runs the case on the plan's document and the reference engine.
  ///
  /// - Returns: The first difference, or nil.
  func compareDocument() async -> ReferenceDifference? {
    let item = ReferenceCase(plan: PlanReduction(plan).plan, steps: steps.map { $0.rounded(plan) })
    return await item.compare(DocumentRun(item.plan), RoundedReference(item.plan))
  }
}

extension ReferenceStep {
  /// The step with dates as a document keeps them.
  fileprivate func rounded(_ plan: Plan) -> ReferenceStep {
    let json = PlanJSON(plan: plan)
    func rounded(_ path: String, _ value: PlanValue) -> PlanValue {
      guard let leaf = Leaf.named(path.lastName) else { return value }
      return json.rounded(value, leaf, in: path.contains(".") ? plan.kid : plan.root)
    }
    switch self {
    case .set(let path, let value): return .set(path, rounded(path, value))
    case .edit(let edits):
      return .edit(
        edits.map { edit in
          if case .value(let path, let value) = edit { return .value(path, rounded(path, value)) }
          return edit
        })
    case .replace(var values):
      for leaf in PlanShape.root.leaves where leaf.isRounded && plan.root.field(leaf.name) != nil {
        values[leaf.name] = rounded(leaf.name, values[leaf.name] ?? leaf.blank)
      }
      return .replace(values)
    default: return self
    }
  }
}
