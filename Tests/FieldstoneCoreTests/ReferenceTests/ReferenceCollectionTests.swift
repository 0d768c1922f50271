import Testing

@testable import FieldstoneCore

@Suite("Collections, compared with the reference engine")
struct ReferenceCollectionTests {
  @Test("Both engines agree after every input of random plans with collections")
  func fixed() async {
    await ReferenceCampaign(name: "COLLECTION", steps: 40) {
      ReferenceCase(seed: $0, steps: $1, hasCollections: true)
    }
    .run()
  }
}

/// Whether random plans with collections contain what they are meant to test.
@Suite("Random plans with collections")
struct ReferenceCollectionPlanTests {
  private static let cases = (1...40 as ClosedRange<UInt64>).map {
    ReferenceCase(seed: $0, steps: 40, hasCollections: true)
  }

  @Test("Every kind of change of elements occurs, and every reply to it")
  func changes() {
    var counts: [String: Int] = [:]
    for item in Self.cases {
      let run = ReferenceRun(item.plan)
      for step in item.steps {
        let reply = run.perform(step)
        switch step {
        case .send(.insert), .send(.remove), .send(.move), .send(.duplicate), .send(.perform):
          counts[reply, default: 0] += 1
          if reply == "accepted" { counts[step.name, default: 0] += 1 }
        case .edit(let edits): if case .elements = edits[0] { counts["edit", default: 0] += 1 }
        case .refreshElements: counts["refresh", default: 0] += 1
        default: break
        }
      }
    }
    for (kind, least) in [
      ("insert", 20), ("remove", 20), ("move", 4), ("duplicate", 10), ("edit", 20), ("refresh", 1),
      ("The element … is no longer there.", 5), ("The collection … can't have more elements.", 2),
      ("The row … does not take this input.", 5), ("The row … is not shown now.", 2), ("The row … is disabled now.", 2),
      ("The row … is read-only.", 2),
    ] {
      #expect(counts[kind, default: 0] >= least, "\(kind): \(counts)")
    }
  }

  @Test(
    "Undoing everything and redoing it leads to the same values, element by element",
    arguments: 1...6 as ClosedRange<UInt64>)
  func undo(seed: UInt64) {
    let item = ReferenceCase(seed: seed, steps: 40, hasCollections: true)
    guard item.plan.observers.isEmpty else { return }
    let run = ReferenceRun(item.plan)
    for step in item.steps { _ = run.perform(step) }
    let (model, ids) = (run.form.model, run.form.state.elements)
    let count = run.form.state.done.count
    for _ in 0..<count { _ = run.form.send(.undo) }
    for _ in 0..<count { _ = run.form.send(.redo) }
    guard !run.form.state.isCancelled else { return }
    #expect(run.form.model == model && run.form.state.elements == ids)
  }
}

extension ReferenceStep {
  /// What an input does to elements.
  fileprivate var name: String {
    switch self {
    case .send(.insert): "insert"
    case .send(.remove): "remove"
    case .send(.move): "move"
    case .send(.duplicate): "duplicate"
    default: "other"
    }
  }
}
