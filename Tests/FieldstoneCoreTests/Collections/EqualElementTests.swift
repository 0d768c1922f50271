import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("Elements none of which may be equal")
struct EqualElementTests {
  @Test("The first one that is equal to an earlier one is found, as in an array, empty ones last", arguments: 0..<10)
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
      let repeated = form.model.tags.indices.filter { !seen.insert(form.model.tags[$0]).inserted }
      let first = repeated.first { form.model.tags[$0] != "" } ?? repeated.first
      let found = form.issues.filter { $0.row == "tags" }.map(\.kind.repeatedEntry)
      #expect(found == (first.map { [$0 + 1] } ?? []), "\(form.model.tags)")
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
    #expect(form.issues.map(\.kind.repeatedEntry) == [2])
    form.undo()
    #expect(form.facts.isValid)
    form.redo()
    form.send(.type("visits[2].name", "c"))
    #expect(form.facts.isValid)
  }

  @Test("An error that waits while an element is new isn't counted with what its collection shows already")
  func waiting() {
    struct Words: FormModel {
      var words = ["a", "b"]
      static func describe(_ fields: FieldList<Words>) { fields.add(\.words, "words").unique() }
      static func arrange(_ form: FormBuilder<Words>) {
        form.rule(on: \.words) { _ in .info("Nobody else sees these.") }
      }
    }
    let form = FormSession(Words())
    form.send(.focus("words[1]"))
    form.send(.type("words[1]", "x"))
    form.send(.blur("words[1]"))
    form.send(.duplicate("words[1]", id: "copy"))
    #expect(form.facts.invalidFields == 1 && form.facts.shownErrors == 0)
    #expect(form.row("words")?.issues.map(\.severity) == [.info])
    form.send(.focus("words[2]"))
    #expect(form.facts.shownErrors == 1 && form.row("words")?.issues.map(\.severity).contains(.error) == true)
  }

  @Test("Two equal elements show once one of them was answered and left; that there are too few waits")
  func calm() {
    struct Words: FormModel {
      var words = ["a", "b", "c"]
      static func describe(_ fields: FieldList<Words>) { fields.add(\.words, "words").unique().minimumCount(5) }
    }
    let form = FormSession(Words())
    func shown() -> [String] { form.row("words")?.issues.map(\.text) ?? [] }
    form.send(.focus("words[2]"))
    form.send(.type("words[2]", "a"))
    #expect(shown() == [])
    #expect(form.facts.shownErrors == 0)
    form.send(.focus("words[3]"))
    #expect(shown() == ["“a” is in the list more than once. Change or remove it."])
    #expect(form.shownIssue(from: nil)?.count == 1)
    #expect(form.facts.shownErrors == 1)
    form.send(.move("words[2]", before: "words[1]"))
    #expect(shown() == ["“a” is in the list more than once. Change or remove it."])
    form.send(.remove("words[2]"))
    form.send(.duplicate("words[3]", id: "d"))
    #expect(shown() == [], "Nobody has answered either of them.")
    _ = form.validate()
    #expect(shown() == ["Add at least 5 entries.", "“c” is in the list more than once. Change or remove it."])
    form.send(.reset)
    #expect(shown() == [])
  }

  @Test("Of forms, something in one of the two must have been answered and left; undo and a draft keep it")
  func calmForms() throws {
    struct Visitor: Hashable, FormModel {
      var name = ""
      var age = 0
      static func describe(_ fields: FieldList<Visitor>) {
        fields.add(\.name, "name")
        fields.add(\.age, "age")
      }
      static var formTemplate: Visitor? { Visitor() }
    }
    struct Visitors: Hashable, FormModel {
      var visitors = [Visitor(name: "Ada", age: 1), Visitor(name: "Ben", age: 1), Visitor(name: "Ben", age: 2)]
      static func describe(_ fields: FieldList<Visitors>) { fields.add(\.visitors, "visitors").inline().unique() }
    }
    let form = FormSession(Visitors())
    func shown() -> [String] { form.row("visitors")?.issues.map(\.text) ?? [] }
    form.send(.focus("visitors[3].age"))
    form.send(.type("visitors[3].age", "1"))
    #expect(shown() == [])
    form.send(.blur("visitors[3].age"))
    #expect(shown() == ["“Ben, 1” is in the list more than once. Change or remove it."])
    form.send(.remove("visitors[3]"))
    #expect(shown() == [])
    form.undo()
    #expect(shown().count == 1)
    let later = FormSession(Visitors())
    _ = try later.restore(form.snapshot)
    #expect(later.row("visitors")?.issues.count == 1)
    form.edit { for index in 1...2 { $0.visitors[index].name = "Bob" } }
    #expect(shown() == ["“Bob, 1” is in the list more than once. Change or remove it."])
  }

  @Test("A message that quotes an element is reported as changed when the element is edited to repeat another one")
  func quoted() {
    struct Words: FormModel {
      var words = ["a", "b", "a"]
      static func describe(_ fields: FieldList<Words>) { fields.add(\.words, "words").unique() }
    }
    let form = FormSession(Words(), policy: .immediately)
    #expect(form.row("words")?.issues.map(\.text) == ["“a” is in the list more than once. Change or remove it."])
    _ = form.takeChanges()
    form.send(.type("words[3]", "b"))
    #expect(form.row("words")?.issues.map(\.text) == ["“b” is in the list more than once. Change or remove it."])
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "words" && $0.aspects.contains(.issues) })
  }
}
