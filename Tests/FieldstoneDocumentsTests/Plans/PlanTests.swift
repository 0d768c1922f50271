import FieldstoneDocuments
import Foundation
import Testing

@Suite("Random plans as documents")
struct PlanTests {
  @Test("A document and the reference engine agree after every input of random plans")
  func plain() async { await campaign("PLANS") { ReferenceCase(seed: $0, steps: $1) }.run() }

  @Test("So do they with lists")
  func collections() async {
    await campaign("LIST_PLANS") { ReferenceCase(seed: $0, steps: $1, hasCollections: true) }.run()
  }

  @Test("So do they with alternatives")
  func cases() async {
    await campaign("CASE_PLANS") { ReferenceCase(seed: $0, steps: $1, hasCollections: $0 % 2 == 0, hasCases: true) }
      .run()
  }

  @Test("So do they with files, handlers and issues from outside")
  func work() async {
    await campaign("WORK_PLANS") { ReferenceCase(seed: $0, steps: $1, hasWork: $0 % 2 == 0, hasFiles: $0 % 2 == 1) }
      .run()
  }

  private func campaign(_ name: String, _ make: @escaping (UInt64, Int) -> ReferenceCase) -> ReferenceCampaign {
    ReferenceCampaign(name: name, count: 4, steps: 40, makeCase: { make($0, $1).reduced(seed: $0) }) {
      await $0.compareDocument()
    }
  }

  @Test("Most of what plans say can be said in a document")
  func share() {
    var (total, kept) = (0, 0)
    var gaps: [PlanGap: Int] = [:]
    for seed in 1...100 as ClosedRange<UInt64> {
      let reduction = PlanReduction(ReferenceCase(seed: seed, steps: 0, hasCollections: true, hasCases: true).plan)
      total += reduction.total
      kept += reduction.kept
      gaps.merge(reduction.gaps, uniquingKeysWith: +)
    }
    print("kept \(kept) of \(total):", gaps.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" })
    #expect(Double(kept) >= 0.8 * Double(total))
  }

  @Test("No plan has a problem as a document")
  func problems() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let plan = PlanReduction(ReferenceCase(seed: seed, steps: 0, hasCollections: true, hasCases: true).plan).plan
      let problems = PlanDocument(plan).document.problems
      #expect(problems.isEmpty, "Seed \(seed): \(problems)")
    }
  }
}

extension ReferenceCase {
  /// The case without what a document can't say, with steps about what is left.
  func reduced(seed: UInt64) -> ReferenceCase {
    let plan = PlanReduction(plan).plan
    var maker = StepMaker(plan, seed: seed)
    return ReferenceCase(plan: plan, steps: steps.map { _ in maker.make() })
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
        let value = values[leaf.name] ?? leaf.blank
        if value != .none { values[leaf.name] = rounded(leaf.name, value) }
      }
      return .replace(values)
    default: return self
    }
  }
}
