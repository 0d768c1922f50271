import Testing

@testable import FieldstoneCore

@Suite("Files, compared with the reference engine")
struct ReferenceFileTests {
  @Test("Both engines agree after every input of random plans with files")
  func fixed() async { await ReferenceCampaign(name: "FILES") { ReferenceCase(fileSeed: $0, steps: $1) }.run() }

  @Test("Files are chosen, refused, given away and removed in many random plans")
  func kinds() {
    var counts: [String: Int] = [:]
    func count(_ name: String, _ holds: Bool) { if holds { counts[name, default: 0] += 1 } }
    for seed: UInt64 in 1...12 {
      let item = ReferenceCase(fileSeed: seed, steps: 60)
      let run = ReferenceRun(item.plan)
      for step in item.steps {
        let before = run.form
        let (files, values) = (before.state.files, before.state.values)
        let reply = run.perform(step)
        let after = run.form.state
        let isSame = run.form === before
        func isFile(_ path: String) -> Bool { ["z0", "z1"].contains(path.lastName) }
        switch step {
        case .send(.type), .send(.set):
          count("chosen", after.values.contains { isFile($0.key) && !$0.value.isMissing && values[$0.key] != $0.value })
          count("removed", after.values.contains { isFile($0.key) && $0.value.isMissing && values[$0.key] != $0.value })
        case .send(.undo): count("undone", after.values.contains { isFile($0.key) && values[$0.key] != $0.value })
        case .refuse: count("refused \(reply)", true)
        case .send(.submit), .send(.save), .finish:
          count(
            "given away",
            isSame && !files.received.subtracting(after.files.received).subtracting(after.files.removed).isEmpty)
        case .send(.cancel): count("left", after.files.received.isEmpty && !files.received.isEmpty)
        case .restore, .resume:
          count("restored", after.values.contains { isFile($0.key) && values[$0.key] != $0.value })
        default: break
        }
      }
    }
    for kind in ["chosen", "removed", "undone", "refused accepted", "given away", "left", "restored"] {
      #expect(counts[kind, default: 0] >= 1, "\(kind): \(counts)")
    }
  }
}

extension ReferenceCase {
  /// Generates the case for a seed, with fields for files. In some, things happen around the form.
  init(fileSeed seed: UInt64, steps: Int) {
    self.init(seed: seed, steps: steps, hasWork: seed % 3 == 0, hasFiles: true)
  }
}
