/// Searching for rows by their texts.
extension FormEngine {
  /// Finds the fields, links, and buttons whose title, help, or options contain a text, on all pages. Only rows that
  /// can have the focus now are found. Case and accents are ignored, and every word has to match.
  ///
  /// - Parameters:
  ///   - text: The text to search for; white space alone finds nothing.
  ///   - most: The maximum number of hits.
  /// - Returns: Titles that begin with the text, then titles with a word that does, then all others; each group in
  ///   display order.
  /// - Complexity: O(length of all titles, help texts, and options). The first search of a session also creates its
  ///   index. A site keeps it for the next requests.
  public func search(_ text: String, most: Int = 100) -> [FormSearchHit] {
    // Control characters separate texts in the index.
    let words = SearchText.folded(text).split { $0.isWhitespace || $0 < " " }.map(String.init)
    guard !words.isEmpty, most > 0 else { return [] }
    if indexedRows == nil { makeAllLate() }
    let index = indexedRows ?? searchIndexes?.index(for: self) ?? SearchIndex(self)
    indexedRows = index
    let found = index.find(words, most: most) { slots[$0].flags.contains(.shown) && canHaveFocus($0) }
    return found.flatMap { $0.sorted { isBefore($0.slot, $1.slot) } }.prefix(most).map(hit)
  }

  private func hit(_ slot: Int, _ part: Int) -> FormSearchHit {
    let element = element(at: slot)
    let match: FormSearchHit.Match =
      switch part {
      case 0: .title
      case 1: .help
      default:
        .option((element as? FieldElement)?.codec.options?.option(at: part - 2).title.text(in: environment) ?? "")
      }
    let title = numbered(title(of: slot).text(in: environment), rowID(slot))
    return FormSearchHit(
      row: rowID(slot), title: title.isEmpty ? rowID(slot).path : title, trail: trail(of: slot), match: match)
  }

  /// What a list of hits says beside the title of a field: its answer, or the help or the option in which the text was
  /// found.
  package func remark(on hit: FormSearchHit) -> String {
    switch hit.match {
    case .option(let title): return title
    case .help: return row(hit.row)?.help ?? ""
    case .title:
      guard let row = row(hit.row), !row.control.isSecret, row.kind == .field else { return "" }
      if case .flag(let isOn) = row.answer { return row.word(for: isOn, in: environment) }
      return row.display.isEmpty ? row.text : row.display
    }
  }

  /// The location of a row in words: the titles of its pages, subforms, and sections, outermost first.
  func trail(of slot: Int) -> [String] {
    var titles: [String] = []
    var slot = slot
    while true {
      let block = blocks[block(of: slot)]
      var group = block.elements[slot - block.base].group
      while group >= 0 {
        titles.append(title(of: block.base + Int(group)).text(in: environment))
        group = block.elements[Int(group)].group
      }
      guard block.owner >= 0 else { break }
      titles.append(numbered(title(of: block.owner).text(in: environment), rowID(block.owner)))
      slot = block.owner
    }
    return titles.reversed().filter { !$0.isEmpty }
  }
}
