/// What elements of collections, and the rows in them, are called on every surface.
extension FormEngine {
  /// Whether a row is an element's own, or one in it.
  package func isRow(_ row: FormRowID, in element: FormRowID) -> Bool {
    row == element || row.path.hasPrefix(element.path + ".")
  }

  /// The title of a row and, for an element that is a form, its position: `Guest 2 of 3`.
  package func titleWithPosition(of row: FormRow) -> String {
    guard row.kind == .element, let place = position(of: row.id) else { return row.label }
    return FormString.common(.elementTitle, .text(row.label), .count(place.number), .count(place.count))
      .text(in: environment)
  }

  /// The title of an element that is a form, with its number and what tells it from the others: `Guest 2: Grace`. Nil
  /// for any other row, and while nothing does.
  package func titleWithName(of row: FormRow) -> String? {
    guard row.kind == .element, let slot = slot(of: row.id), let child = children[slot] else { return nil }
    let isDeclared = element(at: slot).details?.summary != nil
    let name = isDeclared ? row.display : answers(in: blocks[child], most: 1).first ?? ""
    guard !name.isEmpty else { return nil }
    return FormString.common(.labelled, .text(titleWithNumber(of: row)), .text(name)).text(in: environment)
  }

  /// The title of a row and, for an element, its number: `Guest 2`.
  package func titleWithNumber(of row: FormRow) -> String {
    position(of: row.id) == nil ? row.label : numbered(row.label.withoutFinalStop, row.id)
  }

  /// The same within a sentence: what the program gave no title is called by a word that doesn't begin a sentence, as in
  /// “Remove entry 2”.
  package func titleInSentence(of row: FormRow) -> String {
    guard position(of: row.id) != nil, row.label == FormString.common(.entry).text(in: environment) else {
      return titleWithNumber(of: row)
    }
    return numbered(FormString.common(.entryInSentence).text(in: environment), row.id)
  }

  /// ``titleWithNumber(of:)-(FormRow)`` by the row's id, without making the row of a field; nil for a row that the form doesn't have.
  package func titleWithNumber(of row: FormRowID) -> String? {
    guard let slot = slot(of: row), slots[slot].flags.contains(.isField), position(of: row) == nil else {
      return self.row(row).map(titleWithNumber)
    }
    let title = title(of: slot).text(in: environment)
    return title.isEmpty ? rowID(slot).path : title
  }

  /// The title of a row after those of the elements that contain it: `Guest 2, Name`.
  package func titleInElements(of row: FormRow) -> String {
    var title = titleWithNumber(of: row)
    var inner = row.id
    while let element = element(around: inner) {
      if let row = self.row(element) {
        title = FormString.common(.rowOfEntry, .text(titleWithNumber(of: row)), .text(title)).text(in: environment)
      }
      inner = element
    }
    return title
  }

  /// The titles of the pages and of the elements that a row is in, outermost first, without the first page.
  package func titles(around row: FormRowID) -> [String] {
    var titles: [String] = []
    var inner = row
    while let outer = container(of: inner), let row = self.row(outer) {
      titles.append(titleWithNumber(of: row).withoutFinalStop)
      inner = outer
    }
    return titles.reversed()
  }

  /// The innermost element that contains a row other than the row itself.
  package func element(around row: FormRowID) -> FormRowID? {
    guard let element = element(containing: row) else { return nil }
    return element == row ? collection(of: row).flatMap { self.element(containing: $0) } : element
  }

  /// The element that a row is in, or the row that leads to its page, whichever is nearer.
  private func container(of row: FormRowID) -> FormRowID? {
    let element = element(around: row)
    guard let page = page(of: row), page != .root, element.flatMap({ self.page(of: $0) }) != page else {
      return element
    }
    return FormRowID(page.path)
  }

  /// The row that an issue is about, as a person would name it: a field, a collection, or an element. Nil for an issue
  /// of the form as a whole.
  package func subject(of issue: FormIssue) -> FormRow? {
    guard let row = issue.row.flatMap({ self.row($0) }) else { return nil }
    if row.kind == .collection, let number = issue.kind.repeatedEntry {
      let elements = elements(of: row.id)
      if elements.indices.contains(number - 1) { return self.row(elements[number - 1]) ?? row }
    }
    if row.kind == .field || row.kind == .collection { return row }
    return element(containing: row.id).flatMap { self.row($0) }
  }
}

extension FormIssue.Kind {
  /// The number of an element that is there twice.
  var repeatedEntry: Int? {
    switch self {
    case .repeatedEntry(let number), .withMessage(.repeatedEntry(let number), _): number
    default: nil
    }
  }
}
