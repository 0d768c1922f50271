import FieldstoneCore

/// What a document has already, so that a response to its script needs only the rest of the page.
struct PagePatch {
  let document: String
  /// The digests of its rows.
  private var rows: RowDigests.Reader
  /// The rows that somebody has changed since.
  private let changedRows: Set<FormRowID>
  /// The secrets that were typed in it.
  let typedSecrets: Set<FormRowID>
  /// Those that it is told to clear.
  let clearedSecrets: Set<FormRowID>
  /// Whether the page is another one for the document even if it asks the same as the one that was sent: what the
  /// document has sent was taken back. If the response is lost, the document sends that again, which is no new answer.
  let isNewPage: Bool
  /// Whether somebody has pressed a button, and may be led elsewhere.
  let isPressed: Bool

  init(_ sent: SentPage, _ live: LivePost, _ document: LiveDocument?, clearing: Set<FormRowID>) {
    changedRows = document?.changedRows ?? []
    self.document = live.document
    // What exactly the first page was is not remembered.
    rows = RowDigests.Reader(sent.token == OpeningPage.name ? RowDigests() : sent.page.rows)
    typedSecrets = Set((document?.typedSecrets ?? [:]).keys).subtracting(clearing)
    clearedSecrets = clearing
    isNewPage = !changedRows.isEmpty || !clearing.isEmpty
    isPressed = sent.isPressed
  }

  /// Whether the document has a row with this digest. Rows are asked for in the order in which they are written.
  mutating func has(_ row: FormRowID, _ digest: UInt64) -> Bool {
    rows.digest(of: row) == digest && !changedRows.contains(row)
  }
}

extension FormRow {
  /// Whether an element with its id is in what is written for it, so that a script can find that.
  var isFound: Bool {
    switch kind {
    case .field: FieldKind(self) != nil
    case .link, .element: isEnabled
    case .action, .notice, .content: true
    default: false
    }
  }
}

extension PageWriter {
  /// Whether a script can tell which rows to write again.
  var notesDigests: Bool { context.scriptPath != nil || context.patch != nil }

  /// The digest of the row that was written since an offset; nil for one that no script looks for.
  func digest(of row: FormRow, from start: Int) -> UInt64? {
    notesDigests && row.isFound ? html.digest(from: start) : nil
  }

  /// Notes the row that was written since an offset, and takes it back if the document has the same one.
  mutating func settle(_ row: FormRow, _ digest: UInt64?, from start: Int, _ rendered: inout RenderedPage) {
    guard let digest else { return }
    rendered.note(digest, of: row.id)
    guard context.patch?.has(row.id, digest) == true else { return }
    html.truncate(to: start)
    html.template(row.id)
  }
}

extension HTMLWriter {
  /// Stands for a row that a document has already.
  mutating func template(_ row: FormRowID) {
    begin("template")
    beginAttribute("data-row")
    id(of: row)
    endAttribute()
    content()
    close("template")
  }
}
