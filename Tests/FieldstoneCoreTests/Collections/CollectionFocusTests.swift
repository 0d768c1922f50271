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
}
