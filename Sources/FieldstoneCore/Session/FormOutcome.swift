import Foundation

/// The outcome of a submit.
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
  /// The form was submitted: every handler of ``FormSession/onSubmit(_:)`` has run. The model excludes the values of
  /// hidden fields that are not kept.
  case submitted(Model)
  /// A field that people can see and change has an error. The issues now show. Contains the errors, in display order.
  case invalid([FormIssue])
  /// The form can't be submitted now, regardless of its answers: it is disabled, is already being submitted, or has
  /// problems.
  case refused(FormReply.Refusal)
  /// A handler threw an error. The form is unchanged and can be submitted again.
  case failed(any Error)
  /// The form was left without being submitted, or the task in which a handler ran was cancelled.
  case cancelled

  /// The submitted model; nil for every other outcome.
  public var model: Model? {
    if case .submitted(let model) = self { return model }
    return nil
  }
}

extension FormOutcome: Sendable where Model: Sendable {}

extension Error {
  /// An error as a text: its `errorDescription` if it is a `LocalizedError`.
  package var message: String { (self as? any LocalizedError)?.errorDescription ?? String(describing: self) }
}
