import FieldstoneCore
import Foundation

/// A list to choose one or several entries from, filtered by typed text. Moving costs the same in a list of any length.
struct FilteredList {
  private(set) var entries: Entries
  /// Whether any number of entries can be chosen.
  let takesSeveral: Bool
  /// The typed search text with its cursor.
  private(set) var editor = TextEditor("")
  /// The typed search text.
  var typed: String { editor.text }
  /// The indices of the matching entries, in order.
  private(set) var matches: [Int]
  /// The index of the current entry in `matches`.
  private(set) var place = 0
  /// The index in `matches` of the first entry that last showed.
  private var top = 0
  private var folded: [String] = []
  /// Whether the person has moved to the current entry since a text was typed.
  private(set) var isPointed = false

  init(_ entries: [Entry], at place: Int = 0) { self.init(Entries(entries), at: place) }

  init(_ entries: Entries, at place: Int = 0, takesSeveral: Bool = false) {
    (self.entries, self.place, self.takesSeveral) = (entries, place, takesSeveral)
    matches = Array(entries.indices)
    if current?.refusal != nil { move(by: 1) }
    top = place
  }

  /// The current entry, which Enter selects.
  var current: Entry? { matches.indices.contains(place) ? entries[matches[place]] : nil }

  /// The indices in `matches` that show if there is room for `room` entries.
  func window(_ room: Int) -> Range<Int> {
    let most = min(max(1, room), matches.count)
    var start = min(top, matches.count - most)
    start = max(min(start, place), place - most + 1, 0)
    return start..<(start + most)
  }

  /// Whether the program searches for the typed text.
  var isSearched: Bool { entries.foundCount != nil }

  // MARK: Moving

  /// Goes to an index in `matches`, or to the nearest entry that is available.
  mutating func go(to wish: Int, room: Int) {
    isPointed = true
    top = window(room).lowerBound
    let isBack = wish < place
    place = min(max(0, wish), max(0, matches.count - 1))
    // Unavailable entries that are skipped at an end scroll into view.
    top = window(room).lowerBound
    if current?.refusal != nil { move(by: isBack ? -1 : 1) }
    top = window(room).lowerBound
  }

  /// Skips entries that aren't available; turns back if none follows.
  private mutating func move(by step: Int) {
    let start = place
    for step in [step, -step] {
      var next = start
      while matches.indices.contains(next) {
        if entries[matches[next]].refusal == nil { return place = next }
        next += step
      }
    }
  }

  /// Replaces the entries. The typed text stays, and so does the current entry if it still exists.
  mutating func update(_ new: [Entry]) { update(Entries(new)) }

  mutating func update(_ new: Entries) {
    let (id, before, editor, top, isPointed) = (current?.id, place, editor, top, isPointed)
    entries = new
    (matches, folded, self.editor) = (Array(new.indices), [], TextEditor(""))
    if !editor.text.isEmpty { find(editor.text) }
    self.editor = editor
    // The entry is usually where it was.
    (place, self.top, self.isPointed) = (min(before, max(0, matches.count - 1)), top, isPointed)
    if let current, current.id != id { place = matches.firstIndex { entries[$0].id == id } ?? place }
    if let found = new.foundCount, !isPointed, place >= found || current?.id != id { place = 0 }
    if current?.refusal != nil { move(by: 1) }
  }

  // MARK: Typing

  /// Filters by a new text, which may occur anywhere in the title or help, ignoring case and accents. Long lists have a
  /// search of their own.
  mutating func find(_ text: String) {
    let chosen = matches.indices.contains(place) ? matches[place] : 0
    editor = TextEditor(text)
    entries.offerToAdd(typed.trimmingCharacters(in: .whitespaces))
    if isSearched {
      matches = Array(entries.indices)
      place = min(place, max(0, matches.count - 1))
      return isPointed = false
    }
    let wanted = Array(SearchText.folded(typed).utf8)
    if wanted.isEmpty {
      (matches, place) = (Array(entries.indices), chosen)
    } else if let search = entries.search {
      (matches, place) = (search(typed) + own, 0)
    } else {
      if folded.isEmpty { folded = (0..<entries.listed).map { Self.folded(entries[$0]) } }
      matches = folded.indices.filter { Self.place(of: wanted, in: folded[$0]) != nil } + own
      place = best(wanted) ?? 0
    }
    // The entry that added what was typed may be gone.
    place = min(place, max(0, matches.count - 1))
    top = 0
    if current?.refusal != nil { move(by: 1) }
  }

  /// Edits the typed text with a key, and filters by it if it changes.
  mutating func edit(_ key: Key) {
    var edited = editor
    // A selection would not be visible.
    _ = edited.press(key)
    if edited.text != typed { find(edited.text) }
    editor = edited
  }

  /// The index of the entry that adds what was typed, if there is one.
  private var own: Range<Int> { entries.listed..<entries.endIndex }

  private static func folded(_ entry: Entry) -> String {
    SearchText.folded(VisibleText.bounded(entry.title, 400) + "\n" + VisibleText.bounded(entry.help ?? "", 400))
  }

  /// The most likely match: one whose title begins with the text, otherwise one that has a word beginning with it.
  private func best(_ wanted: [UInt8]) -> Int? {
    var ofWord: Int?
    for (position, match) in matches.enumerated() where match < folded.count && entries[match].refusal == nil {
      let text = folded[match].utf8
      if text.starts(with: wanted) { return position }
      guard ofWord == nil, let start = Self.place(of: wanted, in: folded[match]), start > 0 else { continue }
      if text[text.index(text.startIndex, offsetBy: start - 1)] == UInt8(ascii: " ") { ofWord = position }
    }
    return ofWord
  }

  /// The UTF-8 offset of the first occurrence of bytes in a text.
  static func place(of wanted: [UInt8], in text: String) -> Int? {
    guard let first = wanted.first else { return 0 }
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= wanted.count else { return nil }
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return start }
      }
      return nil
    }
  }
}
