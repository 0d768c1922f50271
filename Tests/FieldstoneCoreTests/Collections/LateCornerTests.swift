import FieldstoneCore
import Testing

private struct Tag: Equatable, FormModel {
  var text = ""
  static func describe(_ fields: FieldList<Tag>) { fields.add(\.text, "text") }
  static var formTemplate: Tag? { Tag() }
}
private struct Gift: Equatable, FormModel {
  var isWrapped = true
  var card: Tag?
  static func describe(_ fields: FieldList<Gift>) {
    fields.add(\.isWrapped, "isWrapped")
    fields.add(\.card, "card").visible { $0.isWrapped }.existsWhileVisible()
  }
  static var formTemplate: Gift? { Gift() }
}
private struct Gifts: Equatable, FormModel {
  var gifts: [Gift] = []
  static func describe(_ fields: FieldList<Gifts>) { fields.add(\.gifts, "gifts").inline() }
}

private final class Left: FormModel {
  var name = ""
  var right: Right?
  static func describe(_ fields: FieldList<Left>) {
    fields.add(\.name, "name")
    fields.add(\.right, "right")
  }
  static var formTemplate: Left? { Left() }
}
private final class Right: FormModel {
  var size = 0
  var left: Left?
  static func describe(_ fields: FieldList<Right>) {
    fields.add(\.size, "size")
    fields.add(\.left, "left")
  }
  static var formTemplate: Right? { Right() }
}

private final class Node: FormModel {
  var name = ""
  var next: Node?
  static func describe(_ fields: FieldList<Node>) {
    fields.add(\.name, "name")
    fields.add(\.next, "next")
  }
  static var formTemplate: Node? { Node() }
}

private final class House: FormModel {
  var name = ""
  var tag: Tag? = Tag(text: "new")
  static func describe(_ fields: FieldList<House>) {
    fields.add(\.name, "name")
    fields.add(\.tag, "tag")
  }
  static var formTemplate: House? { House() }
}
private struct Road: FormModel {
  var houses: [House] = []
  static func describe(_ fields: FieldList<Road>) { fields.add(\.houses, "houses").inline() }
}

private struct Trip: Equatable, FormModel {
  var isA = true
  var isB = false
  var note = "keep"
  var tag: Tag?
  static func describe(_ fields: FieldList<Trip>) {
    fields.add(\.isA, "isA")
    fields.add(\.isB, "isB")
    fields.add(\.note, "note").visible { $0.isA || $0.isB }.whenHidden(.dropAtOnce)
    fields.add(\.tag, "tag")
  }
  static var formTemplate: Trip? { Trip() }
}

private struct Line: Equatable, FormModel {
  var quantity = 1 { didSet { total = quantity * 2 } }
  var total = 2
  static func describe(_ fields: FieldList<Line>) {
    fields.add(\.quantity, "quantity")
    fields.add(\.total, "total")
  }
  static var formTemplate: Line? { Line() }
}
private struct LineBill: Equatable, FormModel {
  var lines = [Line()]
  static func describe(_ fields: FieldList<LineBill>) { fields.add(\.lines, "lines").inline() }
}

private struct Course: Equatable, FormModel {
  var mode = "" { didSet { steps = [] } }
  var steps = [Tag(text: "a")]
  static func describe(_ fields: FieldList<Course>) {
    fields.add(\.mode, "mode")
    fields.add(\.steps, "steps").inline()
  }
  static var formTemplate: Course? { Course() }
}
private struct CoursePlan: Equatable, FormModel {
  var courses = [Course()]
  static func describe(_ fields: FieldList<CoursePlan>) { fields.add(\.courses, "courses").inline() }
}

/// A collection type of a program's own that keeps itself sorted.
private struct SortedTags: FormCollection, Equatable {
  private var tags: [Tag] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { tags.count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(index: Int) -> Tag {
    get { tags[index] }
    set {
      tags[index] = newValue
      tags.sort { $0.text < $1.text }
    }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Tag {
    tags.replaceSubrange(range, with: new)
    tags.sort { $0.text < $1.text }
  }
}
private struct Shelf: Equatable, FormModel {
  var tags = SortedTags([Tag(text: "b"), Tag(text: "c")])
  static func describe(_ fields: FieldList<Shelf>) { fields.add(\.tags, "tags").inline() }
}

@Suite("Late subforms, and elements that change by themselves, in corners")
struct LateCornerTests {
  @Test("A visible subform of an element exists after the model was replaced, as in a new session")
  func existsAfterReplace() {
    let form = FormSession(Gifts())
    form.replace(Gifts(gifts: [Gift()]))
    #expect(form.model == FormSession(Gifts(gifts: [Gift()])).model)
    #expect(form.model.gifts.map(\.card) == [Tag()])
  }

  @Test("A new element starts with it")
  func startsWithIt() {
    let form = FormSession(Gifts())
    form.send(.insert("gifts", id: "x", before: nil))
    #expect(form.model.gifts.map(\.card) == [Tag()])
    #expect(form.row("gifts[x].card")?.isDirty == false)
  }

  @Test("Two forms that contain each other work whichever was used first")
  func mutual() {
    _ = FormSession(Left())
    let form = FormSession(Right())
    #expect(form.problems.isEmpty)
    #expect(form.search("name").map(\.row) == ["left.name"])
  }

  @Test("An object that no longer contains itself is no problem, and its row is nil")
  func brokenCycle() {
    let (a, b) = (Node(), Node())
    (a.next, b.next) = (b, a)
    let form = FormSession(a)
    b.next = nil
    form.refresh()
    #expect(form.row("next.next")?.answer == .flag(false))
    #expect(form.problems.isEmpty)
  }

  @Test("A row that leads back can be set to nil, or refuses")
  func removeCycle() {
    let (a, b) = (Node(), Node())
    (a.next, b.next) = (b, a)
    let form = FormSession(a)
    let isAccepted = form.send(.set("next.next", .flag(false))).isAccepted
    #expect(!isAccepted || b.next == nil)
  }

  @Test("A copy lacks a subform that the original lacks")
  func copy() {
    let house = House()
    house.tag = nil
    let form = FormSession(Road(houses: [house]))
    form.send(.duplicate("houses[1]", id: "x"))
    #expect(form.model.houses.count == 2 && form.model.houses[1].tag == nil)
  }

  @Test("Looking up a row during an edit runs no condition before the edit is complete")
  func lookupDuringEdit() {
    let (form, looked) = (FormSession(Trip()), FormSession(Trip()))
    _ = looked.row("tag.text")
    for form in [form, looked] {
      form.edit {
        $0.isA = false
        $0[dynamicMember: \.tag!.text] = "Elm"
        $0.isB = true
      }
    }
    #expect(looked.model.note == "keep")
    #expect(form.model == looked.model)
  }

  @Test("What the observer of a property of an element changes beside it is noticed")
  func besideIt() {
    let form = FormSession(LineBill())
    form.send(.type("lines[1].quantity", "3"))
    #expect(form.model.lines[0].total == 6)
    #expect(form.row("lines[1].total")?.text == "6")
  }

  @Test("An answer for an element that an observer has removed isn't lost silently")
  func removedBeside() {
    let form = FormSession(CoursePlan())
    let steps = FormRowID("\(form.elements(of: "courses")[0]).steps")
    let step = form.elements(of: steps)[0]
    form.send(.type(FormRowID("\(form.elements(of: "courses")[0]).mode"), "x"))
    form.send(.type(FormRowID("\(step).text"), "y"))
    #expect(form.elements(of: steps).count == form.model.courses[0].steps.count)
  }

  @Test("A collection type that sorts itself is followed")
  func sortsItself() {
    let form = FormSession(Shelf())
    form.send(.type("tags[1].text", "z"))
    let shown = form.elements(of: "tags").map { form.row(FormRowID("\($0).text"))?.text }
    #expect(shown == form.model.tags.map(\.text))
  }
}
