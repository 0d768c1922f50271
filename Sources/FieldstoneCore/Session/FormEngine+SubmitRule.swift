/// A rule about the model as a whole. It runs when a submit or a save has found nothing else wrong, because it costs as
/// much as the model is large.
class AnySubmitRule: @unchecked Sendable {
  /// The row that shows what is wrong with the form as a whole.
  let notice: FormElement

  init(notice: FormElement) { self.notice = notice }
}

final class SubmitRule<Model>: AnySubmitRule, @unchecked Sendable {
  let check: @Sendable (Model) -> [SubmitIssue]

  init(notice: FormElement, check: @escaping @Sendable (Model) -> [SubmitIssue]) {
    self.check = check
    super.init(notice: notice)
  }
}

/// What a rule about the model as a whole has found.
package struct SubmitIssue: Sendable {
  /// The names of the rows that lead to the one with the issue, and its own; the position of an element for that of a
  /// collection. An issue whose row isn't there or doesn't count shows at the one that leads to it, and in the end at
  /// the form as a whole.
  package var path: [String]
  package var issue: FormIssue

  package init(path: [String], issue: FormIssue) { (self.path, self.issue) = (path, issue) }
}

extension FormBuilder {
  /// A rule about the model as a whole, as it would be submitted. Its issues go away when their row is edited, and with
  /// the next submit. Of several, the last counts.
  package func submitRule(_ check: @escaping @Sendable (Model) -> [SubmitIssue]) {
    let notice = FormElement(name: scope.unusedID("issue"), kind: .notice)
    scope.add(notice)
    scope.submitRule = SubmitRule(notice: notice, check: check)
  }
}

extension FormEngine {
  /// Whether the rule about the model as a whole accepts the answers. Shows what it finds.
  func passesSubmitRule() -> Bool {
    guard let rule = core.submitRule else { return true }
    guard show(submitIssues(), of: rule) else { return true }
    followChanges()
    return currentFacts.isValid
  }

  /// The same for a form that saves by itself: fields of which the rule finds something keep what was saved before, and
  /// it is asked again about what is saved then.
  ///
  /// - Returns: Whether there is something to save that the rule accepts.
  /// - Complexity: O(model) for each time that it is asked, which is at most once more than fields have changed.
  func passesRuleOfPart() -> Bool {
    guard let rule = core.submitRule else { return true }
    while canSavePart {
      let known = outside.rowsOfRule
      guard show(submitIssues(), of: rule) else { return true }
      followChanges()
      // Without another field that is left out, the rule would find the same again.
      if outside.rowsOfRule == known { return false }
    }
    return false
  }

  /// Forgets what the rule has found, because the answers that it has found it in have changed.
  func forgetIssuesOfRule() {
    let rows = outside.rowsOfRule
    guard !rows.isEmpty else { return }
    for row in rows.sorted() {
      outside.forgetRule(row)
      revalidate(row)
    }
    followChanges()
  }

  /// - Returns: Whether there are issues that count.
  private func show(_ found: [SubmitIssue], of rule: AnySubmitRule) -> Bool {
    for entry in found {
      guard let slot = slot(of: entry, rule), !outside[slot].contains(entry.issue) else { continue }
      outside.add(entry.issue, to: slot, isOfRule: true)
      revalidate(slot)
      noteVisit(slot, .mayShowIssues)
      refreshShowing(slot)
    }
    return !found.isEmpty
  }

  private func slot(of entry: SubmitIssue, _ rule: AnySubmitRule) -> Int? {
    var path = entry.path[...]
    while !path.isEmpty {
      if let found = slot(below: 0, path).map(choice), counts(found) { return found }
      path = path.dropLast()
    }
    return blocks[0].core.firstIndex(of: rule.notice).map { blocks[0].base + $0 }
  }
}
