import FieldstoneCore

/// A list to choose from, narrowed by what is typed.
///
/// Typing on looks only at what matched before; moving costs the same in a list of any length.
struct FilteredList {
  struct Entry: Equatable {
    /// nil stands for no choice.
    let id: String?
    let title: String
    var help: String?
    /// Why it can't be taken; nil where it can.
    var refusal: String?
  }

  private(set) var entries: [Entry]
  /// What was typed to find an entry.
  private(set) var typed = ""
  /// The places of the entries that match it, in their order.
  private(set) var matches: [Int]
  /// Which of the matches the next key takes.
  private(set) var place = 0
  /// The match that the window began with last.
  private var top = 0
  private var folded: [String] = []

  /// More than anybody types to find something.
  private static let longestTyped = 100

  init(_ entries: [Entry], at place: Int = 0) {
    self.entries = entries
    self.place = place
    matches = Array(entries.indices)
    if current?.refusal != nil { move(by: 1) }
    top = place
  }

  /// The entry that is taken by Return.
  var current: Entry? { matches.indices.contains(place) ? entries[matches[place]] : nil }

  /// The matches that show where only some lines are free.
  func window(_ room: Int) -> Range<Int> {
    let most = min(max(1, room), matches.count)
    var start = min(top, matches.count - most)
    start = max(min(start, place), place - most + 1, 0)
    return start..<(start + most)
  }

  // MARK: Moving

  /// Goes to a match, or to the nearest one that can be taken.
  mutating func go(to wish: Int, room: Int) {
    top = window(room).lowerBound
    let isBack = wish < place
    place = min(max(0, wish), max(0, matches.count - 1))
    // What is passed by at an end comes into sight.
    top = window(room).lowerBound
    if current?.refusal != nil { move(by: isBack ? -1 : 1) }
    top = window(room).lowerBound
  }

  /// Passes by what can't be taken; turns around where nothing else follows.
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

  /// Takes other entries; what was typed, and the entry that is next, stay as far as they can.
  mutating func update(_ new: [Entry]) {
    guard new != entries else { return }
    let (id, before, text) = (current?.id, place, typed)
    entries = new
    (matches, folded, typed) = (Array(new.indices), [], "")
    if !text.isEmpty { find(text) }
    place = matches.firstIndex { entries[$0].id == id } ?? min(before, max(0, matches.count - 1))
    if current?.refusal != nil { move(by: 1) }
  }

  // MARK: Typing

  /// Finds what matches another text: anywhere in the title or help, whatever the capitals and accents.
  ///
  /// - Complexity: O(matches before) where the text only goes on, else O(entries).
  mutating func find(_ text: String) {
    let text = String(text.prefix(Self.longestTyped))
    let chosen = current
    if folded.isEmpty {
      folded = entries.map { entry in
        SearchText.folded(VisibleText.bounded(entry.title, 400) + "\n" + VisibleText.bounded(entry.help ?? "", 400))
      }
    }
    let isLonger = text.hasPrefix(typed) && !typed.isEmpty
    typed = text
    let wanted = Array(SearchText.folded(text).utf8)
    if wanted.isEmpty {
      matches = Array(entries.indices)
      place = matches.firstIndex { entries[$0] == chosen } ?? 0
    } else {
      matches = (isLonger ? matches : Array(entries.indices)).filter { Self.place(of: wanted, in: folded[$0]) != nil }
      place = best(wanted) ?? 0
    }
    top = 0
    if current?.refusal != nil { move(by: 1) }
  }

  /// The match that is meant most likely: its title begins with the text, or one of its words does.
  private func best(_ wanted: [UInt8]) -> Int? {
    var ofWord: Int?
    for (place, match) in matches.enumerated() where entries[match].refusal == nil {
      let text = folded[match].utf8
      if text.starts(with: wanted) { return place }
      guard ofWord == nil, let start = Self.place(of: wanted, in: folded[match]), start > 0 else { continue }
      if text[text.index(text.startIndex, offsetBy: start - 1)] == UInt8(ascii: " ") { ofWord = place }
    }
    return ofWord
  }

  /// Where bytes stand in a text.
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
