import FieldstoneCore

/// Issues from outside. They stay until their row, or anything in it, is edited, or the form is submitted again.
extension ReferenceForm {
  /// - Returns: What no row can show.
  func report(_ reports: [PlanReport]) -> String {
    var left: [String] = []
    perform { left = place(reports) }
    notify()
    return left.joined(separator: "\n")
  }

  /// Shows issues at their rows, but not at those that have been edited since the answers were handed over.
  ///
  /// - Returns: What no row can show.
  func place(_ reports: [PlanReport], except edited: Set<String> = [], interrupts: Bool = true) -> [String] {
    var left: [String] = []
    var isRefused = false
    for report in reports {
      guard let row = layout.byID[report.row], counts(row) else {
        left.append(report.text)
        continue
      }
      guard !edited.contains(row.id) else { continue }
      state.outside[row.id, default: []].append(ReferenceIssue(code: report.text, severity: report.severity))
      state.reported.insert(row.id)
      if report.severity == .error { isRefused = true }
    }
    guard isRefused else { return left }
    state.failedSubmits += 1
    settleFacts()
    if interrupts { focusFirstError() }
    return left
  }

  /// Something in a row has been edited: what was said about it, and about what contains it, may no longer be true.
  func forgetOutside(_ path: String) {
    var row = row(ofPath: path)
    while let next = row {
      state.outside[next.id] = nil
      state.work?.edited.insert(next.id)
      row = layout.owner(of: next)
    }
  }

  /// Whether all errors of a row are such that the next submit decides anew.
  func triesAgain(_ row: ReferenceRow) -> Bool {
    var outside = state.outside[row.id] ?? []
    if state.checks[row.path] == .failed { outside.append(ReferenceIssue(code: "notChecked")) }
    return facts.issues[row.id]?.allSatisfy { $0.severity != .error || outside.contains($0) } ?? true
  }

  /// Whether nothing is wrong that would prevent a submit or a save.
  var isSubmittable: Bool { layout.rows.allSatisfy { !counts($0) || triesAgain($0) } }
}
