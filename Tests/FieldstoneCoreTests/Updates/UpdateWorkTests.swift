import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("Operation counts: an update reads each field once, and works on those that differ")
struct UpdateWorkTests {
  /// What an update costs that changes some of the fields, after others were edited.
  private static func work(_ count: Int, editing: [Int] = [], changing: [Int]) -> FormOperations {
    let form = WorkTests.form(count)
    for index in editing { form.send(.type(FormRowID("field\(index)"), "mine")) }
    var newer = WorkTests.Texts(values: Array(repeating: "valid text", count: count))
    for index in changing { newer.values[index] = "theirs" }
    _ = form.takeChanges()
    let before = form.operations
    form.update(from: newer)
    return form.operations - before
  }

  @Test("A field that nobody has changed costs one read", arguments: [10, 1_000])
  func unchanged(_ count: Int) {
    var expected = FormOperations()
    expected.reads = count + 1
    #expect(Self.work(count, changing: []) == expected)
  }

  @Test("A field that only others have changed costs a read, its rules and a mark, and is written to no model")
  func changedElsewhere() {
    let none = Self.work(1_000, changing: [])
    let one = Self.work(1_000, changing: [5]) - none
    #expect(one.rules > 0)
    var expected = FormOperations()
    (expected.rules, expected.rows) = (one.rules, 1)
    #expect(one == expected)
    #expect(Self.work(1_000, changing: Array(0..<100)) - none == (0..<100).reduce(.zero) { sum, _ in sum + one })
  }

  @Test("What a change of the form costs doesn't depend on the size of the form")
  func changedHere() {
    func work(_ count: Int) -> FormOperations {
      Self.work(count, editing: [3, 7], changing: [7]) - Self.work(count, changing: [7])
    }
    let small = work(10)
    #expect(small == work(10_000))
    #expect(small.writes == 2 && small.total < 30, "\(small)")
  }

  @Test("A field that only others have changed never counts as changed, and drafts know what it began with")
  func baseline() throws {
    let form = WorkTests.form(10)
    var newer = WorkTests.Texts(values: Array(repeating: "valid text", count: 10))
    newer.values[5] = "theirs"
    form.update(from: newer)
    #expect(form.differing.isEmpty && form.starts.count == 0 && form.facts.changedFields == 0)
    let entry = try #require(form.snapshot.fields["field5"])
    #expect(entry.start == .text("theirs") && entry.value == .text("theirs"))
    // Others have gone back to what the session began with.
    form.update(from: WorkTests.Texts(values: Array(repeating: "valid text", count: 10)))
    #expect(form.snapshot.fields.isEmpty)
  }

  @Test("Steps of a field that is clean go back to the newer value, where they went back to the older one")
  func recorded() {
    let form = WorkTests.form(10)
    for text in ["first", "second", "first"] {
      form.send(.focus("field5"))
      form.send(.type("field5", text))
      form.send(.blur("field5"))
    }
    // Others have the same answer: it is no change anymore.
    var newer = WorkTests.Texts(values: Array(repeating: "valid text", count: 10))
    newer.values[5] = "first"
    form.update(from: newer)
    #expect(form.differing.isEmpty && form.facts.canUndo)
    newer.values[5] = "theirs"
    form.update(from: newer)
    #expect(form.model.values[5] == "theirs" && !form.facts.isDirty)
    let values = (0..<3).map { _ in
      form.send(.undo)
      return form.model.values[5]
    }
    #expect(values == ["second", "theirs", "theirs"])
  }

  @Test("A set of slots is in ascending order, whatever is inserted and removed")
  func slotSets() {
    var random = SplitMix(seed: 1)
    var (set, expected) = (SlotSet(), Set<Int>())
    for _ in 0..<20_000 {
      let slot = Int.random(in: 0..<[70, 5_000, 300_000][Int.random(in: 0..<3, using: &random)], using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        set.remove(slot)
        expected.remove(slot)
      } else {
        set.insert(slot)
        expected.insert(slot)
      }
      guard set.contains(slot) == expected.contains(slot), set.count == expected.count else {
        Issue.record("\(slot) is wrong.")
        return
      }
    }
    #expect(Array(set) == expected.sorted())
    for slot in expected { set.remove(slot) }
    #expect(set.isEmpty && Array(set).isEmpty && !set.contains(1_000_000))
  }

  @Test("A table of slots has what was set, in the order of the slots")
  func slotTables() {
    var random = SplitMix(seed: 2)
    var (table, expected) = (SlotTable<Int>(), [Int: Int]())
    for step in 0..<5_000 {
      let slot = Int.random(in: 0..<500, using: &random)
      let value = Int.random(in: 0..<3, using: &random) == 0 ? nil : step
      (table[slot], expected[slot]) = (value, value)
    }
    #expect(table.entries.map(\.slot) == expected.keys.sorted())
    #expect(table.entries.allSatisfy { expected[$0.slot] == $0.value && table[$0.slot] == $0.value })
    #expect(table[9_999] == nil && table.isEmpty == expected.isEmpty)
  }
}
