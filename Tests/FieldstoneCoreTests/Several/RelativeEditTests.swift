import FieldstoneCore
import Foundation
import Testing

@Suite("Relative edits")
struct RelativeEditTests {
  private func form(_ widths: [Int]) throws -> FormSession<Shape> {
    try #require(
      FormSession(
        all: widths.map {
          var shape = Shape()
          shape.width = $0
          return shape
        }))
  }

  @Test("+1 and -5 change the number of each object, as one step")
  func each() throws {
    let form = try form([10, 20, 30])
    form.send(.type("width", "+1"))
    #expect(form.models.map(\.width) == [11, 21, 31] && form.row("width")?.isMixed == true && form.facts.isDirty)
    form.send(.blur("width"))
    form.send(.type("width", "-5"))
    form.send(.blur("width"))
    form.send(.type("width", "− 1"))
    #expect(form.models.map(\.width) == [5, 15, 25])
    form.undo()
    form.undo()
    form.undo()
    #expect(form.models.map(\.width) == [10, 20, 30] && !form.facts.isDirty && !form.facts.canUndo)
    form.redo()
    #expect(form.models.map(\.width) == [11, 21, 31])
  }

  @Test("While somebody types, the change waits until the field is left")
  func typing() throws {
    let form = try form([10, 20])
    form.send(.focus("width"))
    for text in ["+", "+1", "+15"] { form.send(.type("width", text)) }
    #expect(form.models.map(\.width) == [10, 20] && form.row("width")?.text == "+15")
    form.send(.blur("width"))
    #expect(form.models.map(\.width) == [25, 35] && form.row("width")?.text == "")
    form.undo()
    #expect(form.models.map(\.width) == [10, 20] && !form.facts.canUndo)
  }

  @Test("If one of the new numbers is refused, nothing changes, and the issue names the object")
  func refused() throws {
    let form = try form([10, 96, 20])
    form.send(.type("width", "+5"))
    #expect(form.models.map(\.width) == [10, 96, 20])
    #expect(
      form[\.width].issues.map { $0.text(in: .standard) }
        == ["Enter a value from 1 to 100. (object 2 of 3)"])
    #expect(form.row("width")?.text == "+5" && !form.facts.isValid)
    form.send(.type("width", "+4"))
    #expect(form.models.map(\.width) == [14, 100, 24] && form.facts.isValid)
  }

  @Test("One object takes them, too; = stands before the number itself; other fields don't take them")
  func other() throws {
    let form = FormSession(Shape())
    form.send(.type("width", "+5"))
    #expect(form.model.width == 15)
    form.send(.type("opacity", "=-0.5"))
    #expect(form.model.opacity == -0.5)
    form.send(.type("opacity", "+.25"))
    #expect(form.model.opacity == -0.25)
    form.send(.type("height", "-5"))
    #expect(form[\.height].value == -5, "This is the number −5.")
    for text in ["+", "-", "+x", "+-1", "++1"] {
      form.send(.type("width", text))
      #expect(form.model.width == 15 && !form[\.width].isValid, "\(text)")
    }
  }
}
