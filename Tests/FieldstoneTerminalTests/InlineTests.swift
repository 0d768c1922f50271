import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Inline forms")
struct InlineTests {
  private let form = FormSession(ScreenRegistration())

  struct Badge {
    var name = "Ada"
    var secret = "Engine1843"
    var isSpeaker = true
    var nothing = ""
    var hostile = "a\u{1B}[2Jb"
  }

  private var badge: FormSession<Badge> {
    let definition = FormDefinition<Badge> { fields in
      fields.add(\.name, "name")
      fields.add(\.secret, "secret").password()
      fields.add(\.isSpeaker, "isSpeaker")
      fields.add(\.nothing, "nothing")
      fields.add(\.hostile, "hostile")
    }
    return FormSession(Badge(), definition: definition)
  }

  @Test("The window is as high as the form, up to its maximum height")
  func height() {
    let small = FormScreen(badge, width: 80, height: FormScreen.inlineHeight(50))
    small.isInline = true
    // Five rows and the status line; a line of help would make it eight.
    #expect(small.inlineFrame().height == 6)
    #expect(FormScreen(form, width: 80, height: FormScreen.inlineHeight(24)).inlineFrame().height == 12)
    #expect([1, 2, 10, 24, 60].map(FormScreen.inlineHeight) == [1, 1, 9, 12, 30])
  }

  @Test("Output is relative to the cursor, and never clears the window")
  func relative() {
    let screen = FormScreen(form, width: 80, height: 12)
    let first = screen.inlineFrame()
    let line = first.cursor?.y ?? 0
    let opening = String(decoding: FrameWriter().bytes(from: nil, to: first, at: .lines(cursor: 3)), as: UTF8.self)
    #expect(
      opening.contains("\u{1B}[3A\r\u{1B}[K\u{1B}[C\u{1B}[J\r" + String(repeating: "\n", count: 11) + "\u{1B}[11A"))
    _ = screen.press(Key(.tab))
    let next = FrameWriter().bytes(from: first, to: screen.inlineFrame(), at: .lines(cursor: line))
    for bytes in [opening, String(decoding: next, as: UTF8.self)] {
      let sequences = bytes.split(separator: "\u{1B}[").dropFirst().compactMap { $0.first { $0.isLetter } }
      #expect(!sequences.isEmpty)
      #expect(Set(sequences).isSubset(of: ["h", "l", "m", "A", "B", "C", "J", "K"]))
      #expect(!bytes.contains("\u{1B}[2J"))
    }
  }

  @Test("Only the given part of a window is written")
  func part() {
    let screen = FormScreen(form, width: 30, height: 10)
    let bytes = FrameWriter().bytes(from: nil, to: screen.frame(), at: .part(x: 20, y: 5))
    let cells = WrittenCells(bytes, width: 80).cells
    #expect(cells.count == 300)
    #expect(cells.allSatisfy { (20..<50).contains($0.x) && (5..<15).contains($0.y) })
  }

  @Test("After a change of width, the cursor's line accounts for the lines that the terminal rewraps")
  func broken() {
    var grid = CellGrid(width: 40, height: 4)
    grid.put(String(repeating: "x", count: 35), x: 0, y: 0)
    grid.put("short", x: 0, y: 1)
    grid.put(String(repeating: "y", count: 20), x: 20, y: 2, .field)
    grid.cursor = (25, 3)
    #expect(grid.brokenLine(40) == 3)
    #expect(grid.brokenLine(20) == 2 + 1 + 2 + 1)
    #expect(grid.brokenLine(10) == 4 + 1 + 4 + 2)
    #expect(grid.brokenLine(80) == 3)
  }

  @Test("A record has the answers, but no secrets")
  func record() {
    let lines = FormScreen(badge).record
    #expect(lines == ["  Name        Ada", "  Secret      ••••••", "  Is Speaker  Yes", "  Hostile     a\\u{1B}[2Jb"])
    let isShort = FormScreen(badge, width: 12).record.allSatisfy { CellWidth.of($0) < 12 }
    #expect(isShort)
  }
}
