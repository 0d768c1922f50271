/// A text with a cursor and an optional selection, edited by characters and words.
///
/// Positions are UTF-8 offsets between characters. A key reads only the characters around the cursor, however long the
/// text is.
struct TextEditor: Equatable {
  private(set) var text: String
  /// The UTF-8 offset of the cursor.
  private(set) var cursor: Int
  /// The offset where the selection began; the cursor is its other end.
  private(set) var anchor: Int?
  /// Whether the text can have several lines.
  let isLong: Bool
  /// Whether the text is secret, so that it can't be selected and copied.
  let isSecret: Bool
  /// The number of changes to the text.
  private(set) var edits = 0
  /// The area in which the text is shown.
  var area = TextArea(width: 0)
  /// The wrapped lines of a long text, as far as they were needed.
  var knownLines: TextLines?
  /// The first visible line of a long text; otherwise the UTF-8 offset of the first visible character.
  var start = 0
  /// The column that the cursor keeps while it moves up and down.
  var goal: Int?

  init(_ text: String, isLong: Bool = false, isSecret: Bool = false) {
    self.text = text
    self.text.makeContiguousUTF8()
    cursor = text.utf8.count
    (self.isLong, self.isSecret) = (isLong, isSecret)
  }

  /// The UTF-8 offset of the end of the text.
  var end: Int { text.utf8.count }

  // MARK: Selection

  /// The selected range; nil if nothing is selected.
  var selection: Range<Int>? {
    anchor.flatMap { $0 == cursor ? nil : min($0, cursor)..<max($0, cursor) }
  }

  var selected: String? {
    selection.map { String(text[text.index(at: $0.lowerBound)..<text.index(at: $0.upperBound)]) }
  }

  /// Selects the text between two offsets; the cursor goes to the second.
  mutating func select(_ from: Int, _ to: Int) {
    move(to: from, isSelecting: false)
    move(to: to, isSelecting: true)
  }

  /// Moves the cursor to an offset or, if it is inside a character, to the end of that character.
  mutating func move(to offset: Int, isSelecting: Bool, keepsGoal: Bool = false) {
    if isSelecting, !isSecret { anchor = anchor ?? cursor } else { anchor = nil }
    cursor = text.edge(at: offset)
    if !keepsGoal { goal = nil }
    reveal()
  }

  // MARK: Edits

  /// Replaces the selection, or inserts at the cursor. In a single-line text, line breaks become spaces.
  mutating func insert(_ new: String) {
    let new = isLong || !new.contains(where: \.isNewline) ? new : String(new.map { $0.isNewline ? " " : $0 })
    replace(selection ?? cursor..<cursor, with: new)
  }

  /// Removes the selection or, if there is none, the text between two offsets.
  mutating func remove(_ from: Int, _ to: Int) {
    let range = selection ?? min(from, to)..<max(from, to)
    if !range.isEmpty { replace(range, with: "") }
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(text.index(at: range.lowerBound)..<text.index(at: range.upperBound), with: new)
    let count = new.utf8.count
    knownLines?.replaced(range, by: count, in: text)
    edits += 1
    // The new text may have joined the character after it; moving corrects the offset.
    move(to: range.lowerBound + count, isSelecting: false)
  }

  /// Replaces the whole text. The cursor keeps its offset as far as possible.
  mutating func replace(_ new: String) {
    let (before, after) = Self.common(text, new)
    let old = before..<(text.utf8.count - after)
    text = new
    text.makeContiguousUTF8()
    knownLines?.replaced(old, by: new.utf8.count - after - before, in: text)
    move(to: min(cursor, end), isSelecting: false)
  }

  /// The number of bytes that two texts have in common at the start, and in the rest at the end.
  private static func common(_ left: String, _ right: String) -> (before: Int, after: Int) {
    left.withBytes { left in
      right.withBytes { right in
        let most = min(left.count, right.count)
        var before = 0
        while before < most, left[before] == right[before] { before += 1 }
        var after = 0
        while after < most - before, left[left.count - 1 - after] == right[right.count - 1 - after] { after += 1 }
        return (before, after)
      }
    }
  }
}
