import FieldstoneCore

/// The rows of a visit's last page as they were written. A row of its next page that is in the same state is neither made
/// nor written again, in whichever form: each request has one of its own.
final class KeptRows: Sendable {
  /// A row as it was written, and what the page noted about it.
  struct Row: Sendable {
    let state: FormRowState
    let digest: UInt64
    /// Where its HTML and its intents end.
    let end, lastIntent: Int32
    /// The index of its field.
    var field: Int32
  }

  let basis: Basis
  let rows: [Row]
  let html: [UInt8]
  let fields: [RenderedPage.Field]
  let intents: [Intent]
  /// The bytes that it takes, about. The fields are those of a page that the visit knows.
  let bytes: Int
  /// How many of them the page before had.
  let found: Int

  /// What all rows depend on.
  struct Basis: Sendable, Equatable {
    let form: FormRowBasis
    let hasScript: Bool
    let marks: FormTheme.Marks
    let floats: Bool

    /// - Returns: Nil for a page whose rows depend on more: on controls and attributes of the program's own, or on a
    ///   button that was pressed in one of them.
    init?(_ engine: FormEngine, _ context: PageContext) {
      guard context.keptRowBytes > 0, context.parts.controls.isEmpty, context.parts.adjustments.isEmpty,
        context.parts.issueViews.isEmpty,
        context.pressed == nil, context.returned == nil, context.searched == nil, let form = engine.rowBasis
      else { return nil }
      self.form = form
      (marks, floats) = (context.parts.look.theme.marks, context.parts.look.floats)
      hasScript = context.scriptPath != nil || context.patch != nil
    }
  }

  init(
    _ basis: Basis, _ rows: [Row], _ html: [UInt8], _ fields: [RenderedPage.Field], _ intents: [Intent], found: Int
  ) {
    (self.basis, self.fields, self.found) = (basis, fields, found)
    // Without the room for more with which they have grown.
    self.rows = rows.withUnsafeBufferPointer(Array.init)
    self.html = html.withUnsafeBufferPointer(Array.init)
    self.intents = intents.withUnsafeBufferPointer(Array.init)
    bytes = rows.reduce(200 + html.count + 64 * intents.count) { $0 + 32 + $1.state.bytes }
  }

  /// The same rows of another page, which asks the same.
  init(_ old: KeptRows, _ fields: [RenderedPage.Field]) {
    (basis, rows, html, intents, bytes) = (old.basis, old.rows, old.html, old.intents, old.bytes)
    self.fields = fields
    found = rows.count
  }

  func field(_ index: Int) -> RenderedPage.Field { fields[Int(rows[index].field)] }
  func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(rows[index - 1].end))..<Int(rows[index].end)
  }
  func intents(_ index: Int) -> ArraySlice<Intent> {
    intents[(index == 0 ? 0 : Int(rows[index - 1].lastIntent))..<Int(rows[index].lastIntent)]
  }
}
