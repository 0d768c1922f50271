/// The rows of a page by their titles, so that a key costs no look at all rows of the page.
struct RecordedTitles {
  /// The slots of the rows that a command can name, by their titles.
  var slots: [String: [Int]] = [:]
  /// The rows whose titles depend on answers. They are compared as they are.
  var varying: Set<Int> = []
}

extension FormEngine {
  /// The rows of a page, shown or hidden, that may have a title.
  ///
  /// - Complexity: O(rows with that title, and rows of the page whose titles depend on answers), once the page is known.
  func recordedSlots(titled title: String, on page: Int) -> [Int] {
    let titles = recording?.titles[page] ?? recordedTitles(of: page)
    recording?.titles[page] = titles
    let alike = (titles.slots[title] ?? []).filter { !titles.varying.contains($0) } + titles.varying
    recording?.comparedTitles += alike.count
    return alike
  }

  /// The title of a row as a script has it.
  func recordedTitle(of slot: Int) -> String { ScriptText.plainTitle(title(of: slot).text(in: environment)) }

  private func recordedTitles(of page: Int) -> RecordedTitles {
    var titles = RecordedTitles()
    for index in liveBlockIndices where blocks[index].page == page {
      for slot in blocks[index].slots where isNamedInScripts(slot) {
        recording?.comparedTitles += 1
        if hasVaryingTitle(slot) {
          titles.varying.insert(slot)
        } else {
          titles.slots[recordedTitle(of: slot), default: []].append(slot)
        }
      }
    }
    return titles
  }

  private func isNamedInScripts(_ slot: Int) -> Bool {
    switch element(at: slot).kind {
    case .field, .link, .action, .collection, .element: true
    default: false
    }
  }

  /// Whether the title of a row depends on answers.
  private func hasVaryingTitle(_ slot: Int) -> Bool {
    let block = blocks[block(of: slot)]
    if block.node >= 0, collections[block.owner]?.element.details?.elementTitle != nil { return true }
    return decidedTitle(of: slot) != nil
  }

  /// Notes that a closure has given a row another title.
  func noteRecordedTitle(of slot: Int) {
    guard let recording else { return }
    recording.titles[blocks[block(of: slot)].page]?.varying.insert(slot)
  }

  /// Forgets the titles of all rows: other rows are there, or texts are in another language.
  func forgetTexts() {
    indexedRows = nil
    recording?.titles = [:]
  }
}
