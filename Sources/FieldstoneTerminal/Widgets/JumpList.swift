/// A list over the rest of the window, with a search field if it can be searched.
struct JumpList: Equatable {
  /// The result of a key.
  enum Answer: Equatable {
    /// Only the list itself changed.
    case moves
    /// The search text changed.
    case searches(String)
    case takes(Int)
    case closes
  }

  /// The search field; nil if the list can't be searched.
  var editor: TextEditor?
  /// The number of entries.
  var count: Int { didSet { move(to: count == oldValue ? place : 0) } }
  /// The index of the current entry, which Enter selects.
  private(set) var place = 0
  /// The index of the first entry that shows.
  private(set) var start = 0
  /// The number of entries that last showed, by which Page Down moves.
  private var shown = 1

  init(count: Int, isSearched: Bool = false) {
    self.count = count
    editor = isSearched ? TextEditor("") : nil
  }

  mutating func press(_ key: Key) -> Answer {
    switch key {
    case Key(.up), .control("p"), Key(.tab, .shift): move(to: place - 1)
    case Key(.down), .control("n"), Key(.tab): move(to: place + 1)
    case Key(.pageUp): move(to: place - shown)
    case Key(.pageDown): move(to: place + shown)
    case Key(.home) where editor == nil: move(to: 0)
    case Key(.end) where editor == nil: move(to: count - 1)
    case Key(.enter): return place < count ? .takes(place) : .moves
    case Key(.escape), .control("c"), .control("g"): return .closes
    default: return type(key)
    }
    return .moves
  }

  private mutating func type(_ key: Key) -> Answer {
    guard var typed = editor, typed.press(key) else { return .moves }
    let isOther = typed.edits != editor?.edits
    editor = typed
    return isOther ? .searches(typed.text) : .moves
  }

  mutating func move(to new: Int) { place = min(max(0, new), max(0, count - 1)) }

  /// The range of entries that show if there is room for `most`, scrolled as little as needed to show the current one.
  mutating func window(_ most: Int) -> Range<Int> {
    shown = max(1, most)
    start = min(max(start, place - shown + 1), place, max(0, count - shown))
    return start..<min(count, start + shown)
  }
}
