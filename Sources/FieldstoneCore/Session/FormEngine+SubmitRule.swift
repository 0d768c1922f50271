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
    let found = submitIssues()
    guard !found.isEmpty else { return true }
    for entry in found {
      guard let slot = slot(of: entry, rule) else { continue }
      outside.add(entry.issue, to: slot)
      revalidate(slot)
      noteVisit(slot, .mayShowIssues)
      refreshShowing(slot)
    }
    followChanges()
    return currentFacts.isValid
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
