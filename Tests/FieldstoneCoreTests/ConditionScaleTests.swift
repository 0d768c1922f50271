import FieldstoneTesting
import Testing

@Suite("Many conditions on one field")
struct ConditionScaleTests {
  struct Switches { var isOn = true }

  /// CPU time of the thread in nanoseconds, because the machine may be busy otherwise.
  private func time(_ count: Int, readsOne: Bool) -> (building: UInt64, editing: UInt64) {
    let begun = threadTime()
    let definition = FormDefinition<Switches> { fields in
      let switches = (0..<count).map { fields.add(standalone: "switch\($0)", initial: true).reference }
      for index in 0..<count {
        let read = switches[readsOne ? 0 : index]
        let other = switches[index]
        // Reads another field once the first is off, so that its dependencies change.
        fields.add(standalone: "text\(index)", initial: "").visible { $0[read] ?? true || $0[other] ?? true }
      }
    }
    let form = FormSession(Switches(), definition: definition)
    let built = threadTime()
    for isOn in [false, true] { form.send(.set("switch0", .flag(isOn))) }
    #expect(form.rows.count == 2 * count)
    return (built - begun, threadTime() - built)
  }

  @Test("Many conditions on one field build as fast as one per field, and a change runs each of them once")
  func linear() {
    let (one, apart, more) = (time(4_000, readsOne: true), time(4_000, readsOne: false), time(8_000, readsOne: true))
    #expect(one.building < 3 * apart.building, "\(one.building) and \(apart.building) ns")
    #expect(more.editing < 4 * one.editing, "\(more.editing) and \(one.editing) ns")
  }

  @Test("The cost per condition doesn't grow with the number of conditions on a row")
  func oneRow() {
    func time(_ count: Int) -> UInt64 {
      let begun = threadTime()
      let definition = FormDefinition<Switches> { fields in
        fields.add(\.isOn, "isOn")
        let text = fields.add(standalone: "text", initial: "")
        for _ in 0..<count { text.visible { $0.isOn }.required { $0.isOn } }
      }
      let form = FormSession(Switches(), definition: definition)
      form.send(.set("isOn", .flag(false)))
      #expect(!form.isShown("text"))
      return threadTime() - begun
    }
    let (few, many) = (time(2_000), time(8_000))
    #expect(many < 8 * few, "\(many) and \(few) ns")
  }
}
