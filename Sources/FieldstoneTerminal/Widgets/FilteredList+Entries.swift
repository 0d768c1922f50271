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
  }

  /// The entries of a list. Each is made when it is looked at, so a list of a hundred thousand opens like one of ten.
  struct Entries: RandomAccessCollection {
    let endIndex: Int
    private let make: (Int) -> Entry
    /// Finds the indices of the entries that match a text; nil if the list searches by itself.
    let search: ((String) -> [Int])?
    /// If the program searches for the typed text: how many entries, from the first, are what was found. Those after
    /// them are what else is chosen. nil if all entries are there.
    let foundCount: Int?

    init(
      count: Int, foundCount: Int? = nil, search: ((String) -> [Int])? = nil, make: @escaping (Int) -> Entry
    ) {
      (endIndex, self.foundCount, self.search, self.make) = (count, foundCount, search, make)
    }

    init(_ entries: [Entry]) { self.init(count: entries.count) { entries[$0] } }

    var startIndex: Int { 0 }
    subscript(index: Int) -> Entry { make(index) }
  }
}
