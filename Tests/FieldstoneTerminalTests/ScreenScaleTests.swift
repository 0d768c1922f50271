import Fieldstone
import Testing

@testable import FieldstoneTerminal

/// Forms of a hundred thousand rows: only rows in the window are laid out.
@Suite("Large forms on the screen")
struct ScreenScaleTests {
  struct Answers { var texts: [String] }

  private static let count = 100_000

  private static func form(_ count: Int = count) -> FormSession<Answers> {
    let definition = FormDefinition<Answers> { fields in
      for index in 0..<count {
        fields.add("field\(index)", get: { $0.texts[index] }, set: { $0.texts[index] = $1 }).required()
      }
    }
    return FormSession(Answers(texts: Array(repeating: "", count: count)), definition: definition)
  }

  @Test("Opening, typing, going to the end, searching and stepping through issues lay out a few windows of rows")
  func made() {
    let screen = FormScreen(Self.form())
    _ = screen.frame()
    var last = screen.madeRows
    #expect(last > 0 && last <= 40, "\(last) rows laid out for the first frame")
    func makes(_ most: Int, _ name: String, _ keys: Key...) {
      for key in keys { _ = screen.press(key) }
      let frame = screen.frame()
      #expect(!frame.text.isEmpty)
      #expect(screen.madeRows - last <= most, "\(name) made \(screen.madeRows - last) rows")
      last = screen.madeRows
    }
    makes(1, "a letter", Key(.text("a")))
    makes(60, "the last row", Key(.tab, .shift), Key(.up), Key(.tab))
    // Behind the panel, only the row with the focus changes.
    makes(2, "a search", .control("f"), Key(.text("99999")))
    makes(80, "a jump", Key(.enter))
    #expect(screen.focus == "field99999")
    makes(80, "a refused submit", .control("s"))
    #expect(screen.focus == "field1")
    makes(4, "the list of issues", Key(.function(2)))
    makes(80, "its last entry", Key(.end), Key(.enter))
    #expect(screen.focus == "field99999")
    makes(80, "the next issue", .alt("n"))
    #expect(screen.focus == "field1")
  }

  @Test("Edit and Cancel look at as many rows in a form of 20,000 as in one of 100")
  func locking() {
    func work(_ count: Int) -> (FormOperations, rows: Int) {
      let form = Self.form(count)
      form.mode = .edit
      let screen = FormScreen(form)
      _ = screen.frame()
      let before = (form.operations, rows: screen.madeRows)
      for isEditing in [true, false, true, false] {
        _ = screen.press(.control(isEditing ? "e" : "r"))
        #expect(form.facts.isEditing == isEditing && !screen.frame().text.isEmpty)
      }
      return (form.operations - before.0, screen.madeRows - before.rows)
    }
    let (small, large) = (work(100), work(20_000))
    #expect(small == large && small.rows > 0 && small.0.total < 20, "\(small), \(large)")
  }
}
