#if GTK
  import FieldstoneCore

  /// The banner of a refused submit. It is on every page until nothing is wrong, because the errors may be on any page.
  extension FormView {
    /// Shows a banner that the form was not submitted, and has it read out.
    func showNotSubmitted() {
      noteRefusal()
      updateBanners(isAnnounced: true)
    }

    /// Has the focused row say that the submit was refused, before it says what is wrong with the answer. Screen readers
    /// don't read out a label that appears in a window of GTK 4.8, but they do read what describes the focused control.
    ///
    /// The same words are read out again only if they were gone meanwhile, for so long that a screen reader has noticed:
    /// of several changes that it hasn't handled yet, it may handle only the last one.
    func noteRefusal() {
      isRefused = true
      let last = refusedRow ?? nextRefusal?.row
      forgetRefusal()
      guard let last, last == engine.focusedRow else { return sayRefusal() }
      let wait = Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(150))
        guard let self, !Task.isCancelled else { return }
        nextRefusal = nil
        if isRefused, !isClosed { sayRefusal() }
      }
      nextRefusal = (last, wait)
    }

    private func sayRefusal() {
      refusedRow = engine.focusedRow
      if let refusedRow { top?.rows.row(refusedRow)?.showAgain() }
    }

    func forgetRefusal() {
      nextRefusal?.wait.cancel()
      nextRefusal = nil
      guard let row = refusedRow else { return }
      refusedRow = nil
      top?.rows.row(row)?.showAgain()
    }

    /// What a row says of a refused submit; nil if another one says it, or nothing is wrong any longer.
    func refusal(saidIn row: FormRowID) -> String? {
      row == refusedRow && isRefused && !isRefusalOver ? text(engine.notSubmitted) : nil
    }

    private var isRefusalOver: Bool {
      let facts = engine.facts
      return facts.isSubmitting || facts.invalidFields == 0 && canSubmit
    }

    /// Shows the banner above the topmost page with the current number of errors, or hides it if nothing is wrong. A
    /// program can enable the submit button without any new facts.
    func updateBanners(isAnnounced: Bool = false) {
      if isRefused, isRefusalOver {
        isRefused = false
        forgetRefusal()
      }
      for page in pages where !isRefused || page !== top { page.banner.hide() }
      guard isRefused else { return }
      top?.banner.show(text(engine.notSubmitted), text(.common(.error)), linkToFirstError, isAnnounced: isAnnounced)
    }

    /// Leads to the first row with an error, on any page, and says its title, after those of the elements that it is
    /// in; nil if no such row can be answered. A collection is answered with the row that adds to it, or with the
    /// element that is there twice.
    private var linkToFirstError: Banner.Link? {
      let wrong = engine.shownIssues.lazy.filter { $0.severity == .error }.compactMap { issue in
        let row = issue.row.flatMap { self.engine.row($0) }
        return row?.kind == .collection ? self.engine.subject(of: issue) : row
      }
      let targets = wrong.compactMap { row in self.focusable(row).map { (row, $0) } }
      guard let (row, target) = targets.first else { return nil }
      let title = engine.titleInElements(of: row)
      return Banner.Link(title: text(.window(.goTo, .text(title)))) { [weak self] in
        self?.send(.focus(target))
        self?.showFocus()
      }
    }

    private func focusable(_ row: FormRow) -> FormRowID? {
      if row.isFocusable { return row.id }
      guard row.kind == .collection, let add = engine.row(row.rowThatAdds), add.isFocusable else { return nil }
      return add.id
    }
  }
#endif
