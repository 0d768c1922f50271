import FieldstoneCore

/// Rows that are as they were in the visit's last page.
extension PageWriter {
  /// Writes a row that the last page had.
  mutating func write(_ found: RowKeeper.Found, at index: Int, _ rendered: inout RenderedPage) {
    #if DEBUG
      check(found, engine.rows[index])
    #endif
    groups.beginField(depth: Int(found.row.state.depth), context, &html)
    rendered.note(found.field, found.intents)
    keeper?.keep(found, field: rendered.fields.count - 1)
    if notesDigests {
      rendered.note(found.row.digest, of: found.field.row)
      if context.patch?.has(found.field.row, found.row.digest) == true { return html.template(found.field.row) }
    }
    keeper?.write(found, to: &html)
  }

  /// Whether the row at an index can be the same on the next page, and was written for no reason of this one.
  mutating func keep(
    _ row: FormRow, _ kind: FieldKind, at index: Int, from start: Int, _ digest: UInt64?,
    since before: RenderedPage.Counts, _ rendered: RenderedPage
  ) {
    guard kind.canBeKept, keeper != nil, elements.areOver, html.focus != row.id,
      rendered.fields.count == before.fields + 1, rendered.others.count == before.others,
      let state = engine.rows.state(at: index)
    else { return }
    html.withBytes(from: start) { bytes in
      keeper?.keep(
        state, digest ?? 0, bytes, field: before.fields, rendered.intents[before.intents...])
    }
    if keeper?.isFull == true { keeper = nil }
  }
}

#if DEBUG
  extension PageWriter {
    /// Stops the program if a row is not what would be written now.
    private func check(_ found: RowKeeper.Found, _ row: FormRow) {
      guard let kind = context.kind(of: row) else { preconditionFailure("The row of '\(row.id)' can't be edited.") }
      let options = ShownOptions(row, kind, query: context.queries[row.id])
      var html = HTMLWriter(capacity: 1_024)
      FieldWriter(kind: kind, options: options, context: context).write(row, to: &html)
      var page = RenderedPage(engine.page)
      let before = page.counts
      page.note(row, kind, options, context.searches[row.id])
      precondition(
        keeper?.bytes(of: found).elementsEqual(html.bytes) == true, "The row of '\(row.id)' is written differently now."
      )
      precondition(
        page.fields == [found.field] && page.intents[before.intents...] == found.intents
          && Int(found.row.state.depth) == row.depth && row.line == nil,
        "The page notes something else about the row of '\(row.id)' now.")
    }
  }
#endif

extension FieldKind {
  /// Whether it looks the same wherever nothing about its row has changed. A secret is not kept.
  fileprivate var canBeKept: Bool {
    switch self {
    case .line, .longText, .flag, .flagOrNone: true
    case .choice(let look): look.isSent && !look.isSearch && look.style != .chips && look.style != .expanding
    case .choices, .secret, .file, .elsewhere: false
    }
  }
}
