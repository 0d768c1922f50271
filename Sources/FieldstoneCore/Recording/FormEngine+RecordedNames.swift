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

  /// The pages that have to be open for an input; nil if that doesn't matter.
  func recordedPages(for input: FormInput) -> [Int]? {
    switch input {
    case .blur, .search, .cancel, .reset: nil
    default: input.row.map { row in slot(of: row).map { path(to: blocks[block(of: $0)].page) } } ?? openBlocks
    }
  }

  /// Notes pages that the session has opened or closed by itself. It does so again when the script is played.
  func followPages(_ recording: FormRecording) {
    if recording.sessionPages != openBlocks { (recording.pages, recording.sessionPages) = (openBlocks, openBlocks) }
  }

  /// The commands that lead from the pages that the script has open to others: from one jump to a field to the next, for
  /// example.
  func way(from pages: [Int], to wanted: [Int]) -> [String] {
    // A page that is no longer there was closed.
    let pages = pages.prefix { index in
      let owner = isLive(index) ? blocks[index].owner : -1
      return index == 0 || owner >= 0 && slots[owner].flags.contains(.shown)
    }
    let common = zip(wanted, pages).prefix { $0 == $1 }.count
    let steps = wanted[common...].compactMap { index -> String? in
      let owner = blocks[index].owner
      return owner < 0 ? nil : row(rowID(owner)).map { "open " + recordedName(of: $0, for: .open($0.id)) }
    }
    return Array(repeating: "back", count: pages.count - common) + steps
  }
}
