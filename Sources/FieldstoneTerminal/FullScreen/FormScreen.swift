import FieldstoneCore

/// A form on a screen: what is shown of it, and what keys do. Knows no terminal.
final class FormScreen {
  /// What a key has led to.
  enum Outcome: Equatable {
    case goesOn
    /// The form was submitted; the program's own work is to be done.
    case submits
    /// The form was left.
    case leaves
    /// The program is to be stopped, as with Ctrl-Z.
    case stops
  }

  /// What lies over the form.
  enum Panel { case help, leaving }

  let engine: FormEngine
  var width: Int
  var height: Int
  var panel: Panel?
  var list: ChoiceList?
  /// What is typed in the row that has the focus.
  var editor: TextEditor?
  var isRevealing = false
  /// What there is to say about the last key.
  var message: String?

  /// Rows as they were shown last; a batch that names one removes it.
  private var shown: [FormRowID: ShownRow] = [:]
  /// How many rows were made for the screen so far.
  private(set) var madeRows = 0
  /// Where the window begins, and where it began in pages further up.
  var place = PagePlace()
  private var places: [FormPageID: PagePlace] = [:]
  private var page: FormPageID
  /// Where the focus was, for when its row goes.
  private var focusIndex = 0
  private(set) var focus: FormRowID?
  /// The rows whose errors and warnings show.
  private(set) var issueRows: Set<FormRowID> = []
  private var observation: FormObservation?

  init(_ engine: FormEngine, width: Int = 80, height: Int = 24) {
    self.engine = engine
    (self.width, self.height) = (width, height)
    page = engine.page
    observation = engine.observe { [weak self] in self?.apply($0) }
    // A form may be handed over with issues that show already.
    for issue in engine.issues { issue.row.map(noteIssues) }
    settle()
  }

  var environment: FormEnvironment { engine.environment }
  func text(_ words: FormString) -> String { words.text(in: environment) }

  func resize(_ width: Int, _ height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    shown.removeAll()
  }

  // MARK: Changes

  /// Brings what is shown up to date: a surface's "apply a batch".
  func apply(_ changes: FormChanges) {
    for changed in changes.pages {
      for update in changed.updates {
        shown[update.row] = nil
        if !update.aspects.isDisjoint(with: [.issues, .enabled]) { noteIssues(update.row) }
      }
      if changed.splices.contains(where: { $0.removed > 0 }) { issueRows = issueRows.filter(engine.isShown) }
      for splice in changed.splices { splice.inserted.forEach(noteIssues) }
      guard changed.id == page else { continue }
      for splice in changed.splices {
        for row in splice.inserted { shown[row] = nil }
        place.apply(splice)
      }
    }
    if case .some(let new) = changes.focus {
      if let focus { shown[focus] = nil }
      if let new { shown[new] = nil }
    }
    if let pages = changes.openPages, let top = pages.last, top.id != page {
      places[page] = place
      page = top.id
      place = places[page] ?? PagePlace()
      shown.removeAll()
    }
  }

  private func noteIssues(_ row: FormRowID) {
    let hasIssues = engine.isShown(row) && engine.row(row)?.issues.contains { $0.severity != .info } == true
    if hasIssues { issueRows.insert(row) } else { issueRows.remove(row) }
  }

  /// After an input: the focus is in a row that shows, and the editor has that row's text.
  func settle() {
    var row = engine.focusedRow
    if let focused = row, engine.page(of: focused) != engine.page || !engine.isShown(focused) { row = nil }
    if row == nil {
      let near = nearest(to: page == engine.page && focus.flatMap(engine.page(of:)) == page ? focusIndex : 0)
      if let near { engine.send(.focus(near)) }
      row = near
    }
    if row != focus {
      if let focus { shown[focus] = nil }
      (focus, list, editor, isRevealing) = (row, nil, nil, false)
    }
    guard let row, let now = engine.row(row) else { return editor = nil }
    focusIndex = engine.index(of: row) ?? 0
    guard now.kind == .field, now.control.isTyped, now.isEnabled else { return editor = nil }
    if editor == nil {
      editor = TextEditor(now.text, isLong: now.control.known == .longText)
    } else if editor?.text != now.text {
      editor?.replace(now.text)
    }
  }

  private func nearest(to index: Int) -> FormRowID? {
    let rows = engine.rows
    if let found = rows.indices.dropFirst(index).first(where: { rows[$0].isFocusable }) { return rows.id(at: found) }
    return rows.indices.prefix(index).last { rows[$0].isFocusable }.map(rows.id(at:))
  }

  // MARK: Rows

  /// The row at a place, made only where it was not shown already.
  func shownRow(at index: Int) -> ShownRow {
    let rows = engine.rows
    let id = rows.id(at: index)
    if let row = shown[id] { return row }
    if shown.count > 4 * height + 64 { shown.removeAll() }
    madeRows += 1
    var presenter = RowPresenter(width: width, environment: environment)
    presenter.most = max(1, min(8, height - 6))
    if id == focus {
      presenter.isFocused = true
      (presenter.editor, presenter.list, presenter.isRevealing) = (editor, list, isRevealing)
    }
    let row = presenter.present(rows[index])
    shown[id] = row
    return row
  }

  /// The row with the focus looks different now: the cursor moved, a list opened.
  func focusLooksDifferent() {
    if let focus { shown[focus] = nil }
  }

  /// Everything is to be made anew: for tests, that compare.
  func forget() { shown.removeAll() }
}
