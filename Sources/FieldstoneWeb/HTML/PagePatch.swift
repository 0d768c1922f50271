import FieldstoneCore

/// What a document has already, so that a response to its script needs only the rest of the page.
struct PagePatch {
  let document: String
  /// The digests of its rows, without those that somebody has changed since.
  let rows: [FormRowID: UInt64]
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
    let changed = document?.changedRows ?? []
    self.document = live.document
    // What exactly the first page was is not remembered.
    rows = sent.token == OpeningPage.name ? [:] : sent.page.rows.filter { !changed.contains($0.key) }
    typedSecrets = Set((document?.typedSecrets ?? [:]).keys).subtracting(clearing)
    clearedSecrets = clearing
    isNewPage = !changed.isEmpty || !clearing.isEmpty
    isPressed = sent.isPressed
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
  /// Notes the row that was written since an offset, and takes it back if the document has the same one.
  mutating func settle(_ row: FormRow, from start: Int, _ rendered: inout RenderedPage) {
    guard context.scriptPath != nil || context.patch != nil, row.isFound else { return }
    let digest = html.digest(from: start)
    rendered.note(digest, of: row.id)
    guard context.patch?.rows[row.id] == digest else { return }
    html.truncate(to: start)
    html.begin("template")
    html.attribute("data-row", of: row)
    html.content()
    html.close("template")
  }
}
