/// The result of reading a line.
enum InputLine: Equatable {
  /// A line of text, without its line ending.
  case text(String)
  /// A line that is not UTF-8.
  case notUTF8
  /// A line of more than `most` bytes, which was dropped.
  case tooLong(most: Int)
  /// The end of the input, or Ctrl-D.
  case end
  /// Ctrl-C, or another signal that ends the input.
  case interrupted
}
