/// Clickable cells of a row. What a click does can also be done with keys, so an action is given as keys if possible.
struct Spot: Equatable {
  enum Action: Equatable {
    /// These keys are pressed.
    case keys([Key])
    /// The cursor goes to the UTF-8 offset in the text that the array has for the clicked column.
    case caret([Int])
    /// An entry is selected: of the expanded list or calendar, or of the row's own options.
    case entry(Int)
    /// A control of the program's own decides.
    case own
  }

  /// The index of the line in its row.
  var line: Int
  var columns: Range<Int>
  var action: Action

  init(line: Int, _ columns: Range<Int>, _ action: Action) {
    (self.line, self.columns, self.action) = (line, columns, action)
  }
}
