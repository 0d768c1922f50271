import FieldstoneCore
import Testing

/// Whether random plans with work contain what they are meant to test.
@Suite("Random plans with handlers, checks and issues from outside")
struct ReferenceWorkPlanTests {
  private static let cases = (1...16 as ClosedRange<UInt64>).map { ReferenceCase(workSeed: $0, steps: 60) }

  @Test("Handlers and checks end in every way, and issues from outside come and go, in many plans")
  func kinds() {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ holds: Bool = true) { if holds { counts[name, default: 0] += 1 } }
    for item in Self.cases {
      let run = ReferenceRun(item.plan)
      for step in item.steps {
        let before = run.form.state
        let reply = run.perform(step)
        let after = run.form.state
        count("refused meanwhile", reply == "The form is being submitted.")
        count("work", before.work == nil && after.work != nil)
        count("awaited check", before.work == nil && after.work?.isWaiting == true)
        count("pending", after.checks.values.contains(where: \.isPending))
        count("placed", after.outside.count > before.outside.count)
        count("snapshot with findings", step == .keep && !run.form.findings.isEmpty)
        switch step {
        case .report: count("report without a row", !reply.isEmpty)
        case .send(.type), .send(.set): count("cleared", after.outside.count < before.outside.count)
        case .send(.submit), .send(.save):
          count("cleared by a submit", !before.outside.isEmpty && after.outside.isEmpty)
        case .finish: count(reply)
        case .answer(_, let answer, _) where before.checks != after.checks:
          count("check \(ReferenceCheck(answer).kind)")
        case .answer: count("late", !before.checks.isEmpty && reply.isEmpty)
        default: break
        }
      }
    }
    for kind in [
      "refused meanwhile", "work", "awaited check", "pending", "placed", "snapshot with findings",
      "report without a row",
      "cleared", "cleared by a submit", "submitted", "saved", "failed", "invalid", "check passed", "check found",
      "check failed", "late",
    ] {
      #expect(counts[kind, default: 0] >= 1, "\(kind): \(counts)")
    }
  }
}

extension ReferenceCheck {
  fileprivate var kind: String {
    switch self {
    case .pending: "pending"
    case .passed: "passed"
    case .found: "found"
    case .failed: "failed"
    }
  }
}
