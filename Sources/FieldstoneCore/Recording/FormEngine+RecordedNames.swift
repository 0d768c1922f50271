/// Recording: what rows are called, and how people get to them.
extension FormEngine {
  /// A row by its title and, among several rows with that title which the command could mean, its number on the page.
  func recordedName(of row: FormRow, for input: FormInput) -> String {
    let isElement =
      switch input {
      case .insert, .remove, .move, .duplicate: true
      default: false
      }
    let title = ScriptText.plainTitle(row.title)
    // The title is compared last, because most rows are of another kind.
    let alike = page(of: row.id).flatMap { rows(of: $0) }?.filter {
      canMean($0, input) && ScriptText.plainTitle($0.title) == title
    }
    let number = (alike?.firstIndex { $0.id == row.id } ?? 0) + 1
    return ScriptText.name(row.title, ordinal: number, isElement: isElement)
  }

  /// Whether the command for an input could be about a row: then the row counts among those with its title.
  private func canMean(_ row: FormRow, _ input: FormInput) -> Bool {
    switch input {
    case .open: (row.kind == .link || row.kind == .element) && !row.isInline
    case .perform: row.kind == .action
    case .insert: row.kind == .collection
    case .remove, .move, .duplicate: position(of: row.id) != nil
    case .set(let id, _) where isFile(id): isFile(row.id)
    default: row.kind == .field || row.kind == .link && row.allowsNone
    }
  }

  private func isFile(_ id: FormRowID) -> Bool {
    guard let field = slot(of: id).flatMap({ field(at: $0) }), case .file = field.control.standard else { return false }
    return true
  }

  /// The commands that lead to the page of a row, if it isn't open: a jump to a field, for example.
  func way(to id: FormRowID) -> [String]? {
    guard let slot = slot(of: id) else { return nil }
    let wanted = path(to: blocks[block(of: slot)].page)
    guard wanted != openBlocks else { return nil }
    let common = zip(wanted, openBlocks).prefix { $0 == $1 }.count
    let steps = wanted[common...].compactMap { index -> String? in
      let owner = blocks[index].owner
      return owner < 0 ? nil : row(rowID(owner)).map { "open " + recordedName(of: $0, for: .open($0.id)) }
    }
    return Array(repeating: "back", count: openBlocks.count - common) + steps
  }
}
