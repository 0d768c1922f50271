extension FilteredList {
  struct Entry: Equatable {
    /// nil for the entry that clears the choice.
    let id: String?
    let title: String
    /// A character that stands for it.
    var symbol: String?
    var help: String?
    /// Why the entry isn't available; nil if it is.
    var refusal: String?
    /// A remark about an entry that is available.
    var note: String?
    /// The title of the group that the entry belongs to.
    var section: String?
    /// Whether it adds what was typed.
    var isOwn = false
  }

  /// The entries of a list. Each is made when it is looked at, so a list of a hundred thousand opens like one of ten.
  struct Entries: RandomAccessCollection {
    /// The number of entries without the one that adds what was typed.
    let listed: Int
    private let make: (Int) -> Entry
    /// Finds the indices of the entries that match a text; nil if the list searches by itself.
    let search: ((String) -> [Int])?
    /// If the program searches for the typed text: how many entries, from the first, are what was found. Those after
    /// them are what else is chosen. nil if all entries are there.
    let foundCount: Int?

    /// Makes the entry that adds what was typed; nil if there is none for this text, or nothing can be added.
    let add: ((String) -> Entry?)?
    private(set) var own: Entry?

    init(
      count: Int, foundCount: Int? = nil, search: ((String) -> [Int])? = nil, add: ((String) -> Entry?)? = nil,
      make: @escaping (Int) -> Entry
    ) {
      (listed, self.foundCount, self.search, self.add, self.make) = (count, foundCount, search, add, make)
    }

    mutating func offerToAdd(_ text: String) { own = text.isEmpty ? nil : add?(text) }

    var endIndex: Int { own == nil ? listed : listed + 1 }

    init(_ entries: [Entry]) { self.init(count: entries.count) { entries[$0] } }

    var startIndex: Int { 0 }
    subscript(index: Int) -> Entry { index == listed ? own ?? make(index) : make(index) }
  }
}
