import FieldstoneCore
import Testing

@Suite("The focus where elements go")
struct CollectionFocusTests {
  private struct Choir: FormModel {
    var isOpen = true
    var members = ["Ada"]

    static func describe(_ fields: FieldList<Choir>) {
      fields.add(\.isOpen, "isOpen")
      fields.add(\.members, "members").visible { $0.isOpen }.whenHidden(.dropAtOnce)
    }
  }

  @Test("A collection that is hidden and emptied leaves the focus to a row that shows")
  func hidden() {
    let form = FormSession(Choir())
    #expect(form.send(.focus("members[1]")) == .accepted)
    form.send(.set("isOpen", .flag(false)))
    #expect(form.model.members == [])
    #expect(form.focusedRow == "isOpen")
  }

  private struct Singer: FormModel {
    var name = ""

    static func describe(_ fields: FieldList<Singer>) { fields.add(\.name, "name") }
    static var formTemplate: Singer? { Singer() }
  }
  private struct Stage: FormModel {
    var singers = [Singer(name: "Ada"), Singer(name: "Ben"), Singer(name: "Cid")]

    static func describe(_ fields: FieldList<Stage>) { fields.add(\.singers, "singers").inline() }
  }

  @Test("From the row of an element that is removed, the focus goes to a row like it, and from a field to a field")
  func neighbors() {
    let form = FormSession(Stage())
    form.send(.focus("singers[2]"))
    form.send(.remove("singers[2]"))
    #expect(form.focusedRow == "singers[3]")
    form.send(.remove("singers[3]"))
    #expect(form.focusedRow == "singers[1]")
    form.undo()
    form.send(.focus("singers[1].name"))
    form.send(.remove("singers[1]"))
    #expect(form.focusedRow == "singers[3].name")
  }

  @Test(
    "If neighbors are removed at the same time, the focus goes to the next element that stays, else to the one before")
  func removedTogether() {
    let form = FormSession(Stage())
    form.send(.focus("singers[1].name"))
    form.edit { $0.singers.removeFirst(2) }
    #expect(form.focusedRow == "singers[3].name")
    form.undo()
    form.send(.focus("singers[2].name"))
    form.edit { $0.singers.removeLast(2) }
    #expect(form.focusedRow == "singers[1].name")
    form.send(.focus("singers[1]"))
    form.edit { $0.singers = [] }
    #expect(form.focusedRow == "singers[+]")
  }

  @Test("If others have come in their place, the first of them gets it; it is nobody's where the form starts over")
  func others() {
    let form = FormSession(Stage())
    form.send(.focus("singers[1].name"))
    form.edit { $0.singers = [Singer(name: "Dan"), Singer(name: "Eve")] }
    #expect(form.focusedRow == form.elements(of: "singers").first.map { FormRowID("\($0).name") })
    form.edit { _ in
      form.send(.remove(form.elements(of: "singers")[0]))
      form.replace(Stage())
    }
    #expect(form.focusedRow == nil)
  }

  private struct Log: FormModel {
    var entries = ["a"]

    static func describe(_ fields: FieldList<Log>) { fields.add(\.entries, "entries").readOnly() }
    static var formTemplate: Log? { Log() }
  }
  private struct Trial: FormModel {
    var log = Log()

    static func describe(_ fields: FieldList<Trial>) { fields.add(\.log, "log") }
  }

  @Test("What a program puts into a read-only collection is no change of a person's")
  func readOnly() {
    let form = FormSession(Trial())
    form.edit { $0.log = Log(entries: ["a", "b"]) }
    #expect(!form.facts.isDirty)
    form.edit { $0.log = Log(entries: ["a"]) }
    #expect(!form.facts.isDirty)
  }

  private struct Tags: FormModel {
    var tags = ["a", "a"]

    static func describe(_ fields: FieldList<Tags>) {
      fields.add(\.tags, "tags").unique().maximumCount(2)
    }
  }

  @Test("Where nothing can be added, a refused submit leads to the first entry")
  func refused() {
    let form = FormSession(Tags())
    form.send(.submit)
    #expect(form.facts.failedSubmits == 1 && form.focusedRow == "tags[1]")
  }

  private struct Player: FormModel {
    var isCaptain = false
    var name = ""

    static func describe(_ fields: FieldList<Player>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Player>) {
      form[\.name].enabled { $0.isCaptain || ($0[parent: \Squad.players]?.count ?? 0) < 2 }
    }
    static var formTemplate: Player? { Player() }
  }

  private struct Squad: FormModel {
    var players = [Player(isCaptain: true, name: "Ada"), Player(name: "Ben")]

    static func describe(_ fields: FieldList<Squad>) { fields.add(\.players, "players").inline() }
  }

  @Test("The focus goes to the first field of the next element that can have it once all conditions have run")
  func conditions() {
    let form = FormSession(Squad())
    #expect(form.send(.focus("players[1].name")) == .accepted)
    form.send(.remove("players[1]"))
    #expect(form.row("players[2].name")?.isEnabled == true)
    #expect(form.focusedRow == "players[2].name")
  }
}
