import FieldstoneCore

/// What elements of collections are called: positions are shown, and never sent.
extension PageContext {
  /// The title of a row; for an element with its position, such as "Guest 2".
  func name(of row: FormRow, in engine: FormEngine) -> String {
    engine.position(of: row.id).map { name(of: row, number: $0.number) } ?? row.label
  }

  func name(of row: FormRow, number: Int) -> String {
    text(.common(.numbered, .text(row.label), .grouped(number, in: environment)))
  }

  /// The title of an element with its position and its answers, such as "Guest 2: Grace".
  func longName(of row: FormRow, number: Int) -> String {
    let name = name(of: row, number: number)
    return row.display.isEmpty ? name : text(.common(.labelled, .text(name), .text(row.display)))
  }

  /// The title of a row, after those of the elements on the same page that it belongs to.
  func path(of row: FormRow, in engine: FormEngine) -> String {
    var titles = [name(of: row, in: engine)]
    var inner = row.id
    while let element = owner(of: inner, in: engine), engine.page(of: element) == engine.page(of: row.id) {
      let title = names[element] ?? engine.row(element).map { name(of: $0, in: engine) } ?? ""
      // Many rows are in the same element.
      names[element] = title
      titles.append(title)
      inner = element
    }
    return titles.reversed().joined(separator: " › ")
  }

  /// The element that a row is in, other than the row itself.
  private func owner(of row: FormRowID, in engine: FormEngine) -> FormRowID? {
    guard let element = engine.element(containing: row) else { return nil }
    return element == row ? engine.collection(of: row).flatMap(engine.element(containing:)) : element
  }
}
