import FieldstoneCore
import Testing

/// Whether random plans contain what they are meant to test.
@Suite("Random plans")
struct ReferencePlanTests {
  private static let cases = (1...40 as ClosedRange<UInt64>).map { ReferenceCase(seed: $0, steps: 60) }

  @Test("Every kind of choice occurs in many plans", arguments: Leaf.all.filter(\.isChoice))
  func choices(_ leaf: Leaf) {
    let plans = Self.cases.map(\.plan).filter { plan in
      [plan.root, plan.kid, plan.toy].contains { $0.field(leaf.name) != nil }
    }
    #expect(plans.count >= 15)
  }

  @Test("Default values, suggestions and searches occur in many plans")
  func declarations() {
    var counts: [String: Int] = [:]
    for plan in Self.cases.map(\.plan) {
      let forms = [plan.root, plan.kid, plan.toy]
      let traits = forms.flatMap(\.fields).flatMap(\.traits)
      let kinds = forms.flatMap(\.statements).map(\.kind)
      let names = traits.map { "\($0)" } + kinds.map { "\($0)" }
      for name in [
        "defaultValue", "suggestions", "searched", "searching", "ownEntries", "display", "composed", "simplified",
      ] where names.contains(where: { $0.hasPrefix(name) }) {
        counts[name, default: 0] += 1
      }
    }
    for (name, least) in [
      ("defaultValue", 20), ("suggestions", 20), ("searched", 20), ("searching", 10), ("ownEntries", 20),
      ("display", 20), ("composed", 10), ("simplified", 20),
    ] {
      #expect(counts[name, default: 0] >= least, "\(name): \(counts)")
    }
  }

  @Test("Searches find something, fail, are replaced and answered late, and stay without an answer")
  func searches() async {
    var counts: [String: Int] = [:]
    for item in Self.cases.prefix(16) {
      let run = ReferenceRun(item.plan)
      for step in item.steps {
        if case .answer(let back, let answer, let isHeldBack) = step {
          counts[run.kind(back, answer, isHeldBack), default: 0] += 1
        }
        _ = await run.run(step)
      }
      counts["never", default: 0] += run.form.searches.values.filter { $0.job != nil }.count
    }
    for kind in ["found", "failed", "late", "again", "held back", "never"] {
      #expect(counts[kind, default: 0] >= 3, "\(kind): \(counts)")
    }
  }
}

extension ReferenceRun {
  /// What an answer means for the search that it is given to.
  fileprivate func kind(_ back: Int, _ answer: PlanAnswer, _ isHeldBack: Bool) -> String {
    let job = form.jobs.count - 1 - back
    guard form.jobs.indices.contains(job) else { return "no search" }
    if isHeldBack { return "held back" }
    if form.searches[form.jobs[job]]?.job == job {
      return (form.answers[job] ?? answer) == .failed ? "failed" : "found"
    }
    return form.searches[form.jobs[job]]?.job == nil ? "again" : "late"
  }
}
