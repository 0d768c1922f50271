import FieldstoneTesting
import Testing

@Suite("Random inputs to a form whose conditions and rules read computed values")
struct FuzzedComputedTests {
  struct Trip: FormModel {
    var kilometers = 0
    var total = 0
    var approval = Approval()
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.kilometers, "kilometers").range(0...3000)
      fields.add(\.total, "total")
      fields.add(\.approval, "approval")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form[\.total].computed { $0.kilometers * 2 }
      form[\.approval].visible { $0.total > 500 }
      form.rule { $0.total == 0 ? "Enter the kilometers." : nil }
    }
  }

  struct Approval: FormModel {
    var approver = ""
    static func describe(_ fields: FieldList<Approval>) { fields.add(\.approver, "approver") }
    static var formTemplate: Approval? { Approval() }
  }

  @Test("Undo, redo and drafts agree about what conditions on a computed value show", arguments: 1...6)
  func invariants(seed: UInt64) {
    #expect(FormFuzzer { FormSession(Trip(), environment: .test) }.run(inputs: 300, seed: seed) == nil)
  }

  @Test("A failure in a long script is reported soon")
  func shrinking() {
    // Breaks its own promise: a viewer that counts how often it was read.
    final class Counter { var count = 0 }
    struct Odd {
      let counter = Counter()
      var name = ""
      var reads: Int {
        counter.count += 1
        return counter.count
      }
    }
    let definition = FormDefinition<Odd>(describe: {
      $0.add(\.name, "name")
      $0.add(viewing: \.reads, "reads")
    })
    let start = ContinuousClock.now
    #expect(FormFuzzer { FormSession(Odd(), definition: definition) }.run(inputs: 5_000, seed: 1) != nil)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
