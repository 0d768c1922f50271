import FieldstoneTesting
import Testing

@Suite("What setters cost")
struct SetterWorkTests {
  private struct Sheet {
    var total = 0
    var values = [Int](repeating: 0, count: 100)
    var doubled: Int {
      get { total * 2 }
      set { total = newValue / 2 }
    }
  }

  @Test("After a setter, the model is read again once, not for each later answer of the same step")
  func once() {
    let definition = FormDefinition<Sheet> { fields in
      fields.add(\.total, "total")
      fields.add(\.doubled, "doubled").refreshes()
      for index in 0..<100 { fields.add("v\(index)", get: { $0.values[index] }, set: { $0.values[index] = $1 }) }
    }
    let form = FormSession(Sheet(), definition: definition)
    let before = form.operations.reads
    form.sendTogether([.type("doubled", "8")] + (0..<100).map { .type(FormRowID("v\($0)"), "1") })
    #expect(form.model.total == 4 && form.model.values.allSatisfy { $0 == 1 })
    #expect(form.operations.reads - before < 1000)
  }
}
