import FieldstoneCore
import Observation

/// One open page: its rows in groups.
@MainActor @Observable
final class PageState: Identifiable, Hashable {
  @ObservationIgnored let id: FormPageID
  @ObservationIgnored let kind: FormPage.Kind
  @ObservationIgnored unowned let form: FormState
  private(set) var groups: [RowGroup]
  private(set) var title: String
  /// Whether it has a list whose entries can come and go.
  private(set) var hasLists: Bool
  /// Whether the page has a search field: it had many rows when it was opened. Not decided anew, because a page that gets
  /// one loses its focus and its place.
  @ObservationIgnored let isSearchable: Bool
  /// What is searched for on it.
  var query = ""
  /// The buttons of the form itself that the toolbar of the first page has.
  @ObservationIgnored private(set) var bar: BarRows
  /// The rows that a view holds.
  @ObservationIgnored private var rows: [FormRowID: WeakRow] = [:]

  private struct WeakRow { weak var row: RowState? }

  init(_ page: FormPage, _ form: FormState) {
    id = page.id
    kind = page.kind
    self.form = form
    title = form.title(of: page)
    // Nothing is read that is observed: a view that makes a state would observe it.
    (bar, groups, hasLists) = Self.sorted(page.id, form)
    isSearchable = form.engine.rows(of: page.id).map { $0.count > 20 } ?? false
  }

  /// What the view of a row observes.
  func row(_ id: FormRowID) -> RowState? {
    if let row = rows[id]?.row { return row }
    guard let row = form.engine.row(id) else { return nil }
    let state = RowState(row, form)
    if rows.count > 200, rows.count > 2 * rows.values.count(where: { $0.row != nil }) {
      rows = rows.filter { $0.value.row != nil }
    }
    rows[id] = WeakRow(row: state)
    return state
  }

  /// The row, if a view holds it.
  func shownRow(_ id: FormRowID) -> RowState? { rows[id]?.row }

  nonisolated static func == (left: PageState, right: PageState) -> Bool { left === right }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Changes

  func apply(_ changes: FormChanges.Page) {
    if !changes.splices.isEmpty { regroup() }
    for update in changes.updates { rows[update.row]?.row?.update() }
    // Elements that come, go or move change the numbers of the others.
    if !changes.splices.isEmpty { refresh() }
  }

  /// Takes over every row that is shown.
  func refresh() { for row in rows.values { row.row?.update() } }

  func updateTitle(_ page: FormPage) {
    let title = form.title(of: page)
    if title != self.title { self.title = title }
  }

  /// Sorts the rows into groups. Only after rows have come, gone or moved.
  ///
  /// - Complexity: O(rows of the page).
  private func regroup() {
    let (bar, groups, hasLists) = Self.sorted(id, form)
    self.bar = bar
    if hasLists != self.hasLists { self.hasLists = hasLists }
    if groups != self.groups { self.groups = groups }
  }

  private static func sorted(_ id: FormPageID, _ form: FormState) -> (bar: BarRows, groups: [RowGroup], hasLists: Bool)
  {
    guard let rows = form.engine.rows(of: id) else { return (BarRows(), [], false) }
    let bar = id == .root && form.only == nil ? BarRows(rows, form.engine) : BarRows()
    return (bar, RowGroup.all(in: rows, without: bar), rows.indices.contains { rows.kind(at: $0) == .add })
  }
}

/// The rows that the toolbar shows: the first one that submits and the first one that cancels, unless remarks stand beside
/// it, which have no room there.
struct BarRows: Equatable {
  var submit: FormRowID?
  var cancel: FormRowID?

  init() {}

  init(_ rows: FormRows, _ engine: FormEngine) {
    guard engine.toolbar == nil else { return }
    for index in rows.indices where rows.kind(at: index) == .action {
      let row = rows[index]
      guard row.captions.isEmpty else { continue }
      if row.action == .submit, submit == nil { submit = row.id }
      if row.action == .cancel, cancel == nil { cancel = row.id }
    }
  }

  func contains(_ row: FormRowID) -> Bool { row == submit || row == cancel }
}
