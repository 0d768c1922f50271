/// Elements of collections in the review.
extension DialogueReview {
  /// The page with a title; one of several elements' pages is found by its ordinal.
  func page(_ name: ConformanceRowName) -> String? {
    let title = ConformanceText.line(name.title)
    let found = pages.filter { $0 == title || ConformanceText.position($0)?.title == title }
    return found.count >= name.ordinal ? found[name.ordinal - 1] : nil
  }

  /// The number of the question about an element's collection, and the element's position.
  func element(_ name: ConformanceRowName, on page: String?) -> (collection: Int, position: Int)? {
    headed(name, on: page) ?? onPage(name) ?? value(name, on: page)
  }

  /// An element whose answers are under a heading.
  private func headed(_ name: ConformanceRowName, on page: String?) -> (Int, Int)? {
    let title = ConformanceText.line(name.title)
    let found = entries.indices.filter { index in
      entries[index].page == page && entries[index].row.title == title && entries[index].row.position != nil
    }
    guard found.count >= name.ordinal, let position = entries[found[name.ordinal - 1]].row.position?.number,
      let first = found[..<name.ordinal].last(where: { entries[$0].row.position?.number == 1 })
    else { return nil }
    return lastNumber(before: first).map { ($0, position) }
  }

  /// An element that has a page.
  private func onPage(_ name: ConformanceRowName) -> (Int, Int)? {
    guard let page = page(name), let place = ConformanceText.position(page),
      let first = entries.firstIndex(where: { $0.page == "\(place.title) 1 of \(place.count)" })
    else { return nil }
    return lastNumber(before: first).map { ($0, place.number) }
  }

  /// An element that is a single answer: one of several in a row with the same title.
  private func value(_ name: ConformanceRowName, on page: String?) -> (Int, Int)? {
    let start = ConformanceText.line(name.title).asLabel
    func isMeant(_ index: Int) -> Bool {
      entries[index].page == page && entries[index].number != nil && entries[index].row.title.hasPrefix(start)
    }
    let found = entries.indices.filter(isMeant)
    guard found.count >= name.ordinal else { return nil }
    let index = found[name.ordinal - 1]
    let first = entries[..<index].indices.reversed().prefix(while: isMeant).last ?? index
    return lastNumber(before: first).map { ($0, index - first + 1) }
  }

  private func lastNumber(before index: Int) -> Int? { entries[..<index].last { $0.number != nil }?.number }
}
