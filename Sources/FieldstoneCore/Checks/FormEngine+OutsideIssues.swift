/// Issues from outside of the form, which a submit handler has thrown or the program has reported.
extension FormEngine {
  /// Shows issues at their rows, and puts the focus on the first row with an error. They go away when their row is
  /// edited, and with the next submit.
  ///
  /// - Returns: The issues whose row the form doesn't have or doesn't show.
  @discardableResult public func report(_ issues: FormIssues) -> FormIssues {
    var left = FormIssues()
    perform { left = place(issues, from: .program) }
    return left
  }

  /// Where issues come from.
  enum IssueSource {
    /// A submit or save handler, which has seen the answers as they were when it began.
    case submit
    case program
    /// An action of a row. It refuses nothing, and disturbs nobody who has gone on to another row.
    case action(Int)
  }

  /// - Returns: The issues that have no row that shows.
  func place(_ issues: FormIssues, from source: IssueSource) -> FormIssues {
    var left = FormIssues()
    var firstError: Int?
    for (place, issue) in issues.entries {
      guard let slot = slot(of: place), counts(slot) else {
        left.keep(issue)
        continue
      }
      // The answer was about a value that is no longer there.
      if case .submit = source, outside.isEdited(slot) { continue }
      outside.add(issue, to: slot)
      revalidate(slot)
      noteVisit(slot, .mayShowIssues)
      refreshShowing(slot)
      if issue.severity == .error, firstError == nil { firstError = slot }
    }
    guard let firstError else { return left }
    if case .action(let slot) = source {
      guard focus.slot < 0 || focus.slot == slot else { return left }
      openPage(of: firstError)
      if slots[firstError].flags.contains(.isChecked) { setFocus(firstError) }
    } else {
      currentFacts.failedSubmits += 1
      submissionState.refuse()
      // A row that is disabled because of the issue isn't the first with an error.
      followChanges()
      // A form that saves by itself interrupts nobody.
      if case .submit = source, currentFacts.mode == .free { return left }
      focusFirstError()
    }
    return left
  }

  /// Replaces what the program has reported by what it had reported in another session.
  func restore(_ reported: [FormSnapshot.Reported]) {
    forgetAllOutside()
    for entry in reported {
      guard let slot = slot(of: entry.row), field(at: slot)?.isPrivate != true else { continue }
      outside.add(FormIssue(.custom(FormString(verbatim: entry.text)), severity: entry.severity), to: slot)
      revalidate(slot)
    }
  }

  private func slot(of place: FormIssues.Place) -> Int? {
    switch place {
    case .row(let row): slot(of: row)
    case .property(let path): slot(of: path, in: 0).map(choice)
    }
  }

  /// A row has been edited: what was said about it, or about what contains it, may no longer be true.
  func forgetOutside(_ slot: Int) {
    if currentFacts.isSubmitting { noteOutsideEdit(slot) }
    guard !outside.isEmpty else { return }
    var row = slot
    while row >= 0 {
      if !outside[row].isEmpty {
        outside.forget(row)
        revalidate(row)
      }
      row = blocks[block(of: row)].owner
    }
  }

  private func noteOutsideEdit(_ slot: Int) {
    var row = slot
    while row >= 0 {
      outside.noteEdit(row)
      row = blocks[block(of: row)].owner
    }
  }

  /// The form is submitted again: whoever found something wrong decides anew.
  func forgetAllOutside() {
    guard !outside.isEmpty else { return }
    for slot in outside.bySlot.keys.sorted() {
      outside.forget(slot)
      revalidate(slot)
    }
  }
}
