import FieldstoneCore

extension FilteredList {
  /// The result of a key.
  enum Pressed: Equatable {
    case stays
    case takes(Entry)
    case closes
    /// Not a key of a list.
    case nothing
  }

  /// Handles a key.
  ///
  /// - Parameter room: the maximum number of entries that show.
  mutating func press(_ key: Key, room: Int) -> Pressed {
    switch key.name {
    case .up where key.modifiers.contains(.alt): return .closes
    case .up: go(to: place - 1, room: room)
    case .down: go(to: place + 1, room: room)
    case .pageUp: go(to: place - max(1, room - 1), room: room)
    case .pageDown: go(to: place + max(1, room - 1), room: room)
    case .home: go(to: 0, room: room)
    case .end: go(to: matches.count - 1, room: room)
    case .enter: return take
    case .escape:
      if typed.isEmpty { return .closes }
      find("")
    case .backspace where !typed.isEmpty: find(String(typed.dropLast()))
    case .backspace: break
    case .text(let text) where key.modifiers.isEmpty || key.modifiers == .shift:
      if typed.isEmpty, text == " " { return take }
      find(typed + text)
    case .paste(let text): find(typed + String(text.map { $0.isNewline ? " " : $0 }))
    case .text("u") where key.modifiers == .control: find("")
    case .text("w") where key.modifiers == .control:
      find(String(typed[..<(typed.dropLast().lastIndex(of: " ") ?? typed.startIndex)]))
    default: return .nothing
    }
    return .stays
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
