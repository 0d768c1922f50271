import FieldstoneCore

/// The visible rows in reading order: down each page, and into a subform's page where its link appears.
///
/// The walk reads the engine as it advances, so it notices rows that appear or disappear. It opens no pages. An
/// optional subform is a stop of its own before its rows, which are skipped while the subform is nil.
struct FormWalk: Sequence, IteratorProtocol {
  /// The page and the heading that a row belongs to.
  struct Place: Equatable {
    var page = FormPageID.root
    var pageTitle = ""
    var heading: FormRowID?
    var headingTitle = ""
  }

  /// A row to read out or to ask. Headings and links that ask nothing aren't stops; they are part of the place.
  struct Stop {
    let row: FormRow
    let place: Place
  }

  private struct Level {
    let page: FormPageID
    let title: String
    var index = 0
    /// The headings that enclose the current row, the outermost first.
    var headings: [FormRow] = []
  }

  /// Which rows it visits.
  enum Extent: Equatable {
    case everything
    /// Those that are asked in turn: not the elements of collections that are asked about as a whole.
    case questions
    /// Those that are asked in turn in an element.
    case element(FormRowID)
  }

  private let engine: FormEngine
  private let extent: Extent
  private var levels: [Level]
  /// The optional subform of the last stop; the walk continues with its rows if it exists by then.
  private var pendingSubform: FormRowID?

  /// Starts at the first row of the form.
  init(_ engine: FormEngine, asking extent: Extent = .everything) {
    self.engine = engine
    self.extent = extent
    levels = [Level(page: .root, title: "")]
  }

  /// Starts at a row, which must be visible.
  init(_ engine: FormEngine, at row: FormRowID, asking extent: Extent = .everything) {
    self.init(engine, asking: extent)
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
    if let id = pendingSubform { enterSubform(id) }
    while let level = levels.last {
      guard let rows = engine.rows(of: level.page), level.index < rows.count else {
        levels.removeLast()
        continue
      }
      let row = rows[level.index]
      levels[levels.count - 1].index += 1
      if skips(row) { continue }
      levels[levels.count - 1].headings.removeAll { $0.depth >= row.depth }
      switch row.kind {
      case .header: levels[levels.count - 1].headings.append(row)
      // A review repeats what was asked.
      case .link where row.action == .change: continue
      case .link where row.isAsked || row.isInline && !row.isThere:
        pendingSubform = row.id
        return Stop(row: row, place: place)
      case .link where row.isInline, .element where row.isInline: levels[levels.count - 1].headings.append(row)
      case .link where row.isEnabled, .element where row.isEnabled: push(row)
      case .add: continue
      default: return Stop(row: row, place: place)
      }
    }
    return nil
  }

  /// Continues with the rows of a subform, or after them if the subform is nil.
  private mutating func enterSubform(_ id: FormRowID) {
    pendingSubform = nil
    guard let row = engine.row(id), let level = levels.last, let rows = engine.rows(of: level.page) else { return }
    if row.isThere, row.isInline {
      levels[levels.count - 1].headings.append(row)
    } else if row.isThere {
      push(row)
    } else if row.isInline {
      // A following row is deeper only if it belongs to the subform.
      while levels[levels.count - 1].index < rows.count, rows[levels[levels.count - 1].index].depth > row.depth {
        levels[levels.count - 1].index += 1
      }
    }
  }

  private mutating func push(_ row: FormRow) {
    let page = FormPageID(row.id.path)
    levels.append(Level(page: page, title: Self.title(of: page, engine)))
  }

  /// Whether a row is in an element of a collection that is asked about as a whole.
  private func skips(_ row: FormRow) -> Bool {
    guard extent != .everything, let element = engine.element(containing: row.id) else { return false }
    if case .element(element) = extent { return false }
    return engine.collection(of: element).flatMap(engine.row)?.isAsked ?? false
  }

  /// Continues after a row that was just answered. The answer may have added rows above, so indices are computed anew.
  mutating func resume(after row: FormRowID) {
    guard engine.isShown(row), engine.page(of: row) == levels.last?.page else {
      self = FormWalk(engine, asking: extent)
      return
    }
    pendingSubform = engine.row(row)?.isOptionalSubform == true ? row : nil
    let stops = levels.dropFirst().map { FormRowID($0.page.path) } + [row]
    for (level, stop) in stops.enumerated() { levels[level].index = (engine.index(of: stop) ?? -1) + 1 }
  }

  private var place: Place {
    guard let level = levels.last else { return Place() }
    let heading = level.headings.last { !$0.title.isEmpty }
    return Place(
      page: level.page, pageTitle: level.title, heading: heading?.id,
      headingTitle: heading.map(engine.titleWithPosition) ?? "")
  }

  private static func chain(to page: FormPageID, _ engine: FormEngine) -> [FormPageID] {
    var chain = [page]
    while let first = chain.first, first != .root {
      chain.insert(engine.page(of: FormRowID(first.path)) ?? .root, at: 0)
    }
    return chain
  }

  private static func title(of page: FormPageID, _ engine: FormEngine) -> String {
    if page == .root { return "" }
    return engine.stepTitle(of: page) ?? engine.row(FormRowID(page.path)).map(engine.titleWithPosition) ?? ""
  }

  private func headings(above row: FormRowID, in page: FormPageID) -> [FormRow] {
    guard let rows = engine.rows(of: page), let index = engine.index(of: row) else { return [] }
    var found: [FormRow] = []
    var depth = rows[index].depth
    for position in rows[..<index].indices.reversed() where depth > 0 {
      let row = rows[position]
      guard row.depth < depth, [.header, .link, .element].contains(row.kind) else { continue }
      found.insert(row, at: 0)
      depth = row.depth
    }
    return found
  }
}
