import FieldstoneCore

/// Messages of issues in the words of a dialogue, where a yes-or-no question is answered, not selected.
extension FormIssue {
  func spoken(in environment: FormEnvironment) -> String { environment.spoken(text(in: environment)) }
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
