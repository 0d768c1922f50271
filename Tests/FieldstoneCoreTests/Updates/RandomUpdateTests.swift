import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneTesting

/// Compares updates with a naive merge of whole models.
@Suite("Random updates")
struct RandomUpdateTests {
  struct Item: FormModel, Identifiable, Equatable {
    var id: Int
    var name: String

    static func describe(_ fields: FieldList<Item>) { fields.add(\.name, "name") }
    static var formTemplate: Item? { Item(id: -1, name: "") }
  }

  struct Box: FormModel, Equatable {
    var (a, b, c) = ("a", "b", "c")
    var number = 1
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]

    static func describe(_ fields: FieldList<Box>) {
      fields.add(\.a, "a")
      fields.add(\.b, "b")
      fields.add(\.c, "c")
      fields.add(\.number, "number")
      fields.add(\.items, "items")
    }
  }

  /// What a field is after a merge, and whether that is a conflict.
  private static func merged<Value: Equatable>(_ start: Value, _ mine: Value, _ theirs: Value) -> (Value, Bool) {
    if mine == start || mine == theirs { return (theirs, false) }
    return (mine, theirs != start)
  }

  private static func edit(_ box: inout Box, _ random: inout SplitMix, isOther: Bool) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let word = ["x", "y", "z"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0: box.a = word
      case 1: box.b = word
      case 2: box.c = word
      case 3: box.number = Int.random(in: 1...3, using: &random)
      case 4: if let index = box.items.indices.randomElement(using: &random) { box.items[index].name = word }
      default:
        // Only others change which elements there are; what the form does about its own is tested by itself.
        guard isOther else { continue }
        if Bool.random(using: &random) {
          box.items.append(Item(id: Int.random(in: 10...1_000_000, using: &random), name: word))
        } else if let index = box.items.indices.randomElement(using: &random) {
          box.items.remove(at: index)
        }
      }
    }
  }

  @Test("An update is what a naive merge of the models is; undo, redo and reset lead where they say", arguments: 1...60)
  func merges(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var start = Box()
    let form = FormSession(start)
    var mine = start
    for _ in 0..<4 {
      Self.edit(&mine, &random, isOther: false)
      form.edit { edit in
        (edit.a, edit.b, edit.c, edit.number) = (mine.a, mine.b, mine.c, mine.number)
      }
      for (row, item) in zip(form.elements(of: "items"), mine.items) {
        form.send(.type(FormRowID("\(row).name"), item.name))
      }
      var theirs = start
      Self.edit(&theirs, &random, isOther: true)
      form.update(from: theirs, by: "Ada")

      var expected = theirs
      var conflicts = 0
      func merge<Value: Equatable>(_ path: WritableKeyPath<Box, Value>) {
        let (value, isConflict) = Self.merged(start[keyPath: path], mine[keyPath: path], theirs[keyPath: path])
        expected[keyPath: path] = value
        if isConflict { conflicts += 1 }
      }
      merge(\.a)
      merge(\.b)
      merge(\.c)
      merge(\.number)
      for (index, item) in theirs.items.enumerated() {
        guard let old = start.items.first(where: { $0.id == item.id }),
          let own = mine.items.first(where: { $0.id == item.id })
        else { continue }
        let (name, isConflict) = Self.merged(old.name, own.name, item.name)
        expected.items[index].name = name
        if isConflict { conflicts += 1 }
      }
      // What others have removed stays where it was if it was changed here, and so does what is only here.
      let stays = mine.items.filter { own in
        !theirs.items.contains { $0.id == own.id } && own.name != start.items.first { $0.id == own.id }?.name
      }
      conflicts += stays.count { own in start.items.contains { $0.id == own.id } }
      #expect(
        Set(form.model.items.map(\.id)) == Set(expected.items.map(\.id) + stays.map(\.id)),
        "from \(start), mine \(mine), theirs \(theirs)")
      #expect(form.model.items.filter { item in !stays.contains(item) } == expected.items)
      expected.items = form.model.items
      #expect(form.model == expected, "from \(start), mine \(mine), theirs \(theirs)")
      #expect(form.conflicts.count == conflicts, "\(form.conflicts)")
      #expect(form.facts.isValid == (conflicts == 0) && form.facts.isDirty == (form.model != theirs))

      form.resolveConflicts(Bool.random(using: &random) ? .mine : .theirs)
      #expect(form.conflicts.isEmpty && form.facts.isValid)
      let resolved = form.model
      if conflicts > 0 {
        form.send(.undo)
        #expect(form.model == expected && form.conflicts.count == conflicts)
        form.send(.redo)
        #expect(form.model == resolved && form.conflicts.isEmpty)
      }
      if form.facts.isDirty {
        form.send(.reset)
        #expect(form.model == theirs && !form.facts.isDirty)
        form.send(.undo)
      }
      #expect(form.model == resolved)
      (start, mine) = (theirs, form.model)
    }
  }
}
