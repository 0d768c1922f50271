import FieldstoneCore

/// The options of a choice, unfolded under it.
struct ChoiceList: Equatable {
  struct Entry: Equatable {
    /// nil stands for no choice.
    let id: String?
    let title: String
    let isChosen: Bool
  }

  let entries: [Entry]
  private(set) var place: Int

  init(_ row: FormRow, none: String) {
    var entries = row.options.map { option in
      Entry(
        id: option.id, title: option.title + (option.help.map { " – " + $0 } ?? ""), isChosen: option.isChosen)
    }
    if row.allowsNone { entries.insert(Entry(id: nil, title: none, isChosen: row.answer == .none), at: 0) }
    self.entries = entries
    place = entries.firstIndex(where: \.isChosen) ?? 0
  }

  var chosen: FormAnswer? {
    guard entries.indices.contains(place) else { return nil }
    return entries[place].id.map { .choices([$0]) } ?? FormAnswer.none
  }

  mutating func move(to new: Int) { place = min(max(0, new), max(0, entries.count - 1)) }

  /// Goes to the next entry that begins with a text.
  mutating func find(_ start: String) {
    let others = (place + 1..<entries.count).map { $0 } + (0..<min(place + 1, entries.count)).map { $0 }
    if let found = others.first(where: { entries[$0].title.lowercased().hasPrefix(start.lowercased()) }) {
      place = found
    }
  }

  /// The entries that show where only some lines are free.
  func window(_ most: Int) -> Range<Int> {
    let most = min(max(1, most), entries.count)
    let start = min(max(0, place - most / 2), entries.count - most)
    return start..<(start + most)
  }
}
