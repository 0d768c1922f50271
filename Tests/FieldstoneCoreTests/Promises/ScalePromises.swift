import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: scale")
struct ScalePromises {
  struct Long { var values: [Int] }

  @Test("A chain of ten thousand computed fields, in the worst order, runs without recursion")
  func chain() {
    let count = 10_000
    var references: [FieldReference<Int>] = []
    let definition = FormDefinition<Long>(
      describe: { fields in
        for index in 0..<count {
          references.append(
            fields.add("f\(index)", get: { $0.values[index] }, set: { $0.values[index] = $1 }).reference)
        }
      },
      arrange: { form in
        for index in 0..<(count - 1) {
          let next = references[index + 1]
          form.configure(references[index]).computed { ($0[next] ?? 0) + 1 }
        }
      })
    let form = FormSession(Long(values: Array(repeating: 0, count: count)), definition: definition)
    #expect(form.model.values[0] == count - 1 && form.problems.isEmpty)
    form.send(.type(FormRowID("f\(count - 1)"), "5"))
    #expect(form.model.values[0] == count + 4 && form.problems.isEmpty)
  }

  @Test("A cycle that appears only after an edit is reported, and the form keeps working")
  func lateCycle() {
    let form = Whole.form {
      $0[\.a].computed { $0.flag ? $0.b + "x" : "a" }
      $0[\.b].computed { $0.flag ? $0.a + "y" : "b" }
    }
    #expect(form.problems.isEmpty)
    form.send(.set("flag", .flag(true)))
    #expect(!form.problems.isEmpty)
    #expect(form.send(.type("age", "3")) == .accepted)
  }
}
