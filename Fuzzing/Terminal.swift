/// A terminal that understands only the sequences that a form is meant to write, and traps at all others. It was
/// written independently of the writer.
struct Terminal {
  struct Cell {
    var text = " "
    var style = "\u{1B}[0m"
  }

  private struct Place: Hashable {
    var x: Int
    var y: Int
  }

  private var cells: [Place: Cell] = [:]
  private(set) var x = 0
  private(set) var y = 0
  private(set) var showsCursor = true
  private var style = "\u{1B}[0m"
  /// Whether the cursor's column is unknown, because terminals disagree about the width of the last character.
  private var isLost = false
  private let isInline: Bool

  init(isInline: Bool) { self.isInline = isInline }

  mutating func begin(at line: Int) { y = line }

  func cell(_ x: Int, _ y: Int) -> Cell { cells[Place(x: x, y: y)] ?? Cell() }

  mutating func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    precondition(!text.contains("\u{FFFD}") || !bytes.isEmpty)
    var place = text.startIndex
    while place < text.endIndex {
      switch text[place] {
      case "\u{1B}":
        let begin = place
        place = text.index(after: place)
        precondition(place < text.endIndex && text[place] == "[", "An escape that doesn't begin a control sequence.")
        let first = text.index(after: place)
        guard let end = text[first...].firstIndex(where: { ("@"..."~").contains($0) }) else {
          preconditionFailure("A control sequence without an end.")
        }
        place = text.index(after: end)
        obey(text[end], String(text[first..<end]), whole: String(text[begin..<place]))
      case "\r" where isInline:
        (x, isLost) = (0, false)
        place = text.index(after: place)
      case "\n" where isInline:
        y += 1
        place = text.index(after: place)
      default:
        let end = text[place...].firstIndex { $0 == "\u{1B}" || $0 == "\r" || $0 == "\n" } ?? text.endIndex
        for character in String(text[place..<end]) { print(character) }
        place = end
      }
    }
  }

  private mutating func print(_ character: Character) {
    precondition(!isLost, "Text was written at an unknown column.")
    for scalar in character.unicodeScalars {
      precondition(scalar.properties.generalCategory != .control, "A control character was written.")
    }
    let columns = CellWidth.of(character)
    cells[Place(x: x, y: y)] = Cell(text: String(character), style: style)
    if columns == 2 { cells[Place(x: x + 1, y: y)] = Cell(text: "", style: style) }
    x += columns
    let scalars = character.unicodeScalars
    isLost = scalars.count > 1 && character != "\r\n" || (scalars.first?.value ?? 0) > 0xFFFF
  }

  private mutating func obey(_ letter: Unicode.Scalar, _ parameters: String, whole: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch letter {
    case "m": style = whole
    case "H":
      precondition(!isInline && numbers.count == 2, "Only a window may set the cursor's line and column.")
      (x, y, isLost) = (numbers[1] - 1, numbers[0] - 1, false)
    case "A": y -= numbers[0]
    case "B": y += numbers[0]
    case "C": x += numbers.first ?? 1
    case "K": cells = cells.filter { $0.key.y != y || $0.key.x < x }
    case "J":
      let isAll = numbers.first == 2
      precondition(isAll ? !isInline : isInline, "Clears a part of the screen that isn't the form's.")
      cells = cells.filter { !isAll && ($0.key.y < y || ($0.key.y == y && $0.key.x < x)) }
    case "h", "l":
      precondition(["?25", "?2026"].contains(parameters), "An unexpected mode.")
      if parameters == "?25" { showsCursor = letter == "h" }
    default: preconditionFailure("An unexpected sequence: \(whole.dropFirst())")
    }
  }
}
