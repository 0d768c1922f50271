import FieldstoneCore

/// Messages of issues in the words of a dialogue, where a yes-or-no question is answered, not selected.
extension FormIssue {
  func spoken(in environment: FormEnvironment) -> String { environment.spoken(text(in: environment)) }
}

extension FormEngine {
  /// The message of an issue. That an entry is there twice is said of its answer, because a dialogue numbers no entries
  /// where it reports what is wrong.
  func spoken(_ issue: FormIssue) -> String {
    guard case .repeatedEntry = issue.kind, let element = subject(of: issue), element.kind != .collection,
      !element.display.isEmpty
    else { return issue.spoken(in: environment) }
    return FormString.dialogue(.repeated, .text(VisibleText.short(element.display))).text(in: environment)
  }
}

extension FormRow.Message {
  func spoken(in environment: FormEnvironment) -> String { environment.spoken(text) }
}

extension FormEnvironment {
  fileprivate func spoken(_ message: String) -> String {
    guard message == FormString.issue(.mustBeTrue).text(in: self) else { return message }
    return FormString.dialogue(.mustBeYes).text(in: self)
  }
}
