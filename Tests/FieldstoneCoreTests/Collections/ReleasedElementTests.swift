import Synchronization
import Testing

@testable import FieldstoneCore

/// Elements in elements, the outer ones of which an observer takes away.
private struct Twig: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Twig>) { fields.add(\.name, "name") }
  static var formTemplate: Twig? { Twig() }
}

private struct Numbered: Equatable, FormModel {
  var count = 0
  static func describe(_ fields: FieldList<Numbered>) { fields.add(\.count, "count") }
  static var formTemplate: Numbered? { Numbered() }
}

private struct InnerList: Equatable, FormModel {
  var items: [Numbered] = []
  static func describe(_ fields: FieldList<InnerList>) { fields.add(\.items, "items").inline() }
  static var formTemplate: InnerList? { InnerList() }
}

private struct OuterList: Equatable, FormModel {
  var others: [Twig] = []
  var inner = InnerList()
  static func describe(_ fields: FieldList<OuterList>) {
    fields.add(\.others, "others").inline()
    fields.add(\.inner, "inner").inline()
  }
}

private struct Lamp: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Lamp>) { fields.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<Lamp>) {
    form[\.name].visible { $0[parent: \LampShop.isOpen] ?? false }
  }
  static var formTemplate: Lamp? { Lamp() }
}

private struct LampShop: Equatable, FormModel {
  var isOpen = true
  var lamps: [Lamp] = []
  static func describe(_ fields: FieldList<LampShop>) {
    fields.add(\.isOpen, "isOpen")
    fields.add(\.lamps, "lamps").inline()
  }
}

/// A note with a number that no other one has.
private struct NumberedNote: FormModel {
  static let count = Mutex(0)
  var number = NumberedNote.count.withLock { count in
    count += 1
    return count
  }
  static func describe(_ fields: FieldList<NumberedNote>) { fields.add(\.number, "number") }
  static var formTemplate: NumberedNote? { NumberedNote() }
}

private struct DiaryDay: FormModel {
  var note: NumberedNote?
  static func describe(_ fields: FieldList<DiaryDay>) { fields.add(\.note, "note").inline() }
  static var formTemplate: DiaryDay? { DiaryDay() }
}

private struct Diary: FormModel {
  var days: [DiaryDay] = []
  static func describe(_ fields: FieldList<Diary>) { fields.add(\.days, "days").inline() }
}

@Suite("Elements that are gone for good")
struct ReleasedElementTests {
  private final class Broken { var all: [String] = [] }
  private func watch(_ form: FormEngine) -> Broken {
    let broken = Broken()
    form.onBrokenInvariant = { broken.all.append($0) }
    return broken
  }

  @Test("What was typed in an element that is gone for good isn't typed into the one that has its place")
  func releasedDrafts() throws {
    let form = FormSession(OuterList())
    let broken = watch(form)
    let blank = form.snapshot
    form.send(.insert("inner.items", id: "a", before: nil))
    form.send(.type("inner.items[a].count", "half"))
    form.send(.blur("inner.items[a].count"))
    form.edit { $0.inner = InnerList() }
    #expect(form.elements(of: "inner.items").isEmpty)
    form.send(.submit)
    form.send(.insert("others", id: "b", before: nil))
    try form.restore(blank)
    #expect(broken.all.isEmpty, "\(broken.all)")
    #expect(form.facts.touchedFields == 0 && !form.facts.isDirty, "\(form.facts)")
    #expect(form.model == OuterList())
  }

  @Test("However many elements have gone, the conditions of those that are left still read the form")
  func manyGone() {
    let form = FormSession(LampShop(lamps: (0..<24).map { Lamp(name: "\($0)") }))
    let broken = watch(form)
    for element in form.elements(of: "lamps").dropFirst(2) { form.send(.remove(element)) }
    let names = form.elements(of: "lamps").map { FormRowID("\($0).name") }
    #expect(names.count == 2 && names.allSatisfy(form.isShown))
    form.send(.set("isOpen", .flag(false)))
    #expect(!names.contains(where: form.isShown))
    form.send(.set("isOpen", .flag(true)))
    #expect(names.allSatisfy(form.isShown) && broken.all.isEmpty, "\(broken.all)")
  }

  @Test("An element that is new after a restore has nothing of one that is gone for good")
  func newAfterReleased() throws {
    let form = FormSession(OuterList())
    form.onBrokenInvariant = { _ in }
    let blank = form.snapshot
    form.send(.insert("inner.items", id: "a", before: nil))
    form.send(.type("inner.items[a].count", "half"))
    form.send(.blur("inner.items[a].count"))
    form.edit { $0.inner = InnerList() }
    form.send(.submit)
    try form.restore(blank)
    #expect(form.send(.insert("inner.items", id: "c", before: nil)).isAccepted)
    #expect(form.row("inner.items[c].count")?.text == "0")
    #expect(form.elements(of: "inner.items").map(\.path) == ["inner.items[c]"])
    #expect(form.facts.touchedFields == 0)
    form.undo()
    #expect(form.model == OuterList() && !form.facts.isDirty)
  }

  @Test("What is shown of a subform that is nil in a new element isn't what was shown in one that is gone for good")
  func blankSubform() throws {
    let form = FormSession(Diary())
    form.send(.insert("days", id: "a", before: nil))
    let first = try #require(form.row("days[a].note.number")?.text)
    form.send(.remove("days[a]"))
    form.send(.submit)
    form.send(.insert("days", id: "b", before: nil))
    let second = try #require(form.row("days[b].note.number")?.text)
    #expect(first != second)
    form.send(.set("days[b].note", .flag(true)))
    #expect(form.model.days.map { $0.note.map { "\($0.number)" } } == [second])
  }
}
