import FieldstoneCore
import Testing

/// A part that is known by what people enter.
private struct SparePart: Equatable, Identifiable, FormModel {
  var id = ""
  var count = 0
  static func describe(_ fields: FieldList<SparePart>) {
    fields.add(\.id, "code")
    fields.add(\.count, "count")
  }
  static var formTemplate: SparePart? { SparePart() }
}

private struct PartShelf: FormModel {
  var parts = [SparePart(id: "a"), SparePart(id: "b")] {
    didSet {
      func isFull(_ parts: [SparePart]) -> Bool { parts.contains { $0.count == 99 } }
      if isFull(parts), !isFull(oldValue) { parts.removeAll { $0.id == "a" } }
    }
  }
  /// Not a field.
  var all: [SparePart] {
    get { parts }
    set { parts = newValue }
  }
  static func describe(_ fields: FieldList<PartShelf>) { fields.add(\.parts, "parts").inline() }
}

private struct RackItem: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<RackItem>) { fields.add(\.name, "name") }
  static var formTemplate: RackItem? { RackItem() }
}

/// A box that keeps only as many items as it has room for.
private struct RackBox: Equatable, FormModel {
  var isLast = false
  /// Not a field.
  var room = 1
  var items: [RackItem] = [] { didSet { if items.count > room { items.removeLast(items.count - room) } } }
  static func describe(_ fields: FieldList<RackBox>) {
    fields.add(\.isLast, "isLast")
    fields.add(\.items, "items").inline()
  }
  static var formTemplate: RackBox? { RackBox() }
}

private struct BoxRack: FormModel {
  var boxes = [RackBox(room: 3, items: [RackItem(), RackItem(), RackItem()]), RackBox()] {
    didSet { if boxes.last?.isLast == true, oldValue.last?.isLast == false { boxes.removeFirst() } }
  }
  static func describe(_ fields: FieldList<BoxRack>) { fields.add(\.boxes, "boxes").inline() }
}

/// Of an element that a property observer of a struct has removed, the form knows only the answers.
@Suite("Elements that undo has to make again")
struct RemadeElementTests {
  @Test("One is known by the identity that it gets back, and not by the one that a new element begins with")
  func identity() {
    let form = FormSession(PartShelf())
    let parts = form.elements(of: "parts")
    form.send(.type(FormRowID("\(parts[1]).count"), "99"))
    #expect(form.elements(of: "parts") == [parts[1]])
    form.undo()
    #expect(form.elements(of: "parts") == parts && form.model.parts == [SparePart(id: "a"), SparePart(id: "b")])
    form.edit { $0.all = [SparePart(), SparePart(id: "a", count: 9)] }
    #expect(form.elements(of: "parts").last == parts[0])
    #expect(form.row(FormRowID("\(parts[0]).count"))?.text == "9")
  }

  @Test("What an observer takes away from one while it is filled isn't shown")
  func shortened() {
    let form = FormSession(BoxRack())
    let boxes = form.elements(of: "boxes")
    form.send(.set(FormRowID("\(boxes[1]).isLast"), .flag(true)))
    #expect(form.elements(of: "boxes") == [boxes[1]])
    form.undo()
    #expect(form.model.boxes == [RackBox(items: [RackItem()]), RackBox()] && form.elements(of: "boxes") == boxes)
    #expect(form.elements(of: FormRowID("\(boxes[0]).items")).count == 1)
  }
}
