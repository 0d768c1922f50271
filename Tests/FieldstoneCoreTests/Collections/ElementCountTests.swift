import Testing

@testable import FieldstoneCore

@Suite("How many elements a collection has")
struct ElementCountTests {
  struct Crew: FormModel {
    var names: [String] = []
    var pilots: [PartyGuest] = []
    var spares: [String] = []

    static func describe(_ fields: FieldList<Crew>) {
      fields.add(\.names, "names").minimumCount(2).maximumCount(3)
      fields.add(\.pilots, "pilots").minimumCount(1)
      fields.add(\.spares, "spares").required(when: { !$0.names.isEmpty })
    }
    static var formTemplate: Crew? { Crew() }
  }

  private let form = FormSession(Crew())

  private func messages(_ row: FormRowID) -> [String] {
    form.issues.filter { $0.row == row }.map { $0.text(in: form.environment) }
  }

  @Test("An empty collection has too few elements for its minimum, and is marked as required")
  func empty() {
    #expect(messages("names") == ["Add at least 2 entries."] && messages("pilots") == ["Add at least 1 entry."])
    #expect(form.issues.map(\.kind.code) == ["required", "required"])
    #expect(form.row("names")?.isRequired == true && form.row("pilots")?.isRequired == true)
    #expect(form.row("spares")?.isRequired == false && messages("spares").isEmpty)
  }

  @Test("The minimum counts the elements that are there, and adding enough of them is enough")
  func some() {
    form.send(.insert("names", id: "a", before: nil))
    #expect(messages("names") == ["Add at least 2 entries."])
    #expect(form.issues.first { $0.row == "names" }?.kind.code == "tooFewEntries")
    form.send(.insert("names", id: "b", before: nil))
    #expect(messages("names").isEmpty && messages("spares") == ["Add at least 1 entry."])
    form.send(.remove("names[a]"))
    form.send(.remove("names[b]"))
    #expect(messages("names") == ["Add at least 2 entries."])
  }

  @Test("A computed field that reads an empty collection has a value: nothing in the collection is wrong")
  func computed() {
    struct Total: FormModel {
      var names: [String] = []
      var count: Int? = 7

      static func describe(_ fields: FieldList<Total>) {
        fields.add(\.names, "names").minimumCount(2)
        fields.add(\.count, "count").computed { $0.names.count }
      }
      static var formTemplate: Total? { Total() }
    }
    let form = FormSession(Total())
    #expect(form.model.count == 0)
    form.send(.insert("names", id: "a", before: nil))
    #expect(form.model.count == nil && form.row("count")?.display == "")
    form.send(.insert("names", id: "b", before: nil))
    #expect(form.model.count == 2 && form.row("count")?.display == "2")
  }

  @Test("The row that adds an element has the focus once the only element of a full collection was removed")
  func fullOfOne() {
    struct Solo: FormModel {
      var names = ["a"]
      var note = ""

      static func describe(_ fields: FieldList<Solo>) {
        fields.add(\.names, "names").maximumCount(1)
        fields.add(\.note, "note")
      }
    }
    let form = FormSession(Solo())
    form.send(.focus("names[1]"))
    form.send(.remove("names[1]"))
    #expect(form.row("names[+]")?.isEnabled == true && form.focusedRow == "names[+]")
    form.undo()
    #expect(form.row("names[+]")?.isEnabled == false && form.focusedRow != "names[+]")
  }

  @Test("A collection isn't visited itself: neither validating nor leaving its row counts as a visit")
  func visits() {
    #expect(!form.validate("names").isEmpty && form.row("names")?.issues.isEmpty == false)
    form.send(.blur("names"))
    #expect(form.facts.touchedFields == 0)
  }

  @Test("A minimum above the maximum is a problem, which is about entries")
  func impossible() {
    struct Pair: FormModel {
      var names: [String] = []
      static func describe(_ fields: FieldList<Pair>) { fields.add(\.names, "names").minimumCount(3).maximumCount(2) }
    }
    let problems = FormSession(Pair()).problems
    #expect(problems.map(\.kind) == [.impossibleEntryCount(minimum: 3, maximum: 2)])
    let text = "'names' must have at least 3 and at most 2 entries; change one of the counts."
    #expect(problems.map(\.description) == [text])
  }

  @Test("Too many elements are too many, one or several")
  func tooMany() {
    struct Crews: FormModel {
      var names = ["a", "b", "c"]
      var pilots = ["a", "b"]
      static func describe(_ fields: FieldList<Crews>) {
        fields.add(\.names, "names").maximumCount(2)
        fields.add(\.pilots, "pilots").maximumCount(1)
      }
    }
    let form = FormSession(Crews())
    #expect(
      form.issues.map { $0.text(in: form.environment) } == [
        "You can have at most 2 entries. Remove the rest.", "You can have at most 1 entry. Remove the rest.",
      ])
  }

  @Test("An element that is there twice is named, also before a message of the program")
  func repeated() {
    struct Codes: FormModel {
      var codes = ["a", "b", "a"]

      static func describe(_ fields: FieldList<Codes>) {
        fields.add(\.codes, "codes").unique("This code is there twice.").elementTitle("Code")
      }
    }
    let form = FormSession(Codes())
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Code 3: This code is there twice."])
    #expect(form.issues.map(\.kind.code) == ["repeatedEntry"])
  }

  @Test("What can be answered has a name before there is an element, and the limit is known")
  func names() {
    #expect(
      form.namesInCollections() == [
        "names+", "names.#", "pilots+", "pilots.#.name", "pilots.#.age", "pilots.#.diet", "spares+", "spares.#",
      ])
    #expect(form.mostElements(of: "names") == 3 && form.mostElements(of: "pilots") == nil)
    #expect(form.canGrow("names") && !form.canGrow("nothing"))
  }
}
