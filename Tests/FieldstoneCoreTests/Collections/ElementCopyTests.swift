import FieldstoneCore
import Synchronization
import Testing

@Suite("What isn't copied or made again")
struct ElementCopyTests {
  private struct Kid: FormModel, Equatable {
    var name = ""
    var isFirst = false

    static func describe(_ fields: FieldList<Kid>) { fields.add(\.name, "name") }
    static var formTemplate: Kid? { Kid() }
  }
  private struct House: FormModel {
    var kids = (0..<1_000).map { Kid(name: "\($0)") }

    static func describe(_ fields: FieldList<House>) { fields.add(\.kids, "kids") }
    static var formTemplate: House? { House() }
  }
  private struct Street: FormModel {
    var house: House? = House()

    static func describe(_ fields: FieldList<Street>) { fields.add(\.house, "house") }
  }

  @Test("An edit of an element under an optional parent copies no array")
  func optionalParent() throws {
    let form = FormSession(Street())
    let row = try #require(form.elements(of: "house.kids").last)
    func place() -> UnsafeRawPointer? {
      form.model.house?.kids.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
    }
    form.send(.type(FormRowID("\(row).name"), "Ada"))
    let before = place()
    for name in ["Ben", "Cid"] { form.send(.type(FormRowID("\(row).name"), name)) }
    #expect(before != nil && place() == before)
    #expect(form.model.house?.kids.last?.name == "Cid")
  }

  private struct Note: FormModel {
    /// How many have been made.
    static let count = Mutex(0)
    var number = Note.count.withLock { count in
      count += 1
      return count
    }

    static func describe(_ fields: FieldList<Note>) { fields.add(\.number, "number") }
    static var formTemplate: Note? { Note() }
  }
  private struct Diary: FormModel {
    var note: Note?

    static func describe(_ fields: FieldList<Diary>) { fields.add(\.note, "note") }
  }

  @Test("A blank value is made once, so what it shows doesn't change between looks, and is what is kept")
  func blank() throws {
    let form = FormSession(Diary())
    form.send(.open("note"))
    let first = try #require(form.row("note.number")?.text)
    form.refresh()
    #expect(form.row("note.number")?.text == first)
    form.send(.set("note", .flag(true)))
    #expect(form.model.note.map { "\($0.number)" } == first)
  }
}
