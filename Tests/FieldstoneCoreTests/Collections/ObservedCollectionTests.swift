import FieldstoneCore
import Testing

private struct Ranking: Equatable, FormModel {
  var title = ""
  var names: [String] = [] { didSet { if names != names.sorted() { names.sort() } } }

  static func describe(_ fields: FieldList<Ranking>) {
    fields.add(\.title, "title")
    fields.add(\.names, "names").sortable()
  }
}

private struct Podium: Equatable, FormModel {
  var names: [String] = [] { didSet { if names.count > 3 { names = Array(names.prefix(3)) } } }
  static func describe(_ fields: FieldList<Podium>) { fields.add(\.names, "names").sortable() }
}

private struct Board: Equatable, FormModel {
  var entries: [Workshop] = [] {
    didSet {
      let sorted = entries.sorted { $0.title < $1.title }
      if entries != sorted { entries = sorted }
    }
  }
  static func describe(_ fields: FieldList<Board>) { fields.add(\.entries, "entries").inline() }
}

private struct ParcelSize: Equatable, FormModel {
  var width = 0
  static func describe(_ fields: FieldList<ParcelSize>) { fields.add(\.width, "width") }
  static var formTemplate: ParcelSize? { ParcelSize() }
}

private struct SizedParcel: Equatable, FormModel {
  var size = ParcelSize() { didSet { weight = size.width * 2 } }
  var weight = 0
  var parts: [ParcelSize] = [] { didSet { widest = parts.map(\.width).max() ?? 0 } }
  var widest = 0
  static func describe(_ fields: FieldList<SizedParcel>) {
    fields.add(\.size, "size").inline()
    fields.add(\.weight, "weight")
    fields.add(\.parts, "parts").inline()
    fields.add(\.widest, "widest")
  }
  static var formTemplate: SizedParcel? { SizedParcel() }
}

private struct SizedParcels: Equatable, FormModel {
  var parcels = [SizedParcel()]
  static func describe(_ fields: FieldList<SizedParcels>) { fields.add(\.parcels, "parcels").inline() }
}

@Suite("Collections that a property observer changes")
struct ObservedCollectionTests {
  private func texts(_ form: FormEngine) -> [String] { form.elements(of: "names").compactMap { form.row($0)?.text } }

  @Test("An element stays itself where an observer sorts it in")
  func sorted() {
    let form = FormSession(Ranking(names: ["a", "b"]))
    form.send(.type("names[1]", "z"))
    #expect(form.model.names == ["b", "z"] && texts(form) == ["b", "z"])
    #expect(form.elements(of: "names") == ["names[2]", "names[1]"] && form.row("names[1]")?.text == "z")
    form.send(.type("names[2]", "zz"))
    #expect(form.elements(of: "names") == ["names[1]", "names[2]"] && texts(form) == form.model.names)
    while form.undo().isAccepted {}
    #expect(form.model.names == ["a", "b"] && texts(form) == ["a", "b"] && !form.facts.isDirty)
    form.redo()
    form.redo()
    #expect(form.model.names == ["z", "zz"] && texts(form) == ["z", "zz"])
    form.send(.reset)
    #expect(form.model.names == ["a", "b"] && texts(form) == ["a", "b"])
  }

  @Test("A new element and a moved one are where the observer has put them")
  func inserted() {
    let form = FormSession(Ranking(names: ["a", "b"]))
    form.send(.insert("names", id: "x", before: nil))
    #expect(form.elements(of: "names").first == "names[x]" && texts(form) == ["", "a", "b"])
    form.send(.type("names[x]", "ab"))
    #expect(
      form.elements(of: "names") == ["names[1]", "names[x]", "names[2]"] && form.model.names == ["a", "ab", "b"])
    form.send(.move("names[2]", before: "names[1]"))
    #expect(texts(form) == form.model.names && form.model.names == ["a", "ab", "b"])
    form.send(.remove("names[x]"))
    #expect(form.model.names == ["a", "b"] && texts(form) == ["a", "b"])
  }

  @Test("Elements that are forms keep their answers and their elements")
  func forms() {
    let form = FormSession(
      Board(entries: [Workshop(title: "a"), Workshop(title: "b", steps: [WorkshopStep(text: "s")])]))
    form.send(.type("entries[1].title", "c"))
    #expect(form.elements(of: "entries") == ["entries[2]", "entries[1]"])
    #expect(form.row("entries[1].title")?.text == "c" && form.elements(of: "entries[2].steps").count == 1)
    form.undo()
    #expect(
      form.model.entries.map(\.title) == ["a", "b"] && form.elements(of: "entries") == ["entries[1]", "entries[2]"])
  }

  @Test("What an observer takes away leaves the form")
  func shortened() {
    let form = FormSession(Podium(names: ["a", "b", "c"]))
    form.send(.insert("names", id: "x", before: "names[1]"))
    #expect(form.model.names == ["", "a", "b"] && texts(form) == ["", "a", "b"])
    form.send(.insert("names", id: "y", before: nil))
    #expect(form.model.names == ["", "a", "b"] && texts(form) == ["", "a", "b"])
    form.send(.type("names[y]", "late"))
    form.send(.remove("names[x]"))
    while form.undo().isAccepted { #expect(texts(form) == form.model.names) }
    while form.redo().isAccepted { #expect(texts(form) == form.model.names) }
  }

  @Test("What the program takes from an object is noticed by the next answer, which goes nowhere")
  func object() {
    let model = SharedWorkshops([Workshop(title: "a", host: WorkshopHost()), Workshop(title: "b")])
    let form = FormSession(model)
    model.workshops = []
    form.send(.type("workshops[1].host.name", "Ada"))
    form.send(.type("workshops[2].title", "B"))
    #expect(form.elements(of: "workshops").isEmpty && model.workshops.isEmpty)
    #expect(form.send(.remove("workshops[2]")) == .refused(.stale("workshops[2]")))
    form.send(.insert("workshops", id: "x", before: nil))
    #expect(model.workshops.count == 1 && form.elements(of: "workshops") == ["workshops[x]"])
  }

  @Test("What the observer of a subform changes beside it in an element shows, and is undone with the answer")
  func besideSubform() {
    let form = FormSession(SizedParcels())
    form.send(.type("parcels[1].size.width", "3"))
    #expect(form.model.parcels[0].weight == 6 && form.row("parcels[1].weight")?.text == "6")
    form.undo()
    #expect(form.model == SizedParcels() && form.row("parcels[1].weight")?.text == "0" && !form.facts.isDirty)
  }

  @Test("So does what the observer of a collection in an element changes beside that")
  func besideCollection() {
    let form = FormSession(SizedParcels())
    form.send(.insert("parcels[1].parts", id: "p", before: nil))
    form.send(.type("parcels[1].parts[p].width", "4"))
    #expect(form.model.parcels[0].widest == 4 && form.row("parcels[1].widest")?.text == "4")
    form.undo()
    #expect(form.model.parcels[0].widest == 0 && form.row("parcels[1].widest")?.text == "0")
  }

  @Test("An edit costs the same in a collection of any size")
  func cost() {
    func work(_ count: Int) -> FormOperations {
      let form = FormSession(WorkshopDay(workshops: (0..<count).map { Workshop(id: $0, title: "\($0)") }))
      return WorkTests.work(
        form,
        [
          .type("workshops[2].title", "x"), .insert("workshops", id: "n", before: "workshops[2]"),
          .move("workshops[3]", before: "workshops[1]"), .remove("workshops[1]"), .undo, .undo, .redo,
        ])
    }
    let (small, large) = (work(5), work(2_000))
    #expect(small == large && small.reads < 200, "\(small) \(large)")
  }
}
