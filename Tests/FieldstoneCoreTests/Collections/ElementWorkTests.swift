import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

private struct Entry: Equatable, FormModel {
  var name = ""
  var other = ""
  static func describe(_ fields: FieldList<Entry>) {
    fields.add(\.name, "name")
    fields.add(\.other, "other").visible { $0.name != "a" }
  }
  static var formTemplate: Entry? { Entry() }
}

private struct Ledger: Equatable, FormModel {
  var entries: [Entry] = []
  var numbers: [Int] = []
  static func describe(_ fields: FieldList<Ledger>) {
    fields.add(\.entries, "entries").inline().sortable()
    fields.add(\.numbers, "numbers").unique().sortable()
  }
}

private struct Bulb: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Bulb>) { fields.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<Bulb>) { form.enabled { $0[parent: \BulbHall.isOpen] ?? true } }
  static var formTemplate: Bulb? { Bulb() }
}

private struct BulbHall: Equatable, FormModel {
  var isOpen = true
  var bulbs: [Bulb] = []
  static func describe(_ fields: FieldList<BulbHall>) {
    fields.add(\.isOpen, "isOpen")
    fields.add(\.bulbs, "bulbs").inline()
  }
}

private struct Load: Equatable, FormModel {
  var unit: String?
  static func describe(_ fields: FieldList<Load>) { fields.add(\.unit, "unit").defaultValue("kg") }
  static var formTemplate: Load? { Load() }
}

private struct LoadSheet: FormModel {
  var extra: Load?
  var loads: [Load] = []
  static func describe(_ fields: FieldList<LoadSheet>) {
    fields.add(\.extra, "extra")
    fields.add(\.loads, "loads").inline()
  }
}

@Suite("What changes of collections cost")
struct ElementWorkTests {
  @Test("A program that rotates a collection moves one element")
  func rotation() {
    let form = FormSession(Ledger(numbers: Array(0..<100)))
    _ = form.takeChanges()
    form.edit { $0.numbers = Array($0.numbers.dropFirst()) + [0] }
    let splices = form.takeChanges().pages.flatMap(\.splices)
    #expect(splices.count == 1 && splices[0].removed == 1 && splices[0].destination != nil)
    form.undo()
    #expect(form.model.numbers == Array(0..<100) && !form.facts.isDirty)
  }

  @Test("The elements that stay are a longest rise", arguments: 0..<20)
  func rise(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let numbers = Array(0..<9).shuffled(using: &random)
    let rise = longestRise(in: numbers).map { numbers[$0] }
    #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 })
    let longest = (0..<512).map { bits in (0..<9).filter { bits >> $0 & 1 == 1 }.map { numbers[$0] } }
      .filter { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }
      .map(\.count).max()
    #expect(rise.count == longest && longestRise(in: []) == [])
  }

  /// The time of this thread, which also counts on a busy machine.
  private func time(_ work: () -> Void) -> UInt64 {
    let begun = threadTime()
    work()
    return threadTime() - begun
  }

  @Test("Removing all elements, undoing that and redoing it takes time in proportion to their number")
  func clearing() {
    func time(_ count: Int) -> UInt64 {
      let form = FormSession(
        Ledger(entries: (0..<count).map { Entry(name: "\($0)") }, numbers: Array(0..<count)))
      return self.time {
        form.edit {
          $0.entries = []
          $0.numbers = []
        }
        form.undo()
        form.redo()
      }
    }
    let (few, many) = (time(150), time(1_200))
    #expect(many < 24 * few, "\(many) and \(few) ns")
  }

  @Test("Blank elements of which no two may be equal cost the same however many there are")
  func manyBlanks() {
    func time(_ count: Int) -> UInt64 {
      let form = FormSession(Ledger(numbers: Array(repeating: 0, count: count)))
      return self.time {
        for number in 0..<100 {
          form.send(.insert("numbers", id: "x\(number)", before: number.isMultiple(of: 2) ? "numbers[1]" : nil))
          form.send(.move("numbers[2]", before: number.isMultiple(of: 2) ? nil : "numbers[3]"))
          if number.isMultiple(of: 4) { form.send(.remove(FormRowID("numbers[x\(number)]"))) }
        }
      }
    }
    _ = time(10)
    let (few, many) = (time(200), time(3_200))
    #expect(many < 6 * few, "\(many) and \(few) ns")
  }

  @Test("An edit costs the same however many elements read the first row of the form")
  func readersOfFirstRow() {
    func time(_ count: Int) -> UInt64 {
      let form = FormSession(BulbHall(bulbs: Array(repeating: Bulb(), count: count)))
      return self.time { for number in 0..<100 { form.send(.type("bulbs[1].name", "\(number)")) } }
    }
    let (few, many) = (time(150), time(2_400))
    #expect(many < 3 * few, "\(many) and \(few) ns")
  }

  @Test("A submit after a collection was cleared takes time in proportion to its size")
  func submitAfterClearing() {
    func time(_ count: Int) -> UInt64 {
      let form = FormSession(Ledger(numbers: Array(0..<count)))
      form.edit { $0.numbers = [] }
      return self.time { form.send(.submit) }
    }
    let (few, many) = (time(500), time(8_000))
    #expect(many < 40 * few, "\(many) and \(few) ns")
  }

  @Test("Creating a subform costs the same however many default values there are elsewhere")
  func defaultsElsewhere() {
    func time(_ count: Int) -> UInt64 {
      let form = FormSession(LoadSheet(loads: Array(repeating: Load(), count: count)))
      return self.time { for number in 0..<50 { form.send(.set("extra", .flag(number % 2 == 0))) } }
    }
    let (few, many) = (time(150), time(2_400))
    #expect(many < 3 * few, "\(many) and \(few) ns")
  }

  @Test("A removed element takes its closures with it, and a new one gets their places")
  func closures() {
    let form = FormSession(Ledger(entries: [Entry(), Entry()]))
    let count = form.trackers.count
    form.send(.remove("entries[1]"))
    form.send(.insert("entries", id: "x", before: nil))
    #expect(form.trackers.count == count && form.freeTrackers.isEmpty)
    form.send(.type("entries[x].name", "a"))
    #expect(form.row("entries[x].other") != nil && !form.rows.contains { $0.id == "entries[x].other" })
    #expect(form.rows.contains { $0.id == "entries[2].other" })
  }
}
