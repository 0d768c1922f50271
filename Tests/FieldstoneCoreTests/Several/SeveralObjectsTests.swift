import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@Suite("Several objects in one session")
struct SeveralObjectsTests {
  private func shapes(_ count: Int = 3, _ change: (Int, inout Shape) -> Void = { _, _ in }) -> [Shape] {
    (0..<count).map { number in
      var shape = Shape()
      change(number, &shape)
      return shape
    }
  }

  private func form(_ shapes: [Shape]) throws -> FormSession<Shape> {
    try #require(FormSession(all: shapes))
  }

  @Test("Without an object there is no session; with one it is like any other")
  func fewObjects() throws {
    #expect(FormSession(all: [Shape]()) == nil)
    let one = try form([Shape()])
    #expect(
      one.objectCount == 1 && one.models == [FormSession(Shape()).model] && one.dump() == FormSession(Shape()).dump())
  }

  @Test("What all share is shown, what differs is mixed: no value, no answer, nothing missing")
  func mixed() throws {
    let form = try form(
      shapes {
        $1.width = 10 * ($0 + 1)
        $1.isVisible = $0 > 0
        $1.kind = $0 == 1 ? .circle : .box
        $1.border.color = $0 == 2 ? "red" : "black"
      })
    #expect(
      form.dump().split(separator: "\n").prefix(7).joined(separator: "\n") == """
        [name] Name:
        [kind] Kind: ≠
        [width] Width*: ≠
        [height] Height*: 10
        [opacity] Opacity*: 1 (disabled)
        [isVisible] Is Visible: ≠
        [corner] Corner:
        """)
    for id in ["kind", "width", "isVisible", "border.color"] {
      let row = try #require(form.row(FormRowID(id)))
      #expect(row.isMixed && row.text.isEmpty && row.answer == .none && row.display == "Multiple values")
      #expect(row.placeholder == "Multiple values" && row.options.allSatisfy { !$0.isChosen } && !row.isDirty)
    }
    #expect(form.row("name")?.isMixed == false && form.row("border.thickness")?.isMixed == false)
    #expect(form.facts.isValid && !form.facts.isDirty && !form.facts.canUndo)
    #expect(form[\.width].isMixed && form[\.width].value == nil && form[\.width].values == [10, 20, 30])
    #expect(form.row("total")?.isMixed == true && form.row("area")?.isMixed == true)
  }

  @Test("An edit goes to all; one undo gives each its own value back")
  func edit() throws {
    let before = shapes { $1.width = 10 * ($0 + 1) }
    let form = try form(before)
    form.send(.type("width", "50"))
    #expect(form.models.map(\.width) == [50, 50, 50] && form.row("width")?.isMixed == false)
    #expect(form.models.map(\.total) == [60, 60, 60] && form.row("total")?.display == "60")
    #expect(form.facts.isDirty && form.row("area")?.display == "500")
    form.undo()
    #expect(form.models.map(\.width) == [10, 20, 30] && form.row("width")?.isMixed == true && !form.facts.isDirty)
    #expect(form.models.map(\.total) == [20, 30, 40])
    form.redo()
    #expect(form.models.map(\.width) == [50, 50, 50])
    form.send(.reset)
    #expect(form.models.map(\.width) == [10, 20, 30] && !form.facts.isDirty)
  }

  @Test("The first object's own value is an edit, too; an untouched field is never written")
  func firstValue() throws {
    let form = try form(
      shapes {
        $1.isVisible = $0 == 0; $1.name = "\($0)"
      })
    form.send(.set("isVisible", .flag(true)))
    #expect(form.models.map(\.isVisible) == [true, true, true])
    form.send(.type("name", ""))
    form.sendTogether([.type("name", ""), .set("name", .text(""))])
    #expect(form.models.map(\.name) == ["0", "1", "2"], "An empty text in a field that shows none says nothing.")
    form.send(.set("name", .none))
    #expect(form.models.map(\.name) == ["", "", ""], "Clearing says that it is to be empty.")
    form.undo()
    #expect(form.models.map(\.name) == ["0", "1", "2"])
  }

  @Test("A rule looks at each object; its issue says how many it concerns")
  func rules() async throws {
    let form = try form(
      shapes(4) {
        $1.width = $0 == 0 ? 500 : 50
        $1.height = $0 < 3 ? 10 * $0 + 5 : 101
        $1.border.color = $0 == 1 ? "" : "black"
      })
    #expect(
      form.issues.map { "\($0.row?.path ?? ""): \($0.text(in: .standard))" } == [
        "width: Enter a value from 1 to 100. (1 of 4 objects)",
        "height: Enter a value from 1 to 100. (1 of 4 objects)",
        "height: Too high for its width. (1 of 4 objects)",
        "border.color: This field is required. (1 of 4 objects)",
      ])
    #expect(await form.submit().model == nil)
    form.send(.type("border.color", "blue"))
    form.send(.type("width", "60"))
    form.send(.type("height", "130"))
    #expect(form.issues.map { $0.text(in: .standard) }.first == "Enter a value from 1 to 100.")
    form.send(.type("height", "60"))
    #expect(form.issues.isEmpty)
  }

  @Test("A row is shown if its condition holds for any object, and enabled if it holds for all")
  func conditions() throws {
    let form = try form(
      shapes {
        $1.kind = $0 == 2 ? .box : .line; $1.isVisible = $0 == 1
      })
    #expect(form.row("corner") != nil && form.row("opacity")?.isEnabled == false)
    form.send(.set("kind", .choices(["line"])))
    #expect(form.rows.allSatisfy { $0.id != "corner" })
    form.send(.set("isVisible", .flag(true)))
    #expect(form.row("opacity")?.isEnabled == true)
    form.undo()
    form.undo()
    #expect(form.rows.contains { $0.id == "corner" } && form.row("opacity")?.isEnabled == false)
  }

  @Test("A submit hands over each model")
  func submit() async throws {
    let form = try form(
      shapes {
        $1.width = $0 + 10; $1.kind = .line; $1.corner = $0
      })
    var received: [Shape] = []
    form.onSubmit { received.append($0) }
    form.send(.type("name", "all"))
    let first = await form.submit().model
    #expect(first?.width == 10 && form.submissions.map(\.width) == [10, 11, 12] && received == form.submissions)
    #expect(received.allSatisfy { $0.name == "all" && $0.corner == nil })
    #expect(form.models.map(\.corner) == [0, 1, 2], "What is hidden is left out of what is submitted only.")
  }

  @Test("A new day keeps the time of each object")
  func days() throws {
    let form = try form(shapes { $1.day = Date(timeIntervalSinceReferenceDate: Double($0) * 3_600) })
    #expect(form.row("day")?.isMixed == true)
    form.send(.set("day", .date(DateComponents(year: 2020, month: 5, day: 4))))
    let days = form.models.compactMap(\.day)
    #expect(days.count == 3 && days[1].timeIntervalSince(days[0]) == 3_600 && form.row("day")?.isMixed == true)
    form.send(.set("day", .none))
    #expect(form.models.allSatisfy { $0.day == nil })
    form.undo()
    form.undo()
    #expect(form.models.map(\.day) == (0..<3).map { Date(timeIntervalSinceReferenceDate: Double($0) * 3_600) })
  }

  @Test("An optional subform that all have, or none, is edited as one; undo restores each")
  func subforms() throws {
    let form = try form(shapes { $1.shadow = Shadow(radius: $0, isSoft: true) })
    #expect(form.row("shadow")?.isMixed == false && form.row("shadow.radius")?.isMixed == true)
    form.send(.set("shadow", .flag(false)))
    #expect(form.models.allSatisfy { $0.shadow == nil })
    form.undo()
    #expect(form.models.map { $0.shadow?.radius } == [0, 1, 2] && form.row("shadow.radius")?.isMixed == true)
    form.redo()
    form.send(.set("shadow", .flag(true)))
    #expect(form.models.allSatisfy { $0.shadow == Shadow() })
    form.send(.type("shadow.radius", "8"))
    #expect(form.models.allSatisfy { $0.shadow?.radius == 8 })
    while form.facts.canUndo { form.undo() }
    #expect(form.models.map { $0.shadow?.radius } == [0, 1, 2])
  }

  @Test("An optional subform that only some have, and a collection, can only be read")
  func unmerged() throws {
    let form = try form(
      shapes {
        $1.shadow = $0 == 1 ? nil : Shadow(); $1.labels = [Label(text: "\($0)")]
      })
    let shadow = try #require(form.row("shadow"))
    #expect(shadow.isMixed && shadow.isReadOnly && shadow.answer == .none && shadow.display == "Multiple values")
    #expect(form.send(.set("shadow", .flag(false))) == .refused(.readOnly("shadow")))
    #expect(form.send(.type("shadow.radius", "9")) == .refused(.readOnly("shadow.radius")))
    #expect(form.send(.insert("labels", id: "x", before: nil)) != .accepted)
    #expect(form.models.map(\.shadow) == [Shadow(), nil, Shadow()])
    form.edit { $0.shadow = Shadow(radius: 7, isSoft: false) }
    #expect(form.models.allSatisfy { $0.shadow?.radius == 7 } && form.row("shadow")?.isMixed == false)
    form.undo()
    #expect(form.models.map(\.shadow) == [Shadow(), nil, Shadow()] && form.row("shadow")?.isMixed == true)
  }

  @Test("A draft keeps the values of each; one of another number of objects doesn't fit")
  func drafts() throws {
    let before = shapes {
      $1.width = $0 + 10; $1.name = "\($0)"
    }
    let form = try form(before)
    form.send(.type("width", "+1"))
    form.send(.type("name", "all"))
    let bytes = try form.snapshot.encoded()
    let other = try self.form(before)
    #expect(try other.restore(FormSnapshot(encoded: bytes)) == [])
    #expect(other.models == form.models && other.models.map(\.width) == [11, 12, 13])
    #expect(other.row("width")?.isMixed == true && other.row("width")?.isDirty == true)
    other.send(.reset)
    #expect(other.models.map(\.name) == ["0", "1", "2"] && other.models.map(\.width) == [10, 11, 12])
    let fewer = try self.form(Array(before.prefix(2)))
    #expect(try fewer.restore(form.snapshot).contains("width") && fewer.models.map(\.width) == [10, 11])
  }
}
