import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("Elements none of which may be equal")
struct EqualElementTests {
  @Test("The first one that is equal to an earlier one is found, as in an array", arguments: 0..<10)
  func array(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let form = FormSession(Party(tags: ["a", "b", "c"]))
    for step in 0..<60 {
      let rows = form.elements(of: "tags")
      let row = rows.randomElement(using: &random) ?? "tags"
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: form.send(.insert("tags", id: "x\(step)", before: row == "tags" ? nil : row))
      case 2: form.send(.remove(row))
      case 3: form.send(Bool.random(using: &random) ? .undo : .redo)
      case 4: form.edit { $0.tags.shuffle(using: &random) }
      default: form.send(.type(row, ["a", "b", "c", "d"].randomElement(using: &random) ?? ""))
      }
      var seen: Set<String> = []
      let first = form.model.tags.firstIndex { !seen.insert($0).inserted }
      let found = form.issues.filter { $0.row == "tags" }.map(\.kind)
      #expect(found == (first.map { [.repeatedEntry($0 + 1)] } ?? []), "\(form.model.tags)")
    }
  }

  @Test("What a subform of an element has, and what is no field, makes it another one")
  func whole() {
    struct Visit: Hashable, FormModel {
      var name = ""
      var number = 0
      static func describe(_ fields: FieldList<Visit>) { fields.add(\.name, "name") }
      static var formTemplate: Visit? { Visit() }
    }
    struct Visits: FormModel {
      var visits = [Visit(name: "a", number: 1), Visit(name: "b", number: 2)]
      static func describe(_ fields: FieldList<Visits>) { fields.add(\.visits, "visits").inline().unique() }
    }
    let form = FormSession(Visits())
    form.send(.type("visits[1].name", "b"))
    #expect(form.facts.isValid)
    form.edit { $0.visits[0].number = 2 }
    #expect(form.issues.map(\.kind) == [.repeatedEntry(2)])
    form.undo()
    #expect(form.facts.isValid)
    form.redo()
    form.send(.type("visits[2].name", "c"))
    #expect(form.facts.isValid)
  }
}
