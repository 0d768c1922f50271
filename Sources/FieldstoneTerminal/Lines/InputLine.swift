/// What came when a line was read.
enum InputLine: Equatable {
  /// A line of text, without its end.
  case text(String)
  /// A line that is not UTF-8.
  case notUTF8
  /// A line of more bytes than a line may have; it was read to its end and dropped.
  case tooLong(most: Int)
  /// There is no more input: its end, or Ctrl-D.
  case end
  /// Ctrl-C, or the signal of that name.
  case interrupted
}
