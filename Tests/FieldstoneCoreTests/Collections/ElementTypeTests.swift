import Testing

@testable import FieldstoneCore

@Suite("Collections of other types than arrays of values and forms")
struct ElementTypeTests {
  struct Seated: FormModel, Hashable {
    var name = ""
    static func describe(_ fields: FieldList<Seated>) { fields.add(\.name, "name").required() }
    static var formTemplate: Seated? { Seated() }
  }

  struct Survey: FormModel {
    var scores: [Int?] = [3, nil]
    var nicknames: [String]?
    var guests: [Seated]?
    var seats: [Seated?] = [nil, Seated(name: "Ada")]
    var grid: [[Int]] = [[1, 2], []]
    var names: ContiguousArray<String?>?

    static func describe(_ fields: FieldList<Survey>) {
      fields.add(\.scores, "scores").elements { $0.range(0...9) }.sortable()
      fields.add(\.nicknames, "nicknames").elements { $0.minimumLength(2) }.maximumCount(3)
      fields.add(\.guests, "guests").minimumCount(1).unique()
      fields.add(\.seats, "seats")
      fields.add(\.grid, "grid")
      fields.add(\.names, "names").template { "New" }
    }
    static func arrange(_ form: FormBuilder<Survey>) {
      form[\.seats].visible { ($0.guests?.count ?? 0) < 3 }
    }
    static var formTemplate: Survey? { Survey() }
  }

  private let form = FormSession(Survey())

  @Test("Values that may be nil are fields without a required answer, and begin as nil")
  func optionalValues() {
    #expect(form.row("scores[1]")?.text == "3" && form.row("scores[2]")?.text == "")
    #expect(form.row("scores[2]")?.isRequired == false && form.row("scores[1]")?.isReadOnly == false)
    form.send(.insert("scores", id: "a", before: nil))
    #expect(form.model.scores == [3, nil, nil])
    form.send(.type("scores[a]", "5"))
    form.send(.type("scores[1]", ""))
    #expect(form.model.scores == [nil, nil, 5])
    form.send(.type("scores[2]", "12"))
    #expect(form.issues.contains { $0.row == "scores[2]" })
    form.send(.undo)
    form.send(.move("scores[a]", before: "scores[1]"))
    #expect(form.model.scores == [5, nil, nil])
  }

  @Test("A property that may be nil holds elements as soon as there are some, and nil when the last one is removed")
  func optionalCollection() {
    #expect(form.row("nicknames")?.kind == .collection && form.model.nicknames == nil)
    form.send(.insert("nicknames", id: "a", before: nil))
    form.send(.type("nicknames[a]", "Al"))
    #expect(form.model.nicknames == ["Al"])
    form.send(.remove("nicknames[a]"))
    #expect(form.model.nicknames == nil)
    form.send(.undo)
    #expect(form.model.nicknames == ["Al"])
    form.send(.reset)
    #expect(form.model.nicknames == nil)
    form.edit { $0.nicknames = ["Bo", "x"] }
    #expect((0..<2).map { form.rows[form.rows.firstIndex { $0.id == "nicknames" }! + 1 + $0].text } == ["Bo", "x"])
    #expect(form.issues.contains { $0.row?.path.hasPrefix("nicknames[") == true })
  }

  @Test("Forms in a property that may be nil are elements, counted and compared like others")
  func optionalCollectionOfForms() {
    #expect(form.issues.contains { $0.row == "guests" })
    for id in ["a", "b"] {
      form.send(.insert("guests", id: id, before: nil))
      form.send(.type(FormRowID("guests[\(id)].name"), "Ada"))
    }
    #expect(form.model.guests?.map(\.name) == ["Ada", "Ada"])
    #expect(form.issues.contains { $0.kind.code == "repeatedEntry" })
    form.send(.duplicate("guests[a]", id: "c"))
    #expect(form.model.guests?.count == 3)
    #expect(form.send(.insert("seats", id: "d", before: nil)) == .refused(.hidden("seats")))
    form.edit { $0.guests = nil }
    #expect(form.row("guests[a]") == nil && form.send(.insert("seats", id: "d", before: nil)) == .accepted)
  }

  @Test("An element that is a form or nil leads to a subform that can be added and removed")
  func optionalForms() {
    #expect(form.model.seats.map { $0?.name } == [nil, "Ada"])
    form.send(.type("seats[3].entry.name", "Bo"))
    form.send(.type("seats[4].entry.name", "Cy"))
    #expect(form.model.seats.map { $0?.name } == ["Bo", "Cy"])
    form.send(.set("seats[4].entry", .flag(false)))
    #expect(form.model.seats.map { $0?.name } == ["Bo", nil])
    form.send(.insert("seats", id: "c", before: nil))
    #expect(form.model.seats.map { $0?.name } == ["Bo", nil, nil])
  }

  @Test("Lists in a list have a page each")
  func lists() {
    #expect(form.row("grid[5].entries[7]")?.text == "1")
    form.send(.insert("grid[6].entries", id: "x", before: nil))
    form.send(.type("grid[6].entries[x]", "7"))
    form.send(.insert("grid", id: "y", before: nil))
    form.send(.insert("grid[y].entries", id: "z", before: nil))
    #expect(form.model.grid == [[1, 2], [7], [0]])
    form.send(.remove("grid[5]"))
    #expect(form.model.grid == [[7], [0]])
  }

  @Test("A property that empties itself leaves lists in it and optional forms without elements, and is no trap")
  func emptied() {
    struct Board: FormModel {
      var grid = [[1], [2]] { didSet { if grid.contains([9]) { grid = [] } } }
      var seats: [Seated?] = [Seated(name: "Ada")] { didSet { if seats.contains(Seated(name: "x")) { seats = [] } } }
      static func describe(_ fields: FieldList<Board>) {
        fields.add(\.grid, "grid").inline()
        fields.add(\.seats, "seats").inline()
      }
      static var formTemplate: Board? { Board() }
    }
    let form = FormSession(Board())
    let inner = form.elements(of: form.elements(of: "grid").map { FormRowID($0.path + ".entries") }[1])
    form.send(.type(inner[0], "9"))
    form.send(.type(FormRowID(form.elements(of: "seats")[0].path + ".entry.name"), "x"))
    #expect(form.model.grid.isEmpty && form.model.seats.isEmpty)
    #expect(form.elements(of: "grid").isEmpty && form.elements(of: "seats").isEmpty)
    form.send(.undo)
    form.send(.undo)
    #expect(form.elements(of: "grid").count == form.model.grid.count)
  }

  @Test("A template gives new elements that may be nil their value")
  func template() {
    form.send(.insert("names", id: "a", before: nil))
    #expect(form.model.names == ["New"])
    form.send(.type("names[a]", ""))
    #expect(form.model.names == [nil])
  }
}
