import Testing

@testable import FieldstoneCore

@Suite("Enums with a form, compared with the reference engine")
struct ReferenceCasesTests {
  @Test("Both engines agree after every input of random plans with enums")
  func fixed() async {
    await ReferenceCampaign(name: "CASES", first: 7, count: 6, steps: 40) {
      // Every other plan has collections, too.
      ReferenceCase(seed: $0, steps: $1, hasCollections: $0 % 2 == 0, hasCases: true)
    }
    .run()
  }
}

/// Whether random plans with enums contain what they are meant to test.
@Suite("Random plans with enums")
struct ReferenceCasesPlanTests {
  private static let cases = (1...8 as ClosedRange<UInt64>).map {
    ReferenceCase(seed: $0, steps: 40, hasCollections: $0 % 2 == 0, hasCases: true)
  }

  @Test("Cases are switched, filled in, replaced, submitted, undone, removed and brought back in many plans")
  func changes() {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ holds: Bool = true) { if holds { counts[name, default: 0] += 1 } }
    for item in Self.cases {
      let run = ReferenceRun(item.plan)
      for step in item.steps {
        let (before, gone) = (run.form.state, run.form.layout)
        let reply = run.perform(step)
        let changed = run.form.state.values.filter { $0.value != before.values[$0.key] }.keys
        let switched = changed.filter { $0.lastName == "case" || $0.lastName == "pick" }
        switch step {
        case .send(.set(let id, _)) where gone.isInCases(gone.byID[id.path]?.block),
          .send(.type(let id, _)) where gone.isInCases(gone.byID[id.path]?.block):
          count("switch", !switched.isEmpty)
          count("switch of a nested one", switched.contains { $0.contains("mini.") })
          count("switch in an element", switched.contains { $0.contains("]") })
          count("answer in a case", reply == "accepted" && switched.isEmpty)
          count("answer in the form of a case", reply == "accepted" && id.path.contains("hat."))
          count("answer for another case", reply == "The row … is not shown now.")
        case .send(.undo): count("undo of a switch", !switched.isEmpty)
        case .send(.redo): count("redo of a switch", !switched.isEmpty)
        case .send(.reset): count("reset of a switch", !switched.isEmpty)
        case .send(.submit): count("submit", run.form.submission != nil)
        case .send(.remove(let id)): count("removed element", reply == "accepted" && id.path.contains("deals"))
        case .send(.duplicate(let id, _)): count("copied element", reply == "accepted" && id.path.contains("deals"))
        case .edit(let edits): if case .cases = edits[0] { count("edit", !switched.isEmpty) }
        case .refreshCases: count("refresh", !switched.isEmpty)
        case .restore, .resume: count("draft", !switched.isEmpty)
        default: break
        }
      }
    }
    for (kind, least) in [
      ("switch", 10), ("answer in a case", 10), ("answer for another case", 10), ("undo of a switch", 3), ("edit", 5),
    ] {
      #expect(counts[kind, default: 0] >= least, "\(kind): \(counts)")
    }
  }
}
