/// What became of a submit.
///
/// ```swift
/// switch await form.submit() {
/// case .submitted(let attendee): print("Welcome, \(attendee.name).")
/// case .invalid(let issues): print("\(issues.count) to fix")
/// case .refused(let refusal): print(refusal)
/// case .failed(let error): print("Not saved: \(error)")
/// case .cancelled: break
/// }
/// ```
public enum FormOutcome<Model> {
  /// It went through: every handler of ``FormSession/onSubmit(_:)`` has run. The model is without the values of hidden
  /// fields.
  case submitted(Model)
  /// Something that people can see and change has an error; the issues now show. The errors, in display order.
  case invalid([FormIssue])
  /// The form can't be submitted now, whatever its answers are: it is disabled, is being submitted already, or is unsound.
  case refused(FormReply.Refusal)
  /// A handler threw; the form stays as it is and can be submitted again.
  case failed(any Error)
  /// The form was left without submitting, or the task in which a handler ran was cancelled.
  case cancelled

  /// The submitted model; nil for every other outcome.
  public var model: Model? {
    if case .submitted(let model) = self { return model }
    return nil
  }
}

extension FormOutcome: Sendable where Model: Sendable {}
