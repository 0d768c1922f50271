import FieldstoneTesting
import Testing

@Suite("Operation counts: an edit costs what it affects")
struct WorkTests {
  struct Texts {
    var values: [String]
    var isOn = true
  }

  /// Text fields with three rules each; with `conditions`, every tenth is visible only while the switch is on.
  static func form(_ count: Int, conditions: Bool = false) -> FormSession<Texts> {
    let definition = FormDefinition<Texts> { fields in
      let isOn = fields.add("isOn", get: { $0.isOn }, set: { $0.isOn = $1 }).reference
      for index in 0..<count {
        let field = fields.add("field\(index)", get: { $0.values[index] }, set: { $0.values[index] = $1 })
        field.required().minimumLength(2).maximumLength(200)
        if conditions, index == count / 2 { field.visible { $0[isOn] ?? false } }
      }
    }
    return FormSession(Texts(values: Array(repeating: "valid text", count: count)), definition: definition)
  }

  static func work(_ form: FormEngine, _ inputs: [FormInput]) -> FormOperations {
    _ = form.takeChanges()
    let before = form.operations
    for input in inputs {
      form.send(input)
      _ = form.takeChanges()
    }
    return form.operations - before
  }

  @Test("A form reads each of its fields once")
  func building() {
    #expect(Self.form(20).operations.reads == 21)
  }

  @Test("The same work in forms of 10 and of 100,000 fields")
  func edits() {
    let inputs: [FormInput] = [
      .focus("field5"), .type("field5", "x"), .type("field5", "xy"), .blur("field5"), .type("field7", ""), .undo, .redo,
      .submit, .type("field7", "again"), .undo,
    ]
    let small = Self.work(Self.form(10), inputs)
    let large = Self.work(Self.form(100_000), inputs)
    #expect(small == large)
    #expect(small.total < 60, "\(small)")
    #expect(small.rules > 0 && small.writes > 0 && small.rows > 0 && small.parses > 0)
  }

  @Test("An answer that is set is read once, and not at all if the field has it already")
  func parsing() {
    let form = Self.form(10, conditions: true)
    #expect(Self.work(form, [.set("isOn", .flag(false))]).parses == 1)
    #expect(Self.work(form, [.set("isOn", .flag(false))]).parses == 0)
  }

  @Test("An edit writes its property and reads it once, in case an observer has changed it")
  func oneEdit() {
    let form = Self.form(10)
    let work = Self.work(form, [.type("field5", "other text")])
    #expect(work.reads == 1 && work.writes == 1 && work.parses == 1, "\(work)")
  }

  @Test("A row that can't be edited any more differs in that, whatever the reason is")
  func enabled() throws {
    let definition = FormDefinition<Texts> { fields in
      let isOn = fields.add("isOn", get: { $0.isOn }, set: { $0.isOn = $1 }).reference
      fields.add("text", get: { $0.values[0] }, set: { $0.values[0] = $1 }).enabled { $0[isOn] ?? false }
    }
    let form = FormSession(Texts(values: [""]), definition: definition)
    let before = try #require(form.row("text"))
    form.send(.set("isOn", .flag(false)))
    let after = try #require(form.row("text"))
    #expect(after.aspects(since: before).contains(.enabled) && !after.aspects(since: after).contains(.enabled))
  }

  @Test("A switch that hides one row costs one condition and two rows in a form of any size")
  func condition() {
    let inputs: [FormInput] = [.set("isOn", .flag(false)), .set("isOn", .flag(true))]
    let small = Self.work(Self.form(10, conditions: true), inputs)
    let large = Self.work(Self.form(10_000, conditions: true), inputs)
    #expect(small == large)
    #expect(small.closures == 2 && small.rows == 4, "\(small)")
  }

  @Test("Reading the form costs no operations")
  func looking() {
    let form = Self.form(10)
    let before = form.operations
    _ = form.rows.map(\.title)
    _ = form.issues
    _ = form.facts
    #expect(form.operations == before)
  }

  @Test("Changes that nobody takes don't accumulate")
  func untaken() {
    let form = Self.form(10, conditions: true)
    for _ in 0..<2_000 {
      form.send(.set("isOn", .flag(false)))
      form.send(.set("isOn", .flag(true)))
    }
    let changes = form.takeChanges()
    #expect(changes.pages.reduce(0) { $0 + $1.splices.count } < 100)
    #expect(form.rows.count == 11)
  }

  struct Deep: FormModel {
    var name = ""
    var part = Below()
    var shout: String { name.uppercased() }
    static func describe(_ fields: FieldList<Deep>) {
      fields.add(\.name, "name")
      fields.add(\.part, "part")
      fields.add(viewing: \.shout, "shout")
    }
  }

  struct Below: FormModel {
    var word = ""
    var shout: String { word.uppercased() }
    static func describe(_ fields: FieldList<Below>) {
      fields.add(\.word, "word")
      fields.add(viewing: \.shout, "shout")
    }
  }

  @Test("An edit reads only the viewers of its block and of the blocks that contain it")
  func viewers() {
    let form = FormSession(Deep())
    var reads = form.operations.reads
    func newReads() -> Int {
      defer { reads = form.operations.reads }
      return form.operations.reads - reads
    }
    form.send(.type("part.word", "a"))
    #expect(newReads() == 2)
    form.send(.type("name", "b"))
    #expect(newReads() == 1 && form.row("shout")?.text == "B" && form.row("part.shout")?.text == "A")
  }

  struct Scales {
    var grams = 1_000
    var notes = Array(repeating: "", count: 50)
    var kilos: Int {
      get { grams / 1_000 }
      set { grams = newValue * 1_000 }
    }
  }

  @Test("A setter is followed by reading the model again, once: later edits of other fields read little")
  func setter() {
    let form = FormSession(
      Scales(),
      definition: FormDefinition { fields in
        fields.add(\.grams, "grams")
        fields.add(\.kilos, "kilos").refreshes()
        for index in 0..<50 {
          fields.add("note\(index)", get: { $0.notes[index] }, set: { $0.notes[index] = $1 })
        }
      })
    form.send(.type("kilos", "3"))
    #expect(form.row("grams")?.text == "3000")
    let reads = form.operations.reads
    form.send(.type("note7", "x"))
    #expect(form.operations.reads - reads < 10, "\(form.operations.reads - reads)")
  }
}
