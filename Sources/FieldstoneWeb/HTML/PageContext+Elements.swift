import FieldstoneCore

/// What elements of collections are called: positions are shown, and never sent.
extension PageContext {
  /// The title of a row; for an element with its position, such as "Guest 2".
  func name(of row: FormRow, in engine: FormEngine) -> String {
    engine.titleWithNumber(of: row)
  }

  func name(of row: FormRow, number: Int) -> String { numbered(row.label, number) }

  private func numbered(_ title: String, _ number: Int) -> String {
    text(.common(.numbered, .text(title), .grouped(number, in: environment)))
  }

  /// The title of an element with its position and its answers, such as "Guest 2: Grace".
  func longName(of row: FormRow, number: Int) -> String {
    withAnswers(name(of: row, number: number), row)
  }

  private func withAnswers(_ name: String, _ row: FormRow) -> String {
    row.display.isEmpty ? name : text(.common(.labelled, .text(name), .text(row.display)))
  }

  /// The same as what a button's name is about: what has no title is called by a word that doesn't begin a sentence, as in
  /// "Remove entry 2".
  func longNameInSentence(of row: FormRow, number: Int) -> String {
    let plain = environment.unmarked
    guard row.label == FormString.common(.entry).text(in: plain) else { return longName(of: row, number: number) }
    return withAnswers(numbered(FormString.common(.entryInSentence).text(in: plain), number), row)
  }

  /// The title of a row, after those of the elements on the same page that it belongs to.
  func path(of row: FormRow, in engine: FormEngine) -> String {
    path(of: row.id, name(of: row, in: engine), in: engine, &names) { name(of: $0, in: engine) }
  }

  /// The same by the row's id; nil for a row that the form doesn't have.
  func path(of row: FormRowID, in engine: FormEngine) -> String? {
    engine.titleWithNumber(of: row).map { title in
      path(of: row, title, in: engine, &names) { name(of: $0, in: engine) }
    }
  }

  /// The same with the answers of these elements, such as "Guest 2: Grace › Name": by the time that it is read, their
  /// positions may be those of others.
  func namedPath(of row: FormRow, in engine: FormEngine) -> String {
    path(of: row.id, name(of: row, in: engine), in: engine, &longNames) {
      longName(of: $0, number: engine.position(of: $0.id)?.number ?? 1)
    }
  }

  /// - Parameters:
  ///   - own: the title of the row itself.
  ///   - known: the titles of elements, because many rows are in the same one.
  private func path(
    of row: FormRowID, _ own: String, in engine: FormEngine, _ known: inout [FormRowID: String],
    _ title: (FormRow) -> String
  ) -> String {
    var titles = [own]
    var inner = row
    while let element = engine.element(around: inner), engine.page(of: element) == engine.page(of: row) {
      let words = known[element] ?? engine.row(element).map(title) ?? ""
      known[element] = words
      titles.append(words)
      inner = element
    }
    return titles.count == 1 ? own : titles.reversed().joined(separator: Self.separator)
  }

  /// The title of a row after those of all pages and elements that lead to it, for use on another page. Only a row of
  /// the first page itself follows the title of that page.
  func fullPath(of row: FormRow, in engine: FormEngine) -> String {
    let isOnFirst = engine.page(of: row.id) == .root
    let titles = (isOnFirst ? [title] : []) + engine.titles(around: row.id) + [name(of: row, in: engine)]
    return titles.joined(separator: Self.separator)
  }

  /// The title of a page after those of all pages and elements that lead to it, without the first page.
  func fullTitle(of page: FormPageID, in engine: FormEngine) -> String {
    guard page != .root, let row = engine.row(FormRowID(page.path)) else { return title }
    return (engine.titles(around: row.id) + [name(of: row, in: engine)]).joined(separator: Self.separator)
  }

  /// What is between the titles of pages and elements. It is never the first of a line.
  static let separator = "\u{A0}› "
}
