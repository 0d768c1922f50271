import FieldstoneCore

extension FilteredList {
  /// The result of a key.
  enum Pressed: Equatable {
    case stays
    case takes(Entry)
    /// All entries that match are to be chosen, or none of them.
    case takesAll(Bool)
    case closes
    /// Not a key of a list.
    case nothing
  }

  /// Handles a key.
  ///
  /// - Parameter room: the maximum number of entries that show.
  mutating func press(_ key: Key, room: Int) -> Pressed {
    if takesSeveral, let pressed = pressInSeveral(key) { return pressed }
    switch key.name {
    case .up where key.modifiers.contains(.alt): return .closes
    case .up: go(to: place - 1, room: room)
    case .down: go(to: place + 1, room: room)
    case .pageUp: go(to: place - max(1, room - 1), room: room)
    case .pageDown: go(to: place + max(1, room - 1), room: room)
    case .left where !typed.isEmpty, .right where !typed.isEmpty, .home where !typed.isEmpty, .end where !typed.isEmpty:
      edit(Key(key.name, key.modifiers.subtracting(.shift)))
    case .home: go(to: 0, room: room)
    case .end: go(to: matches.count - 1, room: room)
    case .enter: return take
    case .escape:
      if typed.isEmpty { return .closes }
      find("")
    case .backspace, .delete: edit(key)
    case .text(let text) where key.modifiers.isEmpty || key.modifiers == .shift:
      if typed.isEmpty, text == " " { return take }
      edit(key)
    case .paste: edit(key)
    case .text("u") where key.modifiers == .control, .text("w") where key.modifiers == .control: edit(key)
    default: return .nothing
    }
    return .stays
  }

  /// Keys of a list of which several entries can be chosen. Space chooses even while a text is typed.
  private func pressInSeveral(_ key: Key) -> Pressed? {
    switch key {
    // What is to be added may have several words.
    case Key(.text(" ")) where current?.isOwn == true: nil
    case Key(.enter) where current?.isOwn == true: take
    case Key(.text(" ")): take
    case Key(.enter): .closes
    case .alt("a"): .takesAll(true)
    case Key(.delete) where typed.isEmpty || editor.cursor == editor.end: .takesAll(false)
    default: nil
    }
  }

  private var take: Pressed {
    guard let current, current.refusal == nil else { return .stays }
    return .takes(current)
  }

  /// The character offsets of the typed text in `text`; nil if there is no match.
  func marked(in text: String) -> Range<Int>? {
    let wanted = Array(SearchText.folded(typed).utf8)
    guard !wanted.isEmpty else { return nil }
    var all = ""
    var owners: [Int] = []
    for (index, character) in text.enumerated() {
      let folded = SearchText.folded(String(character))
      all += folded
      owners += Array(repeating: index, count: folded.utf8.count)
    }
    guard let start = Self.place(of: wanted, in: all) else { return nil }
    return owners[start]..<(owners[start + wanted.count - 1] + 1)
  }
}
