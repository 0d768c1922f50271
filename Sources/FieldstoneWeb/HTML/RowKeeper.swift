import FieldstoneCore

/// Finds the rows of a page among those of the last one while it is written, and notes those that the next one can have.
struct RowKeeper {
  private let basis: KeptRows.Basis
  private let old: KeptRows?
  /// The index of the old row that follows the one that was found last.
  private var next = 0
  /// How many rows the page has so far; and whether they are the first of the old ones, so that nothing is copied.
  private var count = 0
  private var isSame = true
  private var rows: [KeptRows.Row] = []
  private var html: [UInt8] = []
  private var intents: [Intent] = []
  /// The indices of their fields.
  private var fields: [Int32] = []
  private var found = 0
  private let capacity: Int
  /// The most bytes of HTML to keep.
  private let limit: Int

  /// A row that the last page had.
  struct Found {
    fileprivate let index: Int
    let row: KeptRows.Row
    let field: RenderedPage.Field
    let intents: ArraySlice<Intent>
  }

  init?(_ engine: FormEngine, _ context: PageContext) {
    guard let basis = KeptRows.Basis(engine, context) else { return nil }
    self.basis = basis
    limit = context.keptRowBytes
    capacity = engine.rows.count
    old = context.keptRows.flatMap { $0.basis == basis ? $0 : nil }
  }

  /// How many rows that are gone from the page are skipped to find the next one.
  private static let mostSkipped = 8

  /// The row at an index of the page, if the last page had it in the same state.
  mutating func find(_ rows: FormRows, _ index: Int) -> Found? {
    guard let old else { return nil }
    for candidate in next..<min(next + Self.mostSkipped, old.rows.count) {
      switch rows.match(old.rows[candidate].state, at: index) {
      case .none: continue
      case .changed:
        next = candidate + 1
        return nil
      case .same:
        next = candidate + 1
        return Found(
          index: candidate, row: old.rows[candidate], field: old.field(candidate), intents: old.intents(candidate))
      }
    }
    return nil
  }

  /// Keeps a row that was found.
  ///
  /// - Parameter field: the index of its field in the page.
  mutating func keep(_ found: Found, field: Int) {
    fields.append(Int32(field))
    self.found += 1
    if isSame, found.index == count { return count += 1 }
    guard let old else { return }
    copyFirst()
    append(found.row.state, found.row.digest, found.intents) { html in html += old.html[old.range(found.index)] }
  }

  /// Keeps a row that was written.
  mutating func keep(
    _ state: FormRowState, _ digest: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, field: Int,
    _ intents: ArraySlice<Intent>
  ) {
    fields.append(Int32(field))
    copyFirst()
    append(state, digest, intents) { html in html += bytes }
  }

  private mutating func append(
    _ state: FormRowState, _ digest: UInt64, _ more: ArraySlice<Intent>, _ write: (inout [UInt8]) -> Void
  ) {
    write(&html)
    intents += more
    count += 1
    rows.append(
      KeptRows.Row(
        state: state, digest: digest, end: Int32(html.count), lastIntent: Int32(intents.count), field: 0))
  }

  /// Copies the old rows that the page begins with, once others follow.
  private mutating func copyFirst() {
    guard isSame else { return }
    isSame = false
    rows.reserveCapacity(capacity)
    guard let old, count > 0 else { return }
    rows += old.rows[..<count]
    html = Array(old.html[..<old.range(count - 1).upperBound])
    intents = Array(old.intents[..<Int(old.rows[count - 1].lastIntent)])
  }

  /// Whether the page has exactly the rows of the last one, so far.
  private var hasSameRows: Bool {
    guard isSame, let old, count == old.rows.count else { return false }
    return zip(old.rows, fields).allSatisfy { $0.field == $1 }
  }

  /// The fields of the last page, if those of this one are the same: comparing the two pages then takes no time.
  func sharedFields(_ count: Int) -> [RenderedPage.Field]? {
    guard hasSameRows, let old, old.rows.count == count, old.fields.count == count else { return nil }
    return old.fields
  }

  /// Whether the page has more rows than are kept.
  var isFull: Bool { html.count > limit }

  /// The rows for the next page.
  ///
  /// - Parameter page: what the page asks.
  consuming func finish(_ page: RenderedPage) -> KeptRows? {
    if hasSameRows, let old { return KeptRows(old, page.fields) }
    copyFirst()
    for (index, field) in fields.enumerated() { rows[index].field = field }
    return rows.isEmpty ? nil : KeptRows(basis, rows, html, page.fields, intents, found: found)
  }

  /// Copies the HTML of a row that was found.
  func write(_ found: Found, to html: inout HTMLWriter) { html.copy(bytes(of: found)) }

  /// The HTML of a row that was found.
  func bytes(of found: Found) -> ArraySlice<UInt8> { old.map { $0.html[$0.range(found.index)] } ?? [] }
}
