import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// A list of answers of any length.
private struct Answers {
  var texts: [String]
  var marks: [Int?]
  var colours: [Colour]
  var part = RandomChild()
  var list = Five()

  struct Five: FormModel {
    var five = ""
    static func describe(_ fields: FieldList<Five>) { fields.add(\.five, "q5") }
  }

  init(_ count: Int) {
    texts = (0..<count).map { "Answer \($0)" }
    marks = Array(repeating: nil, count: count)
    colours = Array(repeating: .red, count: count)
  }
}

@Suite("Series: many fields from one declaration")
struct SeriesTests {
  private func form(
    _ count: Int = 3, _ describe: (FieldList<Answers>) -> Void,
    arrange: (FormBuilder<Answers>) -> Void = { _ in }
  ) -> FormSession<Answers> {
    let definition = FormDefinition(describe: describe, arrange: arrange)
    return FormSession(Answers(count), definition: definition, environment: .test)
  }

  private func addTexts(_ fields: FieldList<Answers>, _ name: String = "q", _ count: Int = 3) -> FieldBuilder<
    Answers, String
  > {
    fields.add(series: name, count: count, get: { $0.texts[$1] }, set: { $0.texts[$1] = $2 })
  }

  @Test("A series behaves like fields declared in a loop, for random inputs", arguments: 0..<20)
  func loop(seed: Int) {
    // Every second form that the fuzzer creates uses the loop; it compares the results of both.
    nonisolated(unsafe) var made = 0
    let fuzzer = FormFuzzer {
      made += 1
      return RandomForm.session(seed: UInt64(seed), isLoop: made % 2 == 0)
    }
    let failure = fuzzer.run(inputs: 500, seed: UInt64(seed))
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(made > 2)
  }

  @Test("A row's id is the name and its index; its title is inferred or declared; its value is its own")
  func rows() {
    let form = form {
      _ = addTexts($0).required()
      $0.add(
        series: "mark", count: 3, title: { "Mark no. \($0 + 1)" }, get: { $0.marks[$1] }, set: { $0.marks[$1] = $2 })
    }
    #expect(form.rows.map(\.id.path) == ["q0", "q1", "q2", "mark0", "mark1", "mark2"])
    #expect(form.rows.map(\.title) == ["Q 0", "Q 1", "Q 2", "Mark no. 1", "Mark no. 2", "Mark no. 3"])
    #expect(form.rows.map(\.text) == ["Answer 0", "Answer 1", "Answer 2", "", "", ""])
    #expect(form.rows.map(\.isRequired) == [true, true, true, false, false, false])
    form.send(.type("q1", "Other"))
    form.send(.type("mark2", "7"))
    #expect(form.model.texts == ["Answer 0", "Other", "Answer 2"] && form.model.marks == [nil, nil, 7])
    #expect(form.send(.type("q3", "x")) == .refused(.unknownRow("q3")))
    form.undo()
    form.undo()
    #expect(form.model.texts[1] == "Answer 1" && form.model.marks[2] == nil && !form.facts.isDirty)
  }

  @Test("Choices can be a series, and a series can be empty")
  func kinds() {
    let form = form {
      $0.add(series: "colour", count: 2, get: { $0.colours[$1] }, set: { $0.colours[$1] = $2 })
      _ = addTexts($0, "none", 0)
      _ = addTexts($0, "less", -4)
    }
    #expect(form.rows.map(\.id.path) == ["colour0", "colour1"] && form.problems.isEmpty)
    form.send(.set("colour1", .choices(["blue"])))
    #expect(form.model.colours == [.red, .blue, .red])
  }

  @Test("Only ids in the form that the series generates have an index")
  func places() {
    let field = ModelField<Answers, String>(
      name: "q1", codec: CodecCatalog().codec(for: String.self),
      access: .series(get: { $0.texts[$1] }, set: { _, _, _ in }),
      count: 12)
    for (id, place) in [("q10", 0), ("q19", 9), ("q110", 10), ("q111", 11)] { #expect(field.offset(of: id) == place) }
    let others = [
      "q1", "q112", "q100", "q101", "q1-1", "q1 1", "Q11", "q1１", "q1" + String(repeating: "1", count: 40), "",
    ]
    for id in others { #expect(field.offset(of: id) == nil, "\(id)") }
  }

  @Test("Duplicate ids are reported, and one row of each is shown")
  func duplicates() {
    func problems(_ describe: (FieldList<Answers>) -> Void) -> ([String], [String]) {
      let form = form(20, describe)
      return (form.problems.map(\.description), form.rows.map(\.id.path))
    }
    let single = problems {
      $0.add(standalone: "q1", initial: "")
      $0.add(standalone: "q5", initial: "")
      _ = addTexts($0)
    }
    #expect(single.0 == ["'q1' is the id of two rows; give one of them another id."])
    #expect(single.1 == ["q5", "q0", "q1", "q2"])
    // 'q1' with index 0 has the same id as 'q' with index 10.
    let nested = problems {
      _ = addTexts($0, "q", 11)
      _ = addTexts($0, "q1", 2)
    }
    #expect(nested.0 == ["'q10' is the id of two rows; give one of them another id."] && nested.1.count == 11)
    let apart = problems {
      _ = addTexts($0, "q1", 2)
      _ = addTexts($0, "q", 10)
    }
    #expect(apart.0 == [] && apart.1.count == 12)
    // The id of a subform's row as seen from the parent.
    let dotted = problems {
      $0.add(\.part, "part")
      $0.add(series: "part.name", count: 2, get: { $0.texts[$1] }, set: { $0.texts[$1] = $2 })
    }
    #expect(dotted.0 == [])
    let inner = problems {
      $0.add(\.list, "list")
      $0.add(series: "list.q", count: 6, get: { $0.texts[$1] }, set: { $0.texts[$1] = $2 })
    }
    #expect(inner.0 == ["'list.q5' is the id of two rows; give one of them another id."])
    let same = problems {
      _ = addTexts($0)
      _ = addTexts($0)
    }
    #expect(same.0 == ["'q0' is the id of two rows; give one of them another id."] && same.1.count == 3)
  }

  @Test("A series is placed in order, and rows after it have the right section")
  func sections() {
    var texts: FieldReference<String>?
    let form = form {
      $0.add(\.part, "part").inline()
      texts = addTexts($0).reference
    } arrange: { form in
      form.section("First") { if let texts { $0.place(texts) } }
      form.section("Second") { $0.field(\.part) }
    }
    #expect(
      form.rows.map(\.id.path)
        == ["section.first", "q0", "q1", "q2", "section.second", "part", "part.name", "part.isOn", "part.link"])
    #expect(
      form.rows.map { $0.section?.path ?? "" }.prefix(6) == [
        "", "section.first", "section.first", "section.first", "", "section.second",
      ])
    for (place, row) in form.rows.enumerated() { #expect(form.index(of: row.id) == place) }
  }

  @Test("References reach each field of a series and nothing outside")
  func references() {
    var texts: FieldReference<String>?
    let form = form { texts = addTexts($0).reference }
    guard let texts else { return #expect(Bool(false)) }
    form.field(texts.at(2)).value = "Set"
    #expect(form.model.texts == ["Answer 0", "Answer 1", "Set"] && form.field(texts).value == "Answer 0")
    for place in [-1, 3, Int.max] {
      #expect(form.field(texts.at(place)).id == nil && form.field(texts.at(place)).value == nil)
    }
  }

  @Test("Conditions and rules of a series apply to each field separately")
  func conditions() {
    let form = form { fields in
      let texts = addTexts(fields).reference
      fields.add(series: "mark", count: 4, get: { $0.marks[$1 % 3] }, set: { $0.marks[$1 % 3] = $2 })
        .visible { $0[sibling: texts] == "yes" }
        .rule { mark, form in form[sibling: texts] == "yes" && mark > 5 ? "At most 5." : nil }
    }
    #expect(form.rows.map(\.id.path) == ["q0", "q1", "q2"])
    form.send(.type("q1", "yes"))
    #expect(form.rows.map(\.id.path) == ["q0", "q1", "q2", "mark1"])
    form.send(.type("mark1", "9"))
    #expect(form.issues.map(\.row?.path) == ["mark1"])
    form.send(.type("q2", "yes"))
    #expect(form.rows.map(\.id.path) == ["q0", "q1", "q2", "mark1", "mark2"] && form.issues.count == 1)
  }

  @Test("100,000 fields are declared once and read once each; an edit costs the same as in a series of three")
  func work() {
    func operations(_ count: Int) -> (building: FormOperations, edit: FormOperations, form: FormSession<Answers>) {
      let form = form(count) { _ = addTexts($0, "q", count).required().minimumLength(2).maximumLength(9) }
      let building = form.operations
      form.send(.type("q1", "x"))
      return (building, form.operations - building, form)
    }
    let (few, many) = (operations(3), operations(100_000))
    #expect(many.building.reads == 100_000 && many.building.rules == 200_000 && many.building.rows == 0)
    #expect(many.edit == few.edit && many.edit.writes == 1)
    #expect(many.form.facts.applicableFields == 100_000 && many.form.facts.invalidFields == 1 + 99_900)
    #expect(many.form.search("q 99999").map(\.row.path) == ["q99999"])
    #expect(many.form.core.elements.elements.count == 1)
  }
}
