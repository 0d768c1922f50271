import FieldstoneCore

/// The rows that show, in the order in which people come to them: down each page, and into a page where its link stands.
///
/// It reads the engine as it goes, so rows that come and go are noticed; nothing is opened.
struct FormWalk: Sequence, IteratorProtocol {
  /// Where a row stands.
  struct Place: Equatable {
    var page = FormPageID.root
    var pageTitle = ""
    var heading: FormRowID?
    var headingTitle = ""
  }

  /// A row to read or to answer; headings and links are part of the place.
  struct Stop {
    let row: FormRow
    let place: Place
  }

  private struct Level {
    let page: FormPageID
    let title: String
    var index = 0
    /// The headings around the row, the outermost first.
    var headings: [FormRow] = []
  }

  private let engine: FormEngine
  private var levels: [Level]

  /// From the beginning.
  init(_ engine: FormEngine) {
    self.engine = engine
    levels = [Level(page: .root, title: "")]
  }

  /// From a row on, which must show.
  init(_ engine: FormEngine, at row: FormRowID) {
    self.init(engine)
    let page = engine.page(of: row) ?? .root
    levels = Self.chain(to: page, engine).map { Level(page: $0, title: Self.title(of: $0, engine)) }
    let stops = levels.dropFirst().map { FormRowID($0.page.path) } + [row]
    for (level, stop) in stops.enumerated() {
      let isLast = level == levels.count - 1
      levels[level].index = (engine.index(of: stop) ?? 0) + (isLast ? 0 : 1)
      levels[level].headings = headings(above: stop, in: levels[level].page)
    }
  }

  mutating func next() -> Stop? {
    while let level = levels.last {
      guard let rows = engine.rows(of: level.page), level.index < rows.count else {
        levels.removeLast()
        continue
      }
      let row = rows[level.index]
      levels[levels.count - 1].index += 1
      levels[levels.count - 1].headings.removeAll { $0.depth >= row.depth }
      switch row.kind {
      case .header: levels[levels.count - 1].headings.append(row)
      case .link where row.isInline: levels[levels.count - 1].headings.append(row)
      case .link where row.isEnabled:
        levels.append(Level(page: FormPageID(row.id.path), title: row.shownTitle))
      default: return Stop(row: row, place: place)
      }
    }
    return nil
  }

  /// Goes on after a row that was just answered, which may have brought rows above it.
  mutating func resume(after row: FormRowID) {
    guard engine.isShown(row), engine.page(of: row) == levels.last?.page else {
      self = FormWalk(engine)
      return
    }
    let stops = levels.dropFirst().map { FormRowID($0.page.path) } + [row]
    for (level, stop) in stops.enumerated() { levels[level].index = (engine.index(of: stop) ?? -1) + 1 }
  }

  private var place: Place {
    guard let level = levels.last else { return Place() }
    let heading = level.headings.last { !$0.title.isEmpty }
    return Place(page: level.page, pageTitle: level.title, heading: heading?.id, headingTitle: heading?.title ?? "")
  }

  private static func chain(to page: FormPageID, _ engine: FormEngine) -> [FormPageID] {
    var chain = [page]
    while let first = chain.first, first != .root {
      chain.insert(engine.page(of: FormRowID(first.path)) ?? .root, at: 0)
    }
    return chain
  }

  private static func title(of page: FormPageID, _ engine: FormEngine) -> String {
    page == .root ? "" : engine.row(FormRowID(page.path))?.shownTitle ?? ""
  }

  private func headings(above row: FormRowID, in page: FormPageID) -> [FormRow] {
    guard let rows = engine.rows(of: page), let index = engine.index(of: row) else { return [] }
    var found: [FormRow] = []
    var depth = rows[index].depth
    for place in rows[..<index].indices.reversed() where depth > 0 {
      let row = rows[place]
      guard row.depth < depth, row.kind == .header || row.kind == .link else { continue }
      found.insert(row, at: 0)
      depth = row.depth
    }
    return found
  }
}
