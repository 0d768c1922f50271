/// A text with a cursor and perhaps a selection, edited by character and word.
///
/// Places in it count bytes of UTF-8 and lie between characters. A key looks at the characters around the cursor only,
/// however long the text is.
struct TextEditor: Equatable {
  private(set) var text: String
  /// The place of the cursor.
  private(set) var cursor: Int
  /// Where a selection was begun; the cursor is its other end.
  private(set) var anchor: Int?
  /// Whether it has lines.
  let isLong: Bool
  /// Whether nothing of it may be selected, and so copied.
  let isSecret: Bool
  /// How often the text was changed.
  private(set) var edits = 0
  /// Where it is shown.
  var area = TextArea(width: 0)
  /// The lines of a long text, as far as somebody has asked for them.
  var knownLines: TextLines?
  /// The first line that shows of a long text; of others, the place of the first character.
  var start = 0
  /// The column that the cursor keeps to while it goes up and down.
  var goal: Int?

  init(_ text: String, isLong: Bool = false, isSecret: Bool = false) {
    self.text = text
    self.text.makeContiguousUTF8()
    cursor = text.utf8.count
    (self.isLong, self.isSecret) = (isLong, isSecret)
  }

  /// Where the text ends.
  var end: Int { text.utf8.count }

  // MARK: Selection

  /// What is selected; nil where nothing is.
  var selection: Range<Int>? {
    anchor.flatMap { $0 == cursor ? nil : min($0, cursor)..<max($0, cursor) }
  }

  var selected: String? {
    selection.map { String(text[text.index(at: $0.lowerBound)..<text.index(at: $0.upperBound)]) }
  }

  /// Selects what lies between two places; the cursor goes to the second.
  mutating func select(_ from: Int, _ to: Int) {
    move(to: from, isSelecting: false)
    move(to: to, isSelecting: true)
  }

  /// Moves the cursor to a place, or to the nearest one that is no place inside of a character.
  mutating func move(to place: Int, isSelecting: Bool, keepsGoal: Bool = false) {
    if isSelecting, !isSecret { anchor = anchor ?? cursor } else { anchor = nil }
    cursor = text.edge(at: place)
    if !keepsGoal { goal = nil }
    reveal()
  }

  // MARK: Edits

  /// Puts a text where the selection or the cursor is.
  mutating func insert(_ new: String) {
    let new = isLong || !new.contains(where: \.isNewline) ? new : String(new.map { $0.isNewline ? " " : $0 })
    replace(selection ?? cursor..<cursor, with: new)
  }

  /// Removes the selection, or else what lies between two places.
  mutating func remove(_ from: Int, _ to: Int) {
    let range = selection ?? min(from, to)..<max(from, to)
    if !range.isEmpty { replace(range, with: "") }
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(text.index(at: range.lowerBound)..<text.index(at: range.upperBound), with: new)
    let count = new.utf8.count
    knownLines?.replaced(range, by: count, in: text)
    edits += 1
    // What was typed may have joined what stands after it.
    move(to: range.lowerBound + count, isSelecting: false)
  }

  /// Takes another text; the cursor stays where it was as far as it can.
  mutating func replace(_ new: String) {
    let (before, after) = Self.common(text, new)
    let old = before..<(text.utf8.count - after)
    text = new
    text.makeContiguousUTF8()
    knownLines?.replaced(old, by: new.utf8.count - after - before, in: text)
    move(to: min(cursor, end), isSelecting: false)
  }

  /// How many bytes two texts have in common at the beginning, and behind that at the end.
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
