import Testing

@testable import FieldstoneTerminal

@Suite("Drawing an edited line")
struct LineDrawingTests {
  /// As much of a terminal as a line needs: output wraps at its edge, once the next character arrives.
  private struct Terminal {
    let columns: Int
    var cells: [[Character]] = [[]]
    var row = 0
    var column = 0

    mutating func write(_ bytes: String) {
      var rest = bytes[...]
      while let character = rest.popFirst() {
        switch character {
        case "\r": column = 0
        case "\u{1B}": control(&rest)
        default: put(character)
        }
      }
    }

    private mutating func put(_ character: Character) {
      let width = CellWidth.of(character)
      if column + width > columns { (row, column) = (row + 1, 0) }
      while cells.count <= row { cells.append([]) }
      while cells[row].count < column + width { cells[row].append(" ") }
      cells[row][column] = character
      if width == 2 { cells[row][column + 1] = "\0" }
      column += width
    }

    private mutating func control(_ rest: inout Substring) {
      let parameters = rest.dropFirst().prefix { $0.isNumber }
      let count = Int(parameters) ?? 1
      rest = rest.dropFirst(1 + parameters.count)
      if column == columns { column -= 1 }
      switch rest.popFirst() {
      case "A": row -= count
      case "B": row += count
      case "C": column += count
      case "D": column -= count
      case "J":
        cells[row].removeSubrange(min(column, cells[row].count)...)
        cells.removeSubrange((row + 1)...)
      default: Issue.record("Unknown sequence")
      }
    }

    /// The visible lines, without trailing spaces.
    var shown: [String] {
      var lines = cells.map { line in String(line.filter { $0 != "\0" }.reversed().drop { $0 == " " }.reversed()) }
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  @Test("An edited line looks like one drawn from scratch, wherever it wraps", arguments: [2, 7, 10, 80])
  func edits(_ columns: Int) {
    var random = SeededNumbers(seed: UInt64(columns))
    let keys: [Key] = [
      Key(.text("a")), Key(.text("日")), Key(.text("b c")), Key(.text("e\u{301}")), Key(.left), Key(.left), Key(.right),
      Key(.home), Key(.end), Key(.backspace), Key(.delete), .control("w"), .control("k"), Key(.up), Key(.down),
      Key(.paste("\u{1B}[2J")), .control("a"), .control("e"),
    ]
    var terminal = Terminal(columns: columns)
    var drawing = LineDrawing()
    var line = TypedLine(isSecret: false, earlier: ["one", "two 日本 three"])
    for _ in 0..<600 {
      let key = keys.randomElement(using: &random)!
      #expect(line.press(key) == .goesOn)
      let parts = line.parts(atEnd: false)
      terminal.write(drawing.show("Name: " + parts.0, parts.1, columns: columns))
      var (fresh, anew) = (Terminal(columns: columns), LineDrawing())
      fresh.write(anew.show("Name: " + parts.0, parts.1, columns: columns))
      #expect(terminal.shown == fresh.shown, "after \(key)")
      #expect(terminal.row == fresh.row && terminal.column == fresh.column, "after \(key)")
    }
  }

  @Test("Only differences are written")
  func little() {
    var drawing = LineDrawing()
    _ = drawing.show("Name: Ad", columns: 80)
    #expect(drawing.show("Name: Ada", columns: 80) == "a")
    #expect(drawing.show("Name: Ad", columns: 80) == "\u{1B}[1D\u{1B}[J")
    #expect(drawing.show("Name: A", "d", columns: 80) == "\u{1B}[1D")
  }

  @Test("Up recalls earlier lines, Down the one being typed; secrets have no history")
  func earlier() {
    var line = TypedLine(isSecret: false, earlier: ["one", "two"])
    func press(_ keys: Key...) -> String {
      for key in keys { _ = line.press(key) }
      return line.editor.text
    }
    #expect(press(Key(.text("new"))) == "new" && press(Key(.up)) == "two" && press(Key(.up), Key(.up)) == "one")
    #expect(
      press(Key(.text("!"))) == "one!" && press(Key(.down), Key(.down)) == "new" && press(Key(.up), Key(.up)) == "one!")
    #expect(line.press(Key(.enter)) == .ended("one!"))
    var secret = TypedLine(isSecret: true, earlier: ["one"])
    _ = secret.press(Key(.up))
    #expect(secret.editor.text.isEmpty && secret.press(.control("d")) == .noMore)
  }
}
