/// Recording: what rows are called, and how people get to them.
extension FormEngine {
  /// A row by its title and, among several rows with that title which the command could mean, its number on the page.
  func recordedName(of row: FormRow, for input: FormInput) -> String {
    let isElement =
      switch input {
      case .insert, .remove, .move, .duplicate: true
      default: false
      }
    return ScriptText.name(row.title, ordinal: recordedNumber(of: row.id, for: input), isElement: isElement)
  }

  /// The number of a row among those with its title which the command could mean.
  private func recordedNumber(of row: FormRowID, for input: FormInput) -> Int {
    guard let slot = slot(of: row), canMean(slot, input) else { return 1 }
    let title = recordedTitle(of: slot)
    let before = recordedSlots(titled: title, on: blocks[block(of: slot)].page).filter { other in
      other != slot && canMean(other, input) && isBefore(other, slot) && recordedTitle(of: other) == title
    }
    return before.count + 1
  }

  /// Whether the command for an input could be about a row: then the row counts among those with its title.
  private func canMean(_ slot: Int, _ input: FormInput) -> Bool {
    guard isLive(block(of: slot)), slots[slot].flags.contains(.shown) else { return false }
    let element = element(at: slot)
    switch input {
    case .open:
      let isInline = element is NestedElement && element.flags.contains(.inline)
      return (element.kind == .link || element.kind == .element) && !isInline
    case .perform: return element.kind == .action
    case .act: return !row(at: slot).contextActions.isEmpty
    case .insert: return element.kind == .collection
    case .remove, .move, .duplicate: return position(of: rowID(slot)) != nil
    case .set(let id, _) where isFile(id): return isFile(rowID(slot))
    default: return element.kind == .field || element.kind == .link && canBeNil(element)
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
