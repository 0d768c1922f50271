#if GTK
  import FieldstoneCore

  /// Why rows are as they are, for whoever makes the form.
  extension FormView {
    /// Explains the row with the focus and the fields in view that can't have it, in a dialog.
    func explain() {
      let rows = engine.rowsToExplain(engine.focusedRow, inView: top?.rowsInView ?? [])
      guard let first = rows.first else { return }
      let words = rows.compactMap { engine.why($0)?.description }.joined(separator: "\n\n")
      let close = Dialog.Answer(id: "close", title: text(.common(.close)))
      ask(FormString(verbatim: first.path), words, [close]) { _ in }
    }
  }
#endif
