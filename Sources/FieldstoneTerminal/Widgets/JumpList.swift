/// A list to choose from that lies over everything else, with a line to type in where it can be searched.
struct JumpList: Equatable {
  /// What a key has led to.
  enum Answer: Equatable {
    /// Nothing but the list itself looks different.
    case moves
    /// Another text is to be searched for.
    case searches(String)
    case takes(Int)
    case closes
  }

  /// What is typed; nil where there is nothing to type.
  var editor: TextEditor?
  /// How many entries there are.
  var count: Int { didSet { move(to: count == oldValue ? place : 0) } }
  /// The entry that Return takes.
  private(set) var place = 0
  /// The first entry that shows.
  private(set) var start = 0
  /// How many entries showed last: as far as Page Down goes.
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

  /// The entries that show where there is room for some, moved as little as needed to have the current one among them.
  mutating func window(_ most: Int) -> Range<Int> {
    shown = max(1, most)
    start = min(max(start, place - shown + 1), place, max(0, count - shown))
    return start..<min(count, start + shown)
  }
}
