/// Cells of a row that do something when they are clicked. What they do can be done by keys as well: that is how it is said.
struct Spot: Equatable {
  enum Action: Equatable {
    /// These keys are pressed.
    case keys([Key])
    /// The cursor goes to the place in the text that stands here for the column: so many bytes of UTF-8 are before it.
    case caret([Int])
    /// The entry of the list that is unfolded is taken.
    case entry(Int)
  }

  /// In the lines of its row.
  var line: Int
  var columns: Range<Int>
  var action: Action

  init(line: Int, _ columns: Range<Int>, _ action: Action) {
    (self.line, self.columns, self.action) = (line, columns, action)
  }
}
