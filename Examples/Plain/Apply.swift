import FieldstoneCore

/// The second function: updates what is shown from a batch of changes, which names everything that changed and no more.
struct Shown {
  /// The rows of the page on top, in order.
  private(set) var rows: [FormRowID] = []

  /// Shows a whole page.
  mutating func show(_ form: FormEngine) {
    rows = form.rows.ids
    let page = form.openPages[form.openPages.count - 1]
    if !page.title.isEmpty { print("\n== \((page.trail + [page.title]).joined(separator: " > ")) ==") }
    for (place, row) in form.rows.enumerated() { print(present(row, number: place, in: form.environment)) }
  }

  /// Shows again what has changed.
  mutating func apply(_ changes: FormChanges, of form: FormEngine) {
    guard changes.openPages == nil else { return show(form) }
    var changed: Set<FormRowID> = []
    for page in changes.pages where page.id == form.page {
      for splice in page.splices {
        rows.replaceSubrange(splice.offset..<(splice.offset + splice.removed), with: splice.inserted)
        changed.formUnion(splice.inserted)
      }
      changed.formUnion(page.updates.map(\.row))
    }
    for (place, id) in rows.enumerated() where changed.contains(id) {
      print(present(form.rows[place], number: place, in: form.environment))
    }
  }
}
