#if DEBUG
  /// Replays the pending splices over the rows as of the last ``FormEngine/takeChanges()``, and compares the result
  /// with the rows of each page: after every input for pages of up to 1,000 rows, in samples for larger ones.
  struct ListChecker {
    /// The rows of each page as of the last batch, by slot. They are updated only by splices, so a missing splice is
    /// found even after its batch was taken.
    private var lists: [Int: [Int32]] = [:]
    /// Pages that were found to be wrong. They are read again with the next batch, so that not every input reports
    /// them.
    private var lost: Set<Int> = []
    private let largePages: Set<Int>
    /// In a large form, only the top page and pages with splices are compared after every input.
    private let isLargeForm: Bool
    private var batches = 0
    private var inputsSinceBatch = 0

    private static let most = 1_000

    init(_ engine: FormEngine) {
      var sizes: [Int: Int] = [:]
      for block in engine.liveBlocks { sizes[block.page, default: 0] += block.elements.count }
      largePages = Set(sizes.filter { $0.value > Self.most }.keys)
      isLargeForm = engine.slots.count > Self.most
      for page in sizes.keys where !largePages.contains(page) { lists[page] = engine.listedSlots(of: page) }
    }

    /// Applies the batch that is being taken to the lists.
    mutating func willTakeChanges(_ engine: FormEngine) {
      for page in largePages { lists[page] = nil }
      let before = lists.count
      Self.replay(engine, over: &lists)
      if lists.count < before { lost.formUnion(engine.changeLog.splices.map(\.block).filter { lists[$0] == nil }) }
      batches += 1
      inputsSinceBatch = 0
      if batches % 64 == 0 { lost.formUnion(largePages) }
      for page in lost { lists[page] = engine.listedSlots(of: page) }
      lost = []
    }

    /// Forgets pages that are no longer there. A block that gets their place has another page.
    mutating func forgetPages(_ areReleased: (Int) -> Bool) {
      lists = lists.filter { !areReleased($0.key) }
      lost = lost.filter { !areReleased($0) }
    }

    /// Compares the pages with the lists after the pending splices.
    ///
    /// - Returns: Descriptions of all differences.
    mutating func check(_ engine: FormEngine, isSample: Bool) -> [String] {
      inputsSinceBatch += 1
      var expected = lists
      if isLargeForm, !isSample {
        let pages = Set(engine.changeLog.splices.map(\.block) + engine.openBlocks.suffix(1))
        expected = expected.filter { pages.contains($0.key) }
      }
      if !isSample, inputsSinceBatch > 4 { expected = expected.filter { !largePages.contains($0.key) } }
      let pages = expected.keys.sorted()
      var wrong: [String] = []
      Self.replay(engine, over: &expected)
      for page in pages {
        let rows = (0..<engine.blocks[page].tree.total).map { Int32(engine.slot(at: $0, in: page)) }
        guard expected[page] != rows else { continue }
        func ids(_ slots: [Int32]) -> [FormRowID] { slots.map { engine.rowID(Int($0)) } }
        let found = expected[page].map { "\(ids($0))" } ?? "no list"
        wrong.append("Replaying the splices of page '\(engine.pageID(page))' gives \(found), it has \(ids(rows)).")
        lists[page] = nil
        lost.insert(page)
      }
      return wrong
    }

    /// Applies the pending splices; a list that one of them does not fit is removed.
    private static func replay(_ engine: FormEngine, over lists: inout [Int: [Int32]]) {
      for (page, splice) in engine.changeLog.splices {
        guard let count = lists[page]?.count else { continue }
        if let destination = splice.destination {
          if splice.offset + splice.removed <= count, destination + splice.removed <= count {
            splice.apply(to: &lists[page, default: []]) { _ in 0 }
          } else {
            lists[page] = nil
          }
          continue
        }
        let inserted = splice.inserted.compactMap { id in
          // An element that has been removed since keeps its slot, but can't be looked up.
          id.slot >= 0 ? id.slot : engine.slot(of: id).map(Int32.init)
        }
        let fits =
          splice.offset >= 0 && splice.removed >= 0 && splice.offset + splice.removed <= count
          && inserted.count == splice.inserted.count
        guard fits else {
          lists[page] = nil
          continue
        }
        lists[page]?.replaceSubrange(splice.offset..<splice.offset + splice.removed, with: inserted)
      }
    }
  }
#endif
