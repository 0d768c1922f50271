import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@Suite("Recordings that are played")
struct PlayedRecordingTests {
  struct Talk: FormModel, Equatable {
    var name = ""
    var speakers: [Speaker] = []
    static func describe(_ fields: FieldList<Talk>) {
      fields.add(\.name, "name")
      fields.add(\.speakers, "speakers").pushed().elementTitle("Speaker").sortable()
    }
    static var formTemplate: Talk? { Talk() }
  }

  struct Speaker: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Speaker>) { fields.add(\.name, "name") }
    static var formTemplate: Speaker? { Speaker() }
  }

  struct Plan: FormModel, Equatable {
    var name = ""
    var pin = ""
    var tags: [String] = []
    var talks = [Talk(name: "Engines"), Talk(name: "Notes")]
    static func describe(_ fields: FieldList<Plan>) {
      fields.add(\.name, "name").required()
      fields.add(\.pin, "pin").password()
      fields.add(\.tags, "tags").options(["Tea, green", "Coffee"]).ownEntries()
      fields.add(\.talks, "talks").pushed().elementTitle("Talk").sortable()
    }
  }

  private func commands(_ recording: FormRecording) -> [String] {
    recording.script.split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test("How a conflict was resolved is played again", arguments: [0, 1])
  func conflict(choice: Int) throws {
    let form = FormSession(Plan(name: "Draft"), environment: .test)
    let recording = form.record()
    form.send(.type("name", "Mine"))
    form.update(from: Plan(name: "Theirs"))
    let entry = try #require(form.row("name")).contextActions[choice]
    #expect(form.send(.act("name", action: entry.id)) == .accepted)
    #expect(commands(recording) == ["type Name = Mine", "act Name = \(entry.title)"])
    let other = FormTester(FormSession(Plan(name: "Draft"), environment: .test))
    try other.play("form plan\ntype Name = Mine\n")
    other.form.update(from: Plan(name: "Theirs"))
    try other.play("form plan\nact Name = \(entry.title)\n")
    #expect(other.form.model.name == ["Mine", "Theirs"][choice] && other.form.conflicts.isEmpty)
    #expect(other.form.model == form.model)
  }

  @Test("A menu without such an entry, and a row without a menu, are errors that say what there is")
  func noEntry() {
    let form = FormTester(FormSession(Plan(name: "Draft"), environment: .test))
    #expect(throws: (any Error).self) { try form.play("form plan\nact Name = Copy\n") }
    form.form.send(.type("name", "Mine"))
    form.form.update(from: Plan(name: "Theirs"))
    #expect { try form.play("form plan\nact Name = Copy\n") } throws: { "\($0)".contains("but: 'Keep") }
  }

  @Test("The page of an element is opened again, also one in another element")
  func elements() throws {
    let form = FormSession(Plan(), environment: .test)
    let recording = form.record()
    form.send(.open("talks[2]"))
    form.send(.insert("talks[2].speakers", id: "a", before: nil))
    form.send(.type("talks[2].speakers[a].name", "Ada"))
    form.send(.back)
    form.send(.insert("talks[2].speakers", id: "b", before: "talks[2].speakers[a]"))
    form.send(.back)
    form.send(.focus("talks[2].speakers[a].name"))
    form.send(.type("talks[2].speakers[a].name", "Ada L."))
    #expect(
      commands(recording) == [
        "open Talk #2", "insert Speakers a", "type Name = Ada", "back", "insert Speakers b before Speaker", "back",
        "open Speaker #2", "type Name = Ada L.",
      ])
    let other = FormTester(Plan())
    try other.play(recording.script)
    #expect(other.form.model == form.model && other.form.page == form.page)
    #expect(form.model.talks[1].speakers == [Speaker(), Speaker(name: "Ada L.")])
  }

  @Test("An element is named as it was before it was moved")
  func moved() throws {
    let form = FormSession(Plan(), environment: .test)
    let recording = form.record()
    form.send(.insert("talks", id: "x", before: "talks[1]"))
    form.send(.back)
    form.send(.move("talks[2]", before: "talks[x]"))
    #expect(commands(recording) == ["insert Talks x before Talk", "back", "move Talk #3 before Talk"])
    let other = FormTester(Plan())
    try other.play(recording.script)
    #expect(other.form.model.talks.map(\.name) == ["Notes", "", "Engines"])
  }

  @Test("Titles with commas are chosen again, and so are entries of one's own")
  func picked() throws {
    let form = FormSession(Plan(), environment: .test)
    let recording = form.record()
    form.send(.set("tags", .choices(["Tea, green", "Water, still"])))
    #expect(commands(recording) == [#"pick Tags = Tea\u{2C} green, Water\u{2C} still"#])
    let other = FormTester(Plan())
    try other.play(recording.script)
    #expect(other.form.model.tags == ["Tea, green", "Water, still"] && form.model.tags == other.form.model.tags)
  }

  @Test("A script is played on the tester's form, and its inputs are part of the tester's")
  func played() throws {
    let person = FormTester(Plan())
    try person.play("form plan\ntype Name = Ada\nexpect value Name = Ada\nsubmit\nexpect submitted\n")
    #expect(person.form.model.name == "Ada" && person.form.facts.isSubmitted)
    #expect(person.script.inputs == [.focus("name"), .type("name", "Ada"), .blur("name"), .submit])
    let again = FormTester(Plan())
    person.script.run(on: again.form)
    #expect(again.form.model == person.form.model)
  }

  @Test(
    "What can't be played is an error that names the line",
    arguments: [
      ("form plan\ntype Name = Ada\ntype Nam = Bob\n", "report:3: type Nam = Bob\non engine: There is no field"),
      ("form plan\n\nexpect value Name = Ada\n", "report:3: expect value Name = Ada\non engine: Expected value"),
      (
        "form plan\nsubmit\nexpect submitted\n", "report:3: expect submitted\non engine: Expected submitted, found open"
      ),
      ("form plan\nback\n", "report:2: back\non engine: Refused: "),
      ("form plan\ntype Name\n", "report:2: Expected 'type ROW = TEXT'."),
    ])
  func mistakes(script: String, message: String) {
    let person = FormTester(Plan())
    do {
      try person.play(script, name: "report")
      Issue.record("The script must be refused.")
    } catch {
      #expect("\(error)".hasPrefix(message), "\(error)")
    }
  }

  @Test("A file is played, and errors have its name")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString).form")
    defer { try? FileManager.default.removeItem(at: file) }
    try "form plan\ntype Name = Ada\nexpect value Name = Lin\n".write(to: file, atomically: true, encoding: .utf8)
    let person = FormTester(Plan())
    let failure = #expect(throws: ConformanceFailure.self) { try person.play(contentsOf: file) }
    #expect(failure?.line == 3 && failure?.script.name == file.lastPathComponent)
    #expect(person.form.model.name == "Ada")
  }

  @Test("Inputs for rows of other pages than the one that is open are played on those pages")
  func jumping() throws {
    let form = FormSession(Plan(), environment: .test)
    let recording = form.record()
    form.send(.open("talks[1]"))
    // As programs do, and forms that come from the web.
    form.send(.type("name", "Ada"))
    form.sendTogether([.type("talks[2].name", "Maps"), .set("tags", .choices([])), .type("talks[1].name", "Ink")])
    form.send(.move("talks[2]", before: "talks[1]"))
    form.send(.back)
    form.send(.remove("talks[1]"))
    #expect(
      commands(recording) == [
        "open Talk", "back", "type Name = Ada", "open Talk #2", "type Name = Maps", "back", "pick Tags =", "open Talk",
        "type Name = Ink", "back", "move Talk #2 before Talk", "open Talk #2", "back", "remove Talk #2",
      ])
    let other = FormTester(Plan())
    try other.play(recording.script)
    #expect(other.form.model == form.model && other.form.page == form.page)
    #expect(form.model.name == "Ada" && form.model.talks == [Talk(name: "Maps")])
  }

  @Test("The end is what became of the form, also where a row gets the focus after the submit")
  func ended() {
    let form = FormSession(Plan(name: "Ada"), environment: .test)
    let recording = form.record()
    form.send(.submit)
    form.send(.focus("name"))
    #expect(commands(recording) == ["submit", "expect submitted"])
    form.send(.type("name", "Lin"))
    #expect(commands(recording) == ["submit", "type Name = Lin"])
  }

  @Test("Leaving with the form's own button is answered in the script too")
  func left() throws {
    let definition = FormDefinition<Plan>(
      describe: { $0.add(\.name, "name") }, arrange: { $0.button("Leave", .cancel) })
    let form = FormSession(Plan(), definition: definition, environment: .test)
    let recording = form.record()
    form.send(.type("name", "Ada"))
    let button = try #require(form.rows.first { $0.action == .cancel })
    form.send(.perform(button.id))
    #expect(commands(recording) == ["type Name = Ada", "press Leave", "leave", "expect cancelled"])
    let other = FormTester(Plan(), definition: definition)
    try other.play(recording.script)
    #expect(other.form.facts.isCancelled)
  }

  @Test("What a script can't say is a comment: another language, a draft, a row without a title")
  func comments() throws {
    let definition = FormDefinition<Plan> { fields in
      fields.add(\.name, "name").title("")
      fields.add(\.tags, "tags").options(["a", "b"])
    }
    let form = FormSession(Plan(), definition: definition, environment: .test)
    let snapshot = form.snapshot
    let recording = form.record()
    form.send(.type("name", "Ada"))
    form.locale = Locale(identifier: "de")
    try form.restore(snapshot)
    form.send(.set("tags", .choices(["b"])))
    #expect(
      commands(recording) == [
        "# In a row without a title: type  = Ada", "# The language was changed to de.",
        "# Answers were restored, such as those of a draft.", "pick Tags = b",
      ])
    let other = FormTester(Plan(), definition: definition)
    try other.play(recording.script)
    #expect(other.form.model.tags == ["b"])
  }
}
