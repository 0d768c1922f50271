/// One line of a text, as a field shows it.
struct FieldText: Equatable {
  private(set) var text = ""
  private(set) var columns = 0
  /// For each column of the field, the UTF-8 offset in the text of the character that it shows.
  private(set) var places: [Int] = []
  /// The selected part, and the column where it begins.
  private(set) var selected = ""
  private(set) var selectedX = 0

  /// The text in a range of UTF-8 offsets, cut to a width in columns.
  init(_ editor: TextEditor, _ range: Range<Int>, width: Int) {
    let selection = editor.selection ?? 0..<0
    var offset = range.lowerBound
    func add(_ shown: String, _ wide: Int) {
      if selection.contains(offset) {
        if selected.isEmpty { selectedX = columns }
        selected += shown
      }
      columns += wide
    }
    while offset < range.upperBound {
      let character = editor.text.character(at: offset)
      if editor.isLong, character.endsLine { break }
      let shown = editor.area.isHidden ? "•" : TextLines.shown(character)
      let wide = CellWidth.of(shown)
      if columns + wide > width { break }
      add(shown, wide)
      text += shown
      places += Array(repeating: offset, count: wide)
      offset += character.utf8.count
    }
    // A selected line break shows as a space, so that the selection is visible in empty lines.
    if editor.isLong, offset < range.upperBound, columns < width, editor.text.character(at: offset).endsLine {
      let before = columns
      add(" ", 1)
      columns = before
    }
    if places.count < width { places += Array(repeating: offset, count: width - places.count) }
  }

  /// The column of the cursor at a UTF-8 offset; the last column if the offset is beyond the line.
  func column(of offset: Int) -> Int { places.firstIndex { $0 >= offset } ?? max(0, places.count - 1) }

  /// The visible part of a single-line text.
  static func line(_ editor: TextEditor) -> (line: FieldText, cursor: Int) {
    let line = FieldText(editor, editor.start..<editor.end, width: editor.area.width)
    return (line, line.column(of: editor.cursor))
  }

  /// The visible lines of a long text.
  struct Lines {
    var lines: [FieldText] = []
    /// nil if the cursor is out of view.
    var cursor: (x: Int, line: Int)?
    var isMoreAbove = false
    var isMoreBelow = false
  }

  static func lines(_ editor: TextEditor) -> Lines {
    var editor = editor
    let known = editor.linesInSight
    var shown = Lines(isMoreAbove: editor.start > 0, isMoreBelow: known.count > editor.start + editor.area.height)
    let at = known.line(of: editor.cursor)
    for line in editor.start..<min(known.count, editor.start + editor.area.height) {
      let end = line + 1 < known.count ? known.starts[line + 1] : editor.end
      let field = FieldText(editor, known.starts[line]..<end, width: editor.area.width)
      if line == at { shown.cursor = (field.column(of: editor.cursor), shown.lines.count) }
      shown.lines.append(field)
    }
    return shown
  }
}
